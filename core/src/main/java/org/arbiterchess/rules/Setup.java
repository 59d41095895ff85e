package org.arbiterchess.rules;

import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.Board;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Square;
import org.arbiterchess.chess.SquareSet;

/**
 * Anything that can be set up on a board, playable or not. {@link Position#of} makes it a position
 * when {@link #problems} finds nothing.
 *
 * @param castlingRooks the rooks with which castling has not been lost
 * @param enPassant the square that a pawn has just stepped over
 * @param halfmoveClock half-moves since the last capture or pawn move
 * @param fullmoveNumber the number of the move, one higher after each move of Black
 */
public record Setup(
    Variant variant,
    Board board,
    Color turn,
    SquareSet castlingRooks,
    Optional<Square> enPassant,
    int halfmoveClock,
    int fullmoveNumber) {

  /** The highest counter that is read, written or kept. */
  public static final int COUNTER_LIMIT = 9999;

  /** Everything that keeps this from being playable; none when it is. */
  public List<SetupProblem> problems() {
    return SetupValidator.problems(this);
  }

  /** The same with another en passant square, or with none. */
  public Setup withEnPassant(Optional<Square> square) {
    return new Setup(variant, board, turn, castlingRooks, square, halfmoveClock, fullmoveNumber);
  }
}
