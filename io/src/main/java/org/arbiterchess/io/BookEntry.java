package org.arbiterchess.io;

import java.nio.ByteBuffer;
import java.util.Optional;
import org.arbiterchess.chess.Role;
import org.arbiterchess.chess.Square;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Variant;

/**
 * An entry in a Polyglot book as stored in the file: an 8-byte key, a 2-byte move, a 2-byte weight
 * and 4 bytes of learning data, all big-endian. The lower 15 bits of a move are five fields of
 * three bits each. Starting from the lowest bit, they are the file and rank of the destination, the
 * file and rank of the origin, and the promotion piece.
 */
record BookEntry(long key, int code, int weight, long learn) {

  static final int BYTES = 16;

  /** The promotion pieces, indexed by the value of the promotion field; 0 means no promotion. */
  private static final Role[] PROMOTIONS = {null, Role.KNIGHT, Role.BISHOP, Role.ROOK, Role.QUEEN};

  static BookEntry of(byte[] bytes) {
    ByteBuffer buffer = ByteBuffer.wrap(bytes);
    return new BookEntry(
        buffer.getLong(),
        Short.toUnsignedInt(buffer.getShort()),
        Short.toUnsignedInt(buffer.getShort()),
        Integer.toUnsignedLong(buffer.getInt()));
  }

  Square from() {
    return Square.of(code >> 6 & 63);
  }

  Square to() {
    return Square.of(code & 63);
  }

  private int promotionNumber() {
    return code >> 12;
  }

  /** Whether the highest bit is 0 and the promotion field names a valid piece or none. */
  boolean isWellFormed() {
    return promotionNumber() < PROMOTIONS.length;
  }

  private Optional<Role> promotion() {
    return Optional.ofNullable(PROMOTIONS[promotionNumber()]);
  }

  Attempt.Step attempt() {
    return new Attempt.Step(from(), to(), promotion());
  }

  /** The legal move that this entry represents, if there is one. */
  Optional<Move> in(Position position) {
    return position.legalMoves(from()).stream()
        .filter(move -> isWritten(move, position.variant()))
        .findFirst();
  }

  /**
   * Whether this entry represents the move. Castling is written as the king taking its own rook, as
   * in e1h1. Some programs write e1g1 instead, which is unambiguous in standard chess.
   */
  private boolean isWritten(Move move, Variant variant) {
    if (!move.promotion().equals(promotion())) {
      return false;
    }
    boolean toGoal = move.to() == to();
    return move.isCastling()
        ? move.castlingRook().orElseThrow() == to() || (toGoal && variant == Variant.CLASSICAL)
        : toGoal;
  }

  /** The move in UCI notation, or as a hexadecimal number if it is malformed. */
  String text() {
    return isWellFormed()
        ? from().toString() + to() + promotion().map(role -> "" + role.letter()).orElse("")
        : "0x%04x".formatted(code);
  }
}
