package org.arbiterchess.cli.query;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.arbiterchess.chess.Color;
import org.arbiterchess.cli.messages.QuotedText;
import org.arbiterchess.cli.messages.TerminalText;
import org.arbiterchess.cli.terminal.BadInputException;
import org.arbiterchess.language.Texts;
import org.arbiterchess.officiating.cases.Fact;
import picocli.CommandLine.Model.OptionSpec;

/** The command line's option for a fact of a question. */
record QuestionOption(Fact<?> fact, OptionSpec spec) {

  private static final int MAX_NUMBER = 100_000;

  private static final List<String> COLORS = List.of(Color.WHITE.name(), Color.BLACK.name());

  static QuestionOption of(Fact<?> fact) {
    OptionSpec.Builder builder = OptionSpec.builder(name(fact));
    return new QuestionOption(
        fact,
        switch (fact.type()) {
          case YES -> builder.type(Boolean.class).arity("0").build();
          case YES_OR_NO ->
              builder.type(Boolean.class).arity("0").negatable(fact != Fact.SUPERVISED).build();
          case NUMBER, MINUTES, SECONDS ->
              builder.type(Integer.class).arity("1").paramLabel(label(fact)).build();
          default -> builder.type(String.class).arity("1").paramLabel(label(fact)).build();
        });
  }

  /** Whether the fact is a position, which can also be given as an argument. */
  boolean isPosition() {
    return fact.type() == Fact.Type.GAME || fact.type() == Fact.Type.SETUP;
  }

  /** The option's name, such as {@code --last-period}. */
  private static String name(Fact<?> fact) {
    return fact == Fact.SUPERVISED
        ? "--unsupervised"
        : "--" + fact.key().replaceAll("([A-Z])", "-$1").toLowerCase(Locale.ROOT);
  }

  String name() {
    return spec.longestName();
  }

  /** The ways to write this option, such as {@code --pressed} and {@code --no-pressed}. */
  List<String> examples() {
    if (fact == Fact.SUPERVISED) {
      return List.of(name());
    }
    return switch (fact.type()) {
      case YES -> List.of(name());
      case YES_OR_NO -> List.of(name(), "--no-" + name().substring(2));
      case COLOR -> List.of(name() + " white", name() + " black");
      case WORD, WORDS -> List.of(name() + " " + String.join("|", spellings(words())));
      case NUMBER_OR_UNKNOWN, MINUTES_OR_NEVER ->
          List.of(name() + " " + label(fact), name() + " " + wordForNull());
      default -> List.of(name() + " " + label(fact));
    };
  }

  /** Stands for the value in the help, such as {@code MOVE}. */
  private static String label(Fact<?> fact) {
    return switch (fact.type()) {
      case CONTROL -> "TIME";
      case NUMBER, NUMBER_OR_UNKNOWN -> "N";
      case MINUTES_OR_NEVER -> "MINUTES";
      case GAME, SETUP -> "FEN";
      default -> fact.type().name();
    };
  }

  private String wordForNull() {
    return fact.type() == Fact.Type.MINUTES_OR_NEVER ? "never" : "unknown";
  }

  private List<String> words() {
    return fact.words().stream().map(Enum::name).toList();
  }

  /** The allowed values as users type them, such as {@code knocked-over}. */
  private static List<String> spellings(List<String> words) {
    return words.stream().map(word -> word.toLowerCase(Locale.ROOT).replace('_', '-')).toList();
  }

  /** Converts a value from the command line to its JSON value, which may be null. */
  Object read(Object value, Texts texts) {
    if (fact == Fact.SUPERVISED) {
      return !((Boolean) value);
    }
    return switch (fact.type()) {
      case GAME, SETUP -> value.equals("startpos") ? null : value;
      case SQUARES -> parts((String) value).stream().map(part -> square(part, texts)).toList();
      case SQUARE -> square((String) value, texts);
      case NUMBER, MINUTES, SECONDS -> number((Integer) value, texts);
      case NUMBER_OR_UNKNOWN, MINUTES_OR_NEVER -> numberOrNull((String) value, texts);
      case COLOR -> Color.valueOf(word(name(), COLORS, (String) value, texts)).word();
      case WORD -> word(name(), words(), (String) value, texts);
      case WORDS ->
          parts((String) value).stream().map(part -> word(name(), words(), part, texts)).toList();
      default -> value;
    };
  }

  private static List<String> parts(String value) {
    List<String> parts = new ArrayList<>(List.of(value.split("[,\\s]+", -1)));
    parts.removeIf(String::isEmpty);
    return parts;
  }

  private String square(String value, Texts texts) {
    String square = value.toLowerCase(Locale.ROOT);
    if (!square.matches("[a-h][1-8]")) {
      throw new BadInputException(texts, TerminalText.NOT_A_SQUARE, name(), QuotedText.of(value));
    }
    return square;
  }

  private int number(int value, Texts texts) {
    if (value < 0 || value > MAX_NUMBER) {
      throw new BadInputException(texts, TerminalText.OUT_OF_RANGE, name(), value, 0, MAX_NUMBER);
    }
    return value;
  }

  private Integer numberOrNull(String value, Texts texts) {
    if (value.equalsIgnoreCase(wordForNull())) {
      return null;
    }
    if (!value.matches("-?[0-9]{1,9}")) {
      throw notAllowed(name(), value, List.of(label(fact), wordForNull()), texts);
    }
    return number(Integer.parseInt(value), texts);
  }

  /**
   * Reads one of an option's allowed values, ignoring case and accepting hyphens or underscores. A
   * unique prefix is enough.
   */
  static String word(String option, List<String> words, String value, Texts texts) {
    String constant = value.toUpperCase(Locale.ROOT).replace('-', '_').replace(' ', '_');
    List<String> found =
        words.contains(constant)
            ? List.of(constant)
            : words.stream().filter(word -> word.startsWith(constant)).toList();
    if (found.size() != 1 || constant.isEmpty()) {
      throw notAllowed(option, value, spellings(words), texts);
    }
    return found.get(0);
  }

  private static BadInputException notAllowed(
      String option, String value, List<String> allowed, Texts texts) {
    return new BadInputException(
        texts, TerminalText.NOT_ALLOWED, option, QuotedText.of(value), allowed);
  }
}
