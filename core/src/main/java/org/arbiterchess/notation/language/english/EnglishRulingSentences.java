package org.arbiterchess.notation.language.english;

import static org.arbiterchess.notation.language.english.EnglishPhrasebook.word;
import static org.arbiterchess.text.PositionalTemplate.capital;
import static org.arbiterchess.text.PositionalTemplate.list;

import java.util.ArrayList;
import java.util.List;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.PlacedPiece;
import org.arbiterchess.notation.language.RulingFacts;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.SurprisingMoveExplanation;

/**
 * The English sentences for rulings. They use the present tense and name each piece with its
 * square. They address the player, or name White or Black if the ruling is about the past.
 */
final class EnglishRulingSentences {

  private static final String CHOICE = "queen, rook, bishop or knight";
  private static final String NOT_BACK = ", and moving it back does not help";
  private static final String AT_ONCE = ". En passant must be played at once";
  private static final String EN_PASSANT_TAKES =
      "Only a pawn that has just moved two squares can be captured en passant";

  private EnglishRulingSentences() {}

  static String refusal(RulingFacts t) {
    return switch (t.ruling().detail()) {
      case GAME_OVER -> "The game is over: no more moves can be played";
      case NO_PIECE -> "There is no piece on " + t.goal();
      case NO_MOVE -> capital(mover(t)) + " did not move: a move must end on another square";
      case WRONG_TURN -> wrongTurn(t);

      case KING_NOT_AT_HOME -> noCastling(t) + mover(t) + " is not on its original square";
      case NO_ROOK_AT_HOME -> noCastling(t) + have(t) + " no rook on " + t.goal();
      case ROOK_NOT_AT_HOME -> noCastling(t) + culprits(t) + " is not on its original square";
      case RIGHT_LOST ->
          t.isAddressed()
              ? noCastling(t) + "you have lost" + right(t)
              : player(t) + " no longer has" + right(t);
      case RIGHT_LOST_KING_MOVED -> noCastling(t) + your(t) + "king moved" + onMove(t) + NOT_BACK;
      case RIGHT_LOST_ROOK_MOVED -> noCastling(t) + rook(t) + " moved" + onMove(t) + NOT_BACK;
      case RIGHT_LOST_ROOK_CAPTURED ->
          noCastling(t) + rook(t) + " was captured" + onMove(t) + "; another rook does not count";
      case RIGHT_LOST_BY_SETUP ->
          t.isAddressed()
              ? noCastling(t) + "the position was set up without" + right(t)
              : player(t) + " no longer has" + right(t);
      case CASTLING_BLOCKED -> noCastling(t) + culprits(t) + verb(t, "stand") + " in the way";
      case CASTLING_OUT_OF_CHECK ->
          player(t) + " can't castle out of check: " + attack(t) + king(t) + " on " + t.goal();
      case CASTLING_THROUGH_CHECK ->
          noCastling(t) + attack(t) + " " + t.goal() + ", which the king must cross";
      case CASTLING_INTO_CHECK -> noCastling(t) + attack(t) + " " + t.goal() + landing(t);
      case CASTLING_UNCOVERS_CHECK ->
          noCastling(t)
              + "with "
              + your(t)
              + "rook gone, "
              + attack(t)
              + " "
              + t.goal()
              + landing(t);

      case BISHOP_SHAPE ->
          "A bishop moves along diagonals: " + t.goal() + " is not on a diagonal from " + t.from();
      case ROOK_SHAPE ->
          ("A rook moves along files and ranks: " + t.goal())
              + (" is not on the same file or rank as " + t.from());
      case QUEEN_SHAPE ->
          ("A queen moves along files, ranks and diagonals: " + t.goal())
              + (" is not in line with " + t.from());
      case KNIGHT_SHAPE ->
          "A knight moves two squares one way and one to the side: it can't go" + fromTo(t);
      case KING_SHAPE ->
          "A king moves one square: " + t.goal() + " is more than one square from " + t.from();
      case PAWN_SHAPE ->
          "A pawn moves straight ahead and captures diagonally: it can't go" + fromTo(t);
      case NO_KING_REACHES -> capital(your(t)) + "king can't reach " + t.goal();
      case NO_BISHOP_REACHES,
          NO_ROOK_REACHES,
          NO_QUEEN_REACHES,
          NO_KNIGHT_REACHES,
          NO_PAWN_REACHES ->
          unreached(t);

      case OWN_PIECE_THERE -> cannot(t, "go to " + t.goal()) + ownPiece(t) + " stands there";
      case KING_CAPTURE -> player(t) + " can't take " + culprits(t) + ": a king is never captured";
      case PATH_BLOCKED -> capital(mover(t)) + " can't jump over " + culprits(t);
      case PAWN_BLOCKED -> cannot(t, "step forward") + culprits(t) + " stands in its way";
      case PAWN_DOUBLE_STEP_BLOCKED ->
          cannot(t, "step two squares") + culprits(t) + " stands in its way";
      case PAWN_ALREADY_MOVED ->
          capital(mover(t)) + " has already moved: it may move two squares only on its first move";
      case EN_PASSANT_NOT_NOW ->
          player(t) + " can't take " + culprits(t) + " en passant now. " + EN_PASSANT_TAKES;
      case EN_PASSANT_TOO_LATE ->
          t.isAddressed()
              ? "No: " + culprits(t) + " moved two squares" + ago(t) + AT_ONCE
              : "En passant was possible only on the move after " + t.doubleStep();
      case EN_PASSANT_SINGLE_STEPS ->
          no(t, culprits(t)) + " moved one square at a time. " + EN_PASSANT_TAKES;
      case EN_PASSANT_NOT_A_PAWN -> no(t, culprits(t)) + " is not a pawn. " + EN_PASSANT_TAKES;
      case NOTHING_TO_CAPTURE ->
          "A pawn moves diagonally only to capture, and " + t.goal() + " is empty";

      case STILL_IN_CHECK ->
          (t.isAddressed() ? "That leaves your" : "This move leaves the") + check(t);
      case STILL_IN_DOUBLE_CHECK ->
          "In double check, only the king may move: this move leaves it in check from "
              + culprits(t);
      case PINNED ->
          capital(mover(t)) + " is pinned to" + king(t) + " on " + t.goal() + " by " + culprits(t);
      case KING_INTO_CHECK -> cannot(t, "go to " + t.goal()) + attack(t) + " that square";
      case KING_ALONG_THE_LINE ->
          cannot(t, "escape along the line of the check")
              + (culprits(t) + verb(t, "still attack") + " " + t.goal());
      case KING_TAKES_GUARDED_PIECE ->
          cannot(t, "take on " + t.goal()) + culprits(t) + verb(t, "guard") + " that square";
      case KING_BESIDE_KING -> besideKing(t);
      case EN_PASSANT_OPENS_LINE ->
          ("Taking en passant clears " + t.from() + " and " + t.takenEnPassant())
              + (", and then " + attack(t) + king(t) + " on " + t.goal());

      case PROMOTION_MISSING ->
          "Choose what " + your(t) + "pawn becomes on " + t.goal() + ": " + CHOICE;
      case PROMOTION_TO_KING_OR_PAWN ->
          (capital(your(t)) + "pawn can't become a " + word(t.promotion()) + " on " + t.goal())
              + (": choose " + CHOICE);
      case PROMOTION_NOT_HERE ->
          cannot(t, "become a " + word(t.promotion()) + " on " + t.goal())
              + "only a pawn that reaches the last rank is promoted";
    };
  }

