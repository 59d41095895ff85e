package org.arbiterchess.notation.language.german;

import static org.arbiterchess.notation.language.german.GermanPieceNames.Case.TO_WHOM;
import static org.arbiterchess.notation.language.german.GermanPieceNames.Case.WHO;
import static org.arbiterchess.notation.language.german.GermanPieceNames.Case.WHOM;
import static org.arbiterchess.notation.language.german.GermanPieceNames.pieces;
import static org.arbiterchess.notation.language.german.GermanPieceNames.with;
import static org.arbiterchess.notation.language.german.GermanPieceNames.word;
import static org.arbiterchess.text.Template.capital;

import java.util.List;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.PlacedPiece;
import org.arbiterchess.notation.language.RulingFacts;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.Ruling;
import org.arbiterchess.rules.SurprisingMoveExplanation;

/**
 * The German sentences for rulings. They address the player as „du", use the present tense, and
 * name each piece with its square.
 */
final class GermanRulingSentences {

  private static final String CHOICE = "Dame, Turm, Läufer oder Springer";
  private static final String NO_CASTLING = "Du kannst nicht rochieren: ";
  private static final String NOT_AT_HOME = " steht nicht auf seinem Ausgangsfeld";
  private static final String NOT_BACK = " gezogen, und Zurückziehen hilft nicht";
  private static final String AT_ONCE = ". En passant muss sofort geschlagen werden";
  private static final String LANDING = " an, auf dem dein König landen würde";
  private static final String EN_PASSANT_TAKES =
      "En passant kann nur ein Bauer geschlagen werden, der gerade zwei Felder vorgerückt ist";

  private GermanRulingSentences() {}

