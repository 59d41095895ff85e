package org.arbiterchess.pgn;

import static java.util.Objects.requireNonNull;

import org.arbiterchess.rules.Move;

/**
 * A legal move that was perhaps meant where an illegal one is written. With it, all later moves of
 * the main line are legal.
 *
 * @param san the move in standard algebraic notation
 * @param uci the move in UCI notation
 * @param slip how the written move differs from it
 */
public record MoveCorrection(Move move, String san, String uci, Slip slip) {

  public MoveCorrection {
    requireNonNull(move, "move");
    requireNonNull(san, "san");
    requireNonNull(uci, "uci");
    requireNonNull(slip, "slip");
  }

  /** The slips of the pen, the likeliest first. */
  public enum Slip {
    /** A capture without its sign or a sign without a capture: the pawn moves to that square. */
    CAPTURE_SIGN,
    /** Another piece of that kind moves to that square. */
    OTHER_PIECE,
    /** The piece to which the pawn promotes is missing or another. */
    PROMOTION,
    /** A piece of that kind moves to a neighbouring square, also diagonally. */
    NEIGHBOURING_SQUARE,
    /** Castling on the other side. */
    OTHER_SIDE,
    /** A piece of another kind moves to that square. */
    OTHER_KIND
  }
}
