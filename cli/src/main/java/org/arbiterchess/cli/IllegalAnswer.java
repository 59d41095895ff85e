package org.arbiterchess.cli;

import java.util.Map;
import org.arbiterchess.cli.drawing.BoardDrawing;
import org.arbiterchess.cli.drawing.Look;
import org.arbiterchess.notation.Explanation;
import org.arbiterchess.notation.Phrasebook;
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
    return new BoardDrawing(position.board(), look).mark(ruling).draw();
  }

  @Override
  public int exitCode() {
    return Exit.NO;
  }
}
