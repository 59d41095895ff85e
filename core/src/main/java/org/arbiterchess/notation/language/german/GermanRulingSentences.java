package org.arbiterchess.notation.language.german;

import static org.arbiterchess.notation.language.german.GermanPieceNames.Case.TO_WHOM;
import static org.arbiterchess.notation.language.german.GermanPieceNames.Case.WHO;
import static org.arbiterchess.notation.language.german.GermanPieceNames.Case.WHOM;
import static org.arbiterchess.notation.language.german.GermanPieceNames.colored;
import static org.arbiterchess.notation.language.german.GermanPieceNames.pieces;
import static org.arbiterchess.notation.language.german.GermanPieceNames.with;
import static org.arbiterchess.notation.language.german.GermanPieceNames.word;
import static org.arbiterchess.text.PositionalTemplate.capital;

import java.util.List;
import org.arbiterchess.chess.PlacedPiece;
import org.arbiterchess.chess.Role;
import org.arbiterchess.notation.language.RulingFacts;
import org.arbiterchess.notation.language.german.GermanPieceNames.Case;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.SurprisingMoveExplanation;

/**
 * The German sentences for rulings. They use the present tense and name each piece with its square.
 * They address the player as „du", or name White or Black if the ruling is about the past.
 */
final class GermanRulingSentences {

  private static final String CHOICE = "Dame, Turm, Läufer oder Springer";
  private static final String NOT_AT_HOME = " steht nicht auf seinem Ausgangsfeld";
  private static final String NOT_BACK = " gezogen, und Zurückziehen hilft nicht";
  private static final String AT_ONCE = ". En passant muss sofort geschlagen werden";
  private static final String EN_PASSANT_TAKES =
      "En passant kann nur ein Bauer geschlagen werden, der gerade zwei Felder vorgerückt ist";

  private GermanRulingSentences() {}

