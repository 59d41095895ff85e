package org.arbiterchess.rules;

import java.util.Optional;
import org.arbiterchess.bitboard.PackedCodec;
import org.arbiterchess.bitboard.PackedMove;
import org.arbiterchess.bitboard.PackedPosition;
import org.arbiterchess.chess.CastlingSide;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Role;
import org.arbiterchess.chess.Square;

/**
 * A legal move of one position; only a {@link Position} makes one. Two moves are equal when the
 * same side moves the same piece the same way and takes the same.
 */
public final class Move {

  private final int packed;
  private final Color color;
  private final int capturedRole;

  Move(PackedPosition position, int packed) {
    this.packed = packed;
    this.color = PackedCodec.color(position.turn);
    this.capturedRole =
        switch (PackedMove.kind(packed)) {
          case PackedMove.EN_PASSANT -> PackedPosition.PAWN;
          case PackedMove.CASTLING -> PackedPosition.EMPTY;
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
    return PackedCodec.role(PackedMove.role(packed));
  }

  public Square from() {
    return Square.of(PackedMove.from(packed));
  }

  /** Where the moving piece ends; when castling, the king. */
  public Square to() {
    int from = PackedMove.from(packed);
    int to = PackedMove.to(packed);
    return Square.of(isCastling() ? PackedPosition.kingGoal(from, to) : to);
  }

  /** What the pawn becomes, if it reaches the last rank. */
  public Optional<Role> promotion() {
    int placed = PackedMove.placed(packed);
    return placed == PackedMove.role(packed)
        ? Optional.empty()
        : Optional.of(PackedCodec.role(placed));
  }

  /** What is taken, if anything is. */
  public Optional<Role> captured() {
    return Optional.ofNullable(PackedCodec.role(capturedRole));
  }

  public boolean isCapture() {
    return capturedRole != PackedPosition.EMPTY;
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

  /** The side to which this castles, if it does. */
  public Optional<CastlingSide> castlingSide() {
    return castlingRook()
        .map(
            rook ->
                rook.index() > from().index() ? CastlingSide.KING_SIDE : CastlingSide.QUEEN_SIDE);
  }

  /** Where the rook stands with which this castles, if it does. */
  public Optional<Square> castlingRook() {
    return isCastling() ? Optional.of(Square.of(PackedMove.to(packed))) : Optional.empty();
  }

  /** The square of the piece that is taken, which for en passant is not the goal. */
  public Optional<Square> capturedSquare() {
    if (!isCapture()) {
      return Optional.empty();
    }
    return Optional.of(isEnPassant() ? Square.of(to().file(), from().rank()) : to());
  }

  /** Whether neither captures nor pawn moves are counted past this move (9.3, 9.6.2). */
  public boolean isIrreversible() {
    return isCapture() || role() == Role.PAWN;
  }

  /** This move as an attempt, in the form that every position understands. */
  public Attempt attempt() {
    return castlingSide()
        .map(Attempt::castle)
        .orElseGet(() -> new Attempt.Step(from(), to(), promotion()));
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Move move
        && packed == move.packed
        && color == move.color
        && capturedRole == move.capturedRole;
  }

  @Override
  public int hashCode() {
    return packed * 31 + capturedRole * 2 + color.ordinal();
  }

  /** For people who debug: where from and where to. */
  @Override
  public String toString() {
    return from().toString()
        + castlingRook().orElse(to()).toString()
        + promotion().map(r -> "" + r.letter()).orElse("");
  }
}
