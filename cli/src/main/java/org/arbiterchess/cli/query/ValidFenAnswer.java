package org.arbiterchess.cli.query;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.arbiterchess.cli.drawing.BoardDrawing;
import org.arbiterchess.cli.drawing.BoardStyle;
import org.arbiterchess.cli.terminal.ExitCode;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.notation.FenReading;
import org.arbiterchess.notation.FenStyle;
import org.arbiterchess.notation.Phrase;
import org.arbiterchess.notation.Phrasebook;
import org.arbiterchess.remark.Remark;
import org.arbiterchess.rules.Position;

/** Yes, that is a position: as it is written, with what is odd about it and what was forgiven. */
record ValidFenAnswer(FenReading.Valid reading, boolean lenient, FenStyle style)
    implements QueryAnswer {

  @Override
  public Map<String, Object> tree() {
    Map<String, Object> tree = new LinkedHashMap<>();
    tree.put("valid", true);
    tree.put("fen", Fen.write(reading.position(), style));
    tree.put("notes", said(reading.notes()));
    if (lenient) {
      tree.put("forgiven", said(reading.forgiven()));
    }
    return tree;
  }

  private static List<String> said(List<Remark> remarks) {
    return remarks.stream().map(Phrasebook.english()::say).toList();
  }

  @Override
  public String prose(BoardStyle look) {
    Position position = reading.position();
    StringBuilder text = new StringBuilder(new BoardDrawing(position.board(), look).draw());
    String turn = Phrasebook.english().say(Phrase.TO_MOVE, position.turn()).cited();
    text.append('\n').append(turn).append('\n');
    reading.forgiven().forEach(note -> text.append(note).append('\n'));
    reading.notes().forEach(note -> text.append(note).append('\n'));
    return text.append(Fen.write(position, style)).append('\n').toString();
  }

  @Override
  public int exitCode() {
    return ExitCode.YES;
  }
}
