package org.arbiterchess.rules;

import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.Board;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Square;
import org.arbiterchess.chess.SquareSet;
import org.arbiterchess.chess.Symmetry;
import org.arbiterchess.remark.Problem;

/**
 * Any arrangement of pieces on a board, playable or not. If {@link #problems} is empty, {@link
 * Position#of} converts it to a position.
 *
 * @param castlingRooks the rooks that still have castling rights
 * @param enPassant the square that a pawn has just passed over
 * @param halfmoveClock the number of half-moves since the last capture or pawn move
 * @param fullmoveNumber the move number, which increases after each move by Black
 */
public record Setup(
    Variant variant,
    Board board,
    Color turn,
    SquareSet castlingRooks,
    Optional<Square> enPassant,
    int halfmoveClock,
    int fullmoveNumber) {

  /** The maximum value of either counter. */
  public static final int COUNTER_LIMIT = 9999;

  /** All problems that make this setup unplayable; empty if it is playable. */
  public List<Problem> problems() {
    return SetupProblems.of(this);
  }

  /** The same setup with another en passant square, or with none. */
  public Setup withEnPassant(Optional<Square> enPassant) {
    return new Setup(variant, board, turn, castlingRooks, enPassant, halfmoveClock, fullmoveNumber);
  }

  /**
   * The setup after a move, legal or not.
   *
   * @param resets whether the move is a capture or a pawn move
   */
  public Setup next(Board moved, SquareSet rooks, Optional<Square> passed, boolean resets) {
    int clock = resets ? 0 : Math.min(halfmoveClock + 1, COUNTER_LIMIT);
    int number = Math.min(fullmoveNumber + turn.ordinal(), COUNTER_LIMIT);
    return new Setup(variant, moved, turn.other(), rooks, passed, clock, number);
  }

  /** The setup after a null move. */
  public Setup pass() {
    return next(board, castlingRooks, Optional.empty(), false);
  }

  /**
   * The same setup with White and Black exchanged: the ranks are reversed, the colours of the
   * pieces and the side to move are swapped, the castling rights and the en passant square move to
   * the opposite rank, and the counters are kept.
   */
  public Setup flip() {
    return new Setup(
        variant,
        board.transform(Symmetry.FLIP).swapColors(),
        turn.other(),
        castlingRooks.transform(Symmetry.FLIP),
        enPassant.map(Symmetry.FLIP::apply),
        halfmoveClock,
        fullmoveNumber);
  }

  /**
   * The setup with its files reversed. The colours, the side to move and the counters are kept, and
   * the en passant square moves to its new file. Standard chess has no castling from d1, so the
   * castling rights are dropped. In Chess960 they stay with their rooks, but a king that would
   * castle to the g-file now castles to the c-file, which is not the mirror image.
   */
  public Setup mirror() {
    return new Setup(
        variant,
        board.transform(Symmetry.MIRROR),
        turn,
        variant == Variant.CHESS960 ? castlingRooks.transform(Symmetry.MIRROR) : SquareSet.EMPTY,
        enPassant.map(Symmetry.MIRROR::apply),
        halfmoveClock,
        fullmoveNumber);
  }

  /**
   * The setup rotated by half a turn, with the colours swapped. This combines {@link #flip} and
   * {@link #mirror}.
   */
  public Setup rotate() {
    return flip().mirror();
  }
}
