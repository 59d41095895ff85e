package org.arbiterchess.cli.wording;

import org.arbiterchess.chess.Color;
import org.arbiterchess.rules.Position;
import org.arbiterchess.winnability.Proof;

/** Why a side can never checkmate, in one sentence. */
public final class NoMateWords {

  private NoMateWords() {}

  public static String of(Proof proof, Position position, Color winner) {
    String side = winner == Color.WHITE ? "White" : "Black";
    String other = winner == Color.WHITE ? "Black" : "White";
    return switch (proof.argument()) {
      case BARE_KING -> side + " has only the king.";
      case KNIGHT_AGAINST_QUEENS ->
          side + " has one knight, and " + other + " nothing that could block the king's flight.";
      case BISHOPS_OF_ONE_COLOR ->
          "All bishops stand on squares of one colour, and nothing covers the others.";
      case OUT_OF_REACH, OUT_OF_REACH_BUT_STALEMATE -> {
        String king = position.king(winner.other()).toString();
        yield "Wherever the pieces can ever get, "
            + other
            + "'s king on "
            + king
            + " is never attacked or always has a flight.";
      }
      case EXHAUSTED -> "Every position that can still arise was looked at, and none is that mate.";
    };
  }
}
