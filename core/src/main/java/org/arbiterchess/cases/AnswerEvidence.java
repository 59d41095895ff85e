package org.arbiterchess.cases;

import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.Square;
import org.arbiterchess.rules.AttackArrow;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Setup;

/**
 * The evidence to show on the board.
 *
 * @param position the position to show, which may be illegal; empty if the question includes none
 * @param line legal moves from that position, such as a line to checkmate
 */
public record AnswerEvidence(
    Optional<Setup> position, List<Square> squares, List<AttackArrow> arrows, List<Move> line) {
  static final AnswerEvidence NONE =
      new AnswerEvidence(Optional.empty(), List.of(), List.of(), List.of());

  public AnswerEvidence {
    squares = List.copyOf(squares);
    arrows = List.copyOf(arrows);
    line = List.copyOf(line);
  }
}
