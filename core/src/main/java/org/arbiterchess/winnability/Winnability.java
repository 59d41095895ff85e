package org.arbiterchess.winnability;

import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.ArbiterException;
import org.arbiterchess.chess.Piece;
import org.arbiterchess.chess.Role;
import org.arbiterchess.chess.Square;
import org.arbiterchess.chess.SquareSet;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;

/**
 * The result of testing whether a side can deliver checkmate by any series of legal moves (5.1.2,
 * 6.9), with the proof if there is one.
 */
public sealed interface Winnability {

  /** The answer without the proof, as in a verdict. */
  enum Answer {
    WINNABLE,
    UNWINNABLE,
    /**
     * The search ended without an answer. The ordinary result stands, because a draw requires a
     * proof.
     */
    UNDETERMINED
  }

  /** The answer without the proof. */
  Answer answer();

  /** Whether the search ended with an answer. */
  default boolean isDetermined() {
    return !(this instanceof Undetermined);
  }

  /** The mating line, if the side can deliver checkmate. */
  default Optional<Winnable> winnable() {
    return this instanceof Winnable winnable ? Optional.of(winnable) : Optional.empty();
  }

  /** The proof, if the side can never deliver checkmate. */
  default Optional<Unwinnable> unwinnable() {
    return this instanceof Unwinnable unwinnable ? Optional.of(unwinnable) : Optional.empty();
  }

  /** The details of the search, if it ended without an answer. */
  default Optional<Undetermined> undetermined() {
    return this instanceof Undetermined undetermined ? Optional.of(undetermined) : Optional.empty();
  }

  /** Whether the side can deliver checkmate; empty if the search ended without an answer. */
  default Optional<Boolean> toOptional() {
    return isDetermined() ? Optional.of(this instanceof Winnable) : Optional.empty();
  }

  /**
   * Returns whether the side can deliver checkmate.
   *
   * @throws ArbiterException if the search ended without an answer
   */
  default boolean orElseThrow() {
    if (this instanceof Undetermined undetermined) {
      throw new ArbiterException(
          "The search found no answer in "
              + undetermined.nodes()
              + " positions. Try a larger budget.");
    }
    return this instanceof Winnable;
  }

  /**
   * The side can deliver checkmate.
   *
   * @param line legal moves that end in checkmate
   */
  record Winnable(List<Move> line, int nodes) implements Winnability {

    @Override
    public Answer answer() {
      return Answer.WINNABLE;
    }
  }

  /**
   * The side can never deliver checkmate.
   *
   * @param regions the squares that each piece can ever reach, if the reason depends on them;
   *     otherwise empty
   */
  record Unwinnable(UnwinnableReason reason, List<Region> regions) implements Winnability {

    Unwinnable(UnwinnableReason reason) {
      this(reason, List.of());
    }

    @Override
    public Answer answer() {
      return Answer.UNWINNABLE;
    }

    /** Whether the regions include pawns, and none of those pawns can ever move. */
    public boolean pawnsAreLocked(Position position) {
      boolean locked = false;
      for (Region region : regions) {
        Optional<Piece> piece = position.pieceAt(region.piece());
        if (piece.isPresent() && piece.get().role() == Role.PAWN) {
          if (region.squares().size() > 1) {
            return false;
          }
          locked = true;
        }
      }
      return locked;
    }
  }

  /** The search reached its limit. */
  record Undetermined(int nodes) implements Winnability {

    @Override
    public Answer answer() {
      return Answer.UNDETERMINED;
    }
  }

  /** All squares that a piece can ever reach. The piece is identified by its current square. */
  record Region(Square piece, SquareSet squares) {}
}
