package org.arbiterchess.pgn;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

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

  /** The longest time that {@code [%clk]} and {@code [%emt]} can express. */
  private static final long MAX_MILLIS = 99_999L * 3_600_000;

  /**
   * Parses the text between the braces. Well-formed commands such as {@code [%clk 0:04:58]} become
   * values; unknown or malformed commands remain text.
   */
  public static PgnComment of(String text) {
    return new CommentCommandParser(tidy(text)).comment();
  }

  /** Replaces the text. Commands in the new text replace or extend those in this comment. */
  public PgnComment withText(String text) {
    PgnComment told = of(text);
    List<SquareMark> moreSquares = new ArrayList<>(squares);
    moreSquares.addAll(told.squares);
    List<ArrowMark> moreArrows = new ArrayList<>(arrows);
    moreArrows.addAll(told.arrows);
    return new PgnComment(
        told.text,
        told.clock.isPresent() ? told.clock : clock,
        told.elapsed.isPresent() ? told.elapsed : elapsed,
        told.evaluation.or(() -> evaluation),
        moreSquares,
        moreArrows);
  }

  private static OptionalLong time(long millis) {
    if (millis < 0 || millis > MAX_MILLIS) {
      throw new IllegalArgumentException(
          "a time in a comment is from 0 to " + MAX_MILLIS + " ms, not " + millis);
    }
    return OptionalLong.of(millis);
  }

  /** Sets the player's remaining time after the move, {@code [%clk]}, in milliseconds. */
  public PgnComment withClock(long millis) {
    return new PgnComment(text, time(millis), elapsed, evaluation, squares, arrows);
  }

  /** Sets the time spent on the move, {@code [%emt]}, in milliseconds. */
  public PgnComment withElapsed(long millis) {
    return new PgnComment(text, clock, time(millis), evaluation, squares, arrows);
  }

  /** Sets the engine's evaluation, {@code [%eval]}. */
  public PgnComment withEvaluation(EngineEvaluation value) {
    return new PgnComment(text, clock, elapsed, Optional.of(value), squares, arrows);
  }

  /** Adds a marked square, {@code [%csl]}. */
  public PgnComment withSquare(SquareMark mark) {
    List<SquareMark> more = new ArrayList<>(squares);
    more.add(mark);
    return new PgnComment(text, clock, elapsed, evaluation, more, arrows);
  }

  /** Adds an arrow, {@code [%cal]}. */
  public PgnComment withArrow(ArrowMark mark) {
    List<ArrowMark> more = new ArrayList<>(arrows);
    more.add(mark);
    return new PgnComment(text, clock, elapsed, evaluation, squares, more);
  }

  /** Returns whether the comment has neither text nor commands. */
  public boolean isEmpty() {
    return text.isEmpty()
        && clock.isEmpty()
        && elapsed.isEmpty()
        && evaluation.isEmpty()
        && squares.isEmpty()
        && arrows.isEmpty();
  }

  private static String tidy(String text) {
    StringBuilder tidy = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); i++) {
      char letter = text.charAt(i);
      if (letter > ' ' && letter != 0x7F) {
        tidy.append(letter == '{' ? '(' : letter == '}' ? ')' : letter);
      } else if (tidy.length() > 0 && tidy.charAt(tidy.length() - 1) != ' ') {
        tidy.append(' ');
      }
    }
    int length = tidy.length();
    boolean trailing = length > 0 && tidy.charAt(length - 1) == ' ';
    return tidy.substring(0, trailing ? length - 1 : length);
  }
}
