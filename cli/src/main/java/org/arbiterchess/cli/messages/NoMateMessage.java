package org.arbiterchess.cli.messages;

import org.arbiterchess.chess.Color;
import org.arbiterchess.rules.Position;
import org.arbiterchess.winnability.Winnability;

/** Why a side can never checkmate, in one sentence. */
public final class NoMateMessage {

  private NoMateMessage() {}

  public static String of(Winnability.Unwinnable proof, Position position, Color winner) {
    String side = winner == Color.WHITE ? "White" : "Black";
    String other = winner == Color.WHITE ? "Black" : "White";
    return switch (proof.reason()) {
      case BARE_KING -> side + " has only the king.";
      case KNIGHT_AGAINST_QUEENS ->
          side + " has one knight, and " + other + " nothing that could block the king's escape.";
      case BISHOPS_OF_ONE_COLOR ->
          "All bishops stand on squares of one colour, and nothing covers the others.";
      case OUT_OF_REACH -> escape(proof, position, winner) + ".";
      case OUT_OF_REACH_BUT_STALEMATE ->
          escape(proof, position, winner)
              + "; the king moves that would change this give stalemate.";
      case EXHAUSTED, VERDICT ->
          "Every position that can still arise was examined; none is such a mate.";
    };
  }

  private static String escape(Winnability.Unwinnable proof, Position position, Color winner) {
    Color other = winner.other();
    String king = (other == Color.WHITE ? "White" : "Black") + "'s king on " + position.king(other);
    return proof.pawnsAreLocked(position)
        ? "The pawns are locked, and wherever " + king + " goes it can always escape"
        : "Wherever the pieces go, " + king + " can escape every check";
  }
}
