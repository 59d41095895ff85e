package org.arbiterchess.officiating.touch;

import java.util.Optional;
import org.arbiterchess.chess.Board;
import org.arbiterchess.chess.CastlingSide;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.File;
import org.arbiterchess.chess.Piece;
import org.arbiterchess.chess.Role;
import org.arbiterchess.chess.Square;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Variant;

/**
 * The arrangement of the pieces after an illegal move. The board looks as if the move were legal,
 * so that it does not reveal the mistake. For example, the rook also moves if the king castles, and
 * a pawn that seems to be captured en passant disappears.
 *
 * @param from the square that the piece left; for castling, the king's square
 * @param to the square where the piece now stands; for castling, the king's new square
 */
record BoardAfterIllegalRelease(Square from, Square to, Board board) {

  /**
   * Returns the board after the release, or empty if the piece cannot be put on its destination.
   */
  static Optional<BoardAfterIllegalRelease> of(Position position, Attempt attempt) {
    Optional<BoardAfterIllegalRelease> castled =
        castlingRook(position, attempt).flatMap(rook -> castled(position, rook));
    return castled.isEmpty() && attempt instanceof Attempt.Step step
        ? stepped(position, step)
        : castled;
  }

  /**
   * Returns the square of the castling rook, of the piece on the destination, or of the pawn that
   * is captured en passant.
   */
  static Optional<Square> other(Position position, Attempt attempt) {
    Optional<Square> rook = castlingRook(position, attempt);
    if (rook.filter(square -> castled(position, square).isPresent()).isPresent()
        || !(attempt instanceof Attempt.Step step)) {
      return rook;
    }
    return position.pieceAt(step.to()).isPresent()
        ? Optional.of(step.to())
        : enPassant(position, step);
  }

  private static Optional<BoardAfterIllegalRelease> stepped(Position position, Attempt.Step step) {
    Board board = position.board();
    Optional<Piece> piece = board.pieceAt(step.from());
    if (piece.isEmpty() || step.from() == step.to()) {
      return Optional.empty();
    }
    Color color = piece.get().color();
    if (board.pieceAt(step.to()).filter(there -> there.color() == color).isPresent()) {
      return Optional.empty();
    }
    Board lifted = enPassant(position, step).map(board::without).orElse(board);
    Board after = lifted.without(step.from()).with(step.to(), placed(piece.get(), step));
    return Optional.of(new BoardAfterIllegalRelease(step.from(), step.to(), after));
  }

  /**
   * Returns the piece to put on the destination. A pawn on the last rank becomes the chosen
   * promotion piece, even if the move is illegal.
   */
  private static Piece placed(Piece piece, Attempt.Step step) {
    return piece.role() == Role.PAWN && step.to().rank() == piece.color().promotionRank()
        ? new Piece(piece.color(), step.promotion().orElse(Role.PAWN))
        : piece;
  }

  /** Returns the enemy pawn beside a pawn that steps diagonally onto an empty square. */
  private static Optional<Square> enPassant(Position position, Attempt.Step step) {
    Color color = position.turn();
    int files = step.to().file().ordinal() - step.from().file().ordinal();
    boolean diagonal =
        step.from().rank() == color.rank(5)
            && step.to().rank() == color.rank(6)
            && Math.abs(files) == 1;
    Square beside = Square.of(step.to().file(), step.from().rank());
    return diagonal
            && stands(position, step.from(), new Piece(color, Role.PAWN))
            && stands(position, beside, new Piece(color.other(), Role.PAWN))
            && position.pieceAt(step.to()).isEmpty()
        ? Optional.of(beside)
        : Optional.empty();
  }

  /** Returns the castling rook if the attempt is castling, given as such or as a king move. */
  static Optional<Square> castlingRook(Position position, Attempt attempt) {
    if (attempt instanceof Attempt.Castle castle) {
      return position.variant() == Variant.CHESS960
          ? outermostRook(position, castle.side())
          : Optional.of(castle.side().corner(position.turn()))
              .filter(corner -> isOwnRook(position, corner));
    }
    return attempt instanceof Attempt.Step step ? rookOfStep(position, step) : Optional.empty();
  }

  /**
   * Returns the castling rook if the king moves two squares from its original square towards a rook
   * in the corner. In Chess960, the king must move onto one of its own rooks instead.
   */
  private static Optional<Square> rookOfStep(Position position, Attempt.Step step) {
    Color color = position.turn();
    if (position.king(color) != step.from()
        || step.from().rank() != color.backRank()
        || step.to().rank() != color.backRank()) {
      return Optional.empty();
    }
    if (position.variant() == Variant.CHESS960) {
      return Optional.of(step.to()).filter(square -> isOwnRook(position, square));
    }
    CastlingSide side = side(step.from(), step.to());
    return step.from().file() == File.E && step.to() == side.kingGoal(color)
        ? Optional.of(side.corner(color)).filter(corner -> isOwnRook(position, corner))
        : Optional.empty();
  }

  /** Returns the back-rank rook that is farthest from the king on the given castling side. */
  private static Optional<Square> outermostRook(Position position, CastlingSide side) {
    Color color = position.turn();
    Square king = position.king(color);
    Optional<Square> outermost = Optional.empty();
    if (king.rank() == color.backRank()) {
      for (Square rook : position.board().squaresOf(new Piece(color, Role.ROOK))) {
        boolean there = rook.rank() == king.rank() && side(king, rook) == side;
        boolean farther = outermost.isEmpty() || side == CastlingSide.KING_SIDE;
        outermost = there && farther ? Optional.of(rook) : outermost;
      }
    }
    return outermost;
  }

  private static CastlingSide side(Square king, Square other) {
    return other.index() > king.index() ? CastlingSide.KING_SIDE : CastlingSide.QUEEN_SIDE;
  }

  private static boolean isOwnRook(Position position, Square square) {
    return stands(position, square, new Piece(position.turn(), Role.ROOK));
  }

  private static boolean stands(Position position, Square square, Piece piece) {
    return position.pieceAt(square).filter(there -> there.equals(piece)).isPresent();
  }

  /**
   * Puts the king and rook on their castling squares, or returns empty if other pieces stand there.
   */
  private static Optional<BoardAfterIllegalRelease> castled(Position position, Square rook) {
    Color color = position.turn();
    Square king = position.king(color);
    CastlingSide side = side(king, rook);
    Square kingGoal = side.kingGoal(color);
    Square rookGoal = side.rookGoal(color);
    Board lifted = position.board().without(king).without(rook);
    if (lifted.pieceAt(kingGoal).isPresent() || lifted.pieceAt(rookGoal).isPresent()) {
      return Optional.empty();
    }
    Board board =
        lifted
            .with(kingGoal, new Piece(color, Role.KING))
            .with(rookGoal, new Piece(color, Role.ROOK));
    return Optional.of(new BoardAfterIllegalRelease(king, kingGoal, board));
  }
}
