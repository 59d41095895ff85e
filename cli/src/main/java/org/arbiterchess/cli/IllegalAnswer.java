package org.arbiterchess.cli;

import java.util.Map;
import org.arbiterchess.cli.BoardDrawing.Mark;
import org.arbiterchess.notation.Explanation;
import org.arbiterchess.notation.Phrasebook;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Ruling;
import org.arbiterchess.wire.Wire;

/** No: the law, the sentence and the evidence. */
record IllegalAnswer(Position position, Ruling.Illegal ruling) implements Answer {

  @Override
  public Map<String, Object> tree() {
    return Wire.write(ruling, position, Phrasebook.english());
  }

  @Override
  public String prose(Look look) {
    return draw(look) + "\n" + Explanation.of(ruling) + "\n";
  }

  /** The board with what was tried, and with what forbids it. */
  String draw(Look look) {
    BoardDrawing drawing = new BoardDrawing(position.board(), look);
    ruling.evidence().culprits().forEach(piece -> drawing.mark(piece.square(), Mark.CULPRIT));
    ruling.evidence().mover().ifPresent(piece -> drawing.mark(piece.square(), Mark.FROM));
    if (ruling.attempt() instanceof Attempt.Step step) {
      drawing.mark(step.from(), Mark.FROM).mark(step.to(), Mark.TO);
    } else if (ruling.attempt() instanceof Attempt.Unreached unreached) {
      drawing.mark(unreached.to(), Mark.TO);
    }
    return drawing.mark(ruling.squares(), Mark.EVIDENCE).draw();
  }

  @Override
  public int exitCode() {
    return Exit.NO;
  }
}
