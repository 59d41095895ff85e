package org.arbiterchess.cli.query;

import java.util.Map;
import org.arbiterchess.cli.drawing.BoardDrawing;
import org.arbiterchess.cli.drawing.BoardStyle;
import org.arbiterchess.cli.terminal.ExitCode;
import org.arbiterchess.notation.Explanation;
import org.arbiterchess.notation.Phrasebook;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Ruling;
import org.arbiterchess.wire.WireFormat;

/** No: the law, the sentence and the evidence. */
record IllegalMoveAnswer(Position position, Ruling.Illegal ruling) implements QueryAnswer {

  @Override
  public Map<String, Object> tree() {
    return WireFormat.write(ruling, position, Phrasebook.english());
  }

  @Override
  public String prose(BoardStyle look) {
    return draw(look) + "\n" + Explanation.of(ruling) + "\n";
  }

  /** The board with what was tried, and with what forbids it. */
  String draw(BoardStyle look) {
    return new BoardDrawing(position.board(), look).mark(ruling).draw();
  }

  @Override
  public int exitCode() {
    return ExitCode.NO;
  }
}
