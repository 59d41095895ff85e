package org.arbiterchess.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.PlacedPiece;
import org.arbiterchess.chess.Square;

/**
 * What proves a ruling. The page draws it, the terminal prints it, a sentence names it.
 *
 * @param mover the piece that was to move, where there is one
 * @param goal the square the ruling is about: where the attempt led, or the attacked square
 * @param culprits the pieces that forbid the attempt
 * @param squares the squares to mark, culprits first
 * @param arrows from each culprit that attacks to what it attacks
 * @param number what the record counts: moves ago, or the number of a move; 0 where nothing counts
 */
public record Evidence(
    Optional<PlacedPiece> mover,
    Optional<Square> goal,
    List<PlacedPiece> culprits,
    List<Square> squares,
    List<Arrow> arrows,
    int number) {

  public Evidence {
    culprits = List.copyOf(culprits);
    squares = List.copyOf(squares);
    arrows = List.copyOf(arrows);
  }

  /** Pieces that stand in the way, or are no target: they are marked, and attack nothing. */
  static Evidence standing(
      Optional<PlacedPiece> mover, Optional<Square> goal, List<PlacedPiece> culprits) {
    return new Evidence(mover, goal, culprits, squares(culprits), List.of(), 0);
  }

  /** Pieces that attack a square. */
  static Evidence attacking(
      Optional<PlacedPiece> mover, Square attacked, List<PlacedPiece> culprits) {
    List<Square> squares = squares(culprits);
    List<Arrow> arrows = new ArrayList<>(squares.size());
    for (Square square : squares) {
      arrows.add(new Arrow(square, attacked));
    }
    squares.add(attacked);
    return new Evidence(mover, Optional.of(attacked), culprits, squares, arrows, 0);
  }

  /** No culprit: the marked squares say it all. */
  static Evidence marking(
      Optional<PlacedPiece> mover, Optional<Square> goal, Iterable<Square> squares) {
    List<Square> marked = new ArrayList<>();
    squares.forEach(marked::add);
    return new Evidence(mover, goal, List.of(), marked, List.of(), 0);
  }

  /** The same with what the record counts. */
  public Evidence withNumber(int count) {
    return new Evidence(mover, goal, culprits, squares, arrows, count);
  }

  private static List<Square> squares(List<PlacedPiece> pieces) {
    List<Square> squares = new ArrayList<>(pieces.size() + 1);
    for (PlacedPiece piece : pieces) {
      squares.add(piece.square());
    }
    return squares;
  }
}
