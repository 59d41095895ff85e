package org.arbiterchess.cli.query;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Map;
import org.arbiterchess.cli.terminal.BadInputException;
import org.arbiterchess.cli.terminal.CrashReport;
import org.arbiterchess.cli.terminal.JsonLine;
import org.arbiterchess.cli.terminal.Output;
import org.arbiterchess.cli.terminal.Terminal;

/**
 * Answers one JSON object a line with one a line, in order, until the end of input. Every line gets
 * exactly one answer, whatever it says and whatever goes wrong with it.
 */
final class JsonQueryLoop {

  private final Query question;
  private final Map<String, Object> options;

  JsonQueryLoop(Query question, Map<String, Object> options) {
    this.question = question;
    this.options = options;
  }

  void run(Terminal terminal) {
    BoundedLineReader lines = new BoundedLineReader(terminal.in());
    try {
      while (lines.next()) {
        terminal.out().line(answer(lines, terminal.err()));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The edge for one line: a fault of the program must not leave the other lines unanswered. */
  private String answer(BoundedLineReader lines, Output err) {
    try {
      Map<String, Object> given = JsonLine.read(lines.text());
      return JsonLine.write(
          question.answer(new QueryParameters(question.keys(), options, given)).tree());
    } catch (BadInputException e) {
      return JsonLine.error(e.getMessage());
    } catch (RuntimeException | StackOverflowError e) {
      err.line(CrashReport.report(e));
      return JsonLine.error(CrashReport.sentence(e));
    }
  }
}
