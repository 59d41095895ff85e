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

  private static final long END_RANKS = 0xFF000000000000FFL;
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
        long goals = ReachableSquares.attack(role, from, here.occupied()) & ~ours & ~here.kings();
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
      if ((END_RANKS >>> to & 1) == 0) {
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
    return (open & here.occupied()) == 0 && canBlock(open, 0) && !certainlyHasAMove();
  }

  /** A superset of the squares that White's pieces other than the king attack. */
  private long attackedByWhite(BitboardPosition p) {
    long occupied = p.occupied() & ~(p.kings() & p.black);
    return MateHeuristic.attackedByWhite(p, p.of(BitboardPosition.WHITE), occupied)
        | roaming.attacks(BitboardPosition.WHITE, p, occupied);
  }

  /** Whether roaming black pieces that are not in {@code used} can stand on all these squares. */
  private boolean canBlock(long squares, long used) {
    long first = squares & -squares;
    for (int i = 0; first != 0 && i < roaming.count; i++) {
      if (roaming.color[i] == BitboardPosition.BLACK
          && (used >>> i & 1) == 0
          && (roaming.region[i] & first) != 0
          && canBlock(squares & ~first, used | 1L << i)) {
        return true;
      }
    }
    return first == 0;
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
            ReachableSquares.attack(role, from, lines)
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
}
