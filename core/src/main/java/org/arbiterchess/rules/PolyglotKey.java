package org.arbiterchess.rules;

import org.arbiterchess.bitboard.Attacks;
import org.arbiterchess.bitboard.BitboardPosition;
import org.arbiterchess.bitboard.BitboardPositionConverter;
import org.arbiterchess.chess.Role;

/**
 * The 64-bit key under which an opening book in the Polyglot format stores a position. It depends
 * only on the position and is the same in every program and every version, so it can be stored.
 *
 * <p>The key covers the pieces, the side to move, the castling rights, and the file of an en
 * passant square if a pawn of the side to move stands beside the pawn that has just advanced, even
 * if capturing it would be illegal. It does not cover the counters. In Chess960, the key shows on
 * which side a king may castle, but not with which of several rooks.
 *
 * <p>Different positions can have the same key, although this is very unlikely to happen by chance.
 * To detect repetitions, use {@link RepetitionKey}, which is exact and considers only legal en
 * passant captures.
 *
 * <pre>{@code
 * long key = PolyglotKey.of(Position.initial());
 * System.out.println(Long.toHexString(key)); // 463b96181691fc9c
 * }</pre>
 */
public final class PolyglotKey {

  private PolyglotKey() {}

  /** The key of a position, to be read as an unsigned number. */
  public static long of(Position position) {
    BitboardPosition packed = position.packed();
    return pieces(packed)
        ^ castling(packed)
        ^ enPassant(packed)
        ^ (packed.turn == BitboardPosition.WHITE ? PolyglotNumbers.whiteToMove() : 0);
  }

  private static long pieces(BitboardPosition packed) {
    long key = 0;
    for (Role role : Role.values()) {
      long squares = packed.ofRole(BitboardPositionConverter.code(role));
      for (long rest = squares; rest != 0; rest &= rest - 1) {
        int square = Long.numberOfTrailingZeros(rest);
        int white = (packed.black >>> square & 1) == 0 ? 1 : 0;
        key ^= PolyglotNumbers.piece(2 * role.ordinal() + white, square);
      }
    }
    return key;
  }

  private static long castling(BitboardPosition packed) {
    long key = 0;
    for (long rest = packed.castlingRooks; rest != 0; rest &= rest - 1) {
      int rook = Long.numberOfTrailingZeros(rest);
      int color = (int) (packed.black >>> rook & 1);
      int queenSide = rook < packed.king(color) ? 1 : 0;
      key ^= PolyglotNumbers.castling(2 * color + queenSide);
    }
    return key;
  }

  private static long enPassant(BitboardPosition packed) {
    long takers =
        Attacks.pawn(packed.turn ^ 1, packed.enPassant) & packed.pawns() & packed.of(packed.turn);
    return takers == 0 ? 0 : PolyglotNumbers.enPassant(packed.enPassant & 7);
  }
}
