package org.arbiterchess.remark;

import java.util.List;
import java.util.Optional;
import org.arbiterchess.language.Said;
import org.arbiterchess.language.TextKey;
import org.arbiterchess.language.Texts;
import org.arbiterchess.text.Excerpt;

/**
 * The result of reading a text or a JSON tree.
 *
 * @param <T> what is read, such as a position, a time control or an event
 */
public sealed interface Reading<T> {

  default boolean isValid() {
    return this instanceof Valid;
  }

  /** What was read, if it is valid. */
  default Optional<T> toOptional() {
    return this instanceof Valid<T> valid ? Optional.of(valid.value()) : Optional.empty();
  }

  /** The problems in the order in which they occur; empty if there are none. */
  List<Problem> problems();

  /**
   * Returns what was read.
   *
   * @throws TextParseException if there are problems; the message lists all of them
   */
  T orElseThrow();

  /**
   * The text or tree is valid.
   *
   * @param notes remarks on unusual but legal features of a position
   * @param forgiven the corrections that lenient reading made; empty after strict reading
   */
  record Valid<T>(T value, List<Said> notes, List<Said> forgiven) implements Reading<T> {

    public Valid {
      notes = List.copyOf(notes);
      forgiven = List.copyOf(forgiven);
    }

    /** A value on which nothing is remarked. */
    public Valid(T value) {
      this(value, List.of(), List.of());
    }

    @Override
    public List<Problem> problems() {
      return List.of();
    }

    @Override
    public T orElseThrow() {
      return value;
    }
  }

  /**
   * There is at least one problem.
   *
   * @param text what was read; empty if it was a tree
   * @param summary the message of the exception, whose values are the text and the problems
   */
  record Invalid<T>(String text, TextKey summary, List<Problem> problems) implements Reading<T> {

    private static final int LONGEST_EXCERPT = 120;

    public Invalid {
      problems = List.copyOf(problems);
    }

    @Override
    public T orElseThrow() {
      StringBuilder list = new StringBuilder();
      for (Problem problem : problems) {
        list.append(list.isEmpty() ? "" : text.isEmpty() ? "; " : " ").append(problem.said());
      }
      String shown = Excerpt.of(text, LONGEST_EXCERPT);
      String message = Texts.english().say(summary, shown, list.toString());
      throw new TextParseException(text, problems.get(0).offset(), message);
    }
  }
}
