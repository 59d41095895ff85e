package org.arbiterchess.bitboard;

import static org.arbiterchess.bitboard.BitboardPosition.END_RANKS;
import static org.arbiterchess.bitboard.BitboardPosition.KING;
import static org.arbiterchess.bitboard.BitboardPosition.KNIGHT;
import static org.arbiterchess.bitboard.BitboardPosition.NONE;
import static org.arbiterchess.bitboard.BitboardPosition.PAWN;
import static org.arbiterchess.bitboard.BitboardPosition.WHITE;

/**
 * Finds the legal move that matches a move in text notation. The search starts from the
 * destination, looks up the pieces that can reach it, and checks king safety only for those pieces.
 * It generates no move list and allocates no memory.
 */
public final class MatchingMoveFinder {

  /** The result if no legal move matches. The value 0 is not a valid packed move. */
  public static final int NO_MOVE = 0;

  /** The result if more than one legal move matches. */
  public static final int SEVERAL = -1;

  private static final long[] FOURTH_RANK = {0xFFL << 24, 0xFFL << 32};

  private MatchingMoveFinder() {}

  /** Finds a non-castling move by a piece other than a pawn from one of the given squares. */
  public static int piece(BitboardPosition p, int role, long among, int to) {
    long occupied = p.occupied();
    long us = p.turn == WHITE ? occupied & ~p.black : p.black;
    if ((us >>> to & 1) != 0) {
      return NO_MOVE;
    }
    if (role == KING) {
      return king(p, among, to, us, occupied);
    }
    long left = us & among & p.ofRole(role);
    left &= role == KNIGHT ? Attacks.knight(to) : lines(role, to);
    if (left == 0) {
      return NO_MOVE;
    }
    int king = Long.numberOfTrailingZeros(p.kings() & us);
    int found = NO_MOVE;
    for (; left != 0; left &= left - 1) {
      int from = Long.numberOfTrailingZeros(left);
      boolean reaches = role == KNIGHT || (Attacks.between(from, to) & occupied) == 0;
      if (reaches && isSafe(p, king, us, (occupied & ~(1L << from)) | 1L << to, 1L << to)) {
        if (found != NO_MOVE) {
          return SEVERAL;
        }
        found = PackedMove.of(from, to, role, PackedMove.PLAIN);
      }
    }
    return found;
  }

  private static long lines(int role, int to) {
    return ((role & BitboardPosition.BISHOP) != 0 ? Attacks.bishop(to) : 0)
        | ((role & BitboardPosition.ROOK) != 0 ? Attacks.rook(to) : 0);
  }

  private static int king(BitboardPosition p, long among, int to, long us, long occupied) {
    long king = p.kings() & us & among & Attacks.king(to);
    if (king == 0 || p.attackers(p.turn ^ 1, to, occupied & ~king) != 0) {
      return NO_MOVE;
    }
    return PackedMove.of(Long.numberOfTrailingZeros(king), to, KING, PackedMove.PLAIN);
  }

  /**
   * Finds a pawn move from one of the given squares.
   *
   * @param steps whether to look for advances
   * @param takes whether to look for captures
   * @param placed the role on the destination after the move: a pawn, or the promotion piece on the
   *     last rank
   */
  public static int pawn(
      BitboardPosition p, long among, int to, boolean steps, boolean takes, int placed) {
    if ((END_RANKS >>> to & 1) == 0 ? placed != PAWN : placed == PAWN || placed >= KING) {
      return NO_MOVE;
    }
    long occupied = p.occupied();
    long us = p.turn == WHITE ? occupied & ~p.black : p.black;
    long pawns = p.pawns() & us & among;
    int king = Long.numberOfTrailingZeros(p.kings() & us);
    int found = NO_MOVE;
    if (steps && (occupied >>> to & 1) == 0) {
      found = step(p, pawns, to, us, occupied, king);
    }
    if (takes) {
      boolean enPassant = to == p.enPassant;
      if (enPassant || ((occupied & ~us) >>> to & 1) != 0) {
        int kind = enPassant ? PackedMove.EN_PASSANT : PackedMove.PLAIN;
        long gone = enPassant ? 1L << (to ^ 8) : 0;
        for (long left = pawns & Attacks.pawn(p.turn ^ 1, to); left != 0; left &= left - 1) {
          int from = Long.numberOfTrailingZeros(left);
          long after = (occupied & ~(1L << from | gone)) | 1L << to;
          if (isSafe(p, king, us, after, 1L << to | gone)) {
            if (found != NO_MOVE) {
              return SEVERAL;
            }
            found = PackedMove.of(from, to, PAWN, kind);
          }
        }
      }
    }
    return found == NO_MOVE || placed == PAWN ? found : PackedMove.promoting(found, placed);
  }

