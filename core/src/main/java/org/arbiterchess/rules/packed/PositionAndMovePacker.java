package org.arbiterchess.rules.packed;

import org.arbiterchess.bitboard.BitboardPosition;
import org.arbiterchess.bitboard.BitboardPositionConverter;
import org.arbiterchess.bitboard.MatchingMoveFinder;
import org.arbiterchess.bitboard.PackedMove;
import org.arbiterchess.chess.CastlingSide;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Role;
import org.arbiterchess.chess.Square;
import org.arbiterchess.chess.SquareSet;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Setup;
import org.arbiterchess.rules.Variant;

/** Converts positions and moves to and from their packed form. */
public final class PositionAndMovePacker {

  private PositionAndMovePacker() {}

  public static BitboardPosition pack(Position position) {
    BitboardPosition packed = new BitboardPosition();
    long queens = position.squaresOf(Role.QUEEN).bits();
    long knights = position.squaresOf(Role.KNIGHT).bits();
    long kings = position.squaresOf(Role.KING).bits();
    packed.slant = position.squaresOf(Role.BISHOP).bits() | queens | knights;
    packed.straight = position.squaresOf(Role.ROOK).bits() | queens | kings;
    packed.close = position.squaresOf(Role.PAWN).bits() | knights | kings;
    packed.black = position.squaresOf(Color.BLACK).bits();
    packed.castlingRooks = position.castlingRooks().bits();
    packed.turn = BitboardPositionConverter.code(position.turn());
    packed.enPassant = position.enPassant().map(Square::index).orElse(BitboardPosition.NONE);
    return packed;
  }

  /** Creates a position with the given counters, capped at {@code Setup.COUNTER_LIMIT}. */
  public static Position position(
      BitboardPosition packed, Variant variant, int halfmoveClock, int fullmoveNumber) {
    return Position.of(
        new Setup(
            variant,
            BitboardPositionConverter.board(packed),
            BitboardPositionConverter.color(packed.turn),
            new SquareSet(packed.castlingRooks),
            BitboardPositionConverter.enPassant(packed),
            Math.min(halfmoveClock, Setup.COUNTER_LIMIT),
            Math.min(fullmoveNumber, Setup.COUNTER_LIMIT)));
  }

  /**
   * Finds the legal move with the given packed form.
   *
   * @throws IllegalArgumentException if the position has no such move
   */
  public static Move move(Position position, int packed) {
    Square from = Square.of(PackedMove.from(packed));
    boolean castling = PackedMove.kind(packed) == PackedMove.CASTLING;
    Square to = Square.of(PackedMove.to(packed));
    Role placed = BitboardPositionConverter.role(PackedMove.placed(packed));
    for (Move move : position.legalMoves(from)) {
      if (move.isCastling() == castling
          && (castling ? move.castlingRook().orElseThrow() : move.to()) == to
          && move.promotion().orElse(move.role()) == placed) {
        return move;
      }
    }
    throw new IllegalArgumentException("no legal move is packed as " + packed + ":\n" + position);
  }

  /** The packed form of a legal move. */
  public static int pack(BitboardPosition position, Move move) {
    if (move.isCastling()) {
      return MatchingMoveFinder.castling(
          position, move.castlingSide().orElseThrow() == CastlingSide.KING_SIDE);
    }
    long from = 1L << move.from().index();
    int role = BitboardPositionConverter.code(move.role());
    int to = move.to().index();
    return role == BitboardPosition.PAWN
        ? MatchingMoveFinder.pawn(
            position,
            from,
            to,
            true,
            true,
            BitboardPositionConverter.code(move.promotion().orElse(Role.PAWN)))
        : MatchingMoveFinder.piece(position, role, from, to);
  }

  /** Converts a packed move to an attempt. */
  public static Attempt attempt(int packed) {
    if (PackedMove.kind(packed) == PackedMove.CASTLING) {
      boolean kingSide = PackedMove.to(packed) > PackedMove.from(packed);
      return Attempt.castle(kingSide ? CastlingSide.KING_SIDE : CastlingSide.QUEEN_SIDE);
    }
    Square from = Square.of(PackedMove.from(packed));
    Square to = Square.of(PackedMove.to(packed));
    int placed = PackedMove.placed(packed);
    return placed == PackedMove.role(packed)
        ? Attempt.step(from, to)
        : Attempt.promotion(from, to, BitboardPositionConverter.role(placed));
  }
}
