package org.arbiterchess.pgn.tree;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.IntPredicate;
import org.arbiterchess.chess.Square;
import org.arbiterchess.movetext.WrittenMove;
import org.arbiterchess.text.Ascii;
import org.arbiterchess.text.Lists;

/**
 * A comment: its text and its embedded commands. Runs of whitespace become a single space. Braces
 * become parentheses, because a PGN comment cannot contain braces.
 *
 * @param clock {@code [%clk]}: the player's remaining time after the move, in milliseconds
 * @param elapsed {@code [%emt]}: the time spent on the move, in milliseconds
 * @param evaluation {@code [%eval]}: the engine's evaluation
 * @param squares {@code [%csl]}: the marked squares
 * @param arrows {@code [%cal]}: the arrows
 */
public record PgnComment(
    String text,
    OptionalLong clock,
    OptionalLong elapsed,
    Optional<EngineEvaluation> evaluation,
    List<SquareMark> squares,
    List<ArrowMark> arrows) {

  public PgnComment {
    text = tidy(text);
    squares = List.copyOf(squares);
    arrows = List.copyOf(arrows);
  }

  /**
   * The maximum number of squares or arrows in one command. The limit keeps the command short
   * enough for one line.
   */
  private static final int MARKS = 10;

  static final PgnComment EMPTY =
      new PgnComment(
          "", OptionalLong.empty(), OptionalLong.empty(), Optional.empty(), List.of(), List.of());

  /** The longest time that {@code [%clk]} and {@code [%emt]} can express. */
  private static final long MAX_MILLIS = 99_999L * 3_600_000;

  /**
   * Parses the text between the braces. Well-formed commands such as {@code [%clk 0:04:58]} become
   * values; unknown or malformed commands remain text.
   */
  public static PgnComment of(String text) {
    Parts parts = new Parts(EMPTY);
    parts.parse(tidy(text));
    return parts.comment();
  }

  /** Returns whether the comment has neither text nor commands. */
  public boolean isEmpty() {
    // Not equals, because that of the lists' elements would enlarge the compiled modules.
    return hasOnlyTimes() && clock.isEmpty() && elapsed.isEmpty();
  }

  /** Returns whether the comment has nothing apart from {@code [%clk]} and {@code [%emt]}. */
  boolean hasOnlyTimes() {
    return text.isEmpty() && evaluation.isEmpty() && squares.isEmpty() && arrows.isEmpty();
  }

  /** The embedded commands as text, such as {@code [%clk 0:04:58]}. */
  public List<String> commands() {
    List<String> commands = new ArrayList<>();
    evaluation.ifPresent(eval -> commands.add("[%eval " + eval.toString() + "]"));
    clock.ifPresent(millis -> commands.add("[%clk " + PgnTimeControl.exactly(millis) + "]"));
    elapsed.ifPresent(millis -> commands.add("[%emt " + PgnTimeControl.exactly(millis) + "]"));
    marks(commands, "[%csl ", Lists.map(squares, SquareMark::toString));
    marks(commands, "[%cal ", Lists.map(arrows, ArrowMark::toString));
    return commands;
  }

  private static void marks(List<String> commands, String command, List<String> marks) {
    for (int from = 0; from < marks.size(); from += MARKS) {
      StringBuilder text = new StringBuilder(command);
      for (int i = from; i < Math.min(from + MARKS, marks.size()); i++) {
        text.append(i > from ? "," : "").append(marks.get(i));
      }
      commands.add(text.append(']').toString());
    }
  }

  private static String tidy(String text) {
    String withoutBraces = text.replace('{', '(').replace('}', ')');
    return onOneLine(withoutBraces, letter -> letter <= ' ' || letter == 0x7F);
  }

  /** Collapses each run of blank characters to one space, and trims the text. */
  static String onOneLine(String text, IntPredicate isBlank) {
    StringBuilder line = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); i++) {
      char letter = text.charAt(i);
      if (!isBlank.test(letter)) {
        line.append(letter);
      } else if (line.length() > 0 && line.charAt(line.length() - 1) != ' ') {
        line.append(' ');
      }
    }
    int length = line.length();
    boolean trailing = length > 0 && line.charAt(length - 1) == ' ';
    return line.substring(0, trailing ? length - 1 : length);
  }

  private static final int TOO_LARGE = Integer.MAX_VALUE;

  /** The parts of a comment that is being parsed or changed. */
  static final class Parts {

    private final StringBuilder words;
    OptionalLong clock;
    OptionalLong elapsed;
    Optional<EngineEvaluation> evaluation;
    final List<SquareMark> squares;
    final List<ArrowMark> arrows;

    Parts(PgnComment comment) {
      words = new StringBuilder(comment.text);
      clock = comment.clock;
      elapsed = comment.elapsed;
      evaluation = comment.evaluation;
      squares = new ArrayList<>(comment.squares);
      arrows = new ArrayList<>(comment.arrows);
    }

    static OptionalLong time(long millis) {
      if (millis < 0 || millis > MAX_MILLIS) {
        throw new IllegalArgumentException(
            "a time in a comment is from 0 to " + MAX_MILLIS + " ms, not " + millis);
      }
      return OptionalLong.of(millis);
    }

    /** Adds text, and extracts commands such as {@code [%clk 0:04:58]} from it. */
    private void parse(String written) {
      int at = 0;
      int open = written.indexOf("[%");
      while (open >= 0) {
        int close = written.indexOf(']', open);
        if (close < 0) {
          break;
        }
        words.append(written, at, open);
        // A known command becomes a space, so that the text around it cannot form a new command.
        boolean known = command(written.substring(open + 2, close));
        words.append(known ? " " : written.substring(open, open + 2));
        at = known ? close + 1 : open + 2;
        open = written.indexOf("[%", at);
      }
      words.append(written, at, written.length());
    }

    PgnComment comment() {
      return new PgnComment(words.toString(), clock, elapsed, evaluation, squares, arrows);
    }

    private boolean command(String command) {
      int space = 0;
      while (space < command.length() && command.charAt(space) > ' ') {
        space++;
      }
      String value = command.substring(space).trim();
      return switch (command.substring(0, space)) {
        case "clk" -> {
          boolean read = clock.isEmpty() && time(value).isPresent();
          clock = read ? time(value) : clock;
          yield read;
        }
        case "emt" -> {
          boolean read = elapsed.isEmpty() && time(value).isPresent();
          elapsed = read ? time(value) : elapsed;
          yield read;
        }
        case "eval" -> {
          Optional<EngineEvaluation> read =
              evaluation.isPresent() ? Optional.empty() : evaluation(value);
          evaluation = read.or(() -> evaluation);
          yield read.isPresent();
        }
        case "csl" -> marks(value, 3);
        case "cal" -> marks(value, 5);
        default -> false;
      };
    }

    /** Parses {@code 1:02:03}, {@code 2:03} or {@code 3}, with up to three decimal places. */
    private static OptionalLong time(String text) {
      List<String> parts = Ascii.split(text, ':');
      long millis = 0;
      for (int i = 0; i < parts.size(); i++) {
        boolean last = i == parts.size() - 1;
        int number = PgnTimeControl.decimal(parts.get(i), last ? 3 : 0).orElse(TOO_LARGE);
        if (number > (last ? 99_999_999 : 99_999) || parts.size() > 3) {
          return OptionalLong.empty();
        }
        millis = 60 * millis + (last ? number : 1000L * number);
      }
      return OptionalLong.of(millis);
    }

    private static Optional<EngineEvaluation> evaluation(String text) {
      int comma = text.indexOf(',');
      String value = (comma < 0 ? text : text.substring(0, comma)).trim();
      OptionalInt depth =
          comma < 0 ? OptionalInt.empty() : Ascii.number(text.substring(comma + 1).trim());
      if (comma >= 0 && depth.isEmpty()) {
        return Optional.empty();
      }
      boolean mate = value.startsWith("#");
      String signed = mate ? value.substring(1) : value;
      boolean minus = signed.startsWith("-");
      String size = minus || signed.startsWith("+") ? signed.substring(1) : signed;
      int number = PgnTimeControl.decimal(size, mate ? 0 : 2).orElse(TOO_LARGE);
      if (number > (mate ? 100_000 : 10_000_099)) {
        return Optional.empty();
      }
      int toWhite = minus ? -number : number;
      return Optional.of(
          mate
              ? new EngineEvaluation(0, OptionalInt.of(toWhite), depth)
              : new EngineEvaluation(toWhite, OptionalInt.empty(), depth));
    }

    /** Parses a comma-separated list of squares (three characters each) or arrows (five each). */
    private boolean marks(String list, int letters) {
      List<SquareMark> newSquares = new ArrayList<>();
      List<ArrowMark> newArrows = new ArrayList<>();
      for (String part : Ascii.split(list, ',')) {
        String mark = part.trim();
        Optional<MarkColor> color =
            mark.isEmpty() ? Optional.empty() : MarkColor.of(mark.charAt(0));
        Optional<Square> first = WrittenMove.square(mark, 1);
        Optional<Square> second = WrittenMove.square(mark, letters - 2);
        if (mark.length() != letters || color.isEmpty() || first.isEmpty() || second.isEmpty()) {
          return false;
        }
        if (letters == 5) {
          newArrows.add(new ArrowMark(color.get(), first.get(), second.get()));
        } else {
          newSquares.add(new SquareMark(color.get(), first.get()));
        }
      }
      squares.addAll(newSquares);
      arrows.addAll(newArrows);
      return true;
    }
  }
}