  static String refusal(Ruling.Illegal ruling) {
    RulingFacts t = new RulingFacts(ruling);
    return switch (ruling.detail()) {
      case GAME_OVER -> "Die Partie ist beendet: Es kann nicht mehr gezogen werden";
      case NO_PIECE -> "Auf " + t.goal() + " steht keine Figur";
      case NO_MOVE -> mover(t) + " bleibt stehen: Ein Zug muss auf einem anderen Feld enden";
      case WRONG_TURN -> wrongTurn(t);

      case KING_NOT_AT_HOME -> NO_CASTLING + mover(t) + NOT_AT_HOME;
      case NO_ROOK_AT_HOME -> NO_CASTLING + "Auf " + t.goal() + " steht kein Turm von dir";
      case ROOK_NOT_AT_HOME -> NO_CASTLING + culprits(t) + NOT_AT_HOME;
      case RIGHT_LOST ->
          (NO_CASTLING + "Das Recht zur Rochade mit dem Turm auf " + t.goal())
              + " ist endgültig verloren";
      case RIGHT_LOST_KING_MOVED -> NO_CASTLING + "Dein König hat" + inMove(t) + NOT_BACK;
      case RIGHT_LOST_ROOK_MOVED -> NO_CASTLING + rook(t) + " hat" + inMove(t) + NOT_BACK;
      case RIGHT_LOST_ROOK_CAPTURED ->
          NO_CASTLING + rook(t) + " wurde" + inMove(t) + " geschlagen; ein anderer zählt nicht";
      case RIGHT_LOST_BY_SETUP ->
          (NO_CASTLING
                  + "In der aufgestellten Stellung fehlt das Recht zur Rochade mit dem Turm auf ")
              + t.goal();
      case CASTLING_BLOCKED -> NO_CASTLING + culprits(t) + verb(t, " steh", "t") + " im Weg";
      case CASTLING_OUT_OF_CHECK ->
          "Du kannst nicht aus dem Schach heraus rochieren: " + attack(t) + yourKing(t) + " an";
      case CASTLING_THROUGH_CHECK ->
          NO_CASTLING + attackOnSquare(t) + " an, das der König überqueren muss";
      case CASTLING_INTO_CHECK -> NO_CASTLING + attackOnSquare(t) + LANDING;
      case CASTLING_UNCOVERS_CHECK ->
          (NO_CASTLING + "Sobald dein Turm fort ist, " + thenAttack(t) + " das Feld ")
              + (t.goal() + LANDING);

      case BISHOP_SHAPE -> "Ein Läufer zieht auf Diagonalen: " + noneLeads(t);
      case ROOK_SHAPE -> "Ein Turm zieht auf Linien und Reihen: " + noneLeads(t);
      case QUEEN_SHAPE -> "Eine Dame zieht auf Linien, Reihen und Diagonalen: " + noneLeads(t);
      case KNIGHT_SHAPE ->
          "Ein Springer springt zwei Felder in eine Richtung und eines zur Seite: " + notThere(t);
      case KING_SHAPE ->
          "Ein König zieht ein Feld weit: Von " + t.from() + " nach " + t.goal() + " ist es weiter";
      case PAWN_SHAPE ->
          "Ein Bauer zieht gerade nach vorn und schlägt schräg nach vorn: " + notThere(t);
      case NO_KING_REACHES -> "Dein König erreicht " + t.goal() + " nicht";
      case NO_BISHOP_REACHES,
          NO_ROOK_REACHES,
          NO_QUEEN_REACHES,
          NO_KNIGHT_REACHES,
          NO_PAWN_REACHES ->
          unreached((Attempt.Unreached) ruling.attempt());

      case OWN_PIECE_THERE -> cannot(t, "nicht nach " + t.goal() + " ziehen") + ownPiece(t);
      case KING_CAPTURE ->
          "Du kannst " + culpritsWhom(t) + " nicht schlagen: Ein König wird nie geschlagen";
      case PATH_BLOCKED -> mover(t) + " kann nicht über " + culpritsWhom(t) + " springen";
      case PAWN_BLOCKED -> cannot(t, "nicht vorrücken") + culprits(t) + " steht ihm im Weg";
      case PAWN_DOUBLE_STEP_BLOCKED ->
          cannot(t, "nicht zwei Felder vorrücken") + culprits(t) + " steht ihm im Weg";
      case PAWN_ALREADY_MOVED ->
          mover(t) + " hat schon gezogen: Nur in seinem ersten Zug darf er zwei Felder vorrücken";
      case EN_PASSANT_NOT_NOW ->
          ("Du kannst " + culpritsWhom(t) + " jetzt nicht en passant schlagen. ")
              + EN_PASSANT_TAKES;
      case EN_PASSANT_TOO_LATE ->
          "Nein: " + culprits(t) + " ist " + ago(t) + " zwei Felder vorgerückt" + AT_ONCE;
      case EN_PASSANT_SINGLE_STEPS ->
          "Nein: " + culprits(t) + " ist Feld für Feld vorgerückt. " + EN_PASSANT_TAKES;
      case EN_PASSANT_NOT_A_PAWN -> "Nein: " + culprits(t) + " ist kein Bauer. " + EN_PASSANT_TAKES;
      case NOTHING_TO_CAPTURE ->
          "Ein Bauer zieht nur dann schräg, wenn er schlägt, und auf " + t.goal() + " steht nichts";

      case STILL_IN_CHECK -> "Damit steht dein König weiter im Schach: " + attack(t) + " ihn an";
      case STILL_IN_DOUBLE_CHECK ->
          "Im Doppelschach darf nur der König ziehen: " + attack(t) + " ihn sonst weiter an";
      case PINNED ->
          (mover(t) + " ist durch " + culpritsWhom(t) + " an" + yourKing(t)) + " gefesselt";
      case KING_INTO_CHECK ->
          cannot(t, "nicht nach " + t.goal() + " ziehen") + attack(t) + " dieses Feld an";
      case KING_ALONG_THE_LINE ->
          cannot(t, "dem Schach nicht entlang der Wirkungslinie ausweichen")
              + (attack(t) + " auch das Feld " + t.goal() + " an");
      case KING_TAKES_GUARDED_PIECE ->
          cannot(t, "auf " + t.goal() + " nicht schlagen")
              + (culprits(t) + verb(t, " deck", "t") + " dieses Feld");
      case KING_BESIDE_KING -> besideKing(t);
      case EN_PASSANT_OPENS_LINE ->
          ("Wenn du en passant schlägst, werden " + t.from() + " und " + t.takenEnPassant())
              + (" frei: Dann " + thenAttack(t) + yourKing(t) + " an");

      case PROMOTION_MISSING ->
          "Wähle die Figur, in die dein Bauer auf " + t.goal() + " umgewandelt wird: " + CHOICE;
      case PROMOTION_TO_KING_OR_PAWN ->
          ("Dein Bauer kann auf " + t.goal() + " nicht in ")
              + (with("ein", t.promotion(), WHOM) + " umgewandelt werden: Wähle " + CHOICE);
      case PROMOTION_NOT_HERE ->
          cannot(
                  t,
                  "auf "
                      + t.goal()
                      + " nicht in "
                      + with("ein", t.promotion(), WHOM)
                      + " umgewandelt werden")
              + "Umgewandelt wird nur ein Bauer, der die letzte Reihe erreicht";
    };
  }

