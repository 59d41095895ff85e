package org.arbiterchess.officiating.touch;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.Board;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Piece;
import org.arbiterchess.chess.PlacedPiece;
import org.arbiterchess.chess.Role;
import org.arbiterchess.chess.Square;
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
 * remains in the position before the move; {@link #board} only shows what the players see.
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
    return BoardAfterIllegalRelease.of(position, attempt)
        .map(
            release ->
                new ReleasedMove(attempt, ruling, release.from(), release.to(), release.board()));
  }

  /**
   * Returns the square of the other piece that the move involves: the castling rook, the captured
   * piece, or the player's own piece on the destination.
   */
  public static Optional<Square> other(Position position, Attempt attempt) {
    return rule(position, attempt) instanceof Ruling.Legal legal
        ? legal.move().castlingRook().or(legal.move()::capturedSquare)
        : BoardAfterIllegalRelease.other(position, attempt);
  }

  /** Returns the rook with which an attempt castles, legally or not; empty for any other move. */
  public static Optional<Square> castlingRook(Position position, Attempt attempt) {
    return BoardAfterIllegalRelease.castlingRook(position, attempt);
  }

  /**
   * The legal move, which has been made and cannot be changed (4.7); empty if the move is illegal.
   */
  public Optional<Move> made() {
    return ruling instanceof Ruling.Legal legal ? Optional.of(legal.move()) : Optional.empty();
  }

  /**
   * Whether a pawn has legally reached the last rank and its promotion piece has not been chosen
   * yet.
   */
  public boolean needsPromotion() {
    return ruling instanceof Ruling.Illegal illegal && illegal.reason() == Reason.PROMOTION_MISSING;
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
    if (piece.isPresent() && !stands(before, square, piece.get())) {
      // This piece is a rook that castling has moved, so its original square is looked up.
      for (Square rook : before.squaresOf(piece.get())) {
        if (!stands(board, rook, piece.get())) {
          return rook;
        }
      }
    }
    return square;
  }

  private static boolean stands(Board board, Square square, Piece piece) {
    return board.pieceAt(square).filter(there -> there.equals(piece)).isPresent();
  }

  /**
   * Determines the ruling on a piece that was released on a square. The ruling is that of {@link
   * Position#rule}, except in Chess960. There, {@code Position.rule} also treats a king move of
   * several squares as castling, but a released king castles only by moving onto its rook.
   */
  public static Ruling rule(Position position, Attempt attempt) {
    return attempt instanceof Attempt.Step step && isLongKingStep(position, step)
        ? longKingStep(position, step)
        : position.rule(attempt);
  }

  private static boolean isLongKingStep(Position position, Attempt.Step step) {
    Color color = position.turn();
    Piece rook = new Piece(color, Role.ROOK);
    int files = step.to().file().ordinal() - step.from().file().ordinal();
    return position.variant() == Variant.CHESS960
        && position.king(color) == step.from()
        && step.from().rank() == step.to().rank()
        && Math.abs(files) > 1
        && position.pieceAt(step.to()).filter(rook::equals).isEmpty();
  }

  private static Ruling longKingStep(Position position, Attempt.Step step) {
    Color color = position.turn();
    PlacedPiece king = new PlacedPiece(new Piece(color, Role.KING), step.from());
    List<Square> reach = new ArrayList<>();
    for (Square square : position.basicMoves(step.from())) {
      reach.add(square);
    }
    IllegalMoveEvidence evidence =
        new IllegalMoveEvidence(
            Optional.of(king), Optional.of(step.to()), List.of(), reach, List.of(), 0);
    DetailedReason detail = DetailedReason.KING_SHAPE;
    return new Ruling.Illegal(color, step, detail, detail.article(), evidence);
  }
}
