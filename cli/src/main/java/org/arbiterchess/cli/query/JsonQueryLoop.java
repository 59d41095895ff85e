package org.arbiterchess.cli.query;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Map;
import org.arbiterchess.cli.messages.Language;
import org.arbiterchess.cli.terminal.BadInputException;
import org.arbiterchess.cli.terminal.CrashReport;
import org.arbiterchess.cli.terminal.JsonLine;
import org.arbiterchess.cli.terminal.Terminal;

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
    BoundedLineReader lines = new BoundedLineReader(terminal.in(), terminal.language());
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
    Language language = terminal.language();
    try {
      Map<String, Object> given = JsonLine.read(lines.current(), language);
      QueryArguments arguments = QueryArguments.of(query, defaults, given, language);
      return JsonLine.write(query.answer(arguments).json(language));
    } catch (BadInputException e) {
      return JsonLine.error(e.getMessage());
    } catch (RuntimeException | StackOverflowError e) {
      terminal.err().printLine(CrashReport.withTrace(e, language));
      return JsonLine.error(CrashReport.message(e, language));
    }
  }
}
