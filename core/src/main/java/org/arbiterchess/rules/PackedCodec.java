package org.arbiterchess.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.arbiterchess.bitboard.PackedPosition;
import org.arbiterchess.chess.Board;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Piece;
import org.arbiterchess.chess.PlacedPiece;
import org.arbiterchess.chess.Role;
import org.arbiterchess.chess.Square;

/** Between the types of the API and the longs and ints of the generator. */
final class PackedCodec {

  /** By code; nothing has the code 0. */
  private static final Role[] ROLES = {
    null, Role.BISHOP, Role.ROOK, Role.QUEEN, Role.PAWN, Role.KNIGHT, Role.KING
  };

  private static final int[] CODES = new int[6];

  static {
    for (int code = 1; code < ROLES.length; code++) {
      CODES[ROLES[code].ordinal()] = code;
    }
  }

  private PackedCodec() {}

  static PackedPosition pack(Setup setup) {
    PackedPosition packed = new PackedPosition();
    for (Square square : setup.board().occupied()) {
      Piece piece = setup.board().pieceAt(square).orElseThrow();
      packed.put(square.index(), code(piece.role()), code(piece.color()));
    }
    packed.turn = code(setup.turn());
    packed.castlingRooks = setup.castlingRooks().bits();
    packed.enPassant = setup.enPassant().map(Square::index).orElse(PackedPosition.NONE);
    return packed;
  }

  static Board board(PackedPosition packed) {
    return Board.of(placed(packed, packed.occupied()));
  }

  /** The pieces on the given squares, which are all occupied. */
  static List<PlacedPiece> placed(PackedPosition packed, long squares) {
    List<PlacedPiece> pieces = new ArrayList<>(Long.bitCount(squares));
    for (long rest = squares; rest != 0; rest &= rest - 1) {
      pieces.add(placed(packed, Long.numberOfTrailingZeros(rest)));
    }
    return pieces;
  }

  static PlacedPiece placed(PackedPosition packed, int square) {
    return pieceAt(packed, square).orElseThrow().on(Square.of(square));
  }

  static Optional<Piece> pieceAt(PackedPosition packed, int square) {
    int code = packed.roleAt(square);
    return code == PackedPosition.EMPTY
        ? Optional.empty()
        : Optional.of(new Piece(color((int) (packed.black >>> square & 1)), ROLES[code]));
  }

  static Role role(int code) {
    return ROLES[code];
  }

  static int code(Role role) {
    return CODES[role.ordinal()];
  }

  static Color color(int code) {
    return code == PackedPosition.WHITE ? Color.WHITE : Color.BLACK;
  }

  static int code(Color color) {
    return color == Color.WHITE ? PackedPosition.WHITE : PackedPosition.BLACK;
  }
}
