package org.arbiterchess.cli.query;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.arbiterchess.cli.drawing.BoardStyle;
import org.arbiterchess.cli.drawing.TextBoardDrawing;
import org.arbiterchess.cli.terminal.ExitCode;
import org.arbiterchess.language.Said;
import org.arbiterchess.language.Texts;
import org.arbiterchess.message.GameText;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.remark.Reading;
import org.arbiterchess.rules.Position;

/**
 * The answer to a query about a valid FEN: the FEN's normalised form, and notes on unusual features
 * and tolerated errors.
 */
record ValidFenAnswer(Reading.Valid<Position> reading, boolean lenient, Fen.Style fenStyle)
    implements QueryAnswer {

  @Override
  public Map<String, Object> json(Texts texts) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("valid", true);
    json.put("fen", Fen.write(reading.value(), fenStyle));
    json.put("notes", sentences(reading.notes(), texts));
    if (lenient) {
      json.put("forgiven", sentences(reading.forgiven(), texts));
    }
    return json;
  }

  private static List<String> sentences(List<Said> remarks, Texts texts) {
    return remarks.stream().map(remark -> remark.in(texts)).toList();
  }

  @Override
  public String text(BoardStyle style, Texts texts) {
    Position position = reading.value();
    StringBuilder text = new StringBuilder(new TextBoardDrawing(position.board(), style).draw());
    String turn = texts.sentence(GameText.TO_MOVE, position.turn()).cited();
    text.append('\n').append(turn).append('\n');
    sentences(reading.forgiven(), texts).forEach(note -> text.append(note).append('\n'));
    sentences(reading.notes(), texts).forEach(note -> text.append(note).append('\n'));
    return text.append(Fen.write(position, fenStyle)).append('\n').toString();
  }

  @Override
  public int exitCode() {
    return ExitCode.YES;
  }
}
