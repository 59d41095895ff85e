package org.arbiterchess.cli.query;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.arbiterchess.cases.ConductQuestion;
import org.arbiterchess.cases.Question;
import org.arbiterchess.chess.Color;
import org.arbiterchess.cli.messages.QuotedText;
import org.arbiterchess.cli.messages.TerminalText;
import org.arbiterchess.cli.terminal.BadInputException;
import org.arbiterchess.game.ClaimKind;
import org.arbiterchess.language.Texts;
import picocli.CommandLine.Model.OptionSpec;

/**
 * An option of a question. It corresponds to one of the question's JSON keys.
 *
 * @param key the key in JSON, such as {@code lastPeriod}
 * @param words the allowed values in JSON; empty unless the kind is {@link Kind#WORD} or {@link
 *     Kind#WORDS}
 */
record QuestionOption(String key, Kind kind, List<String> words) {

  /** How the value is written on the command line. */
  enum Kind {
    TEXT("TEXT"),
    MOVE("MOVE"),
    MOVES("MOVES"),
    TIME("TIME"),
    SQUARE("SQUARE"),
    /** Squares, separated by commas or spaces. */
    SQUARES("SQUARES"),
    NUMBER("N"),
    MINUTES("MINUTES"),
    SECONDS("SECONDS"),
    /** A number, or a word that stands for null in JSON. */
    NUMBER_OR_UNKNOWN("N"),
    MINUTES_OR_NEVER("MINUTES"),
    WORD("WORD"),
    /** Several of the allowed values, separated by commas or spaces. */
    WORDS("WORDS"),
    COLOR("COLOR"),
    /** An option without a value. If it is left out, the answer is no. */
    YES(""),
    /**
     * An option that has no value and can also be negated. If it is left out, the answer is
     * unknown.
     */
    YES_OR_NO(""),
    /** The option {@code --unsupervised}, which sets the key {@code supervised} to false. */
    UNSUPERVISED("");

    private final String label;

    Kind(String label) {
      this.label = label;
    }
  }

  private static final int MAX_NUMBER = 100_000;

  private static final List<String> COLORS =
      List.of(Color.WHITE.word(), Color.BLACK.word(), "w", "b");

  /** The kind of option for each key, unless {@link #of} specifies another one for the question. */
  private static final Map<String, Kind> KINDS =
      Map.ofEntries(
          Map.entry("moves", Kind.MOVES),
          Map.entry("move", Kind.MOVE),
          Map.entry("played", Kind.MOVE),
          Map.entry("named", Kind.MOVE),
          Map.entry("control", Kind.TIME),
          Map.entry("supervised", Kind.UNSUPERVISED),
          Map.entry("touched", Kind.SQUARES),
          Map.entry("pawn", Kind.SQUARE),
          Map.entry("from", Kind.SQUARE),
          Map.entry("by", Kind.COLOR),
          Map.entry("fallen", Kind.COLOR),
          Map.entry("irregularities", Kind.NUMBER),
          Map.entry("movesLater", Kind.NUMBER),
          Map.entry("completed", Kind.NUMBER),
          Map.entry("white", Kind.MINUTES),
          Map.entry("black", Kind.MINUTES),
          Map.entry("defaultTime", Kind.MINUTES),
          Map.entry("secondsLeft", Kind.SECONDS),
          Map.entry("period", Kind.NUMBER),
          Map.entry("whitePressed", Kind.MINUTES_OR_NEVER),
          Map.entry("pressed", Kind.YES_OR_NO),
          Map.entry("lastPeriod", Kind.YES_OR_NO),
          Map.entry("announced", Kind.YES_OR_NO),
          Map.entry("accepted", Kind.YES_OR_NO),
          Map.entry("bothMoved", Kind.YES_OR_NO),
          Map.entry("arbiterPresent", Kind.YES_OR_NO),
          Map.entry("signed", Kind.YES_OR_NO),
          Map.entry("endedGame", Kind.YES_OR_NO),
          Map.entry("recorded", Kind.YES_OR_NO),
          Map.entry("touchedFirst", Kind.YES_OR_NO),
          Map.entry("adviceUsed", Kind.YES_OR_NO),
          Map.entry("stillThere", Kind.YES_OR_NO),
          Map.entry("bothStopped", Kind.YES_OR_NO),
          Map.entry("ownTime", Kind.YES_OR_NO),
          Map.entry("adjusting", Kind.YES_OR_NO),
          Map.entry("bothFallen", Kind.YES),
          Map.entry("replied", Kind.YES),
          Map.entry("twoHands", Kind.YES),
          Map.entry("rookFirst", Kind.YES),
          Map.entry("opponentTouched", Kind.YES),
          Map.entry("withdrawn", Kind.YES),
          Map.entry("repeated", Kind.YES),
          Map.entry("forbidden", Kind.YES),
          Map.entry("irregularity", Kind.YES),
          Map.entry("milder", Kind.YES));

  /** The allowed values, keyed by the question's name and its JSON key. */
  private static final Map<String, Enum<?>[]> WORDS =
      Map.of(
          "claim kind", ClaimKind.values(),
          "hands how", ConductQuestion.TwoHands.Mistake.values(),
          "setup what", Question.WrongSetup.Fault.values(),
          "displaced what", Question.DisplacedPieces.Mishap.values(),
          "offer when", Question.DrawOffer.Moment.values(),
          "forgotten what", Question.ForgottenPress.Omission.values(),
          "twominutes request", Question.PlayingForTime.Request.values(),
          "over found", Question.AfterTheGame.Finding.values(),
          "phone place", ConductQuestion.PhoneRang.Place.values(),
          "illegalposition what", Question.IllegalPosition.Flaw.values());