  static String because(SurprisingMoveExplanation a) {
    String attackers = capital(pieces(a.culprits(), a.move().color(), "your "));
    String attack = attackers + (a.culprits().size() == 1 ? " attacks " : " attack ");
    return switch (a.kind()) {
      case EN_PASSANT ->
          ("That is en passant: the pawn on " + a.square() + " has just moved two squares")
              + (", and the pawn on " + a.move().from() + " takes it as if it had moved only one");
      case CASTLING_WITH_ATTACKED_ROOK ->
          (attack + "the rook on " + a.square() + ", not the king's path")
              + ": the rook may be attacked when you castle";
      case CASTLING_PAST_ATTACKED_SQUARE ->
          (attack + a.square() + ", which only the rook crosses") + ": only the king's path counts";
      case CHECK_BY_PINNED_PIECE ->
          (attackers + " pins the piece on " + a.square())
              + ", but a pinned piece still gives check";
      case STALEMATE ->
          ("Stalemate: the king on " + a.square() + " is not in check, and ")
              + (word(a.move().color().other()) + " has no legal move. The game is drawn");
      case UNDERPROMOTION ->
          ("The pawn becomes a " + word(a.move().promotion().orElseThrow()) + " on " + a.square())
              + (": the player may choose " + CHOICE);
    };
  }

