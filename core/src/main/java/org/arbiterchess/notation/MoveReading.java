package org.arbiterchess.notation;

import java.util.List;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.Move;
import org.arbiterchess.text.Excerpt;

/** What came of reading the text of a move. Only understanding is decided here, never legality. */
public sealed interface MoveReading {

  /** The text says what was tried; {@code position.rule(attempt)} says whether it is allowed. */
  record Understood(Attempt attempt) implements MoveReading {}

  /** The text fits several legal moves. */
  record Ambiguous(List<Move> candidates, String text) implements MoveReading {

    public Ambiguous {
      candidates = List.copyOf(candidates);
    }

    /** A sentence with the text, the moves it could be, and what to do. */
    public String message() {
      StringBuilder sentence = new StringBuilder("\"" + Excerpt.of(text) + "\" could be ");
      for (int i = 0; i < candidates.size(); i++) {
        String between = i == 0 ? "" : i < candidates.size() - 1 ? ", " : " or ";
        sentence.append(between).append(Extended.write(candidates.get(i)));
      }
      return sentence.append(": say which.").toString();
    }
  }

  /**
   * The text is no move in the notation asked for.
   *
   * @param offset where in the text, counted from 0
   * @param found what is there, cut short if it is long
   * @param expected what should be there
   */
  record Malformed(String text, int offset, String found, String expected) implements MoveReading {

    /** A sentence with the text, what is wrong with it, and what to write instead. */
    public String message() {
      return "\""
          + Excerpt.of(text)
          + "\" is not a move: at offset "
          + offset
          + " there is "
          + found
          + ", expected "
          + expected
          + ".";
    }
  }
}
