package org.arbiterchess.notation.language;

import java.util.ArrayList;
import java.util.List;
import org.arbiterchess.chess.PlacedPiece;
import org.arbiterchess.chess.Role;
import org.arbiterchess.chess.Square;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.Ruling;

/**
 * The facts needed to explain a ruling.
 *
 * @param isAddressed whether the sentence addresses the player; otherwise it names White or Black
 */
public record RulingFacts(Ruling.Illegal ruling, boolean isAddressed) {

  public PlacedPiece mover() {
    return ruling.evidence().mover().orElseThrow();
  }

  public Square from() {
    return mover().square();
  }

  /** The square that the ruling is about: the attempt's destination, or the attacked square. */
  public Square goal() {
    return ruling.evidence().goal().orElseThrow();
  }

  public List<PlacedPiece> culprits() {
    return ruling.evidence().culprits();
  }

  /** The number in the evidence, such as a move number. */
  public int number() {
    return ruling.evidence().number();
  }

  /** The attempt's promotion piece. */
  public Role promotion() {
    return ((Attempt.Step) ruling.attempt()).promotion().orElseThrow();
  }

  /** The square of the pawn that would be captured en passant. */
  public Square takenEnPassant() {
    return Square.of(((Attempt.Step) ruling.attempt()).to().file(), from().rank());
  }

  /** The double step of the pawn that can no longer be captured, such as {@code d7–d5}. */
  public String doubleStep() {
    PlacedPiece pawn = culprits().get(0);
    return Square.of(pawn.square().file(), pawn.color().rank(2)) + "–" + pawn.square();
  }

  /**
   * The pieces that make the attempt illegal: only the kings if {@code kings} is true, otherwise
   * only the other pieces.
   */
  public List<PlacedPiece> culprits(boolean kings) {
    List<PlacedPiece> pieces = new ArrayList<>();
    for (PlacedPiece culprit : culprits()) {
      if ((culprit.role() == Role.KING) == kings) {
        pieces.add(culprit);
      }
    }
    return pieces;
  }
}
