package org.arbiterchess.bitboard;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.Board;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Piece;
import org.arbiterchess.chess.PlacedPiece;
import org.arbiterchess.chess.Role;
import org.arbiterchess.chess.Square;
import org.arbiterchess.chess.SquareSet;

/** Converts between the types of the public API and the int codes of {@link BitboardPosition}. */
public final class BitboardPositionConverter {

  /** The roles, indexed by code. Code 0 is an empty square. */
  private static final Role[] ROLES = {
    null, Role.BISHOP, Role.ROOK, Role.QUEEN, Role.PAWN, Role.KNIGHT, Role.KING
  };

  private static final int[] CODES = new int[6];

  static {
    for (int code = 1; code < ROLES.length; code++) {
      CODES[ROLES[code].ordinal()] = code;
    }
  }

  private BitboardPositionConverter() {}

  public static BitboardPosition pack(
      Board board, Color turn, SquareSet castlingRooks, Optional<Square> enPassant) {
    BitboardPosition packed = new BitboardPosition();
    for (Square square : board.occupied()) {
      Piece piece = board.pieceAt(square).orElseThrow();
      packed.put(square.index(), code(piece.role()), code(piece.color()));
    }
    packed.turn = code(turn);
    packed.castlingRooks = castlingRooks.bits();
    packed.enPassant = enPassant.map(Square::index).orElse(BitboardPosition.NONE);
    return packed;
  }

  public static Board board(BitboardPosition packed) {
    return Board.of(placed(packed, packed.occupied()));
  }

  /** The pieces on the given squares, all of which must be occupied. */
  public static List<PlacedPiece> placed(BitboardPosition packed, long squares) {
    List<PlacedPiece> pieces = new ArrayList<>(Long.bitCount(squares));
    for (long rest = squares; rest != 0; rest &= rest - 1) {
      pieces.add(placed(packed, Long.numberOfTrailingZeros(rest)));
    }
    return pieces;
  }

  /** The piece on the given square, which must be occupied. */
  public static PlacedPiece placed(BitboardPosition packed, int square) {
    return pieceAt(packed, square).orElseThrow().on(Square.of(square));
  }

  public static Optional<Square> enPassant(BitboardPosition packed) {
    return packed.enPassant == BitboardPosition.NONE
        ? Optional.empty()
        : Optional.of(Square.of(packed.enPassant));
  }

  public static Optional<Piece> pieceAt(BitboardPosition packed, int square) {
    int code = packed.roleAt(square);
    return code == BitboardPosition.EMPTY
        ? Optional.empty()
        : Optional.of(new Piece(color((int) (packed.black >>> square & 1)), ROLES[code]));
  }

  /** The role with the given code, or null for an empty square. */
  public static Role role(int code) {
    return ROLES[code];
  }

  public static int code(Role role) {
    return CODES[role.ordinal()];
  }

  public static Color color(int code) {
    return code == BitboardPosition.WHITE ? Color.WHITE : Color.BLACK;
  }

  public static int code(Color color) {
    return color == Color.WHITE ? BitboardPosition.WHITE : BitboardPosition.BLACK;
  }
}
