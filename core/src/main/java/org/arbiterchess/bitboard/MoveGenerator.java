package org.arbiterchess.bitboard;

import static org.arbiterchess.bitboard.BitboardPosition.BLACK;
import static org.arbiterchess.bitboard.BitboardPosition.KNIGHT;

/**
 * Generates exactly the legal moves in a position. It determines checks and pins first, so it never
 * has to make a move and take it back.
 */
public final class MoveGenerator {

  /** The list that makes the generator count the moves without storing them. */
  public static final int[] COUNT_ONLY = new int[0];

  static final long A_FILE = 0x0101010101010101L;
  static final long H_FILE = A_FILE << 7;

  private MoveGenerator() {}

  /**
   * The required length of the move list. No piece has more than 27 moves, and {@link
   * PackedMoveAppender} may write past the last move.
   */
  public static int bound(BitboardPosition position) {
    return (27 * Long.bitCount(position.of(position.turn))) + 2 + PackedMoveAppender.OVERSHOOT;
  }

  /** Writes the legal moves to the start of the list and returns the number of moves. */
  public static int generate(BitboardPosition p, int[] list) {
    int turn = p.turn;
    long slant = p.slant;
    long straight = p.straight;
    long close = p.close;
    long occupied = slant | straight | close;
    long us = turn == BLACK ? p.black : occupied & ~p.black;
    long them = occupied ^ us;
    long pawns = close & ~slant & ~straight;
    int king = Long.numberOfTrailingZeros(close & straight & us);

    long checkers =
        ((Attacks.pawn(turn, king) & pawns) | (Attacks.knight(king) & close & slant)) & them;
    long pinned = 0;
    long snipers =
        ((Attacks.bishop(king) & slant) | (Attacks.rook(king) & straight)) & ~close & them;
    for (; snipers != 0; snipers &= snipers - 1) {
      int sniper = Long.numberOfTrailingZeros(snipers);
      long between = Attacks.between(king, sniper) & occupied;
      if (between == 0) {
        checkers |= 1L << sniper;
      } else if ((between & (between - 1)) == 0) {
        pinned |= between & us;
      }
    }

    int n = KingMoveGenerator.add(p, list, king, us, them, occupied, checkers);
    long goals = ~us;
    if (checkers != 0) {
      if ((checkers & (checkers - 1)) != 0) {
        return n;
      }
      goals = checkers | Attacks.between(king, Long.numberOfTrailingZeros(checkers));
    }

    for (long knights = close & slant & us & ~pinned; knights != 0; knights &= knights - 1) {
      int from = Long.numberOfTrailingZeros(knights);
      int origin = PackedMove.origin(from, KNIGHT);
      n = PackedMoveAppender.add(list, n, origin, Attacks.knight(from) & goals);
    }
    n = sliders(list, n, king, slant, straight, close, us, pinned, occupied, goals);
    pawns &= us;
    n = PawnMoveGenerator.add(list, n, turn, king, pawns, pinned, occupied, them & goals, goals);
    long takers = Attacks.pawn(turn ^ 1, p.enPassant) & pawns;
    return takers == 0 ? n : PawnMoveGenerator.enPassant(p, list, n, king, takers, checkers, them);
  }

  /**
   * Adds bishop, rook and queen moves. It processes queens twice, once as bishops and once as
   * rooks. It skips pieces that are blocked in by their own side.
   */
  private static int sliders(
      int[] list,
      int n,
      int king,
      long slant,
      long straight,
      long close,
      long us,
      long pinned,
      long occupied,
      long goals) {
    long free = ~us;
    long besides = ((free & ~H_FILE) << 1) | ((free & ~A_FILE) >>> 1);
    long corners = (besides << 8) | (besides >>> 8);
    long edges = besides | (free << 8) | (free >>> 8);
    for (long left = slant & ~close & us & corners; left != 0; left &= left - 1) {
      int from = Long.numberOfTrailingZeros(left);
      long reach = Attacks.bishop(from, occupied) & goals;
      if (((pinned >>> from) & 1) != 0) {
        reach &= Attacks.line(king, from);
      }
      int role = BitboardPosition.BISHOP | ((int) (straight >>> from) & 1) << 1;
      n = PackedMoveAppender.add(list, n, PackedMove.origin(from, role), reach);
    }
    for (long left = straight & ~close & us & edges; left != 0; left &= left - 1) {
      int from = Long.numberOfTrailingZeros(left);
      long reach = Attacks.rook(from, occupied) & goals;
      if (((pinned >>> from) & 1) != 0) {
        reach &= Attacks.line(king, from);
      }
      int role = BitboardPosition.ROOK | ((int) (slant >>> from) & 1);
      n = PackedMoveAppender.add(list, n, PackedMove.origin(from, role), reach);
    }
    return n;
  }
}
