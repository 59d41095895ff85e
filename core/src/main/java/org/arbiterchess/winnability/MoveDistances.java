package org.arbiterchess.winnability;

import java.util.Arrays;
import org.arbiterchess.bitboard.Attacks;
import org.arbiterchess.bitboard.BitboardPosition;

/**
 * Distances between squares, counted in moves, as if only locked pawns and pieces that never move
 * were on the board.
 */
final class MoveDistances {

  /** The distance to an unreachable square. No route is this long. */
  static final int FAR = 30;

  /** The possible roles of the checking piece in a mate pattern: all except pawn and king. */
  static final int[] ROLES = {
    BitboardPosition.BISHOP, BitboardPosition.ROOK, BitboardPosition.QUEEN, BitboardPosition.KNIGHT
  };

  /**
   * The number of moves from one square to another for each role. {@link #kingAway} contains the
   * distances for each king.
   */
  private final byte[][] away = new byte[BitboardPosition.KING][];

  private final byte[][] kingAway = new byte[2][];
  private final long[] region = new long[2];
  private final long walls;

  MoveDistances(BitboardPosition root) {
    walls = locked(root);
    for (int role : ROLES) {
      away[role] = moves(role, walls, ~walls);
    }
    for (int color = 0; color < 2; color++) {
      long guarded = guarded(walls & root.pawns() & root.of(color ^ 1), color ^ 1);
      kingAway[color] = moves(BitboardPosition.KING, 0, ~walls & ~guarded);
      int from = root.king(color);
      for (int to = 0; to < 64; to++) {
        boolean free = ((walls | guarded) >>> to & 1) == 0 || to == from;
        region[color] |= free && kingAway[color][from * 64 + to] < FAR ? 1L << to : 0;
      }
    }
  }

  private static long locked(BitboardPosition p) {
    long white = p.pawns() & ~p.black;
    long black = p.pawns() & p.black;
    long locked = (white & black >>> 8) | (black & white << 8);
    return locked | QuickProof.grown(p).steady;
  }

  private static long guarded(long pawns, int color) {
    long guarded = 0;
    for (long rest = pawns; rest != 0; rest &= rest - 1) {
      guarded |= Attacks.pawn(color, Long.numberOfTrailingZeros(rest));
    }
    return guarded;
  }

  private static byte[] moves(int role, long walls, long within) {
    byte[] moves = new byte[64 * 64];
    Arrays.fill(moves, (byte) FAR);
    for (int from = 0; from < 64; from++) {
      long seen = 1L << from;
      moves[from * 64 + from] = 0;
      long ring = seen;
      for (byte n = 1; ring != 0 && n < FAR; n++) {
        long next = 0;
        for (long rest = ring; rest != 0; rest &= rest - 1) {
          next |= ReachableSquares.attack(role, Long.numberOfTrailingZeros(rest), walls);
        }
        next &= ~seen;
        for (long rest = next; rest != 0; rest &= rest - 1) {
          moves[from * 64 + Long.numberOfTrailingZeros(rest)] = n;
        }
        seen |= next;
        ring = next & within;
      }
    }
    return moves;
  }

  long walls() {
    return walls;
  }

  long region(int color) {
    return region[color];
  }

  int king(int color, int from, int to) {
    return kingAway[color][from * 64 + to];
  }

  /** Returns the number of moves that the nearest of the given pieces needs to reach the square. */
  int nearest(BitboardPosition p, long pieces, int to) {
    int least = FAR;
    for (long rest = pieces; rest != 0; rest &= rest - 1) {
      least = Math.min(least, moves(p, Long.numberOfTrailingZeros(rest), to));
    }
    return least;
  }

  /** Returns the nearest of the given pieces, or an empty set if none can reach the square. */
  long nearestOne(BitboardPosition p, long pieces, int to) {
    int least = FAR;
    long one = 0;
    for (long rest = pieces; rest != 0; rest &= rest - 1) {
      int moves = moves(p, Long.numberOfTrailingZeros(rest), to);
      if (moves < least) {
        least = moves;
        one = rest & -rest;
      }
    }
    return one;
  }

  private int moves(BitboardPosition p, int from, int to) {
    int role = p.roleAt(from);
    if (role != BitboardPosition.PAWN) {
      return away[role][from * 64 + to];
    }
    boolean white = (p.black >>> from & 1) == 0;
    int steps = white ? 7 - (from >> 3) : from >> 3;
    long ahead = Attacks.file(from) & (white ? -2L << from : (1L << from) - 1);
    boolean faced = (ahead & p.pawns()) != 0;
    boolean onTheWay = !white && (ahead >>> to & 1) != 0 && !faced;
    return onTheWay
        ? (from - to) >> 3
        : Math.min(FAR - 1, steps + 2 + ((walls >>> from & 1) != 0 ? FAR : faced ? 8 : 0));
  }
}
