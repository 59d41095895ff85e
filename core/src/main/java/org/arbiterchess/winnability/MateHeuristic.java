package org.arbiterchess.winnability;

import org.arbiterchess.bitboard.Attacks;
import org.arbiterchess.bitboard.BitboardPosition;

/**
 * Estimates how far a position is from checkmate by White. The estimate affects the search order
 * but never the result. The weights were tuned so that the search finds mates after visiting as few
 * positions as possible.
 */
final class MateHeuristic {

  private static final int[] CORNERS = {0, 7, 56, 63};

  private MateHeuristic() {}

  /**
   * Returns the estimate; smaller is closer.
   *
   * @param thin whether White can mate only in a corner where Black's own pieces block the king
   */
  static int of(BitboardPosition p, boolean thin) {
    long white = p.of(BitboardPosition.WHITE);
    int king = p.king(BitboardPosition.BLACK);
    long attacked =
        attackedByWhite(p, white, p.occupied() & ~(1L << king))
            | Attacks.king(p.king(BitboardPosition.WHITE));
    int flights = Long.bitCount(Attacks.king(king) & ~p.black & ~attacked);
    boolean check = (attacked >>> king & 1) != 0;
    return 2 * flights + (thin ? inACorner(p, white, king, check) : byForce(p, white, king, check));
  }

  /** Whether White has no pawn, rook or queen. */
  static boolean isThin(BitboardPosition p) {
    return ((p.pawns() | p.rooksAndQueens()) & p.of(BitboardPosition.WHITE)) == 0;
  }

  /**
   * Returns the squares that the given white pieces attack. Attacks by the king are not included.
   */
  static long attackedByWhite(BitboardPosition p, long white, long occupied) {
    long attacked = Attacks.pawns(BitboardPosition.WHITE, p.pawns() & white);
    for (long rest = p.knights() & white; rest != 0; rest &= rest - 1) {
      attacked |= Attacks.knight(Long.numberOfTrailingZeros(rest));
    }
    for (long rest = p.bishopsAndQueens() & white; rest != 0; rest &= rest - 1) {
      attacked |= Attacks.bishop(Long.numberOfTrailingZeros(rest), occupied);
    }
    for (long rest = p.rooksAndQueens() & white; rest != 0; rest &= rest - 1) {
      attacked |= Attacks.rook(Long.numberOfTrailingZeros(rest), occupied);
    }
    return attacked;
  }

  /**
   * Estimates the distance to a forced mate. The distance is short if the black king is near the
   * edge, White's pieces are close to it, few black pieces are left, and White has a queen or a
   * pawn close to promotion.
   */
  private static int byForce(BitboardPosition p, long white, int king, boolean check) {
    int file = king & 7;
    int rank = king >> 3;
    int edge = Math.min(Math.min(file, 7 - file), Math.min(rank, 7 - rank));
    long heavy = p.rooksAndQueens();
    int h = (check ? 0 : 4) + 2 * edge;
    h += Math.max(0, apart(king, p.king(BitboardPosition.WHITE)) - 2);
    h += 3 * Long.bitCount(p.black) + 3 * Long.bitCount(heavy & p.black);
    h += (heavy & white) == 0 ? 20 : 0;
    h += (heavy & p.slant & white) == 0 ? 2 + 4 * stepsToPromotion(p, white) : 0;
    int nearest = 7;
    for (long rest = white & ~p.pawns() & ~p.kings(); rest != 0; rest &= rest - 1) {
      nearest = Math.min(nearest, apart(king, Long.numberOfTrailingZeros(rest)));
    }
    return h + nearest;
  }

  private static int stepsToPromotion(BitboardPosition p, long white) {
    int fewest = 9;
    for (long rest = p.pawns() & white; rest != 0; rest &= rest - 1) {
      int at = Long.numberOfTrailingZeros(rest);
      boolean faced = (Attacks.file(at) & -2L << at & p.pawns()) != 0;
      fewest = Math.min(fewest, 7 - (at >> 3) + (faced ? 2 : 0));
    }
    return fewest;
  }

  /**
   * Estimates the distance to a mate in a corner of the bishops' colour, with both kings and a
   * black piece nearby.
   */
  private static int inACorner(BitboardPosition p, long white, int king, boolean check) {
    long bishops = p.bishopsAndQueens() & white;
    boolean light = (bishops & BitboardPosition.LIGHT_SQUARES) != 0;
    long blockers = p.black & (p.knights() | p.pawns());
    if ((p.knights() & white) != 0) {
      blockers |= p.black & ~p.kings() & ~(p.slant & p.straight);
    } else {
      blockers |=
          p.bishopsAndQueens()
              & ~p.straight
              & p.black
              & (light ? ~BitboardPosition.LIGHT_SQUARES : BitboardPosition.LIGHT_SQUARES);
    }
    int own = p.king(BitboardPosition.WHITE);
    int closest = 1 << 10;
    for (int corner : CORNERS) {
      if (bishops == 0 || light == (corner == 7 || corner == 56)) {
        int h = 6 * apart(king, corner) + 7 * Math.max(0, apart(own, corner) - 2);
        int nearest = 20;
        for (long rest = blockers; rest != 0; rest &= rest - 1) {
          int at = Long.numberOfTrailingZeros(rest);
          int becoming = (p.pawns() >>> at & 1) == 0 ? 0 : corner < 8 ? 33 : 8;
          nearest = Math.min(nearest, apart(at, corner) + becoming);
        }
        for (long rest = white & ~p.kings(); rest != 0; rest &= rest - 1) {
          h += apart(Long.numberOfTrailingZeros(rest), corner);
        }
        closest = Math.min(closest, h + 2 * nearest);
      }
    }
    return closest
        + (check ? 0 : 12)
        + 26 * Long.bitCount(p.black)
        + 19 * (16 - Long.bitCount(white))
        + 15 * Long.bitCount(p.black & ~p.kings() & ~blockers);
  }

  private static int apart(int a, int b) {
    return Math.max(Math.abs((a & 7) - (b & 7)), Math.abs((a >> 3) - (b >> 3)));
  }
}
