package org.arbiterchess.winnability;

import org.arbiterchess.bitboard.BitboardPosition;

/**
 * Tries {@link RelaxedSearch} with several choices of roaming pieces. With fewer roaming pieces, a
 * search is more precise but takes longer.
 */
final class RelaxedProof {

  /** A piece roams if it can reach at least this many squares while nothing else moves. */
  private static final int ROAMING_SQUARES = 4;

  /**
   * The maximum number of Black's least mobile pieces to leave on the board. Each round of searches
   * leaves one more there than the previous round.
   */
  private static final int LEFT_ON_BOARD = 3;

  private final BitboardPosition root;
  private final int budget;
  private int steps;

  /**
   * @param budget the maximum number of boards that all searches together expand
   */
  RelaxedProof(BitboardPosition root, int budget) {
    this.root = root;
    this.budget = budget;
  }

  /** The total number of boards expanded by all searches so far. */
  int steps() {
    return steps;
  }

  /**
   * Tries to prove that White can never deliver checkmate. Returns whether it succeeded.
   *
   * @param limit the maximum number of boards that each search expands
   */
  boolean proves(int limit) {
    long free = root.castlingRooks == 0 ? freePieces() : 0;
    long white = free & ~root.black;
    long black = free & root.black;
    if (search(free, limit)
        || (black != 0 && search(white, limit))
        || (white != 0 && search(black, limit))) {
      return true;
    }
    long pawns = pawnsThatMove();
    if (black == 0) {
      return search(pawns, limit);
    }
    for (int i = 0; i < LEFT_ON_BOARD && black != 0; i++) {
      black &= ~leastMobile(black);
      if (search(black, limit) || (pawns != 0 && search(black | pawns, limit))) {
        return true;
      }
    }
    return false;
  }

  /** The black pawns that can move forward; none if a castling right remains. */
  private long pawnsThatMove() {
    return root.castlingRooks == 0 ? root.pawns() & root.black & ~(root.occupied() << 8) : 0;
  }

  private boolean search(long roaming, int limit) {
    if (roaming == 0 || steps == budget) {
      return false;
    }
    RelaxedSearch search = new RelaxedSearch(root, roaming);
    boolean proved = search.proves(Math.min(limit, budget - steps));
    steps += search.steps();
    return proved;
  }

  private long freePieces() {
    long free = 0;
    for (long rest = root.occupied() & ~root.pawns() & ~root.kings(); rest != 0; rest &= rest - 1) {
      if (Long.bitCount(region(Long.numberOfTrailingZeros(rest))) >= ROAMING_SQUARES) {
        free |= rest & -rest;
      }
    }
    return free;
  }

  private long region(int square) {
    long region = 0;
    for (long grown = 1L << square; grown != region; ) {
      region = grown;
      for (long rest = region; rest != 0; rest &= rest - 1) {
        grown |= goals(root.roleAt(square), Long.numberOfTrailingZeros(rest), square);
      }
    }
    return region;
  }

  private long goals(int role, int from, int piece) {
    long own = root.of((int) (root.black >>> piece & 1));
    return ReachableSquares.attack(role, from, root.occupied() & ~(1L << piece)) & ~own;
  }

  private long leastMobile(long pieces) {
    int fewest = Integer.MAX_VALUE;
    long least = 0;
    for (long rest = pieces; rest != 0; rest &= rest - 1) {
      int at = Long.numberOfTrailingZeros(rest);
      int moves = Long.bitCount(goals(root.roleAt(at), at, at));
      if (moves < fewest) {
        fewest = moves;
        least = rest & -rest;
      }
    }
    return least;
  }
}
