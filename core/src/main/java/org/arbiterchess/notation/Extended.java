package org.arbiterchess.notation;

import org.arbiterchess.chess.Role;
import org.arbiterchess.rules.Move;

/**
 * The extended notation: the piece's letter in lower case unless it is a pawn, where from, {@code
 * x} for a capture (en passant too), where to, and {@code =Q} for a promotion; castling is {@code
 * 0-0} and {@code 0-0-0}. Both sides are written alike.
 */
public final class Extended {

  private Extended() {}

  public static String write(Move move) {
    if (move.isCastling()) {
      return move.castlingSide().map(side -> side.written('0')).orElseThrow();
    }
    return (move.role() == Role.PAWN ? "" : "" + move.role().letter())
        + move.from()
        + (move.isCapture() ? "x" : "")
        + move.to()
        + move.promotion().map(role -> "=" + role.capital()).orElse("");
  }
}
