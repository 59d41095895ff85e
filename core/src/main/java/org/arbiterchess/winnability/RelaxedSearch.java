package org.arbiterchess.winnability;

import org.arbiterchess.bitboard.Attacks;
import org.arbiterchess.bitboard.BitboardPosition;
import org.arbiterchess.bitboard.PackedMove;

/**
 * An exhaustive search in which some pieces are {@link RoamingPieces}. The boards contain only the
 * other pieces. Every legal move corresponds to a step of this search, so if no board allows
 * checkmate, White can never deliver checkmate. The converse does not hold.
 */
final class RelaxedSearch {

  private static final int[] PROMOTIONS = {
    BitboardPosition.QUEEN, BitboardPosition.ROOK, BitboardPosition.BISHOP, BitboardPosition.KNIGHT
  };

  private static final long FOURTH_RANK = 0xFF000000L;

  private final RoamingPieces roaming;
  private final VisitedPositions boards = new VisitedPositions(1 << 10);
  private final BitboardPosition here = new BitboardPosition();
  private final BitboardPosition next = new BitboardPosition();
  private final BitboardPosition trial = new BitboardPosition();
  private boolean grew;
  private int steps;

  /**
   * @param root a position without castling rights, in which Black is not checkmated
   * @param squares the pieces that roam: no kings and no white pawns
   */
  RelaxedSearch(BitboardPosition root, long squares) {
    roaming = new RoamingPieces(root, squares);
    here.copy(root);
    here.clear(squares);
    boards.add(here, -1, 0, true);
  }

  /** The number of boards expanded. */
  int steps() {
    return steps;
  }

  /**
   * Tries to prove in at most {@code limit} steps that White can never deliver checkmate. Returns
   * whether it succeeded.
   */
  boolean proves(int limit) {
    do {
      grew = false;
      for (int number = 0; number < boards.count(); number++) {
        if (steps == limit) {
          return false;
        }
        steps++;
        boards.load(number, here);
        if (here.turn == BitboardPosition.BLACK && isMatePossible()) {
          return false;
        }
        if (!boards.isFresh(number) || !isUnwinnable()) {
          expand(number);
        }
      }
    } while (grew);
    return true;
  }

  private boolean isUnwinnable() {
    next.copy(here);
    return (roaming.putOn(next) && QuickProof.material(next) != null)
        || QuickProof.unreachableMate(here, roaming) != null;
  }

  private void expand(int number) {
    int us = here.turn;
    long ours = here.of(us);
    for (long rest = ours; rest != 0; rest &= rest - 1) {
      int from = Long.numberOfTrailingZeros(rest);
      int role = here.roleAt(from);
      if (role == BitboardPosition.PAWN) {
        movePawn(number, from);
      } else {
        long goals = Attacks.of(role, from, here.occupied()) & ~ours & ~here.kings();
        for (; goals != 0; goals &= goals - 1) {
          int to = Long.numberOfTrailingZeros(goals);
          step(number, PackedMove.of(from, to, role, PackedMove.PLAIN));
        }
      }
    }
    roam(number);
  }

  private void movePawn(int number, int from) {
    int us = here.turn;
    int up = us == BitboardPosition.WHITE ? 8 : -8;
    long occupied = here.occupied();
    long roamers = roaming.anywhere[us ^ 1] | roaming.passedSquares(us ^ 1);
    long prey = (here.of(us ^ 1) & ~here.kings()) | (roamers & ~occupied);
    long goals = Attacks.pawn(us, from) & prey;
    goals |= 1L << (from + up) & ~occupied;
    for (; goals != 0; goals &= goals - 1) {
      int to = Long.numberOfTrailingZeros(goals);
      int move = PackedMove.of(from, to, BitboardPosition.PAWN, PackedMove.PLAIN);
      if ((BitboardPosition.END_RANKS >>> to & 1) == 0) {
        step(number, move);
      } else {
        for (int role : PROMOTIONS) {
          step(number, PackedMove.promoting(move, role));
        }
      }
    }
    boolean home = from >> 3 == (us == BitboardPosition.WHITE ? 1 : 6);
    if (home && ((occupied >>> (from + up) | occupied >>> (from + 2 * up)) & 1) == 0) {
      step(
          number,
          PackedMove.of(from, from + 2 * up, BitboardPosition.PAWN, PackedMove.DOUBLE_STEP));
    }
    if (here.enPassant != BitboardPosition.NONE
        && (Attacks.pawn(us, from) >>> here.enPassant & 1) != 0) {
      step(
          number,
          PackedMove.of(from, here.enPassant, BitboardPosition.PAWN, PackedMove.EN_PASSANT));
    }
  }

  private void step(int number, int move) {
    boolean fresh =
        PackedMove.role(move) == BitboardPosition.PAWN
            || (here.occupied() >>> PackedMove.to(move) & 1) != 0;
    next.after(here, move);
    FlippedPosition.dropUnusableEnPassant(next);
    add(number, move, fresh, 0);
  }

