package org.arbiterchess.winnability;

import java.util.Arrays;
import org.arbiterchess.bitboard.Attacks;
import org.arbiterchess.bitboard.BitboardPosition;

/**
 * The squares that each piece in a position can ever reach, computed as a fixed point. The sets are
 * conservative: sets of possible squares may be too large, and sets of impossible squares may be
 * too small. Each rule below allows a move if it is possible in at least one arrangement of the
 * pieces on squares in their sets. By induction on the moves of a game, no piece can therefore
 * leave its set.
 */
final class ReachableSquares {

  private static final long[] HOME_RANK = {0xFFL << 8, 0xFFL << 48};

  /**
   * The number of pieces. In the arrays, the pieces on the board come first, then the roaming
   * pieces, which may already have been captured.
   */
  final int count;

  private final int onBoard;

  /** For each piece, its square; {@link BitboardPosition#NONE} for roaming pieces. */
  final int[] square;

  final int[] role;
  final int[] color;

  /** For each piece, a superset of the squares that it can reach, including its own square. */
  final long[] reach;

  /** For each piece, a superset of the squares on which it can capture. */
  final long[] takes;

  /**
   * For each piece, a superset of the squares that it can attack, including squares occupied by its
   * own side and squares behind a king.
   */
  final long[] attacks;

  /**
   * For each piece, whether it is a pawn that might promote. The value can be true even if the pawn
   * can never promote.
   */
  final boolean[] promotes;

  /** A subset of the squares of the pieces that never move and are never captured. */
  long steady;

  /** Whether the last round omitted a king move because it gives stalemate. */
  boolean stalemates;

  /** For each colour, a superset of the squares on which its pieces can capture. */
  private final long[] taken = new long[2];

  /**
   * For each colour, a superset of the squares that its pieces can reach. The king's squares are
   * included here, but not in {@link #mayButKing}.
   */
  final long[] may = new long[2];

  final long[] mayButKing = new long[2];

  /**
   * For each colour, a subset of the squares that its pieces can never enter: the squares of its
   * own steady pieces and of steady kings.
   */
  final long[] closed = new long[2];

  final long kings;

  /** For each colour, the king among the pieces. */
  final int[] king = new int[2];

  private final long occupied;
  private final long[] pawns;

  /**
   * For each colour, a subset of the squares that its pieces attack in every reachable position.
   */
  private final long[] guarded = new long[2];

  ReachableSquares(BitboardPosition p, RelaxedSearch.RoamingPieces roaming) {
    occupied = p.occupied();
    onBoard = Long.bitCount(occupied);
    count = onBoard + roaming.count;
    square = new int[count];
    role = new int[count];
    color = new int[count];
    reach = new long[count];
    takes = new long[count];
    attacks = new long[count];
    promotes = new boolean[count];
    int i = 0;
    for (long rest = occupied; rest != 0; rest &= rest - 1, i++) {
      int at = Long.numberOfTrailingZeros(rest);
      square[i] = at;
      role[i] = p.roleAt(at);
      color[i] = (int) (p.black >>> at & 1);
      reach[i] = 1L << at;
      if (role[i] == BitboardPosition.KING) {
        king[color[i]] = i;
      }
    }
    for (int k = 0; k < roaming.count; k++, i++) {
      square[i] = BitboardPosition.NONE;
      role[i] = roaming.role[k];
      color[i] = roaming.color[k];
      reach[i] = roaming.region[k];
      promotes[i] = role[i] == BitboardPosition.PAWN;
    }
    kings = p.kings();
    pawns = new long[] {p.pawns() & ~p.black, p.pawns() & p.black};
    sum();
  }

  /** Runs one round of the computation. Returns whether any set grew. */
  boolean growOnce() {
    stalemates = false;
    boolean grew = false;
    for (int i = 0; i < count; i++) {
      grew |= role[i] == BitboardPosition.PAWN ? growPawn(i) : growPiece(i);
    }
    return grew;
  }

  /** Recomputes the fields that combine the reachable squares and captures of all pieces. */
  void sum() {
    Arrays.fill(taken, 0);
    Arrays.fill(may, 0);
    Arrays.fill(mayButKing, 0);
    Arrays.fill(closed, 0);
    for (int i = 0; i < count; i++) {
      taken[color[i]] |= takes[i];
      may[color[i]] |= reach[i];
      mayButKing[color[i]] |= role[i] == BitboardPosition.KING ? 0 : reach[i];
    }
    steady = 0;
    for (int i = 0; i < onBoard; i++) {
      if (reach[i] == 1L << square[i] && !isCapturable(i)) {
        steady |= reach[i];
        closed[color[i]] |= reach[i];
      }
    }
    closed[0] |= steady & kings;
    closed[1] |= steady & kings;
    guarded[0] = guardedBy(0);
    guarded[1] = guardedBy(1);
  }

  /**
   * Returns the reason why checkmate is impossible. Meaningful only once the sets have stopped
   * growing and allow no checkmate.
   */
  UnwinnableReason reason() {
    return stalemates ? UnwinnableReason.OUT_OF_REACH_BUT_STALEMATE : UnwinnableReason.OUT_OF_REACH;
  }