  /** Joins such names as "the knight on e4"; {@code own} replaces "the" for the player's pieces. */
  private static String pieces(List<PlacedPiece> placed, Color player, String own) {
    List<String> named = new ArrayList<>();
    for (PlacedPiece piece : placed) {
      String whose = piece.color() == player ? own : "the ";
      named.add(whose + word(piece.role()) + " on " + piece.square());
    }
    return list(named, " and ");
  }

  private static String pieces(List<PlacedPiece> placed, RulingFacts t) {
    return pieces(placed, t.ruling().player(), your(t));
  }

  private static String mover(RulingFacts t) {
    return pieces(List.of(t.mover()), t);
  }

  /** Returns "You" or the side's name, to begin a sentence. */
  private static String player(RulingFacts t) {
    return t.isAddressed() ? "You" : word(t.ruling().player());
  }

  private static String your(RulingFacts t) {
    return t.isAddressed() ? "your " : word(t.ruling().player()) + "'s ";
  }

  private static String king(RulingFacts t) {
    return t.isAddressed() ? " your king" : " the king";
  }

  private static String landing(RulingFacts t) {
    return ", where" + king(t) + " would land";
  }

  private static String have(RulingFacts t) {
    return t.isAddressed() ? "you have" : word(t.ruling().player()) + " has";
  }

  private static String right(RulingFacts t) {
    return " the right to castle with the rook on " + t.goal();
  }

  private static String noCastling(RulingFacts t) {
    return player(t) + " can't castle: ";
  }

  private static String check(RulingFacts t) {
    return " king in check from " + culprits(t);
  }

  private static String no(RulingFacts t, String subject) {
    return t.isAddressed() ? "No: " + subject : capital(subject);
  }

  private static String cannot(RulingFacts t, String what) {
    return capital(mover(t)) + " can't " + what + ": ";
  }

  private static String culprits(RulingFacts t) {
    return pieces(t.culprits(), t);
  }

  private static String ownPiece(RulingFacts t) {
    return your(t) + "own " + word(t.culprits().get(0).role());
  }

  private static String rook(RulingFacts t) {
    return your(t) + "rook from " + t.goal();
  }

  private static String verb(RulingFacts t, String plural) {
    return " " + plural + (t.culprits().size() == 1 ? "s" : "");
  }

  private static String attack(RulingFacts t) {
    return culprits(t) + verb(t, "attack");
  }

  private static String wrongTurn(RulingFacts t) {
    String turn = word(t.ruling().player());
    String owner = word(t.mover().color());
    return ("It is " + turn + "'s turn, and ") + (mover(t) + " is " + owner + "'s");
  }

  private static String onMove(RulingFacts t) {
    return t.number() == 0 ? "" : " on move " + t.number();
  }

  private static String ago(RulingFacts t) {
    String[] small = {"two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"};
    int number = t.number();
    if (number < 2) {
      return number == 0 ? " on an earlier move" : " one move ago";
    }
    return " " + (number - 2 < small.length ? small[number - 2] : "" + number) + " moves ago";
  }

  private static String fromTo(RulingFacts t) {
    return " from " + t.from() + " to " + t.goal();
  }

  /** Returns a sentence such as "You have no knight on the b-file that can reach d5". */
  private static String unreached(RulingFacts t) {
    Attempt.Unreached attempt = (Attempt.Unreached) t.ruling().attempt();
    String file = attempt.file().map(f -> "" + f.letter()).orElse("");
    String rank = attempt.rank().map(r -> "" + r.number()).orElse("");
    String where = " on " + file + rank;
    if (file.isEmpty()) {
      where = rank.isEmpty() ? "" : " on rank " + rank;
    } else if (rank.isEmpty()) {
      where = " on the " + file + "-file";
    }
    return capital(have(t))
        + " no "
        + word(attempt.role())
        + where
        + " that can reach "
        + attempt.to();
  }

  /** Names the opposing king first, then any other pieces that attack the square. */
  private static String besideKing(RulingFacts t) {
    List<PlacedPiece> others = t.culprits(false);
    String besides = (others.size() == 1 ? " attacks " : " attack ") + t.goal() + " too";
    return cannot(t, "go to " + t.goal())
        + ("it would stand next to " + pieces(t.culprits(true), t))
        + (others.isEmpty() ? "" : ", and " + pieces(others, t) + besides);
  }
}
