package org.arbiterchess.pgn.read;

import org.arbiterchess.rules.Move;

/**
 * A legal move that the writer may have meant instead of an illegal one. If it is played, all later
 * moves of the main line are legal.
 *
 * @param san the move in standard algebraic notation
 * @param uci the move in UCI notation
 * @param slip how the written move differs from this move
 */
public record MoveCorrection(Move move, String san, String uci, Slip slip) {

  /** The kinds of slip, most likely first. */
  public enum Slip {
    /** A pawn capture written without the capture sign, or a pawn advance written with it. */
    CAPTURE_SIGN,
    /** Another piece of the same kind moves to the written square. */
    OTHER_PIECE,
    /** The promotion piece is missing or different. */
    PROMOTION,
    /** A piece of the same kind moves to a square next to the written one, including diagonally. */
    NEIGHBOURING_SQUARE,
    /** Kingside castling written as queenside castling, or vice versa. */
    OTHER_SIDE,
    /** A piece of another kind moves to the written square. */
    OTHER_KIND
  }
}
