package org.arbiterchess.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.PlacedPiece;
import org.arbiterchess.chess.Square;
import org.arbiterchess.text.Lists;

/**
 * The evidence for a ruling that a move is illegal. The page draws it, the terminal prints it, and
 * the explanation mentions it.
 *
 * @param mover the piece that would move, if there is one
 * @param goal the square the ruling is about: the attempt's destination, or the attacked square
 * @param culprits the pieces that make the attempt illegal
 * @param squares the squares to mark, culprits first
 * @param arrows an arrow from each attacking culprit to the square it attacks
 * @param number a number from the game record: a count of moves or a move number; 0 if there is
 *     none
 */
public record IllegalMoveEvidence(
    Optional<PlacedPiece> mover,
    Optional<Square> goal,
    List<PlacedPiece> culprits,
    List<Square> squares,
    List<AttackArrow> arrows,
    int number) {

  public IllegalMoveEvidence {
    culprits = List.copyOf(culprits);
    squares = List.copyOf(squares);
    arrows = List.copyOf(arrows);
  }

  /**
   * Creates evidence whose culprits block the attempt or cannot be captured. They are marked
   * without arrows.
   */
  static IllegalMoveEvidence standing(
      Optional<PlacedPiece> mover, Optional<Square> goal, List<PlacedPiece> culprits) {
    return new IllegalMoveEvidence(mover, goal, culprits, squares(culprits), List.of(), 0);
  }

  /** Creates evidence whose culprits attack a square. */
  static IllegalMoveEvidence attacking(
      Optional<PlacedPiece> mover, Square attacked, List<PlacedPiece> culprits) {
    List<Square> squares = squares(culprits);
    List<AttackArrow> arrows = Lists.map(squares, square -> new AttackArrow(square, attacked));
    squares.add(attacked);
    return new IllegalMoveEvidence(mover, Optional.of(attacked), culprits, squares, arrows, 0);
  }

  /** Creates evidence with marked squares but no culprits. */
  public static IllegalMoveEvidence marking(
      Optional<PlacedPiece> mover, Optional<Square> goal, Iterable<Square> squares) {
    List<Square> marked = new ArrayList<>();
    squares.forEach(marked::add);
    return new IllegalMoveEvidence(mover, goal, List.of(), marked, List.of(), 0);
  }

  /** Returns this evidence with the given number from the game record. */
  public IllegalMoveEvidence withNumber(int count) {
    return new IllegalMoveEvidence(mover, goal, culprits, squares, arrows, count);
  }

  private static List<Square> squares(List<PlacedPiece> pieces) {
    return Lists.map(pieces, PlacedPiece::square);
  }
}
