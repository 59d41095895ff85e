package org.arbiterchess.cli.query;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.arbiterchess.cli.drawing.BoardStyle;
import org.arbiterchess.cli.terminal.BadInputException;
import org.arbiterchess.cli.terminal.ExitCode;
import org.arbiterchess.cli.terminal.JsonLine;
import org.arbiterchess.cli.terminal.Output;
import org.arbiterchess.cli.terminal.Terminal;
import org.arbiterchess.notation.FenStyle;
import picocli.CommandLine.Option;

/** The options of every command that answers questions, and the three ways of answering them. */
final class QueryOptions {

  private static final List<String> FILTER = List.of("-");

  @Option(
      names = "--json",
      description = "Answer in JSON; with -, one answer for each line of standard input.")
  private boolean json;

  @Option(names = "--chess960", description = "The game is Chess960.")
  private boolean chess960;

  @Option(
      names = "--shredder",
      description = "Write castling rights of Chess960 as the files of the rooks.")
  private boolean shredder;

  @Option(
      names = "--legal-ep",
      description = "Write the en passant square only where that capture is legal.")
  private boolean legalEnPassant;

  @Option(names = "--ascii", description = "Draw boards with letters, capitals for White.")
  private boolean ascii;

  private final Terminal terminal;

  QueryOptions(Terminal terminal) {
    this.terminal = terminal;
  }

  FenStyle style() {
    return new FenStyle(legalEnPassant, shredder);
  }

  /** What the options say, and the given one if it has a value. */
  Map<String, Object> options(String key, Object value) {
    Map<String, Object> options = new HashMap<>();
    options.put("chess960", chess960);
    options.put(key, value);
    return options;
  }

  /** Whether the words of the command are the one that asks for the filter. */
  boolean isFilter(List<String> words) {
    return words.equals(FILTER);
  }

  /** Answers what stands on standard input; each line may say otherwise than the options. */
  int filter(Query question, Map<String, Object> options) {
    if (!json) {
      throw new BadInputException("Only JSON is read from standard input: say --json - for that.");
    }
    new JsonQueryLoop(question, options).run(terminal);
    return ExitCode.YES;
  }

  /** Answers the one question that the command line puts. */
  int ask(Query question, Map<String, Object> options, Map<String, Object> given) {
    QueryAnswer answer = question.answer(new QueryParameters(question.keys(), options, given));
    if (json) {
      terminal.out().line(JsonLine.write(answer.tree()));
    } else {
      Output reader = answer.exitCode() == ExitCode.BAD_INPUT ? terminal.err() : terminal.out();
      reader.print(answer.prose(new BoardStyle(terminal.color(), ascii)));
    }
    return answer.exitCode();
  }

  /** A position in the words of a command line, quoted or not; none is the starting position. */
  static Map<String, Object> fen(List<String> words) {
    String fen = String.join(" ", words);
    return fen.isEmpty() || fen.equals("startpos") ? Map.of() : Map.of("fen", fen);
  }
}
