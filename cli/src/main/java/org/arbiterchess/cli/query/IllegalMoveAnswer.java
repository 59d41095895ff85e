package org.arbiterchess.cli.query;

import java.util.Map;
import org.arbiterchess.cli.drawing.BoardStyle;
import org.arbiterchess.cli.drawing.TextBoardDrawing;
import org.arbiterchess.cli.terminal.ExitCode;
import org.arbiterchess.language.Texts;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Ruling;
import org.arbiterchess.wire.WireFormat;

/**
 * The answer to a query about an illegal move: the rule that the move breaks, an explanation in one
 * sentence, and the evidence.
 */
record IllegalMoveAnswer(Position position, Ruling.Illegal ruling) implements QueryAnswer {

  @Override
  public Map<String, Object> json(Texts texts) {
    return WireFormat.write(ruling, position, texts);
  }

  @Override
  public String text(BoardStyle style, Texts texts) {
    return board(style) + "\n" + ruling.sentence(texts) + "\n";
  }

  /** Draws the board with the attempted move and the evidence marked. */
  String board(BoardStyle style) {
    return new TextBoardDrawing(position.board(), style).mark(ruling).draw();
  }

  @Override
  public int exitCode() {
    return ExitCode.NO;
  }
}