  static String refusal(RulingFacts t) {
    return switch (t.ruling().detail()) {
      case GAME_OVER -> "Die Partie ist beendet: Es kann nicht mehr gezogen werden";
      case NO_PIECE -> "Auf " + t.goal() + " steht keine Figur";
      case NO_MOVE -> mover(t) + " bleibt stehen: Ein Zug muss auf einem anderen Feld enden";
      case WRONG_TURN -> wrongTurn(t);

      case KING_NOT_AT_HOME -> noCastling(t) + mover(t) + NOT_AT_HOME;
      case NO_ROOK_AT_HOME -> noCastling(t) + "Auf " + t.goal() + " steht kein Turm von " + of(t);
      case ROOK_NOT_AT_HOME -> noCastling(t) + culprits(t) + NOT_AT_HOME;
      case RIGHT_LOST ->
          t.isAddressed()
              ? noCastling(t) + "Das Recht" + right(t) + " ist endgültig verloren"
              : player(t) + " hat das Recht" + right(t) + " nicht mehr";
      case RIGHT_LOST_KING_MOVED ->
          noCastling(t) + capital(own(t, Role.KING, WHO)) + " hat" + inMove(t) + NOT_BACK;
      case RIGHT_LOST_ROOK_MOVED -> noCastling(t) + rook(t) + " hat" + inMove(t) + NOT_BACK;
      case RIGHT_LOST_ROOK_CAPTURED ->
          noCastling(t) + rook(t) + " wurde" + inMove(t) + " geschlagen; ein anderer zählt nicht";
      case RIGHT_LOST_BY_SETUP ->
          t.isAddressed()
              ? noCastling(t) + "In der aufgestellten Stellung fehlt das Recht" + right(t)
              : player(t) + " hat das Recht" + right(t) + " nicht mehr";
      case CASTLING_BLOCKED -> noCastling(t) + culprits(t) + verb(t, " steh", "t") + " im Weg";
      case CASTLING_OUT_OF_CHECK ->
          can(t) + " nicht aus dem Schach heraus rochieren: " + attack(t) + yourKing(t) + " an";
      case CASTLING_THROUGH_CHECK ->
          noCastling(t) + attackOnSquare(t) + " an, das der König überqueren muss";
      case CASTLING_INTO_CHECK -> noCastling(t) + attackOnSquare(t) + landing(t);
      case CASTLING_UNCOVERS_CHECK ->
          (noCastling(t)
                  + "Sobald "
                  + own(t, Role.ROOK, WHO)
                  + " fort ist, "
                  + thenAttack(t)
                  + " das Feld ")
              + (t.goal() + landing(t));

      case BISHOP_SHAPE -> "Ein Läufer zieht auf Diagonalen: " + noneLeads(t);
      case ROOK_SHAPE -> "Ein Turm zieht auf Linien und Reihen: " + noneLeads(t);
      case QUEEN_SHAPE -> "Eine Dame zieht auf Linien, Reihen und Diagonalen: " + noneLeads(t);
      case KNIGHT_SHAPE ->
          "Ein Springer springt zwei Felder in eine Richtung und eines zur Seite: " + notThere(t);
      case KING_SHAPE ->
          "Ein König zieht ein Feld weit: Von " + t.from() + " nach " + t.goal() + " ist es weiter";
      case PAWN_SHAPE ->
          "Ein Bauer zieht gerade nach vorn und schlägt schräg nach vorn: " + notThere(t);
      case NO_KING_REACHES -> capital(own(t, Role.KING, WHO)) + " erreicht " + t.goal() + " nicht";
      case NO_BISHOP_REACHES,
          NO_ROOK_REACHES,
          NO_QUEEN_REACHES,
          NO_KNIGHT_REACHES,
          NO_PAWN_REACHES ->
          unreached(t);

      case OWN_PIECE_THERE -> cannot(t, "nicht nach " + t.goal() + " ziehen") + ownPiece(t);
      case KING_CAPTURE ->
          can(t) + " " + culpritsWhom(t) + " nicht schlagen: Ein König wird nie geschlagen";
      case PATH_BLOCKED -> mover(t) + " kann nicht über " + culpritsWhom(t) + " springen";
      case PAWN_BLOCKED -> cannot(t, "nicht vorrücken") + culprits(t) + " steht ihm im Weg";
      case PAWN_DOUBLE_STEP_BLOCKED ->
          cannot(t, "nicht zwei Felder vorrücken") + culprits(t) + " steht ihm im Weg";
      case PAWN_ALREADY_MOVED ->
          mover(t) + " hat schon gezogen: Nur in seinem ersten Zug darf er zwei Felder vorrücken";
      case EN_PASSANT_NOT_NOW ->
          (can(t) + " " + culpritsWhom(t) + " jetzt nicht en passant schlagen. ")
              + EN_PASSANT_TAKES;
      case EN_PASSANT_TOO_LATE ->
          t.isAddressed()
              ? "Nein: " + culprits(t) + " ist " + ago(t) + " zwei Felder vorgerückt" + AT_ONCE
              : "En passant war nur im Zug nach " + t.doubleStep() + " möglich";
      case EN_PASSANT_SINGLE_STEPS ->
          no(t) + culprits(t) + " ist Feld für Feld vorgerückt. " + EN_PASSANT_TAKES;
      case EN_PASSANT_NOT_A_PAWN -> no(t) + culprits(t) + " ist kein Bauer. " + EN_PASSANT_TAKES;
      case NOTHING_TO_CAPTURE ->
          "Ein Bauer zieht nur dann schräg, wenn er schlägt, und auf " + t.goal() + " steht nichts";

      case STILL_IN_CHECK ->
          (t.isAddressed() ? "Damit steht dein" : "Nach diesem Zug steht der")
              + (" König weiter im Schach: " + attack(t) + " ihn an");
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
          ("Beim Schlagen en passant werden " + t.from() + " und " + t.takenEnPassant())
              + (" frei: Dann " + thenAttack(t) + yourKing(t) + " an");

      case PROMOTION_MISSING ->
          ("Wähle die Figur, in die " + own(t, Role.PAWN, WHO) + " auf " + t.goal())
              + (" umgewandelt wird: " + CHOICE);
      case PROMOTION_TO_KING_OR_PAWN ->
          (capital(own(t, Role.PAWN, WHO)) + " kann auf " + t.goal() + " nicht in ")
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
    String attackers = capital(pieces(a.culprits(), a.move().color(), true, WHO));
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

  private static String named(List<PlacedPiece> placed, RulingFacts t, Case grammar) {
    return pieces(placed, t.ruling().player(), t.isAddressed(), grammar);
  }

  private static String own(RulingFacts t, Role role, Case grammar) {
    return t.isAddressed()
        ? with("dein", role, grammar)
        : colored(t.ruling().player(), role, grammar);
  }

  private static String player(RulingFacts t) {
    return word(t.ruling().player());
  }

  private static String of(RulingFacts t) {
    return t.isAddressed() ? "dir" : player(t);
  }

  private static String can(RulingFacts t) {
    return t.isAddressed() ? "Du kannst" : player(t) + " kann";
  }

  private static String noCastling(RulingFacts t) {
    return can(t) + " nicht rochieren: ";
  }

  private static String right(RulingFacts t) {
    return " zur Rochade mit dem Turm auf " + t.goal();
  }

  private static String landing(RulingFacts t) {
    return " an, auf dem " + (t.isAddressed() ? "dein" : "der") + " König landen würde";
  }

  private static String no(RulingFacts t) {
    return t.isAddressed() ? "Nein: " : "";
  }

  /** The name of the moving piece, capitalised because it always begins a sentence. */
  private static String mover(RulingFacts t) {
    return capital(named(List.of(t.mover()), t, WHO));
  }

  private static String cannot(RulingFacts t, String what) {
    return mover(t) + " kann " + what + ": ";
  }

  /**
   * The names of the pieces that make the attempt illegal, capitalised because they always begin a
   * sentence.
   */
  private static String culprits(RulingFacts t) {
    return capital(named(t.culprits(), t, WHO));
  }

  private static String culpritsWhom(RulingFacts t) {
    return named(t.culprits(), t, WHOM);
  }

  private static String ownPiece(RulingFacts t) {
    PlacedPiece own = t.culprits().get(0);
    String ending = GermanPieceNames.isFeminine(own.role()) ? "e eigene " : " eigener ";
    String whose = t.isAddressed() ? "dein" : "ein";
    return "Dort steht " + whose + ending + word(own.role());
  }

  private static String rook(RulingFacts t) {
    return capital(own(t, Role.ROOK, WHO)) + " von " + t.goal();
  }

  private static String yourKing(RulingFacts t) {
    return (t.isAddressed() ? " deinen" : " den") + " König auf " + t.goal();
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
    return verb(t, "greif", "t") + " " + named(t.culprits(), t, WHO);
  }

  private static String wrongTurn(RulingFacts t) {
    return (word(t.ruling().player()) + " ist am Zug, und ")
        + (named(List.of(t.mover()), t, WHO) + " gehört ")
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
  private static String unreached(RulingFacts t) {
    Attempt.Unreached attempt = (Attempt.Unreached) t.ruling().attempt();
    String file = attempt.file().map(f -> "" + f.letter()).orElse("");
    String rank = attempt.rank().map(r -> "" + r.number()).orElse("");
    String where = " auf " + file + rank;
    if (file.isEmpty()) {
      where = rank.isEmpty() ? "" : " auf der " + rank + ". Reihe";
    } else if (rank.isEmpty()) {
      where = " auf der " + file + "-Linie";
    }
    return (with("Kein", attempt.role(), WHO) + " von " + of(t))
        + (where + " erreicht " + attempt.to());
  }

  /** Names the opposing king first, then any other pieces that attack the square. */
  private static String besideKing(RulingFacts t) {
    List<PlacedPiece> others = t.culprits(false);
    String besides = (others.size() == 1 ? " greift " : " greifen ") + t.goal() + " ebenfalls an";
    return cannot(t, "nicht nach " + t.goal() + " ziehen")
        + ("Dort stünde er neben " + named(t.culprits(true), t, TO_WHOM))
        + (others.isEmpty() ? "" : ", und " + named(others, t, WHO) + besides);
  }
}
