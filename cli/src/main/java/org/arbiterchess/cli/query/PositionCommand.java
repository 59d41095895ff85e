package org.arbiterchess.cli.query;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.arbiterchess.cli.messages.TerminalText;
import org.arbiterchess.cli.terminal.BadInputException;
import org.arbiterchess.cli.terminal.Terminal;
import org.arbiterchess.language.Texts;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;

/**
 * A command about a position. It is given in one way everywhere: as an argument, quoted or not, or
 * with {@code --fen}; {@code --moves} is played from there, and {@code --chess960} holds for all.
 */
abstract class PositionCommand implements Callable<Integer> {

  @Option(names = "--fen", paramLabel = "FEN")
  private String fen = "";

  @Option(names = "--moves", paramLabel = "MOVES")
  private String moves;

  @Option(names = "--chess960", scope = ScopeType.INHERIT)
  private boolean chess960;

  final Terminal terminal;
  final Texts texts;

  PositionCommand(Terminal terminal) {
    this.terminal = terminal;
    this.texts = terminal.texts();
  }

  /** Returns the values that the options set, by the keys of JSON. */
  Map<String, Object> defaults() {
    Map<String, Object> defaults = new HashMap<>(fenValue(fen));
    defaults.put("moves", moves);
    defaults.put("chess960", chess960);
    return defaults;
  }

  /** Returns the moves given by {@code --moves}, or an empty string. */
  String movesOption() {
    return moves == null ? "" : moves;
  }

  /** Returns the position given by arguments; nothing for the starting position or without any. */
  Map<String, Object> position(List<String> arguments) {
    if (!arguments.isEmpty() && !fen.isEmpty()) {
      throw new BadInputException(texts, TerminalText.POSITION_TWICE);
    }
    return fenValue(String.join(" ", arguments));
  }

  private static Map<String, Object> fenValue(String fen) {
    return fen.isEmpty() || fen.equals("startpos") ? Map.of() : Map.of("fen", fen);
  }

  /** Returns the input with the options and the position given by arguments. */
  Input input(List<String> arguments) {
    return new Input(defaults(), position(arguments), texts);
  }

  final void requireRange(String option, int value, int min, int max) {
    if (value < min || value > max) {
      throw new BadInputException(texts, TerminalText.OUT_OF_RANGE, option, value, min, max);
    }
  }
}
