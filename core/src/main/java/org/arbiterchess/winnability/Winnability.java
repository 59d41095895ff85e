package org.arbiterchess.winnability;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.arbiterchess.chess.Color;
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
  default Answer answer() {
    return this instanceof Winnable
        ? Answer.WINNABLE
        : this instanceof Unwinnable ? Answer.UNWINNABLE : Answer.UNDETERMINED;
  }

  /**
   * A budget that is enough for all positions except some composed ones. The hardest of those take
   * a second or two.
   */
  int BUDGET = 750_000;

  /** The budget for the result of a game that ended by a flag fall or a resignation. */
  int BUDGET_AFTER_END = 250_000;

  /** Searches with the default {@link #BUDGET}. */
  static Winnability search(Position position, Color winner) {
    return search(position, winner, BUDGET);
  }

  /**
   * Determines whether a side can deliver checkmate by any series of legal moves.
   *
   * @param budget the maximum number of positions that all searches together visit
   */
  static Winnability search(Position position, Color winner, int budget) {
    return WinnabilitySearch.search(position, winner, budget);
  }

  /** A proof of microseconds that a side can never deliver checkmate; empty if there is none. */
  static Optional<Unwinnable> quickProof(Position position, Color winner) {
    return QuickProof.ofGame(position, winner);
  }

  /** Like {@link #quickProof}, but without the regions, for callers that need only the reason. */
  static Optional<UnwinnableReason> quickReason(Position position, Color winner) {
    return quickProof(position, winner).map(Unwinnable::reason);
  }

  /**
   * The same answer with a shorter mating line for display, if a short search finds one: the first
   * line found is often twice as long as necessary.
   */
  default Winnability shortened(Position position, Color winner) {
    return this instanceof Winnable winnable
        ? MatingLine.shorten(winnable, position, winner)
        : this;
  }

  /** The proof, if the side can never deliver checkmate. */
  default Optional<Unwinnable> unwinnable() {
    return this instanceof Unwinnable unwinnable ? Optional.of(unwinnable) : Optional.empty();
  }

  /**
   * The side can deliver checkmate.
   *
   * @param line legal moves that end in checkmate
   */
  record Winnable(List<Move> line, int nodes) implements Winnability {}

  /**
   * The side can never deliver checkmate.
   *
   * @param regions the squares that each piece can ever reach, by its current square, if the reason
   *     depends on them; otherwise empty
   */
  record Unwinnable(UnwinnableReason reason, Map<Square, SquareSet> regions)
      implements Winnability {

    Unwinnable(UnwinnableReason reason) {
      this(reason, Map.of());
    }

    /** Whether the regions include pawns, and none of those pawns can ever move. */
    public boolean pawnsAreLocked(Position position) {
      boolean locked = false;
      for (Square pawn : position.squaresOf(Role.PAWN)) {
        int squares = regions.getOrDefault(pawn, SquareSet.EMPTY).size();
        if (squares > 1) {
          return false;
        }
        locked |= squares == 1;
      }
      return locked;
    }
  }

  /** The search reached its limit. */
  record Undetermined(int nodes) implements Winnability {}
}
