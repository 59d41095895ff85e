package org.arbiterchess.pgn;

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

  /** Returns a comment without commands. */
  public static PgnComment of(String text) {
    return new PgnComment(
        text, OptionalLong.empty(), OptionalLong.empty(), Optional.empty(), List.of(), List.of());
  }

  /** Parses the text between the braces. Unknown or malformed commands remain text. */
  public static PgnComment read(String written) {
    return new CommentCommandParser(tidy(written)).comment();
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
