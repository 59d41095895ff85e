package org.arbiterchess.cli.query;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import org.arbiterchess.chess.Board;
import org.arbiterchess.cli.drawing.BoardStyle;
import org.arbiterchess.cli.drawing.TextBoardDrawing;
import org.arbiterchess.cli.messages.QuotedText;
import org.arbiterchess.cli.messages.TerminalText;
import org.arbiterchess.cli.terminal.BadInputException;
import org.arbiterchess.cli.terminal.ExitCode;
import org.arbiterchess.cli.terminal.JsonLine;
import org.arbiterchess.cli.terminal.Output;
import org.arbiterchess.cli.terminal.Terminal;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;

/** A command that answers a query on the command line or, as a filter, one query a line. */
abstract class QueryCommand extends PositionCommand {

  private static final List<String> STANDARD_INPUT = List.of("-");

  @Option(names = "--json", scope = ScopeType.INHERIT)
  boolean json;

  @Option(names = "--ascii", scope = ScopeType.INHERIT)
  private boolean ascii;

  private final Set<String> keys;

  /**
   * Creates a query.
   *
   * @param keys the keys that a query may have, unless that depends on its values
   */
  QueryCommand(Terminal terminal, String... keys) {
    super(terminal);
    this.keys = Set.of(keys);
  }

  /**
   * An answer.
   *
   * @param exitCode the program's exit code if this is its only answer
   * @param text complete lines of text
   * @param json a tree of maps, lists, strings, numbers, booleans and null
   */
  record Reply(int exitCode, Supplier<String> text, Supplier<Map<String, Object>> json) {}

  /** Returns the keys that a query with these values may have. */
  Set<String> keys(Map<String, Object> values) {
    return keys;
  }

  /** Answers a query. Throws {@link BadInputException} if something is wrong with it. */
  abstract Reply answer(Input input);

  static boolean isStandardInput(List<String> arguments) {
    return arguments.equals(STANDARD_INPUT);
  }

  /** Answers the query of the command line, or each line of standard input if it is a hyphen. */
  final int run(List<String> arguments, Supplier<Map<String, Object>> given) throws IOException {
    return isStandardInput(arguments)
        ? filter(defaults())
        : print(answer(checked(defaults(), given.get())));
  }

  /** Answers each line of standard input. The values on a line override the defaults. */
  final int filter(Map<String, Object> defaults) throws IOException {
    if (!json) {
      throw new BadInputException(texts, TerminalText.JSON_ONLY);
    }
    LineFilter.run(terminal, line -> answer(checked(defaults, line)).json().get());
    return ExitCode.YES;
  }

  /** Rejects unknown keys, because ignoring a misspelt key would silently change the query. */
  private Input checked(Map<String, Object> defaults, Map<String, Object> given) {
    Input input = new Input(defaults, given, texts);
    Set<String> allowed = keys(input.values());
    for (String key : given.keySet()) {
      if (!allowed.contains(key)) {
        List<String> sorted = allowed.stream().sorted().toList();
        throw new BadInputException(texts, TerminalText.UNKNOWN_KEY, QuotedText.of(key), sorted);
      }
    }
    return input;
  }

  final int print(Reply reply) {
    if (json) {
      terminal.out().printLine(JsonLine.write(reply.json().get()));
    } else {
      Output output = reply.exitCode() == ExitCode.BAD_INPUT ? terminal.err() : terminal.out();
      output.print(reply.text().get());
    }
    return reply.exitCode();
  }

  final TextBoardDrawing drawing(Board board) {
    return new TextBoardDrawing(board, new BoardStyle(terminal.color(), ascii));
  }

  /** Returns a board with lines of text below it. */
  static String page(TextBoardDrawing drawing, List<String> lines) {
    StringBuilder page = new StringBuilder(drawing.draw()).append('\n');
    lines.forEach(line -> page.append(line).append('\n'));
    return page.toString();
  }
}
