package org.arbiterchess.winnability;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.arbiterchess.bitboard.BitboardPosition;
import org.arbiterchess.bitboard.MoveGenerator;
import org.arbiterchess.bitboard.PackedMove;
import org.jspecify.annotations.Nullable;

/**
 * A best-first search that visits each reachable position once. It ends when it finds a checkmate
 * by White, when no position is left, or when the budget is used up. If no position is left, no
 * series of moves leads to checkmate, because the search prunes only positions that are proved
 * unwinnable.
 */
final class BestFirstSearch {

  /** The search strategy. It affects the speed of the search but not its correctness. */
  enum Strategy {
    /** Attempts no proofs during the search. */
    WITHOUT_PROOFS(false, false, 0),
    PROVING(true, false, 0),
    /** Swaps the two {@link MateHeuristic} estimates: uses each where the other would be used. */
    SWAPPED_HEURISTICS(true, true, 0),
    /** Prefers short lines. */
    SHORT(true, false, 1),
    /** Searches towards a mate pattern. */
    PLANNED(true, false, 2),
    /** Swaps the estimates and prefers novel positions, as {@link SearchNovelty} defines them. */
    NOVELTY(false, true, 1),
    /**
     * This strategy and the next two give increasing preference to short lines, at the cost of
     * visiting more positions.
     */
    DEPTH_WEIGHT_4(false, false, 4),
    DEPTH_WEIGHT_8(false, false, 8),
    DEPTH_WEIGHT_20(false, false, 20);

    private final boolean proves;
    private final boolean swapsHeuristics;
    private final int depthWeight;

    Strategy(boolean proves, boolean swapsHeuristics, int depthWeight) {
      this.proves = proves;
      this.swapsHeuristics = swapsHeuristics;
      this.depthWeight = depthWeight;
    }

    /** Whether the strategy is good at finding a mate but not at proving that there is none. */
    boolean looksForMate() {
      return this == PLANNED || this == NOVELTY;
    }
  }

  /** The strategies that look for a shorter line than the one found. */
  static final Strategy[] SHORTENING = {
    Strategy.DEPTH_WEIGHT_4, Strategy.DEPTH_WEIGHT_8, Strategy.DEPTH_WEIGHT_20
  };

  private static final int LEVELS = 4096;

  /** The number of positions for which memory is allocated at first. Most searches visit fewer. */
  private static final int EXPECTED = 1 << 9;

  /**
   * If a capture lowers the priority level by at least this much, the position's other moves are
   * expanded later.
   */
  private static final int PROGRESS = 4;

  /** The penalty, in priority levels, for a position of a kind that has already been seen. */
  private static final int NOT_NEW = 200;

  /** The maximum number of boards that a relaxed search expands for one position. */
  private static final int RELAXED_STEPS = 300;

  /**
   * The number of boards that relaxed searches may expand at first. This allowance grows by one
   * board for every eight positions visited.
   */
  private static final int RELAXED_AT_FIRST = 2_000;

  private final Strategy strategy;
  private final boolean thin;
  private final @Nullable MatePatternHeuristic plan;
  private final @Nullable SearchNovelty novelty;
  private final VisitedPositions met = new VisitedPositions(EXPECTED);
  private final BitboardPosition here = new BitboardPosition();
  private final BitboardPosition next = new BitboardPosition();
  private final int[] moves;

  /**
   * The priority queue, with a linked list for each level. This array contains the first position
   * of each list, and {@code following} contains the successor of each position. Positions are
   * numbered from 1, and 0 ends a list.
   */
  private final int[] heads = new int[LEVELS];

  private int[] following = new int[EXPECTED];
  private int lowest;
  private int mate = -1;
  private int relaxedSteps;

  BestFirstSearch(BitboardPosition root, Strategy strategy) {
    this.strategy = strategy;
    novelty = strategy == Strategy.NOVELTY ? new SearchNovelty() : null;
    plan = strategy == Strategy.PLANNED ? new MatePatternHeuristic(root) : null;
    thin = MateHeuristic.isThin(root) ^ strategy.swapsHeuristics;
    moves = new int[MoveGenerator.bound(root)];
    put(met.add(root, -1, 0, false), 0);
  }

  /** The number of positions visited, including the boards of relaxed searches. */
  int nodes() {
    return met.count() + relaxedSteps;
  }

  /**
   * Runs the search until it is complete or has visited {@code budget} positions. Returns whether
   * it is complete.
   */
  boolean run(int budget) {
    while (nodes() < budget) {
      while (lowest < LEVELS && heads[lowest] == 0) {
        lowest++;
      }
      if (lowest == LEVELS) {
        return true;
      }
      int number = heads[lowest] - 1;
      heads[lowest] = following[number];
      expand(number, lowest);
      if (mate >= 0) {
        return true;
      }
    }
    return false;
  }

