package org.arbiterchess.cli.query;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.arbiterchess.cli.drawing.BoardStyle;
import org.arbiterchess.cli.messages.TerminalText;
import org.arbiterchess.cli.terminal.BadInputException;
import org.arbiterchess.cli.terminal.ExitCode;
import org.arbiterchess.cli.terminal.JsonLine;
import org.arbiterchess.cli.terminal.Output;
import org.arbiterchess.cli.terminal.Terminal;
import org.arbiterchess.language.Texts;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;

/**
 * The options that all queries share and that subcommands inherit. This class also answers a single
 * query, or one query per line of standard input.
 */
class QueryOptions {

  private static final List<String> STANDARD_INPUT = List.of("-");

  @Option(names = "--json", scope = ScopeType.INHERIT)
  private boolean json;

  @Option(names = "--chess960", scope = ScopeType.INHERIT)
  private boolean chess960;

  @Option(names = "--ascii", scope = ScopeType.INHERIT)
  private boolean ascii;

  private final Terminal terminal;

  QueryOptions(Terminal terminal) {
    this.terminal = terminal;
  }

  Texts texts() {
    return terminal.texts();
  }

  boolean isJson() {
    return json;
  }

  /** Returns the arguments set by options. */
  Map<String, Object> defaults() {
    Map<String, Object> defaults = new HashMap<>();
    defaults.put("chess960", chess960);
    return defaults;
  }

  /**
   * Returns the arguments set by options, plus the given one. If its value is null, it is treated
   * as not set.
   */
  Map<String, Object> defaults(String key, Object value) {
    Map<String, Object> defaults = defaults();
    defaults.put(key, value);
    return defaults;
  }

  boolean isStandardInput(List<String> arguments) {
    return arguments.equals(STANDARD_INPUT);
  }

  /** Answers each line of standard input. A line's arguments override the defaults. */
  int answerStandardInput(Query query, Map<String, Object> defaults) {
    if (!json) {
      throw new BadInputException(texts().say(TerminalText.JSON_ONLY));
    }
    new JsonQueryLoop(query, defaults).run(terminal);
    return ExitCode.YES;
  }

  /** Answers the query given on the command line. */
  int answerOnce(Query query, Map<String, Object> defaults, Map<String, Object> given) {
    QueryAnswer answer = query.answer(QueryArguments.of(query, defaults, given, texts()));
    if (json) {
      terminal.out().printLine(JsonLine.write(answer.json(texts())));
    } else {
      Output output = answer.exitCode() == ExitCode.BAD_INPUT ? terminal.err() : terminal.out();
      output.print(answer.text(new BoardStyle(terminal.color(), ascii), texts()));
    }
    return answer.exitCode();
  }

  /**
   * Returns a map with the FEN given on the command line, with or without quotes. The map is empty
   * for the starting position.
   */
  static Map<String, Object> fenParameter(List<String> arguments) {
    String fen = String.join(" ", arguments);
    return fen.isEmpty() || fen.equals("startpos") ? Map.of() : Map.of("fen", fen);
  }
}
