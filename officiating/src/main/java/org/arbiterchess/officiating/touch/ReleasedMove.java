package org.arbiterchess.officiating.touch;

import java.util.Optional;
import org.arbiterchess.chess.Board;
import org.arbiterchess.chess.CastlingSide;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Piece;
import org.arbiterchess.chess.PlacedPiece;
import org.arbiterchess.chess.Role;
import org.arbiterchess.chess.Square;
import org.arbiterchess.chess.SquareSet;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.DetailedReason;
import org.arbiterchess.rules.IllegalMoveEvidence;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Reason;
import org.arbiterchess.rules.Ruling;
import org.arbiterchess.rules.Variant;

/**
 * A move for which the piece has been released but the clock has not yet been pressed. The game
 * remains in the position before the move; {@link #board} only shows what the players see. After an
 * illegal move, it looks as if the move were legal, so that it does not reveal the mistake. For
 * example, the rook also moves if the king castles, and a pawn that seems to be captured en passant
 * disappears.
 *
 * @param attempt the move, legal or not
 * @param ruling the ruling that will be announced when the clock is pressed
 * @param from the square that the piece left; for castling, the king's square
 * @param to the square where the piece now stands; for castling, the king's new square
 * @param board the pieces as they stand now, even if the move is illegal
 */
public record ReleasedMove(Attempt attempt, Ruling ruling, Square from, Square to, Board board) {

  /**
   * Returns the released move. Returns empty if one of the player's own pieces occupies the
   * destination, or if the attempt names no piece.
   */
  public static Optional<ReleasedMove> of(Position position, Attempt attempt) {
    Ruling ruling = rule(position, attempt);
    if (ruling instanceof Ruling.Legal legal) {
      Move move = legal.move();
      Board board = position.play(move).board();
      return Optional.of(new ReleasedMove(attempt, ruling, move.from(), move.to(), board));
    }
    Square king = position.king(position.turn());
    Optional<Square> rook = castlingRook(position, attempt);
    Optional<Board> castled = rook.flatMap(square -> position.board().castled(king, square));
    if (castled.isPresent()) {
      Square goal = CastlingSide.of(king, rook.get()).kingGoal(position.turn());
      return Optional.of(new ReleasedMove(attempt, ruling, king, goal, castled.get()));
    }
    return attempt instanceof Attempt.Step step
        ? stepped(position, step)
            .map(board -> new ReleasedMove(attempt, ruling, step.from(), step.to(), board))
        : Optional.empty();
  }

  private static Optional<Board> stepped(Position position, Attempt.Step step) {
    Board board = position.board();
    Optional<Piece> piece = board.pieceAt(step.from());
    if (piece.isEmpty() || board.squaresOf(piece.get().color()).contains(step.to())) {
      return Optional.empty();
    }
    // A pawn on the last rank becomes the chosen piece, even if the move is illegal.
    Color color = piece.get().color();
    boolean promotes = piece.get().role() == Role.PAWN && step.to().rank() == color.promotionRank();
    Piece placed = promotes ? new Piece(color, step.promotion().orElse(Role.PAWN)) : piece.get();
    Board lifted = enPassant(position, step).map(board::without).orElse(board);
    return Optional.of(lifted.without(step.from()).with(step.to(), placed));
  }

  /** Returns the enemy pawn beside a pawn that steps diagonally onto an empty square. */
  private static Optional<Square> enPassant(Position position, Attempt.Step step) {
    Color color = position.turn();
    Square beside = Square.of(step.to().file(), step.from().rank());
    return step.from().rank() == color.rank(5)
            && stands(position.board(), step.from(), new Piece(color, Role.PAWN))
            && position.facts().attacks(step.from()).contains(step.to())
            && stands(position.board(), beside, new Piece(color.other(), Role.PAWN))
            && position.pieceAt(step.to()).isEmpty()
        ? Optional.of(beside)
        : Optional.empty();
  }

  /**
   * Returns the square of the other piece that the move involves: the castling rook, the captured
   * piece, or the player's own piece on the destination.
   */
  public static Optional<Square> other(Position position, Attempt attempt) {
    if (rule(position, attempt) instanceof Ruling.Legal legal) {
      return legal.move().castlingRook().or(legal.move()::capturedSquare);
    }
    Square king = position.king(position.turn());
    Optional<Square> rook = castlingRook(position, attempt);
    if (rook.flatMap(square -> position.board().castled(king, square)).isPresent()
        || !(attempt instanceof Attempt.Step step)) {
      return rook;
    }
    return position.pieceAt(step.to()).isPresent()
        ? Optional.of(step.to())
        : enPassant(position, step);
  }

