package org.arbiterchess.winnability;

import java.util.Arrays;
import org.arbiterchess.bitboard.MoveGenerator;
import org.arbiterchess.bitboard.PackedMove;
import org.arbiterchess.bitboard.PackedPosition;

/**
 * Looks at every position that can arise, the most promising first, each once, until White mates,
 * nothing is left, or the budget is spent. When nothing is left, no series of moves mates: nothing
 * was left out but positions that are proven themselves.
 */
final class BestFirstSearch {

  /** How the search goes about it; none of this changes what it can find. */
  enum Manner {
    /** No time is spent on proofs. */
    BRISK(false, false, 0),
    PROVING(true, false, 0),
    /** The other idea of what is close. */
    OTHERWISE(true, true, 0),
    /** Short lines are preferred. */
    SHORT(true, false, 1),
    /** Towards a picture of a mate. */
    PLANNED(true, false, 2),
    /** The shorter the line, the better, and the more is looked at in vain. */
    HASTY(false, false, 4),
    HASTIER(false, false, 8),
    HASTIEST(false, false, 20);

    private final boolean proves;
    private final boolean otherwise;
    private final int haste;

    Manner(boolean proves, boolean otherwise, int haste) {
      this.proves = proves;
      this.otherwise = otherwise;
      this.haste = haste;
    }
  }

  private static final int LEVELS = 4096;

  private final Manner manner;
  private final boolean thin;
  private final MatePatterns plan;
  private final VisitedPositions met = new VisitedPositions(1 << 10);
  private final PackedPosition here = new PackedPosition();
  private final PackedPosition next = new PackedPosition();
  private final int[] moves;

  /** For each level the position to look at next, and for each position the one after it. */
  private final int[] heads = new int[LEVELS];

  private int[] following = new int[1 << 10];
  private int lowest;
  private int mate = -1;

  BestFirstSearch(PackedPosition root, Manner manner) {
    this.manner = manner;
    plan = manner == Manner.PLANNED ? new MatePatterns(root) : null;
    thin = MateHeuristic.isThin(root) ^ manner.otherwise;
    PackedPosition other = new PackedPosition();
    other.copy(root);
    other.turn ^= 1;
    moves = new int[Math.max(MoveGenerator.bound(root), MoveGenerator.bound(other))];
    Arrays.fill(heads, -1);
    put(met.add(root, -1, 0, false), 0);
  }

  /** How many positions were met. */
  int nodes() {
    return met.count();
  }

  /** Whether the search came to an end within the budget. */
  boolean run(int budget) {
    while (met.count() < budget) {
      while (lowest < LEVELS && heads[lowest] < 0) {
        lowest++;
      }
      if (lowest == LEVELS) {
        return true;
      }
      int number = heads[lowest];
      heads[lowest] = following[number];
      expand(number);
      if (mate >= 0) {
        return true;
      }
    }
    return false;
  }

  boolean hasMate() {
    return mate >= 0;
  }

  /** The moves to the mate. */
  int[] line() {
    return met.lineTo(mate);
  }

  private void expand(int number) {
    met.load(number, here);
    if (manner.proves && met.isFresh(number) && ReachabilityProof.proof(here) != null) {
      return;
    }
    int count = MoveGenerator.generate(here, moves);
    for (int i = 0; i < count && mate < 0; i++) {
      int move = moves[i];
      next.after(here, move);
      FlippedPosition.dropUnusableEnPassant(next);
      boolean pawn = PackedMove.role(move) == PackedPosition.PAWN;
      boolean taken = (here.occupied() >>> PackedMove.to(move) & 1) != 0;
      boolean fresh = taken || here.castlingRooks != next.castlingRooks || (pawn && isLocked(next));
      int added = met.add(next, number, move, fresh);
      if (added < 0) {
        continue;
      }
      if (QuickUnwinnabilityCheck.isMate(next)) {
        mate = added;
      } else if (!(pawn || taken) || MaterialProof.noMate(next) == null) {
        put(added, level(added));
      }
    }
  }

  /** Whether no pawn has an empty square ahead: after other moves of pawns proofs are rare. */
  private static boolean isLocked(PackedPosition p) {
    long white = p.pawns() & ~p.black;
    long black = p.pawns() & p.black;
    return ((white << 8 | black >>> 8) & ~p.occupied()) == 0;
  }

  private int level(int number) {
    int distance = plan != null ? plan.distance(next) : MateHeuristic.of(next, thin);
    return distance * 2 + met.depth(number) * manner.haste / 2;
  }

  private void put(int number, int level) {
    if (number >= following.length) {
      following = Arrays.copyOf(following, Math.max(following.length * 2, number + 1));
    }
    int at = Math.min(level, LEVELS - 1);
    following[number] = heads[at];
    heads[at] = number;
    lowest = Math.min(lowest, at);
  }
}
