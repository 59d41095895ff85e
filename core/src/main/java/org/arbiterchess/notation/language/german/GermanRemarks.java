package org.arbiterchess.notation.language.german;

import org.arbiterchess.remark.InputRemarkKey;

/**
 * German remark templates. Sentence fragments are in the nominative because they follow a colon.
 */
final class GermanRemarks {

  private static final String OPERATIONS = "Operationen, die jeweils mit ; enden";
  private static final String HOME_AND_ROOK =
      "der König auf seiner Grundreihe und ein eigener Turm ";
  private static final String CHECKED =
      "Der König auf {0} steht im Schach von {1| und }; kein Zug kann ";

  private GermanRemarks() {}

  static String template(InputRemarkKey key) {
    return switch (key) {
      case VERBATIM -> "{0}";
      case QUOTED -> "„{0}“";
      case NOTHING -> "nichts";
      case THE_END -> "das Ende";
      case CHARACTERS -> "{0} Zeichen";
      case AT_MOST_CHARACTERS -> "höchstens {0} Zeichen";
      case NUMBER -> "eine Zahl von {0} bis {1}";

      case NO_KING -> "kein {0}er König";
      case KINGS -> "{0} {1}e Könige";
      case ONE_KING -> "genau ein {0}er König";
      case PAWN_ON -> "ein {0}er Bauer auf {1}";
      case PAWNS_BETWEEN -> "Bauern nur auf den Reihen 2 bis 7";
      case CHECK_OUT_OF_TURN -> "der {0}e König auf {1} im Schach, obwohl {2^} am Zug ist";
      case CHECK_IN_TURN -> "im Schach nur die Seite, die am Zug ist";
      case RIGHT_WITHOUT_ROOK -> "ein Rochaderecht für {0}, wo kein {1}er Turm steht";
      case RIGHT_WITHOUT_KING ->
          "ein Rochaderecht für {0}, obwohl der {1}e König nicht an seinem Platz steht";
      case KING_AND_ROOK -> "der König auf {0} und der Turm auf {1}";
      case KING_AT_HOME_AND_ROOK -> "der König auf seiner Grundreihe und der Turm auf {0}";
      case SECOND_RIGHT -> "ein zweites Rochaderecht auf derselben Seite, für {0}";
      case ROOK_EACH_SIDE -> "ein Turm auf jeder Seite des Königs";
      case WITH_TURN -> "{0}, obwohl {1^} am Zug ist";
      case SQUARE_ON_RANK -> "ein Feld auf der {0}. Reihe";
      case WITHOUT_PAWN -> "{0} ohne einen {1}en Bauern auf {2}";
      case PAWN_JUST_STEPPED -> "ein {0}er Bauer, der gerade nach {1} gezogen ist";
      case WITH_PIECE_ON -> "{0} mit einer Figur auf {1}";
      case NOTHING_ON -> "nichts auf {0} und {1}";

      case FIELDS -> "{0} {0?Gruppe:Gruppen}";
      case SIX_FIELDS -> "vier oder sechs Gruppen oder vier Gruppen und " + OPERATIONS;
      case PLACEMENT_AT_LEAST -> "mindestens die Figurenstellung";
      case SPACES -> "{0} Leerzeichen";
      case A_SPACE -> "ein Leerzeichen";
      case NO_SPACE -> "hier kein Leerzeichen";
      case ONE_SPACE -> "ein Leerzeichen zwischen den Gruppen";
      case ASCII -> "nur ASCII";
      case PRINTABLE_ASCII -> "nur druckbares ASCII";
      case RANKS -> "{0} {0?Reihe:Reihen}";
      case EIGHT_RANKS -> "8 Reihen, durch / getrennt";
      case EMPTY_RANK -> "eine leere Reihe";
      case EIGHT_SQUARES -> "8 Felder auf der {0}. Reihe, nicht {1}";
      case PIECE_OR_DIGIT -> "eine Figur (PNBRQK oder pnbrqk) oder eine Ziffer von 1 bis 8";
      case ONE_DIGIT -> "eine einzige Ziffer für leere Felder nebeneinander";
      case W_OR_B -> "w oder b";
      case CASTLING_LETTERS -> "- oder Buchstaben aus KQkq";
      case CASTLING_LETTERS_OR_FILES -> "- oder Buchstaben aus KQkq oder die Linien der Türme";
      case CASTLING_FILES_IN_CHESS960 ->
          "- oder Buchstaben aus KQkq; Linienbuchstaben gibt es nur bei Chess960";
      case AGAIN -> "{0} noch einmal";
      case EACH_LETTER_ONCE -> "jeder Buchstabe nur einmal";
      case WITHOUT_KING_AND_ROOK -> "{0} ohne {1}en König und Turm an ihrem Platz";
      case ROOK_TO_THE_RIGHT -> HOME_AND_ROOK + "rechts von ihm";
      case ROOK_TO_THE_LEFT -> HOME_AND_ROOK + "links von ihm";
      case BESIDE_RIGHT -> "{0} zusätzlich zum Recht für {1}";
      case ONE_RIGHT_A_SIDE -> "ein Recht je Seite";
      case DASH_OR_RANK -> "- oder ein Feld auf der {0}. Reihe";
      case DASH_OR_RANK_3_OR_6 -> "- oder ein Feld auf der 3. oder 6. Reihe";
      case NUMBER_OR_OPERATIONS -> "eine Zahl von {0} bis {1} oder " + OPERATIONS;
      case OPCODE -> "der Name einer Operation: ein Buchstabe, dann Buchstaben, Ziffern oder _";
      case SEMICOLON_AFTER -> "; nach der Operation {0}";
      case OPERANDS -> "{0} {0?Operand:Operanden}";
      case ONE_NUMBER_AFTER -> "eine Zahl nach {0}";
      case CLOSING_QUOTE -> "ein schließendes \"";

      case DASHES_READ -> "Gedankenstriche wurden als Bindestriche gelesen.";
      case SPACE_IGNORED -> "Überflüssiger Leerraum wurde ignoriert.";
      case DIGITS_ADDED -> "Ziffern nebeneinander wurden zusammengezählt.";
      case TURN_READ_AS -> "Das Zugrecht „{0}“ wurde als {1} gelesen.";
      case TURN_NOT_UNDERSTOOD -> "Das Zugrecht „{0}“ wurde nicht verstanden.";
      case TURN_MISSING_BLACK ->
          "Das Zugrecht fehlte: Schwarz ist am Zug, weil Schwarz im Schach steht.";
      case TURN_MISSING_WHITE -> "Das Zugrecht fehlte: Angenommen wurde Weiß.";
      case CASTLING_DROPPED -> "Der Rochadebuchstabe {0} wurde weggelassen.";
      case CASTLING_READ_AS -> "Der Rochadebuchstabe {0} wurde als {1} gelesen.";
      case CASTLING_MISSING -> "Die Rochaderechte fehlten: Angenommen wurde {0}.";
      case CASTLING_MISSING_NONE -> "Die Rochaderechte fehlten: Angenommen wurden keine.";
      case EN_PASSANT_MISSING -> "Das En-passant-Feld fehlte: Angenommen wurde keines.";
      case EN_PASSANT_DROPPED -> "Das En-passant-Feld {0} wurde weggelassen.";
      case EN_PASSANT_READ_AS -> "Das En-passant-Feld {0} wurde als {1} gelesen.";
      case HALFMOVE_CLOCK_MISSING -> "Der Halbzugzähler fehlte: Angenommen wurde {0}.";
      case HALFMOVE_CLOCK_READ_AS -> "Der Halbzugzähler {0} wurde als {1} gelesen.";
      case MOVE_NUMBER_MISSING -> "Die Zugnummer fehlte: Angenommen wurde {0}.";
      case MOVE_NUMBER_READ_AS -> "Die Zugnummer {0} wurde als {1} gelesen.";
      case SEMICOLON_ADDED -> "Das fehlende Semikolon nach der letzten Operation wurde ergänzt.";
      case COUNTER_OVERRULED ->
          "Der Zähler {0} wurde ignoriert, weil {1} einen anderen Wert angibt.";
      case REST_IGNORED -> "Der Text ab „{0}“ wurde ignoriert.";

      case MANY_PAWNS -> "{0^} hat {1} Bauern; eine Partie beginnt mit 8.";
      case MANY_PIECES -> "{0^} hat {1} Figuren; eine Partie beginnt mit 16.";
      case MANY_PROMOTED ->
          "{0^} hat mindestens {1} umgewandelte {1?Figur:Figuren}, aber es {2?fehlt:fehlen} nur {2}"
              + " {2?Bauer:Bauern}.";
      case MANY_CHECKS -> CHECKED + "mehr als ein Doppelschach geben.";
      case STRANGE_CHECKS -> CHECKED + "ein solches Doppelschach geben.";
      case CLOCK_AFTER_PAWN ->
          "Das En-passant-Feld ist {0}, also hat gerade ein Bauer gezogen, aber der Halbzugzähler"
              + " steht auf {1}.";
      case CHECK_BEFORE_PAWN ->
          "Der König auf {0} stand schon im Schach, bevor der Bauer {1} überquerte.";
      case CLOCK_TOO_HIGH ->
          "Der Halbzugzähler steht auf {0}, aber im {1}. Zug {2?ist:sind} erst {2}"
              + " {2?Halbzug:Halbzüge} gespielt.";

      case A_MOVE -> "ein Zug wie e4, Nf3, e2e4, e8=Q oder O-O";
      case RANK -> "eine Reihe von 1 bis 8";
      case SQUARE -> "ein Feld";
      case PROMOTION -> "eine Figur (Q, R, B oder N)";
      case END_OF_MOVE -> "das Ende des Zuges";
      case BOTH_SQUARES -> "beide Felder wie in Ng1-f3";
      case SQUARE_FROM -> "das Ausgangsfeld, etwa e2";
      case SQUARE_TO -> "das Zielfeld, etwa e4";
      case PROMOTION_OR_END -> "eine Umwandlungsfigur (q, r, b oder n) oder das Ende";
      case END_OR_PROMOTION -> "das Ende des Zuges oder = und Q, R, B oder N";
      case PIECE_LETTER -> "eine Figur (n, b, r, q oder k), ein Feld, 0-0 oder 0-0-0";
      case OTHER_PIECE -> "{0}, aber auf {2} steht eine andere Figur ({1})";
      case NOTHING_TAKEN -> "x, aber auf {0} steht nichts";
      case SOMETHING_TAKEN -> "kein x, aber auf {0} wird etwas geschlagen";

      case NOTHING_AFTER_DASH -> "nichts nach „-“";
      case BLACK_OR_END -> ":, | oder das Ende";
      case HOURGLASS_TOO -> "auch für Schwarz eine Sanduhr (*)";
      case NO_HOURGLASS -> "Minuten, denn Weiß hat keine Sanduhr";
      case NEXT_STAGE -> "„:“ und der nächste Abschnitt";
      case MOVES -> "eine Anzahl von Zügen, {0} bis {1}";
      case MINUTES -> "Minuten, {0} bis {1}";
      case SECONDS -> "Sekunden, {0} bis {1}";
      case BONUS -> "+, d oder b und Sekunden";
      case DECIMALS -> "eine bis drei Nachkommastellen";
      case SOME_MINUTES -> "mehr als 0 und höchstens {0} Minuten";

      case AN_OBJECT -> "ein Objekt";
      case A_LIST -> "eine Liste";
      case SOMETHING_ELSE -> "etwas anderes";
      case VERSION -> "Version {0}";
      case TEXT_OF_AT_MOST -> "Text mit höchstens {0} Zeichen";
      case ASCII_OF_AT_MOST -> "Text mit höchstens {0} druckbaren ASCII-Zeichen";
      case TRUE_OR_FALSE -> "true oder false";
      case WHOLE_NUMBER -> "eine ganze Zahl von {0} bis {1}";
      case ONE_OF -> "einer der Werte {0}";
      case SQUARE_SUCH_AS -> "ein Feld, etwa e4";
      case TWO_SQUARES -> "zwei Felder, Ausgangsfeld und Zielfeld";
      case ATTEMPT -> "ein Zug wie e2e4, e7e8q oder 0-0";
      case AN_ID -> "eine Kennung";
      case A_TOKEN -> "32 Zeichen aus A-Z a-z 0-9 - _";
      case NO_STRICT_ONLINE -> "kein strenges Spiel unter ONLINE, nur am Brett";
      case CONTROL_WITH_CLOCK -> "eine Bedenkzeit mit Uhr";
      case LIST_FROM_SET_UP -> "eine Liste, die mit setUp beginnt";
      case LIST_FROM_START -> "eine Liste, die mit dem Beginn der Partie anfängt";
      case POSSIBLE_EVENT -> "ein Ereignis, das hier möglich ist";
      case LOSING_SIDE ->
          "die Seite, die aufgegeben, die Partie verlassen oder die Zeit überschritten hat";
      case WIN_BY_CHECKMATE -> "ein Sieg, denn beim Matt gewinnt eine Seite";
      case AT_OFFSET -> "{0} (Position {1})";
      case IN_FIELD_AT_OFFSET -> "{0} ({1}, Position {2})";

      case WITH_CHECK -> "{0}, Schach";
      case WITH_CHECKMATE -> "{0}, schachmatt";
      case WITH_STALEMATE -> "{0}, patt";

      case TEXT -> "Text";
      case PLACEMENT -> "Figuren";
      case TURN -> "Zugrecht";
      case CASTLING -> "Rochaderechte";
      case EN_PASSANT -> "En-passant-Feld";
      case HALFMOVE_CLOCK -> "Halbzugzähler";
      case FULLMOVE_NUMBER -> "Zugnummer";
      case WRONG_VALUE -> "{0} – gefunden: {1}; erwartet: {2}";
      case WRONG_SETUP -> "{0} – gefunden: {1}; erwartet: {2}.";
      case WRONG_TEXT -> "{0}, Zeichen {1} – gefunden: {2}; erwartet: {3}.";
      case WRONG_TIME_CONTROL -> "Zeichen {0} – gefunden: {1}; erwartet: {2}.";
      case WRONG_MOVE -> "„{0}“ ist kein Zug. Zeichen {4} – gefunden: {2}; erwartet: {3}.";
      case AMBIGUOUS_MOVE -> "„{0}“ könnte {1| oder } sein: Welcher Zug ist gemeint?";

      case UNREADABLE_MOVE -> "Ich kann „{0}“ nicht lesen. Versuch es mit Nf3 oder g1f3.";
      case UNREADABLE_PROMOTION -> "Ich kann „{0}“ nicht lesen. Versuch es mit e8=Q oder e7e8q.";
      case UNREADABLE_TIME_CONTROL -> "Schreib es so: 5+3.";
      case NO_KING_YET -> "{0^} hat noch keinen König.";
      case MUST_BE_THEIR_MOVE -> "{0^} steht im Schach, also muss {0^} am Zug sein.";
    };
  }
}
