package org.arbiterchess.officiating.touch;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Piece;
import org.arbiterchess.chess.PlacedPiece;
import org.arbiterchess.chess.Role;
import org.arbiterchess.chess.Square;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.DetailedReason;
import org.arbiterchess.rules.IllegalMoveEvidence;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Ruling;
import org.arbiterchess.rules.Variant;

/**
 * Determines the ruling on a piece that was released on a square. The ruling is that of {@link
 * Position#rule}, except in Chess960. There, {@code Position.rule} also treats a king move of
 * several squares as castling, but a released king castles only by moving onto its rook.
 */
public final class ReleaseRuling {

  private ReleaseRuling() {}

  public static Ruling of(Position position, Attempt attempt) {
    return attempt instanceof Attempt.Step step && isLongKingStep(position, step)
        ? longKingStep(position, step)
        : position.rule(attempt);
  }

  private static boolean isLongKingStep(Position position, Attempt.Step step) {
    Color color = position.turn();
    Piece rook = new Piece(color, Role.ROOK);
    int files = step.to().file().ordinal() - step.from().file().ordinal();
    return position.variant() == Variant.CHESS960
        && position.king(color) == step.from()
        && step.from().rank() == step.to().rank()
        && Math.abs(files) > 1
        && position.pieceAt(step.to()).filter(rook::equals).isEmpty();
  }

  private static Ruling longKingStep(Position position, Attempt.Step step) {
    Color color = position.turn();
    PlacedPiece king = new PlacedPiece(new Piece(color, Role.KING), step.from());
    List<Square> reach = new ArrayList<>();
    for (Square square : position.basicMoves(step.from())) {
      reach.add(square);
    }
    IllegalMoveEvidence evidence =
        new IllegalMoveEvidence(
            Optional.of(king), Optional.of(step.to()), List.of(), reach, List.of(), 0);
    DetailedReason detail = DetailedReason.KING_SHAPE;
    return new Ruling.Illegal(color, step, detail, detail.article(), evidence);
  }
}
