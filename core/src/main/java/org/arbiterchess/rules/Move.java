package org.arbiterchess.rules;

import java.util.Optional;
import org.arbiterchess.bitboard.BitboardPosition;
import org.arbiterchess.bitboard.BitboardPositionConverter;
import org.arbiterchess.bitboard.PackedMove;
import org.arbiterchess.chess.CastlingSide;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Role;
import org.arbiterchess.chess.Square;
import org.arbiterchess.language.Texts;
import org.jspecify.annotations.Nullable;

/**
 * A legal move in a position. Only {@link Position} creates moves. Two moves are equal if they have
 * the same side, piece, squares, kind, promotion and captured role. The variant is ignored.
 */
public final class Move {

  private final int packed;
  private final Color color;
  private final int capturedRole;
  private final Variant variant;

  Move(BitboardPosition position, int packed, Variant variant) {
    this.packed = packed;
    this.variant = variant;
    this.color = BitboardPositionConverter.color(position.turn);
    this.capturedRole =
        switch (PackedMove.kind(packed)) {
          case PackedMove.EN_PASSANT -> BitboardPosition.PAWN;
          case PackedMove.CASTLING -> BitboardPosition.EMPTY;
          default -> position.roleAt(PackedMove.to(packed));
        };
  }

  int packed() {
    return packed;
  }

  public Color color() {
    return color;
  }

  public Role role() {
    return BitboardPositionConverter.role(PackedMove.role(packed));
  }

  public Square from() {
    return Square.of(PackedMove.from(packed));
  }

  /** The destination square. For castling, this is the king's destination. */
  public Square to() {
    int from = PackedMove.from(packed);
    int to = PackedMove.to(packed);
    return Square.of(isCastling() ? BitboardPosition.kingGoal(from, to) : to);
  }

  /** The promotion piece, if the move is a promotion. */
  public Optional<Role> promotion() {
    int placed = PackedMove.placed(packed);
    return placed == PackedMove.role(packed)
        ? Optional.empty()
        : Optional.of(BitboardPositionConverter.role(placed));
  }

  /** The role of the captured piece, if the move is a capture. */
  public Optional<Role> captured() {
    return Optional.ofNullable(BitboardPositionConverter.role(capturedRole));
  }

  public boolean isCapture() {
    return capturedRole != BitboardPosition.EMPTY;
  }

  public boolean isEnPassant() {
    return PackedMove.kind(packed) == PackedMove.EN_PASSANT;
  }

  /** Whether a pawn advances two squares. */
  public boolean isDoubleStep() {
    return PackedMove.kind(packed) == PackedMove.DOUBLE_STEP;
  }

  public boolean isCastling() {
    return PackedMove.kind(packed) == PackedMove.CASTLING;
  }

  /** The castling side, if the move is castling. */
  public Optional<CastlingSide> castlingSide() {
    return castlingRook().map(rook -> CastlingSide.of(from(), rook));
  }

  /** The castling rook's square, if the move is castling. */
  public Optional<Square> castlingRook() {
    return isCastling() ? Optional.of(Square.of(PackedMove.to(packed))) : Optional.empty();
  }

  /** The captured piece's square, if any. For en passant it differs from the destination. */
  public Optional<Square> capturedSquare() {
    if (!isCapture()) {
      return Optional.empty();
    }
    return Optional.of(isEnPassant() ? Square.of(to().file(), from().rank()) : to());
  }

  /** Whether this is a capture or a pawn move, which resets the 50-move count (9.3, 9.6.2). */
  public boolean isIrreversible() {
    return isCapture() || role() == Role.PAWN;
  }

  /** Converts this move to an attempt, which can be ruled on in any position. */
  public Attempt attempt() {
    return castlingSide()
        .map(Attempt::castle)
        .orElseGet(() -> new Attempt.Step(from(), to(), promotion()));
  }

  /** The move in words, such as {@code knight g1 to f3}, without mentioning check or mate. */
  public String spoken(Texts texts) {
    return Sentences.spoken(this, texts);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Move move
        && packed == move.packed
        && color == move.color
        && capturedRole == move.capturedRole;
  }

  @Override
  public int hashCode() {
    return packed * 31 + capturedRole * 2 + color.ordinal();
  }

  /**
   * The move in UCI notation, as {@code Uci.write} returns it, such as {@code e7e8q}. Castling is
   * written as the king's move, {@code e1g1}, in standard chess, and as the king's move onto its
   * rook, {@code e1h1}, in Chess960.
   */
  @Override
  public String toString() {
    Square goal = variant == Variant.CHESS960 ? castlingRook().orElse(to()) : to();
    return from().toString() + goal.toString() + promotion().map(r -> "" + r.letter()).orElse("");
  }
}