  /**
   * Adds the board after a move, unless the side that made the move is certainly in check.
   *
   * @param arrived the square that a roaming piece has moved to, if any
   */
  private boolean add(int number, int move, boolean fresh, long arrived) {
    if (evasions(next, next.turn ^ 1, arrived) != -1L) {
      return false;
    }
    boards.add(next, number, move, fresh);
    return true;
  }

  /**
   * Makes all moves by roaming pieces of the side to move, including captures of pieces on the
   * board.
   */
  private void roam(int number) {
    int us = here.turn;
    long goals = roaming.attacks(us, here, here.occupied());
    long allowed = goals & ~here.occupied() & evasions(here, us, 0);
    if (allowed != 0) {
      pass();
      boards.add(next, number, 0, false);
    }
    for (long prey = goals & here.of(us ^ 1) & ~here.kings(); prey != 0; prey &= prey - 1) {
      long arrived = arrived(prey & -prey);
      pass();
      next.clear(prey & -prey);
      if (add(number, 0, true, arrived)) {
        allowed |= arrived;
      }
    }
    grew |= roaming.grow(us, here, allowed);
  }

  /**
   * The squares where a roaming piece may stand after a capture, including an en passant capture.
   */
  private long arrived(long prey) {
    long passed = here.turn == BitboardPosition.BLACK ? prey & FOURTH_RANK : 0;
    return (passed & here.pawns()) == 0 ? prey : prey | passed >>> 8;
  }

  private void pass() {
    next.copy(here);
    next.turn ^= 1;
    next.enPassant = BitboardPosition.NONE;
  }

  /**
   * Returns the squares on which a piece would block every certain check to one side's king, or all
   * squares if no check is certain. A check is certain if no roaming piece can stand in between.
   *
   * @param arrived a square that a roaming piece may occupy, although no region contains it yet
   */
  private long evasions(BitboardPosition p, int color, long arrived) {
    long lines = roaming.anywhere[0] | roaming.anywhere[1] | arrived;
    int king = p.king(color);
    long evasions = -1L;
    long checkers = p.attackers(color ^ 1, king, p.occupied());
    for (; checkers != 0; checkers &= checkers - 1) {
      long between = Attacks.between(king, Long.numberOfTrailingZeros(checkers));
      evasions &= (between & lines) == 0 ? between : -1L;
    }
    return evasions;
  }

  /**
   * Whether Black, to move, could be checkmated in at least one placement of the roaming pieces.
   */
  private boolean isMatePossible() {
    int king = here.king(BitboardPosition.BLACK);
    long attacked = attackedByWhite(here);
    if ((attacked >>> king & 1) == 0) {
      return false;
    }
    long open =
        Attacks.king(king)
            & ~here.black
            & ~attacked
            & ~Attacks.king(here.king(BitboardPosition.WHITE));
    return (open & here.occupied()) == 0
        && ReachableSquares.canHold(open, 0, roaming.role, roaming.color, roaming.region)
        && !certainlyHasAMove();
  }

  /** A superset of the squares that White's pieces other than the king attack. */
  private long attackedByWhite(BitboardPosition p) {
    long occupied = p.occupied() & ~(p.kings() & p.black);
    return MateHeuristic.attackedByWhite(p, p.of(BitboardPosition.WHITE), occupied)
        | roaming.attacks(BitboardPosition.WHITE, p, occupied);
  }

