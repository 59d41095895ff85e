package org.arbiterchess.cli.pgn;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.arbiterchess.cli.messages.QuotedText;
import org.arbiterchess.cli.messages.TerminalText;
import org.arbiterchess.cli.terminal.BadInputException;
import org.arbiterchess.game.Result;
import org.arbiterchess.language.Texts;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.pgn.read.PgnReader;
import org.arbiterchess.pgn.read.PositionPattern;
import org.arbiterchess.remark.Reading;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Variant;
import picocli.CommandLine.Option;

/** The options that select games, and the conditions that they stand for. */
final class Filters {

  private static final Pattern DATE = Pattern.compile("(\\d{4})(?:[.-](\\d{2})(?:[.-](\\d{2}))?)?");

  @Option(names = "--filter", paramLabel = "TAG=VALUE")
  private List<String> filters = new ArrayList<>();

  @Option(names = "--player", paramLabel = "NAME")
  private List<String> players = new ArrayList<>();

  @Option(names = "--white", paramLabel = "NAME")
  private Optional<String> white;

  @Option(names = "--black", paramLabel = "NAME")
  private Optional<String> black;

  @Option(names = "--min-elo", paramLabel = "N")
  private Optional<Integer> minElo;

  @Option(names = "--max-elo", paramLabel = "N")
  private Optional<Integer> maxElo;

  @Option(names = "--from", paramLabel = "DATE")
  private Optional<String> from;

  @Option(names = "--to", paramLabel = "DATE")
  private Optional<String> to;

  @Option(names = "--result", paramLabel = "RESULT")
  private List<String> results = new ArrayList<>();

  @Option(names = "--eco", paramLabel = "CODE")
  private List<String> ecoCodes = new ArrayList<>();

  @Option(names = "--position", paramLabel = "FEN")
  private List<String> positions = new ArrayList<>();

  @Option(names = "--material", paramLabel = "PIECES")
  private List<String> materials = new ArrayList<>();

  /**
   * The games to process: those that match every condition. It is immutable, so threads share it.
   *
   * @param conditions what is checked before the game is replayed, the cheapest first
   * @param results the wanted results, or none for all. A game's result is the one given after its
   *     moves or, if that is missing, the one in its Result tag
   */
  record Selection(List<Predicate<PgnReader>> conditions, Set<Result> results) {

    boolean isEverything() {
      return conditions.isEmpty() && results.isEmpty();
    }

    boolean matches(PgnReader game) {
      return conditions.stream().allMatch(condition -> condition.test(game));
    }

    boolean matches(Result result) {
      return results.isEmpty() || results.contains(result);
    }
  }

  /** Creates the conditions. Throws {@link BadInputException} if a value is invalid. */
  Selection selection(Texts texts) {
    List<Predicate<PgnReader>> conditions = new ArrayList<>();
    filters.forEach(filter -> conditions.add(tag(filter, texts)));
    players.forEach(name -> conditions.add(player("White", name).or(player("Black", name))));
    white.ifPresent(name -> conditions.add(player("White", name)));
    black.ifPresent(name -> conditions.add(player("Black", name)));
    if (minElo.isPresent() || maxElo.isPresent()) {
      conditions.add(elo("WhiteElo").and(elo("BlackElo")));
    }
    if (from.isPresent() || to.isPresent()) {
      int first = from.map(text -> days("--from", text, texts).first()).orElse(0);
      int last = to.map(text -> days("--to", text, texts).last()).orElse(Integer.MAX_VALUE);
      conditions.add(game -> isBetween(game, first, last));
    }
    if (!ecoCodes.isEmpty()) {
      List<Predicate<String>> ranges =
          ecoCodes.stream().map(code -> ecoRange(code, texts)).toList();
      conditions.add(game -> isInOneOf(game, ranges));
    }
    List<PositionPattern> patterns = new ArrayList<>();
    positions.forEach(fen -> patterns.add(position(fen, texts)));
    for (String text : materials) {
      patterns.add(
          PositionPattern.material(text).orElseThrow(bad(texts, TerminalText.BAD_MATERIAL, text)));
    }
    if (!patterns.isEmpty()) {
      conditions.add(game -> game.reaches(patterns));
    }
    Set<Result> wanted = EnumSet.noneOf(Result.class);
    results.forEach(text -> wanted.add(result(text, texts)));
    return new Selection(List.copyOf(conditions), wanted);
  }

  private static Supplier<BadInputException> bad(Texts texts, TerminalText key, String value) {
    return () -> new BadInputException(texts, key, QuotedText.of(value));
  }

  private static Result result(String text, Texts texts) {
    return Stream.of(Result.values())
        .filter(result -> result != Result.BEING_DECIDED && result.text().equals(text))
        .findFirst()
        .orElseThrow(bad(texts, TerminalText.BAD_RESULT, text));
  }

  /**
   * Returns the condition for text such as {@code White=Ann*}. Matching is case-insensitive, and an
   * asterisk matches any text. A game without the tag does not match.
   */
  private static Predicate<PgnReader> tag(String condition, Texts texts) {
    int sign = condition.indexOf('=');
    if (sign < 1) {
      throw new BadInputException(texts, TerminalText.BAD_FILTER, condition);
    }
    String tag = condition.substring(0, sign);
    List<String> parts = List.of(lower(condition.substring(sign + 1)).split("\\*", -1));
    return game -> game.tag(tag).filter(value -> matches(parts, lower(value))).isPresent();
  }