  static QuestionOption of(String question, String key) {
    Enum<?>[] constants = WORDS.get(question + " " + key);
    if (constants != null) {
      return new QuestionOption(key, Kind.WORD, names(constants));
    }
    if (key.equals("misplaced")) {
      return new QuestionOption(
          key, Kind.WORDS, names(Question.WrongSetup.MisplacedPiece.values()));
    }
    Kind kind =
        switch (question + " " + key) {
          case "offer touched" -> Kind.YES;
          case "flag completed" -> Kind.NUMBER_OR_UNKNOWN;
          default -> KINDS.getOrDefault(key, Kind.TEXT);
        };
    return new QuestionOption(key, kind, List.of());
  }

  private static List<String> names(Enum<?>[] constants) {
    return Arrays.stream(constants).map(Enum::name).toList();
  }

  /** The option's name, such as {@code --last-period}. */
  String name() {
    return kind == Kind.UNSUPERVISED
        ? "--unsupervised"
        : "--" + key.replaceAll("([A-Z])", "-$1").toLowerCase(Locale.ROOT);
  }

  /** The ways to write this option, such as {@code --pressed} and {@code --no-pressed}. */
  List<String> examples() {
    return switch (kind) {
      case YES, UNSUPERVISED -> List.of(name());
      case YES_OR_NO -> List.of(name(), "--no-" + name().substring(2));
      case COLOR -> List.of(name() + " white", name() + " black");
      case WORD, WORDS -> List.of(name() + " " + String.join("|", spellings()));
      case NUMBER_OR_UNKNOWN, MINUTES_OR_NEVER ->
          List.of(name() + " " + kind.label, name() + " " + wordForNull());
      default -> List.of(name() + " " + kind.label);
    };
  }

  private String wordForNull() {
    return kind == Kind.MINUTES_OR_NEVER ? "never" : "unknown";
  }

  /** The allowed values as users type them, such as {@code knocked-over}. */
  private List<String> spellings() {
    return words.stream().map(word -> word.toLowerCase(Locale.ROOT).replace('_', '-')).toList();
  }

  OptionSpec spec() {
    OptionSpec.Builder builder = OptionSpec.builder(name());
    return switch (kind) {
      case YES, UNSUPERVISED -> builder.type(Boolean.class).arity("0").build();
      case YES_OR_NO -> builder.type(Boolean.class).arity("0").negatable(true).build();
      case NUMBER, MINUTES, SECONDS ->
          builder.type(Integer.class).arity("1").paramLabel(kind.label).build();
      default -> builder.type(String.class).arity("1").paramLabel(kind.label).build();
    };
  }

  /** Converts a value from the command line to its JSON value, which may be null. */
  Object read(Object value, Texts texts) {
    return switch (kind) {
      case UNSUPERVISED -> !((Boolean) value);
      case SQUARES -> parts((String) value).stream().map(part -> square(part, texts)).toList();
      case SQUARE -> square((String) value, texts);
      case NUMBER, MINUTES, SECONDS -> number((Integer) value, texts);
      case NUMBER_OR_UNKNOWN, MINUTES_OR_NEVER -> numberOrNull((String) value, texts);
      case COLOR -> color((String) value, texts);
      case WORD -> word((String) value, texts);
      case WORDS -> parts((String) value).stream().map(part -> word(part, texts)).toList();
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
      throw new BadInputException(
          texts.say(TerminalText.NOT_A_SQUARE, name(), QuotedText.of(value)));
    }
    return square;
  }

  private int number(int value, Texts texts) {
    if (value < 0 || value > MAX_NUMBER) {
      throw new BadInputException(
          texts.say(TerminalText.OUT_OF_RANGE, name(), value, 0, MAX_NUMBER));
    }
    return value;
  }

  private Integer numberOrNull(String value, Texts texts) {
    if (value.equalsIgnoreCase(wordForNull())) {
      return null;
    }
    if (!value.matches("-?[0-9]{1,9}")) {
      throw notAllowed(value, List.of(kind.label, wordForNull()), texts);
    }
    return number(Integer.parseInt(value), texts);
  }

  private String color(String value, Texts texts) {
    String word = value.toLowerCase(Locale.ROOT);
    if (!COLORS.contains(word)) {
      throw notAllowed(value, COLORS.subList(0, 2), texts);
    }
    return word.startsWith("w") ? Color.WHITE.word() : Color.BLACK.word();
  }

  /**
   * Reads one of the allowed values, ignoring case and accepting hyphens or underscores. A unique
   * prefix is enough.
   */
  private String word(String value, Texts texts) {
    String constant = value.toUpperCase(Locale.ROOT).replace('-', '_').replace(' ', '_');
    List<String> found =
        words.contains(constant)
            ? List.of(constant)
            : words.stream().filter(word -> word.startsWith(constant)).toList();
    if (found.size() != 1 || constant.isEmpty()) {
      throw notAllowed(value, spellings(), texts);
    }
    return found.get(0);
  }

  private BadInputException notAllowed(String value, List<String> allowed, Texts texts) {
    return new BadInputException(
        texts.say(TerminalText.NOT_ALLOWED, name(), QuotedText.of(value), allowed));
  }
}
