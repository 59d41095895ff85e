package org.arbiterchess.pgn.tree;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.arbiterchess.chess.File;
import org.arbiterchess.chess.Rank;
import org.arbiterchess.chess.Square;
import org.arbiterchess.text.Ascii;

/** Extracts commands such as {@code [%clk 0:04:58]} from comment text. */
final class CommentCommandParser {

  private final StringBuilder words = new StringBuilder();
  private OptionalLong clock = OptionalLong.empty();
  private OptionalLong elapsed = OptionalLong.empty();
  private Optional<EngineEvaluation> evaluation = Optional.empty();
  private final List<SquareMark> squares = new ArrayList<>();
  private final List<ArrowMark> arrows = new ArrayList<>();

  CommentCommandParser(String written) {
    int at = 0;
    int open = written.indexOf("[%");
    while (open >= 0) {
      int close = written.indexOf(']', open);
      if (close < 0) {
        break;
      }
      words.append(written, at, open);
      // A known command is replaced with a space, so that the text before and after it cannot form
      // a new command.
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
        OptionalLong time = clock.isPresent() ? OptionalLong.empty() : time(value);
        clock = time.isPresent() ? time : clock;
        yield time.isPresent();
      }
      case "emt" -> {
        OptionalLong time = elapsed.isPresent() ? OptionalLong.empty() : time(value);
        elapsed = time.isPresent() ? time : elapsed;
        yield time.isPresent();
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
    long seconds = 0;
    int parts = 0;
    int dot = text.indexOf('.');
    String whole = dot < 0 ? text : text.substring(0, dot);
    int at = 0;
    while (at <= whole.length()) {
      int colon = whole.indexOf(':', at);
      int end = colon < 0 ? whole.length() : colon;
      OptionalInt part = Ascii.number(whole.substring(at, end));
      if (part.isEmpty() || part.getAsInt() > 99_999 || ++parts > 3) {
        return OptionalLong.empty();
      }
      seconds = 60 * seconds + part.getAsInt();
      at = end + 1;
    }
    OptionalInt thousandths = dot < 0 ? OptionalInt.of(0) : decimals(text.substring(dot + 1), 3);
    return thousandths.isPresent()
        ? OptionalLong.of(1000 * seconds + thousandths.getAsInt())
        : OptionalLong.empty();
  }

  /** Parses the digits after a decimal point, padding them with zeros to {@code most} digits. */
  private static OptionalInt decimals(String digits, int most) {
    String filled = digits;
    while (filled.length() < most) {
      filled += "0";
    }
    return digits.isEmpty() || filled.length() > most ? OptionalInt.empty() : Ascii.number(filled);
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
    int dot = mate ? -1 : size.indexOf('.');
    OptionalInt whole = Ascii.number(dot < 0 ? size : size.substring(0, dot));
    OptionalInt parts = dot < 0 ? OptionalInt.of(0) : decimals(size.substring(dot + 1), 2);
    if (whole.isEmpty() || parts.isEmpty() || whole.getAsInt() > 100_000) {
      return Optional.empty();
    }
    int sign = minus ? -1 : 1;
    return Optional.of(
        mate
            ? new EngineEvaluation(0, OptionalInt.of(sign * whole.getAsInt()), depth)
            : new EngineEvaluation(
                sign * (100 * whole.getAsInt() + parts.getAsInt()), OptionalInt.empty(), depth));
  }

  /** Parses a comma-separated list of squares (three characters each) or arrows (five each). */
  private boolean marks(String list, int letters) {
    List<SquareMark> newSquares = new ArrayList<>();
    List<ArrowMark> newArrows = new ArrayList<>();
    int at = 0;
    while (at <= list.length()) {
      int comma = list.indexOf(',', at);
      String mark = list.substring(at, comma < 0 ? list.length() : comma).trim();
      if (mark.length() != letters) {
        return false;
      }
      Optional<MarkColor> color = MarkColor.of(mark.charAt(0));
      Optional<Square> first = square(mark, 1);
      Optional<Square> second = letters == 5 ? square(mark, 3) : first;
      if (color.isEmpty() || first.isEmpty() || second.isEmpty()) {
        return false;
      }
      if (letters == 5) {
        newArrows.add(new ArrowMark(color.get(), first.get(), second.get()));
      } else {
        newSquares.add(new SquareMark(color.get(), first.get()));
      }
      at = comma < 0 ? list.length() + 1 : comma + 1;
    }
    squares.addAll(newSquares);
    arrows.addAll(newArrows);
    return true;
  }

  private static Optional<Square> square(String text, int at) {
    int file = text.charAt(at) - 'a';
    int rank = text.charAt(at + 1) - '1';
    boolean real = file >= 0 && file < 8 && rank >= 0 && rank < 8;
    return real ? Optional.of(Square.of(File.of(file + 1), Rank.of(rank + 1))) : Optional.empty();
  }
}
