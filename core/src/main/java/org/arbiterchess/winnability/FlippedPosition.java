package org.arbiterchess.winnability;

import org.arbiterchess.bitboard.Attacks;
import org.arbiterchess.bitboard.PackedPosition;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Role;
import org.arbiterchess.chess.Square;
import org.arbiterchess.rules.Position;

/** Positions as the solvers have them: White is the side that wants to win. */
final class FlippedPosition {

  private static final int[] CODES = new int[Role.values().length];

  static {
    CODES[Role.PAWN.ordinal()] = PackedPosition.PAWN;
    CODES[Role.KNIGHT.ordinal()] = PackedPosition.KNIGHT;
    CODES[Role.BISHOP.ordinal()] = PackedPosition.BISHOP;
    CODES[Role.ROOK.ordinal()] = PackedPosition.ROOK;
    CODES[Role.QUEEN.ordinal()] = PackedPosition.QUEEN;
    CODES[Role.KING.ordinal()] = PackedPosition.KING;
  }

  private FlippedPosition() {}

  /** The position, turned over with its colours changed if Black is to win. */
  static PackedPosition of(Position position, Color winner) {
    PackedPosition p = new PackedPosition();
    boolean over = winner == Color.BLACK;
    long queens = position.squaresOf(Role.QUEEN).bits();
    long knights = position.squaresOf(Role.KNIGHT).bits();
    long kings = position.squaresOf(Role.KING).bits();
    p.slant = turned(position.squaresOf(Role.BISHOP).bits() | queens | knights, over);
    p.straight = turned(position.squaresOf(Role.ROOK).bits() | queens | kings, over);
    p.close = turned(position.squaresOf(Role.PAWN).bits() | knights | kings, over);
    p.black = turned(position.squaresOf(winner.other()).bits(), over);
    p.castlingRooks = turned(position.castlingRooks().bits(), over);
    p.turn = position.turn() == winner ? PackedPosition.WHITE : PackedPosition.BLACK;
    int step = position.enPassant().map(Square::index).orElse(PackedPosition.NONE);
    p.enPassant = over && step != PackedPosition.NONE ? step ^ 56 : step;
    forgetIdleEnPassant(p);
    return p;
  }

  static long turned(long squares, boolean over) {
    return over ? Long.reverseBytes(squares) : squares;
  }

  static int code(Role role) {
    return CODES[role.ordinal()];
  }

  /** An en passant square that no pawn attacks is no right, and positions without it are equal. */
  static void forgetIdleEnPassant(PackedPosition p) {
    if (p.enPassant != PackedPosition.NONE
        && (Attacks.pawn(p.turn ^ 1, p.enPassant) & p.pawns() & p.of(p.turn)) == 0) {
      p.enPassant = PackedPosition.NONE;
    }
  }

  static boolean isCheck(PackedPosition p) {
    return p.attackers(p.turn ^ 1, p.king(p.turn), p.occupied()) != 0;
  }
}
