package org.arbiterchess.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.arbiterchess.language.Said;
import org.arbiterchess.language.Texts;
import org.arbiterchess.message.InputText;
import org.arbiterchess.remark.TextParseException;
import org.arbiterchess.rules.SetupProblem;
import org.arbiterchess.rules.SetupProblem.Field;
import org.arbiterchess.text.Excerpt;

/**
 * A problem in the FEN or EPD of a position.
 *
 * @param field the FEN field: {@code placement}, {@code turn}, {@code castling}, {@code enPassant},
 *     {@code halfmoveClock}, {@code fullmoveNumber}, or {@link #TEXT}
 * @param offset the offset of the problem in the text, counted from 0
 * @param found the text at the offset, truncated if long
 * @param expected a description of valid text
 */
public record FenProblem(String field, int offset, Said found, Said expected) {
  /** The field name for problems that concern the whole text. */
  public static final String TEXT = "text";

  private static final InputText[] NAMES = {
    InputText.PLACEMENT,
    InputText.TURN,
    InputText.CASTLING,
    InputText.EN_PASSANT,
    InputText.HALFMOVE_CLOCK,
    InputText.FULLMOVE_NUMBER
  };

  /**
   * A message with the field, the character position counted from 1, and the expected text, or a
   * simpler message if the problem is visible on the board.
   */
  public String message(Texts texts) {
    return simplified(found).orElseGet(this::remark).in(texts);
  }

  /** Describes a problem in a setup, which has no text, and how to correct it. */
  public static String message(SetupProblem problem, Texts texts) {
    Said exactly =
        Said.of(
            InputText.WRONG_SETUP,
            nameOf(problem.field().word()),
            problem.found(),
            problem.expected());
    return simplified(problem.found()).orElse(exactly).in(texts);
  }

  /** Like {@link #message(Texts)}, but in English. */
  public String message() {
    return message(Texts.english());
  }

  /** The message as a remark, always with the character position. */
  public Said remark() {
    return Said.of(InputText.WRONG_TEXT, nameOf(field), offset + 1, found, expected);
  }

  @Override
  public String toString() {
    return field + " at offset " + offset + ": found " + found + ", expected " + expected;
  }

  /**
   * Creates the exception for text with problems. The first problem must have the lowest offset.
   */
  static TextParseException exception(String text, List<FenProblem> problems) {
    List<String> messages = new ArrayList<>();
    for (FenProblem problem : problems) {
      messages.add(problem.message());
    }
    Said remark =
        Said.of(InputText.NOT_A_POSITION, Excerpt.of(text, 120), String.join(" ", messages));
    return new TextParseException(text, problems.get(0).offset(), remark.toString());
  }

  /** A simpler message, if the problem is visible on the board. */
  private static Optional<Said> simplified(Said found) {
    InputText key = (InputText) found.key();
    if (key != InputText.NO_KING && key != InputText.CHECK_OUT_OF_TURN) {
      return Optional.empty();
    }
    InputText simpler =
        key == InputText.NO_KING ? InputText.NO_KING_YET : InputText.MUST_BE_THEIR_MOVE;
    return Optional.of(Said.of(simpler, found.values().get(0)));
  }

  /** The name of a field in a message. */
  private static Said nameOf(String word) {
    for (Field field : Field.values()) {
      if (field.word().equals(word)) {
        return Said.of(NAMES[field.ordinal()]);
      }
    }
    return Said.of(InputText.TEXT);
  }

  /** A limited number of problems, sorted by offset. */
  static final class Collector {

    private static final int MOST = 50;

    private final List<FenProblem> list = new ArrayList<>();

    void add(Field field, int offset, Said found, Said expected) {
      add(new FenProblem(field.word(), offset, found, expected));
    }

    void inText(int offset, Said found, Said expected) {
      add(new FenProblem(TEXT, offset, found, expected));
    }

    void add(FenProblem problem) {
      if (list.size() < MOST) {
        int at = list.size();
        while (at > 0 && list.get(at - 1).offset() > problem.offset()) {
          at--;
        }
        list.add(at, problem);
      }
    }

    int size() {
      return list.size();
    }

    boolean isEmpty() {
      return list.isEmpty();
    }

    boolean hasOneAt(int offset) {
      for (FenProblem problem : list) {
        if (problem.offset() == offset) {
          return true;
        }
      }
      return false;
    }

    List<FenProblem> inOrder() {
      return List.copyOf(list);
    }
  }
}