  boolean hasMate() {
    return mate >= 0;
  }

  /** The moves that lead to checkmate. */
  int[] line() {
    return met.lineTo(mate);
  }

  /**
   * Expands a position's captures and, if none of them makes progress, its other moves. Otherwise
   * the position is put back into the queue, and its other moves are expanded when it comes out
   * again.
   */
  private void expand(int number, int level) {
    met.load(number, here);
    boolean returns = met.isDeferred(number);
    if (!returns && strategy.proves && met.isFresh(number) && isUnwinnable()) {
      return;
    }
    int count = MoveGenerator.generate(here, moves);
    int captures = moveCapturesToFront(count);
    if (!returns) {
      int reached = expand(number, 0, captures);
      if (reached <= level - PROGRESS && captures < count) {
        met.defer(number);
        put(number, level);
        return;
      }
    }
    expand(number, captures, count);
  }

  private int moveCapturesToFront(int count) {
    long occupied = here.occupied();
    int captures = 0;
    for (int i = 0; i < count; i++) {
      int move = moves[i];
      if ((occupied >>> PackedMove.to(move) & 1) != 0) {
        moves[i] = moves[captures];
        moves[captures++] = move;
      }
    }
    return captures;
  }

  /**
   * Makes the moves in a range of the list until one gives checkmate. Returns the lowest level of
   * the new positions.
   */
  private int expand(int number, int start, int end) {
    int reached = LEVELS;
    for (int i = start; i < end && mate < 0; i++) {
      int move = moves[i];
      next.after(here, move);
      FlippedPosition.dropUnusableEnPassant(next);
      boolean pawn = PackedMove.role(move) == BitboardPosition.PAWN;
      boolean taken = (here.occupied() >>> PackedMove.to(move) & 1) != 0;
      boolean fresh =
          taken || here.castlingRooks != next.castlingRooks || (pawn && QuickProof.isLocked(next));
      int added = met.add(next, number, move, fresh);
      if (added < 0) {
        continue;
      }
      if (QuickProof.isMate(next)) {
        mate = added;
      } else if (!(pawn || taken) || QuickProof.material(next) == null) {
        int level = level(added);
        put(added, level);
        reached = Math.min(reached, level);
      }
    }
    return reached;
  }

  private boolean isUnwinnable() {
    if (QuickProof.unreachableMate(here) != null) {
      return true;
    }
    if (relaxedSteps > RELAXED_AT_FIRST + met.count() / 8) {
      return false;
    }
    RelaxedSearch.RelaxedProof relaxed = new RelaxedSearch.RelaxedProof(here, RELAXED_AT_FIRST);
    boolean proved = relaxed.proves(RELAXED_STEPS);
    relaxedSteps += relaxed.steps();
    return proved;
  }

  private int level(int number) {
    int distance = plan != null ? plan.distance(next) : MateHeuristic.of(next, thin);
    int level = distance * 2 + met.depth(number) * strategy.depthWeight / 2;
    return novelty == null || novelty.add(next) ? level : level + NOT_NEW;
  }

  private void put(int number, int level) {
    if (number >= following.length) {
      following = Arrays.copyOf(following, Math.max(following.length * 2, number + 1));
    }
    int at = Math.min(level, LEVELS - 1);
    following[number] = heads[at];
    heads[at] = number + 1;
    lowest = Math.min(lowest, at);
  }

  /**
   * Determines which positions in a search are of a new kind: those in which a piece stands on a
   * square where no piece of its role and colour has stood before. Positions are compared only if
   * they have the same pawns, the same number of pieces and the same side to move. A search that
   * prefers such positions tries every way to open a wall of pawns before it tries known squares in
   * new combinations.
   */
  static final class SearchNovelty {

    private record Group(long whitePawns, long blackPawns, int pieces, int turn) {}

    /** For each role and colour, the squares on which such a piece has stood. */
    private final Map<Group, long[]> seen = new HashMap<>();

    /** Adds a position. Returns whether it was of a new kind. */
    boolean add(BitboardPosition p) {
      long pawns = p.pawns();
      long[] squares =
          seen.computeIfAbsent(
              new Group(pawns & ~p.black, pawns & p.black, Long.bitCount(p.occupied()), p.turn),
              group -> new long[2 * (BitboardPosition.KING + 1)]);
      boolean isNew = false;
      for (long rest = p.occupied() & ~pawns; rest != 0; rest &= rest - 1) {
        int square = Long.numberOfTrailingZeros(rest);
        int kind = 2 * p.roleAt(square) + (int) (p.black >>> square & 1);
        isNew |= (squares[kind] >>> square & 1) == 0;
        squares[kind] |= rest & -rest;
      }
      return isNew;
    }
  }
}
