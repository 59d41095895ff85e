package org.arbiterchess.pgn;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * A comment: words, and what programs put beside them. White space of any kind counts as one space,
 * and braces, which PGN cannot have within a comment, become parentheses.
 *
 * @param clock {@code [%clk]}: what the player had left after the move, in milliseconds
 * @param elapsed {@code [%emt]}: what the move took, in milliseconds
 * @param evaluation {@code [%eval]}
 * @param squares {@code [%csl]}: marked squares
 * @param arrows {@code [%cal]}: arrows
 */
public record PgnComment(
    String text,
    OptionalLong clock,
    OptionalLong elapsed,
    Optional<EngineEvaluation> evaluation,
    List<ColoredSquare> squares,
    List<ColoredArrow> arrows) {

  public PgnComment {
    text = tidy(text);
    squares = List.copyOf(squares);
    arrows = List.copyOf(arrows);
  }

  /** Words alone. */
  public static PgnComment of(String text) {
    return new PgnComment(
        text, OptionalLong.empty(), OptionalLong.empty(), Optional.empty(), List.of(), List.of());
  }

  /** What stands between the braces. Commands that are not known, or not right, stay text. */
  public static PgnComment read(String written) {
    return new CommentCommandParser(tidy(written)).comment();
  }

  /** Whether there is nothing in it. */
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
