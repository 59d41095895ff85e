package org.arbiterchess.cli.query;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import org.arbiterchess.cli.messages.QuotedText;
import org.arbiterchess.cli.messages.TerminalText;
import org.arbiterchess.cli.terminal.BadInputException;
import org.arbiterchess.cli.terminal.Terminal;
import org.arbiterchess.language.Texts;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(name = "winnable")
public final class WinnableCommand implements Callable<Integer> {

  /**
   * The number of words before the side: a piece placement or {@code startpos}, or a FEN without or
   * with its counters. After two words, letters are castling rights.
   */
  private static final Set<Integer> POSITION_WORDS = Set.of(0, 1, 4, 6);

  @Mixin private final FenStyleQueryOptions options;

  @Option(names = "--mode", paramLabel = "MODE")
  private String mode;

  @Parameters(paramLabel = "FEN [SIDE]", descriptionKey = "arguments", arity = "1..*")
  private List<String> arguments;

  public WinnableCommand(Terminal terminal) {
    options = new FenStyleQueryOptions(terminal);
  }

  @Override
  public Integer call() {
    WinnableQuery query = new WinnableQuery();
    Map<String, Object> defaults = options.defaults("mode", mode);
    if (options.isStandardInput(arguments)) {
      return options.answerStandardInput(query, defaults);
    }
    int last = arguments.size() - 1;
    List<String> position = arguments.subList(0, last);
    String side = arguments.get(last);
    boolean named = isWord(side) && POSITION_WORDS.contains(wordCount(position));
    Map<String, Object> given =
        new HashMap<>(QueryOptions.fenParameter(named ? position : arguments));
    if (named) {
      given.put("winner", color(side));
    }
    return options.answerOnce(query, defaults, given);
  }

  /** Returns whether the argument is too long to be a turn and no number, square or placement. */
  private static boolean isWord(String argument) {
    return argument.matches("\\p{L}{3,}");
  }

  private static int wordCount(List<String> arguments) {
    String text = String.join(" ", arguments).trim();
    return text.isEmpty() ? 0 : text.split("\\s+", -1).length;
  }

  private String color(String side) {
    String color = side.toLowerCase(Locale.ROOT);
    if (!WinnableQuery.SIDES.contains(color)) {
      Texts texts = options.texts();
      throw new BadInputException(
          texts.say(TerminalText.NOT_ALLOWED, "SIDE", QuotedText.of(side), WinnableQuery.SIDES));
    }
    return color;
  }
}
