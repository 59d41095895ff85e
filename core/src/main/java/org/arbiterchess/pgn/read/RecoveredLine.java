package org.arbiterchess.pgn.read;

import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Ruling;
import org.arbiterchess.rules.Setup;

/**
 * A game's main line, read without stopping at illegal moves. An illegal move leads to a {@link
 * Setup}, never to a position of the game.
 *
 * @param plies the number of half-moves that could be read, including illegal ones
 * @param isComplete whether all moves of the main line could be read
 */
public record RecoveredLine(int plies, boolean isComplete, List<IllegalMove> illegalMoves) {

  static final RecoveredLine NOTHING = new RecoveredLine(0, false, List.of());

  public RecoveredLine {
    illegalMoves = List.copyOf(illegalMoves);
  }

  /**
   * An illegal move, and how the game continued.
   *
   * @param ply the number of half-moves before the illegal move
   * @param moveNumber the move number
   * @param written the move as written
   * @param line the line in the text, counted from 1
   * @param column the column in characters, counted from 1
   * @param ruling the arbiter's ruling
   * @param after the setup after the move as written; empty if it is not clear which piece moved
   * @param pliesAfter the number of half-moves that could be read after the illegal move
   * @param corrections the moves that the writer may have meant, most likely first; only for the
   *     first illegal move
   */
  public record IllegalMove(
      int ply,
      int moveNumber,
      Color player,
      String written,
      int line,
      int column,
      Ruling.Illegal ruling,
      Optional<Setup> after,
      int pliesAfter,
      List<Correction> corrections) {

    public IllegalMove {
      corrections = List.copyOf(corrections);
    }

    IllegalMove withPliesAfter(int plies) {
      return new IllegalMove(
          ply, moveNumber, player, written, line, column, ruling, after, plies, corrections);
    }
  }

  /**
   * A legal move that the writer may have meant instead of an illegal one. If it is played, all
   * later moves of the main line are legal.
   *
   * @param san the move in standard algebraic notation
   * @param uci the move in UCI notation
   * @param slip how the written move differs from this move
   */
  public record Correction(Move move, String san, String uci, Slip slip) {}

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