  boolean isCapturable(int i) {
    return role[i] != BitboardPosition.KING && (reach[i] & taken[color[i] ^ 1]) != 0;
  }

  private boolean growPiece(int i) {
    long goals = 0;
    long seen = 0;
    long solid = steady & ~kings;
    for (long rest = reach[i]; rest != 0; rest &= rest - 1) {
      int from = Long.numberOfTrailingZeros(rest);
      goals |= Attacks.of(role[i], from, steady);
      seen |= Attacks.of(role[i], from, solid);
    }
    goals &= ~closed[color[i]];
    if (role[i] == BitboardPosition.KING) {
      goals &= ~guarded[color[i] ^ 1];
      long kept = StalematingMoveFilter.leaveOut(this, i, goals);
      stalemates |= kept != goals;
      goals = kept;
    }
    return become(i, reach[i] | goals, goals, seen);
  }

  private boolean become(int i, long reached, long captures, long seen) {
    boolean grew = reached != reach[i] || captures != takes[i] || seen != attacks[i];
    reach[i] = reached;
    takes[i] = captures;
    attacks[i] = seen;
    return grew;
  }

  private boolean growPawn(int i) {
    int us = color[i];
    int up = us == BitboardPosition.WHITE ? 8 : -8;
    long reached = reach[i];
    if (promotes[i]) {
      long anywhere = ~closed[us];
      return become(i, reached | anywhere, anywhere, -1L);
    }
    long captures = Attacks.pawns(us, reached);
    long open = ~steady & ~barred(i);
    long once = Long.rotateLeft(reached, up) & open;
    long twice = Long.rotateLeft(Long.rotateLeft(reached & HOME_RANK[us], up) & once, up) & open;
    long all = reached | once | twice | (captures & mayButKing[us ^ 1]);
    promotes[i] = (all & BitboardPosition.END_RANKS) != 0;
    boolean grew = become(i, all, captures, captures);
    return grew || promotes[i];
  }

  /**
   * Returns the squares of the enemy pawns that this pawn can never pass: neither pawn ever leaves
   * the file, and the enemy pawn is never captured.
   */
  private long barred(int i) {
    long file = BitboardPosition.A_FILE << (square[i] & 7);
    if ((reach[i] & ~file) != 0) {
      return 0;
    }
    long barred = 0;
    boolean white = color[i] == BitboardPosition.WHITE;
    long ahead = white ? -2L << square[i] : (1L << square[i]) - 1;
    for (long rest = file & ahead & pawns[color[i] ^ 1]; rest != 0; rest &= rest - 1) {
      int k = Long.bitCount(occupied & ((rest & -rest) - 1));
      if (!promotes[k] && (reach[k] & ~file) == 0 && !isCapturable(k)) {
        barred |= rest & -rest;
      }
    }
    return barred;
  }

  private long guardedBy(int c) {
    long guards = 0;
    for (int i = 0; i < onBoard; i++) {
      if (color[i] == c && !promotes[i] && !isCapturable(i)) {
        long always = -1L;
        for (long rest = reach[i]; rest != 0 && always != 0; rest &= rest - 1) {
          int from = Long.numberOfTrailingZeros(rest);
          always &=
              role[i] == BitboardPosition.PAWN
                  ? Attacks.pawn(c, from)
                  : Attacks.of(role[i], from, (may[0] | may[1]) & ~(1L << from));
        }
        guards |= always;
      }
    }
    return guards;
  }

  /**
   * Whether the sets allow checkmate of the black king. A mate needs a white piece that attacks the
   * king, and each neighbouring square must be attacked by White or blocked by a black piece. The
   * white king attacks squares from only one place at a time, and each black piece blocks only one
   * square.
   */
  boolean allowMate() {
    int whiteKing = king[BitboardPosition.WHITE];
    int blackKing = king[BitboardPosition.BLACK];
    long attacked = 0;
    for (int i = 0; i < count; i++) {
      attacked |= i != whiteKing && color[i] == BitboardPosition.WHITE ? attacks[i] : 0;
    }
    for (long rest = reach[blackKing] & attacked; rest != 0; rest &= rest - 1) {
      int at = Long.numberOfTrailingZeros(rest);
      long open = Attacks.king(at) & ~attacked;
      long places = reach[whiteKing] & ~Attacks.king(at) & ~(1L << at);
      for (long more = places; more != 0; more &= more - 1) {
        long held = open & ~Attacks.king(Long.numberOfTrailingZeros(more));
        boolean mayHold = (held & ~mayButKing[BitboardPosition.BLACK]) == 0;
        if (mayHold && canHold(held, 0, role, color, reach)) {
          return true;
        }
      }
    }
    return false;
  }

