package org.arbiterchess.cli.query;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Map;
import org.arbiterchess.cli.terminal.BadInputException;
import org.arbiterchess.cli.terminal.CrashReport;
import org.arbiterchess.cli.terminal.JsonLine;
import org.arbiterchess.cli.terminal.Terminal;
import org.arbiterchess.language.Texts;

/**
 * Reads one JSON object per line and writes one answer per line, in order, until the end of input.
 * Every line gets exactly one answer, even if it is malformed or causes an internal error.
 */
final class JsonQueryLoop {

  private final Query query;
  private final Map<String, Object> defaults;

  JsonQueryLoop(Query query, Map<String, Object> defaults) {
    this.query = query;
    this.defaults = defaults;
  }

  void run(Terminal terminal) {
    BoundedLineReader lines = new BoundedLineReader(terminal.in(), terminal.texts());
    try {
      while (lines.advance()) {
        terminal.out().printLine(answer(lines, terminal));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Answers one line. An internal error becomes an answer, so that the loop can continue. */
  private String answer(BoundedLineReader lines, Terminal terminal) {
    Texts texts = terminal.texts();
    try {
      Map<String, Object> given = JsonLine.read(lines.current(), texts);
      QueryArguments arguments = QueryArguments.of(query, defaults, given, texts);
      return JsonLine.write(query.answer(arguments).json(texts));
    } catch (BadInputException e) {
      return JsonLine.error(e.getMessage());
    } catch (RuntimeException | StackOverflowError e) {
      terminal.err().printLine(CrashReport.withTrace(e, texts));
      return JsonLine.error(CrashReport.message(e, texts));
    }
  }
}