  /** Returns whether the value consists of these parts, in order, with any text between them. */
  static boolean matches(List<String> parts, String value) {
    String first = parts.get(0);
    String last = parts.get(parts.size() - 1);
    if (parts.size() == 1) {
      return value.equals(first);
    }
    int end = value.length() - last.length();
    if (!value.startsWith(first) || !value.endsWith(last) || end < first.length()) {
      return false;
    }
    int at = first.length();
    for (String part : parts.subList(1, parts.size() - 1)) {
      int found = value.indexOf(part, at);
      if (found < 0 || found + part.length() > end) {
        return false;
      }
      at = found + part.length();
    }
    return true;
  }

  private static String lower(String text) {
    return text.toLowerCase(Locale.ROOT);
  }

  private static Predicate<PgnReader> player(String tag, String name) {
    String part = lower(name);
    return game -> game.tag(tag).filter(value -> lower(value).contains(part)).isPresent();
  }

  private Predicate<PgnReader> elo(String tag) {
    int min = minElo.orElse(0);
    int max = maxElo.orElse(Integer.MAX_VALUE);
    return game ->
        game.tag(tag)
            .map(String::trim)
            .filter(digits -> digits.matches("[0-9]{1,5}"))
            .map(Integer::valueOf)
            .filter(elo -> elo >= min && elo <= max)
            .isPresent();
  }

  /** The first and last day that a partial date can refer to, as numbers such as 20261116. */
  private record Days(int first, int last) {}

  private static Days days(String option, String text, Texts texts) {
    return days(text)
        .orElseThrow(
            () -> new BadInputException(texts, TerminalText.BAD_DATE, option, QuotedText.of(text)));
  }

  /** Reads {@code 2026}, {@code 2026.11} or {@code 2026.11.16}, or the same dates with hyphens. */
  private static Optional<Days> days(String text) {
    Matcher matcher = DATE.matcher(text.trim().replaceFirst("([.-]\\?\\?)+$", ""));
    if (!matcher.matches()) {
      return Optional.empty();
    }
    int year = Integer.parseInt(matcher.group(1));
    int month = matcher.group(2) == null ? 0 : Integer.parseInt(matcher.group(2));
    int day = matcher.group(3) == null ? 0 : Integer.parseInt(matcher.group(3));
    boolean known = (matcher.group(2) == null || (month >= 1 && month <= 12)) && day <= 31;
    int first = (year * 100 + month) * 100 + day;
    int last = (year * 100 + (month == 0 ? 12 : month)) * 100 + (day == 0 ? 31 : day);
    return known ? Optional.of(new Days(first, last)) : Optional.empty();
  }

  /**
   * Returns whether the game may have been played in this period. A game dated {@code 2026.??.??}
   * may have been played on any day of that year. A game without a year does not match.
   */
  private static boolean isBetween(PgnReader game, int first, int last) {
    return game.tag("Date")
        .flatMap(Filters::days)
        .filter(days -> days.last() >= first && days.first() <= last)
        .isPresent();
  }

  /**
   * Reads a code such as {@code B97}, the start of a code such as {@code B9}, or a range such as
   * {@code B20-B99}.
   */
  private static Predicate<String> ecoRange(String text, Texts texts) {
    String upper = text.trim().toUpperCase(Locale.ROOT);
    int hyphen = upper.indexOf('-');
    String first = hyphen < 0 ? upper : upper.substring(0, hyphen);
    String last = hyphen < 0 ? upper : upper.substring(hyphen + 1);
    String code = "[A-E][0-9]{0,2}";
    if (!first.matches(code) || !last.matches(code)) {
      throw bad(texts, TerminalText.BAD_ECO, text).get();
    }
    String lowest = first + "0".repeat(3 - first.length());
    String highest = last + "9".repeat(3 - last.length());
    return eco -> eco.compareTo(lowest) >= 0 && eco.compareTo(highest) <= 0;
  }

  private static boolean isInOneOf(PgnReader game, List<Predicate<String>> ranges) {
    String tag = game.tag("ECO").map(eco -> eco.trim().toUpperCase(Locale.ROOT)).orElse("");
    if (tag.length() < 3) {
      return false;
    }
    // Some programs append a subvariation, as in B97j or B97/08.
    String code = tag.substring(0, 3);
    return ranges.stream().anyMatch(range -> range.test(code));
  }

  /**
   * Returns a pattern for the board, for the board and the side to move, or for the exact position,
   * depending on how many fields the FEN has.
   */
  private static PositionPattern position(String fen, Texts texts) {
    String trimmed = fen.trim();
    String text = trimmed.equals("startpos") ? Fen.write(Position.initial()) : trimmed;
    Reading<Position> classical = Fen.readLeniently(text, Variant.CLASSICAL);
    Position position =
        classical
            .toOptional()
            .or(() -> Fen.readLeniently(text, Variant.CHESS960).toOptional())
            .orElseThrow(
                () ->
                    new BadInputException(
                        texts,
                        TerminalText.BAD_POSITION,
                        QuotedText.of(text),
                        TerminalText.of(classical.problems().get(0))));
    return switch (text.split("\\s+", -1).length) {
      case 1 -> PositionPattern.board(position);
      case 2 -> PositionPattern.boardAndTurn(position);
      default -> PositionPattern.exactly(position);
    };
  }
}
