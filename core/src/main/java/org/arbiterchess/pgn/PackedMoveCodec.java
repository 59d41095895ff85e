package org.arbiterchess.pgn;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.arbiterchess.bitboard.MoveFinder;
import org.arbiterchess.bitboard.PackedMove;
import org.arbiterchess.bitboard.PackedPosition;
import org.arbiterchess.chess.Board;
import org.arbiterchess.chess.CastlingSide;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Piece;
import org.arbiterchess.chess.PlacedPiece;
import org.arbiterchess.chess.Role;
import org.arbiterchess.chess.Square;
import org.arbiterchess.chess.SquareSet;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Setup;
import org.arbiterchess.rules.Variant;

/** Between positions and moves of the API and the packed ones that are quick to replay. */
final class PackedMoveCodec {

  /** By code; nothing has the code 0. */
  private static final Role[] ROLES = {
    null, Role.BISHOP, Role.ROOK, Role.QUEEN, Role.PAWN, Role.KNIGHT, Role.KING
  };

  private PackedMoveCodec() {}

  static PackedPosition of(Position position) {
    PackedPosition packed = new PackedPosition();
    for (int code = 1; code < ROLES.length; code++) {
      for (Color color : Color.values()) {
        for (Square square : position.squaresOf(new Piece(color, ROLES[code]))) {
          packed.put(square.index(), code, color.ordinal());
        }
      }
    }
    packed.turn = position.turn().ordinal();
    packed.castlingRooks = position.castlingRooks().bits();
    packed.enPassant = position.enPassant().map(Square::index).orElse(PackedPosition.NONE);
    return packed;
  }

  static Position position(PackedPosition packed, Variant variant, int quiet, int number) {
    List<PlacedPiece> pieces = new ArrayList<>();
    for (long left = packed.occupied(); left != 0; left &= left - 1) {
      int square = Long.numberOfTrailingZeros(left);
      Color color = color((int) (packed.black >>> square) & 1);
      pieces.add(new Piece(color, ROLES[packed.roleAt(square)]).on(Square.of(square)));
    }
    Optional<Square> enPassant =
        packed.enPassant == PackedPosition.NONE
            ? Optional.empty()
            : Optional.of(Square.of(packed.enPassant));
    return Position.of(
        new Setup(
            variant,
            Board.of(pieces),
            color(packed.turn),
            new SquareSet(packed.castlingRooks),
            enPassant,
            Math.min(quiet, Setup.COUNTER_LIMIT),
            Math.min(number, Setup.COUNTER_LIMIT)));
  }

  private static Color color(int code) {
    return code == PackedPosition.WHITE ? Color.WHITE : Color.BLACK;
  }

  /** The move of a position that is packed like this. */
  static Move move(Position position, int packed) {
    Square from = Square.of(PackedMove.from(packed));
    boolean castling = PackedMove.kind(packed) == PackedMove.CASTLING;
    Square to = Square.of(PackedMove.to(packed));
    Role placed = ROLES[PackedMove.placed(packed)];
    for (Move move : position.legalMoves()) {
      if (move.from() == from
          && move.isCastling() == castling
          && (castling ? move.castlingRook().orElseThrow() : move.to()) == to
          && move.promotion().orElse(move.role()) == placed) {
        return move;
      }
    }
    throw new IllegalArgumentException("no legal move is packed as " + packed);
  }

  /** A legal move of a position, packed. */
  static int pack(PackedPosition position, Move move) {
    if (move.isCastling()) {
      return MoveFinder.castling(
          position, move.castlingSide().orElseThrow() == CastlingSide.KING_SIDE);
    }
    long from = 1L << move.from().index();
    int role = code(move.role());
    int to = move.to().index();
    return role == PackedPosition.PAWN
        ? MoveFinder.pawn(position, from, to, true, true, code(move.promotion().orElse(Role.PAWN)))
        : MoveFinder.piece(position, role, from, to);
  }

  static Attempt attempt(int packed) {
    if (PackedMove.kind(packed) == PackedMove.CASTLING) {
      boolean kingSide = PackedMove.to(packed) > PackedMove.from(packed);
      return Attempt.castle(kingSide ? CastlingSide.KING_SIDE : CastlingSide.QUEEN_SIDE);
    }
    Square from = Square.of(PackedMove.from(packed));
    Square to = Square.of(PackedMove.to(packed));
    int placed = PackedMove.placed(packed);
    return placed == PackedMove.role(packed)
        ? Attempt.step(from, to)
        : Attempt.promotion(from, to, ROLES[placed]);
  }

  private static int code(Role role) {
    for (int code = 1; code < ROLES.length; code++) {
      if (ROLES[code] == role) {
        return code;
      }
    }
    throw new IllegalArgumentException("no role: " + role);
  }
}
