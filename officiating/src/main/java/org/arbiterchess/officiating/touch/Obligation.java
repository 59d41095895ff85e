package org.arbiterchess.officiating.touch;

import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.PlacedPiece;
import org.arbiterchess.chess.Square;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Ruling;

/**
 * What the side to move must play because of the touched pieces (4.3 to 4.5).
 *
 * @param touched the squares of the touched pieces, in order
 * @param piece the piece that must move; for castling, the king
 * @param target the piece that must be captured; for castling, the rook
 * @param allowed the legal moves that meet the obligation; empty only if there is no legal move
 */
public record Obligation(
    ObligationKind kind,
    List<Square> touched,
    Optional<Square> piece,
    Optional<Square> target,
    List<Move> allowed) {

  public Obligation {
    touched = List.copyOf(touched);
    allowed = List.copyOf(allowed);
  }

  /**
   * Returns the obligation of the side to move.
   *
   * @param touched the squares of the touched pieces of either colour, in order
   * @param castling the original squares of kings and rooks
   */
  public static Obligation of(
      Position position, List<Square> touched, CastlingHomeSquares castling) {
    return new TouchMoveRules(position, touched, castling).obligation();
  }

  /**
   * Returns the obligation after an incorrect claim that named a move (9.5.3). If the named piece
   * cannot move at all, only the touched pieces count.
   */
  public static Obligation ofClaim(
      Position position, Attempt named, List<Square> touched, CastlingHomeSquares castling) {
    if (position.rule(named) instanceof Ruling.Legal legal) {
      Move move = legal.move();
      return new Obligation(
          ObligationKind.NAMED_MOVE,
          touched,
          Optional.of(move.from()),
          Optional.empty(),
          List.of(move));
    }
    Optional<Square> from = from(position, named);
    List<Move> moves = from.map(position::legalMoves).orElse(List.of());
    return moves.isEmpty()
        ? of(position, touched, castling)
        : new Obligation(ObligationKind.NAMED_PIECE, touched, from, Optional.empty(), moves);
  }

  /** Returns the square of the piece that an attempt moves; empty if the attempt names no piece. */
  public static Optional<Square> from(Position position, Attempt attempt) {
    if (attempt instanceof Attempt.Step step) {
      return Optional.of(step.from());
    }
    if (attempt instanceof Attempt.Unreached) {
      Ruling.Illegal ruling = (Ruling.Illegal) position.rule(attempt);
      return ruling.evidence().mover().map(PlacedPiece::square);
    }
    return attempt instanceof Attempt.Castle
        ? Optional.of(position.king(position.turn()))
        : Optional.empty();
  }

  /**
   * Whether the piece may stay where the attempt has put it. A legal move must be one of the
   * allowed moves. An illegal move does not break the touch-move rule if the moved piece could meet
   * the obligation, because the arbiter rules on the move only after the clock is pressed.
   */
  public boolean permits(Position position, Attempt attempt) {
    Ruling ruling = ReleaseRuling.of(position, attempt);
    if (ruling instanceof Ruling.Legal legal) {
      return allows(legal.move());
    }
    return kind.isFree() || from(position, attempt).filter(this::mayMove).isPresent();
  }

  private boolean allows(Move legal) {
    for (Move move : allowed) {
      if (move.equals(legal)) {
        return true;
      }
    }
    return false;
  }

  /** Whether the obligation allows a move by the piece on this square. */
  public boolean mayMove(Square square) {
    for (Move move : allowed) {
      if (move.from() == square) {
        return true;
      }
    }
    return false;
  }
}