  /**
   * Whether black pieces that are neither kings nor in {@code used} can occupy all these squares at
   * once.
   */
  static boolean canHold(long squares, long used, int[] role, int[] color, long[] reach) {
    long first = squares & -squares;
    for (int i = 0; first != 0 && i < role.length; i++) {
      if (color[i] == BitboardPosition.BLACK
          && role[i] != BitboardPosition.KING
          && (used >>> i & 1) == 0
          && (reach[i] & first) != 0
          && canHold(squares & ~first, used | 1L << i, role, color, reach)) {
        return true;
      }
    }
    return first == 0;
  }

  /**
   * Omits king moves that always stalemate the opponent, because they end the game without
   * checkmate. The filter applies only if the opponent can never move anything but the king, and it
   * considers every square where that king can stand. It keeps a move that might give discovered
   * check, because that could be checkmate.
   */
  static final class StalematingMoveFilter {

    private final ReachableSquares pieces;
    private final int us;
    private final int otherKing;

    private StalematingMoveFilter(ReachableSquares pieces, int king) {
      this.pieces = pieces;
      this.us = pieces.color[king];
      this.otherKing = pieces.king[us ^ 1];
    }

    /** Returns a king's target squares, leaving out moves that always give stalemate. */
    static long leaveOut(ReachableSquares pieces, int king, long goals) {
      StalematingMoveFilter rule = new StalematingMoveFilter(pieces, king);
      for (int i = 0; i < pieces.count; i++) {
        boolean isOther = pieces.color[i] != rule.us && i != rule.otherKing;
        if (isOther && (i >= pieces.onBoard || pieces.reach[i] != 1L << pieces.square[i])) {
          return goals;
        }
      }
      long kept = goals & pieces.takes[king];
      for (long rest = goals & ~kept; rest != 0; rest &= rest - 1) {
        int to = Long.numberOfTrailingZeros(rest);
        long origins = pieces.reach[king] & Attacks.king(to);
        kept |= rule.mayLeaveAMove(origins, to) ? 1L << to : 0;
      }
      return kept;
    }

    private boolean mayLeaveAMove(long origins, int to) {
      if (anotherPieceMoves(to)) {
        return true;
      }
      for (long rest = origins; rest != 0; rest &= rest - 1) {
        if (kingMovesOrIsChecked(Long.numberOfTrailingZeros(rest), to)) {
          return true;
        }
      }
      return false;
    }

    /**
     * Whether the opponent can move a piece other than the king, assuming that both kings may be
     * elsewhere and that our king captures any piece on its target square.
     */
    private boolean anotherPieceMoves(int to) {
      long solid = pieces.steady & ~pieces.kings & ~(1L << to);
      long own = pieces.closed[us ^ 1] & solid;
      int up = us == BitboardPosition.BLACK ? 8 : -8;
      for (int i = 0; i < pieces.count; i++) {
        if (pieces.color[i] != us && i != otherKing && pieces.square[i] != to) {
          int at = pieces.square[i];
          long goals =
              pieces.role[i] == BitboardPosition.PAWN
                  ? ((1L << (at + up)) & ~solid)
                      | (Attacks.pawn(us ^ 1, at) & pieces.mayButKing[us])
                  : Attacks.of(pieces.role[i], at, solid) & ~own;
          if (goals != 0) {
            return true;
          }
        }
      }
      return false;
    }

    /**
     * Whether the opponent's king, on at least one of its reachable squares, could move or be in
     * check after our king's move.
     */
    private boolean kingMovesOrIsChecked(int from, int to) {
      long denied =
          Attacks.king(to)
              | (1L << to)
              | guardedByPawns()
              | (pieces.closed[us ^ 1] & ~pieces.kings & ~(1L << to));
      long places = pieces.reach[otherKing] & ~Attacks.king(to) & ~(1L << to);
      for (long rest = places; rest != 0; rest &= rest - 1) {
        int at = Long.numberOfTrailingZeros(rest);
        boolean shut =
            (Attacks.between(from, at) & pieces.steady & ~pieces.kings & ~(1L << to)) != 0;
        if ((Attacks.king(at) & ~denied) != 0 || (!shut && mayUncover(from, at))) {
          return true;
        }
      }
      return false;
    }

    /** Returns the squares that our steady pawns attack. */
    private long guardedByPawns() {
      long guarded = 0;
      for (int i = 0; i < pieces.count; i++) {
        if (pieces.role[i] == BitboardPosition.PAWN
            && pieces.color[i] == us
            && pieces.square[i] != BitboardPosition.NONE
            && (pieces.steady >>> pieces.square[i] & 1) != 0) {
          guarded |= Attacks.pawn(us, pieces.square[i]);
        }
      }
      return guarded;
    }

    /** Whether one of our sliding pieces can reach the line through the two squares. */
    private boolean mayUncover(int from, int at) {
      boolean slanted = (Attacks.bishop(from) >>> at & 1) != 0;
      for (int i = 0; i < pieces.count; i++) {
        if (pieces.color[i] == us && (pieces.reach[i] & Attacks.line(from, at)) != 0) {
          int role = pieces.role[i];
          int along = slanted ? BitboardPosition.BISHOP : BitboardPosition.ROOK;
          if (role == BitboardPosition.QUEEN || role == along || pieces.promotes[i]) {
            return true;
          }
        }
      }
      return false;
    }
  }
}