  /**
   * Returns the rook with which an attempt castles, legally or not; empty for any other move. In
   * Chess960, it is the outermost one if the attempt names only the side.
   */
  public static Optional<Square> castlingRook(Position position, Attempt attempt) {
    if (attempt instanceof Attempt.Step step) {
      return rookOfStep(position, step);
    }
    if (!(attempt instanceof Attempt.Castle castle)) {
      return Optional.empty();
    }
    Color color = position.turn();
    Optional<Square> rook =
        position.variant() == Variant.CHESS960
            ? castle.side().outermost(position.king(color), rooks(position))
            : Optional.of(castle.side().corner(color));
    return rook.filter(
        square -> square.rank() == color.backRank() && rooks(position).contains(square));
  }

  /**
   * Returns the castling rook if the king moves two squares from its original square towards a rook
   * in the corner. In Chess960, the king must move onto one of its own rooks instead.
   */
  private static Optional<Square> rookOfStep(Position position, Attempt.Step step) {
    Color color = position.turn();
    CastlingSide side = CastlingSide.of(step.from(), step.to());
    boolean classical = position.variant() == Variant.CLASSICAL;
    boolean goes =
        position.king(color) == step.from()
            && position.variant().isKingsHome(step.from(), color)
            && step.to().rank() == color.backRank()
            && (!classical || step.to() == side.kingGoal(color));
    return Optional.of(classical ? side.corner(color) : step.to())
        .filter(rook -> goes && rooks(position).contains(rook));
  }

  private static SquareSet rooks(Position position) {
    return position.squaresOf(new Piece(position.turn(), Role.ROOK));
  }

  private static boolean stands(Board board, Square square, Piece piece) {
    return board.squaresOf(piece).contains(square);
  }

  /**
   * The legal move, which has been made and cannot be changed (4.7); empty if the move is illegal.
   */
  public Optional<Move> made() {
    return ruling.toOptional();
  }

  /**
   * Whether a pawn has legally reached the last rank and its promotion piece has not been chosen
   * yet.
   */
  public boolean needsPromotion() {
    return ruling instanceof Ruling.Illegal illegal && illegal.reason() == Reason.PROMOTION_MISSING;
  }

  /** Whether the move has brought the side's pawn to the last rank, and it is still a pawn. */
  public boolean hasPawnOnLastRank(Color side) {
    return to.rank() == side.promotionRank() && stands(board, to, new Piece(side, Role.PAWN));
  }

  /**
   * Returns the square where a piece stood before the release, given the square where it stands
   * now.
   *
   * @param before the pieces before the release
   */
  public Square origin(Board before, Square square) {
    if (square == to) {
      return from;
    }
    Optional<Piece> piece = board.pieceAt(square);
    if (piece.isEmpty() || stands(before, square, piece.get())) {
      return square;
    }
    // This piece is a rook that castling has moved, so its original square is looked up.
    return before.squaresOf(piece.get()).minus(board.squaresOf(piece.get())).first().orElse(square);
  }

  /**
   * Determines the ruling on a piece that was released on a square. The ruling is that of {@link
   * Position#rule}, except in Chess960. There, {@code Position.rule} also treats a king move of
   * several squares as castling, but a released king castles only by moving onto its rook.
   */
  public static Ruling rule(Position position, Attempt attempt) {
    if (!(attempt instanceof Attempt.Step step) || !isLongKingStep(position, step)) {
      return position.rule(attempt);
    }
    PlacedPiece king = new PlacedPiece(new Piece(position.turn(), Role.KING), step.from());
    return new Ruling.Illegal(
        position.turn(),
        step,
        DetailedReason.KING_SHAPE,
        IllegalMoveEvidence.marking(
            Optional.of(king), Optional.of(step.to()), position.basicMoves(step.from())));
  }

  private static boolean isLongKingStep(Position position, Attempt.Step step) {
    int files = step.to().file().ordinal() - step.from().file().ordinal();
    return position.variant() == Variant.CHESS960
        && position.king(position.turn()) == step.from()
        && step.from().rank() == step.to().rank()
        && Math.abs(files) > 1
        && !rooks(position).contains(step.to());
  }
}