  private static int step(
      BitboardPosition p, long pawns, int to, long us, long occupied, int king) {
    int up = p.turn == WHITE ? 8 : -8;
    int from = to - up;
    if (from < 0 || from > 63) {
      return NO_MOVE;
    }
    int kind = PackedMove.PLAIN;
    if ((pawns >>> from & 1) == 0) {
      boolean twice = (occupied >>> from & 1) == 0 && (FOURTH_RANK[p.turn] >>> to & 1) != 0;
      from -= up;
      kind = PackedMove.DOUBLE_STEP;
      if (!twice || (pawns >>> from & 1) == 0) {
        return NO_MOVE;
      }
    }
    return isSafe(p, king, us, (occupied & ~(1L << from)) | 1L << to, 0)
        ? PackedMove.of(from, to, PAWN, kind)
        : NO_MOVE;
  }

  /** Finds the kingside or queenside castling move with a rook that has castling rights (3.8.2). */
  public static int castling(BitboardPosition p, boolean kingSide) {
    long occupied = p.occupied();
    long us = p.of(p.turn);
    int king = Long.numberOfTrailingZeros(p.kings() & us);
    long rooks = p.castlingRooks & us & (kingSide ? -2L << king : (1L << king) - 1);
    if (rooks == 0) {
      return NO_MOVE;
    }
    int rook = Long.numberOfTrailingZeros(rooks);
    if (CastlingPath.blockers(king, rook, occupied) != 0) {
      return NO_MOVE;
    }
    int them = p.turn ^ 1;
    long asked = CastlingPath.ofKing(king, rook) | 1L << king;
    for (; asked != 0; asked &= asked - 1) {
      int square = Long.numberOfTrailingZeros(asked);
      if (p.attackers(them, square, occupied & ~(1L << king)) != 0) {
        return NO_MOVE;
      }
    }
    int goal = BitboardPosition.kingGoal(king, rook);
    long after = CastlingPath.occupiedAfter(king, rook, occupied);
    return p.attackers(them, goal, after) != 0
        ? NO_MOVE
        : PackedMove.of(king, rook, KING, PackedMove.CASTLING);
  }

  /**
   * Whether the king is safe after another piece moves.
   *
   * @param taken the squares of captured enemy pieces; may include empty squares
   */
  private static boolean isSafe(
      BitboardPosition p, int king, long us, long occupiedAfter, long taken) {
    long enemies = ~us & ~taken;
    long leapers = (Attacks.pawn(p.turn, king) & p.pawns()) | (Attacks.knight(king) & p.knights());
    if ((leapers & enemies) != 0) {
      return false;
    }
    long sliders =
        ((Attacks.bishop(king) & p.bishopsAndQueens()) | (Attacks.rook(king) & p.rooksAndQueens()))
            & enemies;
    for (; sliders != 0; sliders &= sliders - 1) {
      if ((Attacks.between(king, Long.numberOfTrailingZeros(sliders)) & occupiedAfter) == 0) {
        return false;
      }
    }
    return true;
  }

  /**
   * Sets {@code after} to the position after a null move in {@code before}. Returns {@code false},
   * and changes nothing, if the side to move is in check.
   */
  public static boolean pass(BitboardPosition before, BitboardPosition after) {
    if (before.isCheck()) {
      return false;
    }
    after.copy(before);
    after.enPassant = NONE;
    after.turn = before.turn ^ 1;
    return true;
  }
}