  static String because(SurprisingMoveExplanation a) {
    boolean one = a.culprits().size() == 1;
    String attackers = capital(pieces(a.culprits(), a.move().color(), WHO));
    String attack = attackers + (one ? " greift " : " greifen ");
    return switch (a.kind()) {
      case EN_PASSANT ->
          ("Das ist Schlagen en passant: Der Bauer auf " + a.square())
              + (" ist gerade zwei Felder vorgerückt, und der Bauer auf " + a.move().from())
              + " schlägt ihn, als wäre er nur eines vorgerückt";
      case CASTLING_WITH_ATTACKED_ROOK ->
          (attack + "den Turm auf " + a.square() + " an, aber kein Feld auf dem Weg des Königs")
              + ": Bei der Rochade darf der Turm angegriffen sein";
      case CASTLING_PAST_ATTACKED_SQUARE ->
          (attack + "das Feld " + a.square() + " an, über das nur der Turm zieht")
              + ": Es kommt nur auf den Weg des Königs an";
      case CHECK_BY_PINNED_PIECE ->
          (attackers + " fesselt die Figur auf " + a.square())
              + ", aber auch eine gefesselte Figur bietet Schach";
      case STALEMATE ->
          ("Patt: Der König auf " + a.square() + " steht nicht im Schach, und ")
              + (word(a.move().color().other()) + " hat keinen regelgemäßen Zug")
              + ". Die Partie endet remis";
      case UNDERPROMOTION ->
          ("Der Bauer wird auf " + a.square() + " ")
              + GermanPieceNames.becoming(a.move().promotion().orElseThrow())
              + (": Zur Wahl stehen " + CHOICE);
    };
  }

  /** The name of the moving piece, capitalised because it always begins a sentence. */
  private static String mover(RulingFacts t) {
    return capital(pieces(List.of(t.mover()), t.ruling().player(), WHO));
  }

  private static String cannot(RulingFacts t, String what) {
    return mover(t) + " kann " + what + ": ";
  }

  /**
   * The names of the pieces that make the attempt illegal, capitalised because they always begin a
   * sentence.
   */
  private static String culprits(RulingFacts t) {
    return capital(pieces(t.culprits(), t.ruling().player(), WHO));
  }

  private static String culpritsWhom(RulingFacts t) {
    return pieces(t.culprits(), t.ruling().player(), WHOM);
  }

  private static String ownPiece(RulingFacts t) {
    PlacedPiece own = t.culprits().get(0);
    String ending = GermanPieceNames.isFeminine(own.role()) ? "e eigene " : " eigener ";
    return "Dort steht dein" + ending + word(own.role());
  }

  private static String rook(RulingFacts t) {
    return "Dein Turm von " + t.goal();
  }

  private static String yourKing(RulingFacts t) {
    return " deinen König auf " + t.goal();
  }

  private static String verb(RulingFacts t, String stem, String singular) {
    return stem + (t.culprits().size() == 1 ? singular : "en");
  }

  private static String attack(RulingFacts t) {
    return culprits(t) + verb(t, " greif", "t");
  }

  private static String attackOnSquare(RulingFacts t) {
    return attack(t) + " das Feld " + t.goal();
  }

  /** Returns the verb followed by the subject, as German requires after an introductory word. */
  private static String thenAttack(RulingFacts t) {
    return verb(t, "greif", "t") + " " + pieces(t.culprits(), t.ruling().player(), WHO);
  }

  private static String wrongTurn(RulingFacts t) {
    return (word(t.ruling().player()) + " ist am Zug, und ")
        + (pieces(List.of(t.mover()), t.ruling().player(), WHO) + " gehört ")
        + word(t.mover().color());
  }

  private static String inMove(RulingFacts t) {
    return t.number() == 0 ? " schon" : " im " + t.number() + ". Zug";
  }

  private static String ago(RulingFacts t) {
    String[] small = {"zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn"};
    int number = t.number();
    if (number < 2) {
      return number == 0 ? "schon früher" : "vor einem Zug";
    }
    return "vor " + (number - 2 < small.length ? small[number - 2] : "" + number) + " Zügen";
  }

  private static String noneLeads(RulingFacts t) {
    return "Von " + t.from() + " führt keine nach " + t.goal();
  }

  private static String notThere(RulingFacts t) {
    return "Von " + t.from() + " kommt er so nicht nach " + t.goal();
  }

  /** Returns a sentence such as „Kein Springer von dir auf der b-Linie erreicht d5". */
  private static String unreached(Attempt.Unreached attempt) {
    String file = attempt.file().map(f -> "" + f.letter()).orElse("");
    String rank = attempt.rank().map(r -> "" + r.number()).orElse("");
    String where = " auf " + file + rank;
    if (file.isEmpty()) {
      where = rank.isEmpty() ? "" : " auf der " + rank + ". Reihe";
    } else if (rank.isEmpty()) {
      where = " auf der " + file + "-Linie";
    }
    return (with("Kein", attempt.role(), WHO) + " von dir") + (where + " erreicht " + attempt.to());
  }

  /** Names the opposing king first, then any other pieces that attack the square. */
  private static String besideKing(RulingFacts t) {
    Color player = t.ruling().player();
    List<PlacedPiece> others = t.culprits(false);
    String besides = (others.size() == 1 ? " greift " : " greifen ") + t.goal() + " ebenfalls an";
    return cannot(t, "nicht nach " + t.goal() + " ziehen")
        + ("Dort stünde er neben " + pieces(t.culprits(true), player, TO_WHOM))
        + (others.isEmpty() ? "" : ", und " + pieces(others, player, WHO) + besides);
  }
}