  /**
   * Whether a black piece on the board, other than the king, has a legal move no matter where the
   * roaming pieces stand.
   */
  private boolean certainlyHasAMove() {
    long white = here.of(BitboardPosition.WHITE) & ~here.kings();
    long lines = here.occupied() | roaming.anywhere[0] | roaming.anywhere[1];
    long empty = ~lines;
    for (long rest = here.black & ~here.kings(); rest != 0; rest &= rest - 1) {
      int from = Long.numberOfTrailingZeros(rest);
      int role = here.roleAt(from);
      long goals;
      if (role == BitboardPosition.PAWN) {
        goals = (Attacks.pawn(BitboardPosition.BLACK, from) & white) | (1L << (from - 8) & empty);
      } else {
        goals =
            Attacks.of(role, from, lines)
                & (white | (~here.occupied() & ~roaming.anywhere[BitboardPosition.BLACK]));
      }
      for (; goals != 0; goals &= goals - 1) {
        if (isCertainlyLegal(from, Long.numberOfTrailingZeros(goals), role)) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean isCertainlyLegal(int from, int to, int role) {
    trial.copy(here);
    trial.clear(1L << from | 1L << to);
    trial.put(to, role, BitboardPosition.BLACK);
    int king = trial.king(BitboardPosition.BLACK);
    return (attackedByWhite(trial) >>> king & 1) == 0;
  }

  /**
   * Pieces that {@link RelaxedSearch} leaves off its boards. Each of them may stand on any square
   * of its region, or may have been captured. A roaming pawn may have promoted, so it moves like a
   * queen and a knight combined.
   */
  static final class RoamingPieces {

    private static final long FIFTH_RANK = 0xFF00000000L;

    static final RoamingPieces NONE = new RoamingPieces(new BitboardPosition(), 0);

    final int count;
    final int[] role;
    final int[] color;

    /** For each piece, all squares that the search has found to be reachable so far. */
    final long[] region;

    /** For each colour, the union of its pieces' regions. */
    final long[] anywhere = new long[2];

    RoamingPieces(BitboardPosition p, long squares) {
      count = Long.bitCount(squares);
      role = new int[count];
      color = new int[count];
      region = new long[count];
      int i = 0;
      for (long rest = squares; rest != 0; rest &= rest - 1, i++) {
        int at = Long.numberOfTrailingZeros(rest);
        role[i] = p.roleAt(at);
        color[i] = (int) (p.black >>> at & 1);
        region[i] = 1L << at;
        anywhere[color[i]] |= region[i];
      }
    }

    /**
     * Returns a superset of the squares that the roaming pieces of one colour attack.
     *
     * @param board the other pieces
     * @param occupied the squares that block lines of attack
     */
    long attacks(int side, BitboardPosition board, long occupied) {
      long attacked = 0;
      for (int i = 0; i < count; i++) {
        attacked |= color[i] == side ? attacksOf(i, board, occupied) : 0;
      }
      return attacked;
    }

    private long attacksOf(int i, BitboardPosition board, long occupied) {
      long attacked = 0;
      for (long rest = region[i] & ~board.occupied(); rest != 0; rest &= rest - 1) {
        int from = Long.numberOfTrailingZeros(rest);
        attacked |=
            role[i] == BitboardPosition.PAWN
                ? Attacks.of(BitboardPosition.QUEEN, from, occupied) | Attacks.knight(from)
                : Attacks.of(role[i], from, occupied);
      }
      return attacked;
    }

    /**
     * Extends the regions of one colour's pieces by the squares within {@code allowed} that they
     * can move to. Returns whether a region grew.
     */
    boolean grow(int side, BitboardPosition board, long allowed) {
      boolean grew = false;
      for (int i = 0; i < count; i++) {
        if (color[i] == side) {
          long added = attacksOf(i, board, board.occupied()) & allowed & ~region[i];
          region[i] |= added;
          anywhere[side] |= added;
          grew |= added != 0;
        }
      }
      return grew;
    }

    /**
     * Returns a superset of the squares on which one colour's roaming pawns can be captured en
     * passant. These squares are on the sixth rank, because only black pawns roam.
     */
    long passedSquares(int side) {
      long passed = 0;
      for (int i = 0; i < count; i++) {
        boolean isPawn = role[i] == BitboardPosition.PAWN && color[i] == side;
        passed |= isPawn ? (region[i] & FIFTH_RANK) << 8 : 0;
      }
      return passed;
    }

    /**
     * Puts each piece on a free square whose colour, light or dark, occurs in its region. Returns
     * whether there were enough such squares.
     */
    boolean putOn(BitboardPosition board) {
      for (int i = 0; i < count; i++) {
        boolean light = (region[i] & BitboardPosition.LIGHT_SQUARES) != 0;
        long right = light ? BitboardPosition.LIGHT_SQUARES : ~BitboardPosition.LIGHT_SQUARES;
        long free = right & ~board.occupied();
        if (free == 0) {
          return false;
        }
        board.put(Long.numberOfTrailingZeros(free), role[i], color[i]);
      }
      return true;
    }
  }

  /**
   * Tries {@link RelaxedSearch} with several choices of roaming pieces. With fewer roaming pieces,
   * a search is more precise but takes longer.
   */
  static final class RelaxedProof {

    /** A piece roams if it can reach at least this many squares while nothing else moves. */
    private static final int ROAMING_SQUARES = 4;

    /**
     * The maximum number of Black's least mobile pieces to leave on the board. Each round of
     * searches leaves one more there than the previous round.
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
      if (root.castlingRooks != 0) {
        return false;
      }
      long free = freePieces();
      long white = free & ~root.black;
      long black = free & root.black;
      if (search(free, limit)
          || (black != 0 && search(white, limit))
          || (white != 0 && search(black, limit))) {
        return true;
      }
      long pawns = root.pawns() & root.black & ~(root.occupied() << 8);
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
      for (long rest = root.occupied() & ~root.pawns() & ~root.kings();
          rest != 0;
          rest &= rest - 1) {
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
      return Attacks.of(role, from, root.occupied() & ~(1L << piece)) & ~own;
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
}
