package org.arbiterchess.rules;

import java.util.List;
import java.util.Optional;
import org.arbiterchess.bitboard.BitboardPosition;
import org.arbiterchess.bitboard.BitboardPositionConverter;
import org.arbiterchess.bitboard.PackedMove;
import org.arbiterchess.chess.CastlingSide;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Piece;
import org.arbiterchess.chess.PlacedPiece;
import org.arbiterchess.chess.Role;
import org.arbiterchess.chess.Square;
import org.arbiterchess.chess.SquareSet;

/** An attempt, together with the facts that the laws check. */
final class AttemptContext {

  /** The castling rook of an attempt that is not castling. */
  private static final int NO_CASTLING = -1;

  final BitboardPosition board;
  final Variant variant;
  final int us;
  final int them;
  final long occupied;
  final int king;
  final int from;
  final int to;
  final int role;
  final Optional<Role> promotion;

  /** Whether this is an attempt to castle, legal or not. */
  final boolean castling;

  /** The castling rook's square, or the square where it should be. */
  final int castlingRook;

  private AttemptContext(
      Position position, int from, int to, Optional<Role> promotion, int castlingRook) {
    this.board = position.packed();
    this.variant = position.variant();
    this.us = board.turn;
    this.them = board.turn ^ 1;
    this.occupied = board.occupied();
    this.king = board.king(us);
    this.from = from;
    this.to = to;
    this.role = board.roleAt(from);
    this.promotion = promotion;
    this.castling = castlingRook != NO_CASTLING;
    this.castlingRook = castlingRook;
  }

  static AttemptContext of(Position position, Attempt.Step step) {
    int from = step.from().index();
    int to = step.to().index();
    return new AttemptContext(
        position, from, to, step.promotion(), castlingRook(position, from, to));
  }

  /** A move of the king that is not castling, whatever stands on the square. */
  static AttemptContext ofKing(Position position, Square to) {
    BitboardPosition board = position.packed();
    int king = board.king(board.turn);
    return new AttemptContext(position, king, to.index(), Optional.empty(), NO_CASTLING);
  }

  static AttemptContext of(Position position, Attempt.Castle castle) {
    BitboardPosition board = position.packed();
    int king = board.king(board.turn);
    int rook = rookOn(position, castle.side());
    int to = castle.side().kingGoal(position.turn()).index();
    return new AttemptContext(position, king, to, Optional.empty(), rook);
  }

  /** The square to which the king moves when it castles. */
  int kingGoal() {
    return BitboardPosition.kingGoal(king, castlingRook);
  }

  long ours() {
    return board.of(us);
  }

  long theirs() {
    return board.of(them);
  }

  boolean isTheirs(int square) {
    return (theirs() >>> square & 1) != 0;
  }

  boolean isEmpty(int square) {
    return (occupied >>> square & 1) == 0;
  }

  /** A square's rank, from 1 to 8, counted from the mover's side. */
  int rank(int square) {
    return us == BitboardPosition.WHITE ? (square >> 3) + 1 : 8 - (square >> 3);
  }

  /** The number of ranks the attempt advances, from the mover's point of view. */
  int forward() {
    return rank(to) - rank(from);
  }

  /** The distance in files between origin and destination. */
  int sideways() {
    return Math.abs((to & 7) - (from & 7));
  }

  boolean isPawn() {
    return role == BitboardPosition.PAWN;
  }

  boolean reachesLastRank() {
    return isPawn() && rank(to) == 8;
  }

  boolean isPawnCapture() {
    return isPawn() && sideways() == 1;
  }

  boolean isEnPassant() {
    return isPawnCapture() && to == board.enPassant;
  }

  /**
   * Whether the attempt would capture a piece if one stood on its destination. Castling and pawn
   * advances never capture.
   */
  boolean takesWhatStandsThere() {
    return !castling && (!isPawn() || isPawnCapture());
  }

  Optional<PlacedPiece> mover() {
    return Optional.of(placed(from));
  }

  Optional<Square> goal() {
    return Optional.of(Square.of(to));
  }

  PlacedPiece placed(int square) {
    return BitboardPositionConverter.placed(board, square);
  }

  List<PlacedPiece> placed(long squares) {
    return BitboardPositionConverter.placed(board, squares);
  }

  /** The packed move. Valid only if the attempt is legal. */
  int packedMove() {
    return promotion.isPresent()
        ? PackedMove.promoting(unpromoted(), BitboardPositionConverter.code(promotion.get()))
        : unpromoted();
  }

  /** The packed move, ignoring any promotion piece. */
  int unpromoted() {
    if (castling) {
      return PackedMove.of(king, castlingRook, BitboardPosition.KING, PackedMove.CASTLING);
    }
    if (isEnPassant()) {
      return PackedMove.of(from, to, role, PackedMove.EN_PASSANT);
    }
    boolean twice = isPawn() && forward() == 2;
    return PackedMove.of(from, to, role, twice ? PackedMove.DOUBLE_STEP : PackedMove.PLAIN);
  }

  /**
   * Returns the castling rook's square, or {@link #NO_CASTLING}. The attempt is castling if the
   * king moves onto a rook of its own side. It is also castling if the king moves from its starting
   * square to a castling destination on its back rank that is more than one square away.
   */
  private static int castlingRook(Position position, int from, int to) {
    BitboardPosition board = position.packed();
    if (board.king(board.turn) != from) {
      return NO_CASTLING;
    }
    Color turn = position.turn();
    boolean kingSide = to == CastlingSide.KING_SIDE.kingGoal(turn).index();
    boolean toGoal =
        (kingSide || to == CastlingSide.QUEEN_SIDE.kingGoal(turn).index())
            && position.variant().isKingsHome(Square.of(from), turn)
            && Math.abs(to - from) > 1;
    boolean ontoRook =
        (board.ofRole(BitboardPosition.ROOK) & board.of(board.turn) & (1L << to)) != 0;
    if (ontoRook && !(toGoal && position.variant() == Variant.CLASSICAL)) {
      return to;
    }
    return toGoal
        ? rookOn(position, kingSide ? CastlingSide.KING_SIDE : CastlingSide.QUEEN_SIDE)
        : NO_CASTLING;
  }

  /**
   * Returns the square of the rook for castling on the given side. In Chess960, that rook is the
   * one with the castling right or, if there is none, the outermost rook.
   */
  private static int rookOn(Position position, CastlingSide side) {
    Square corner = side.corner(position.turn());
    if (position.variant() == Variant.CLASSICAL) {
      return corner.index();
    }
    Square king = position.king(position.turn());
    SquareSet rooks = position.squaresOf(new Piece(position.turn(), Role.ROOK));
    return side.outermost(king, rooks.intersect(position.castlingRooks()))
        .or(() -> side.outermost(king, rooks))
        .orElse(corner)
        .index();
  }
}
