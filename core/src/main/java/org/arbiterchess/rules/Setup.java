package org.arbiterchess.rules;

import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.Board;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Square;
import org.arbiterchess.chess.SquareSet;

/**
 * Any arrangement of pieces on a board, playable or not. If {@link #problems} is empty, {@link
 * Position#of} converts it to a position.
 *
 * @param castlingRooks the rooks that still have the castling right
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
  public List<SetupProblem> problems() {
    return SetupValidator.problems(this);
  }

  /** The same setup with another en passant square, or with none. */
  public Setup withEnPassant(Optional<Square> square) {
    return new Setup(variant, board, turn, castlingRooks, square, halfmoveClock, fullmoveNumber);
  }
}
