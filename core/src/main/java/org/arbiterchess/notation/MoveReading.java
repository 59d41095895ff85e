package org.arbiterchess.notation;

import java.util.ArrayList;
import java.util.List;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.Move;
import org.arbiterchess.text.Excerpt;

/** What came of reading the text of a move. Only understanding is decided here, never legality. */
public sealed interface MoveReading {

  /** The text says what was tried; {@code position.rule(attempt)} says whether it is allowed. */
  record Understood(Attempt attempt) implements MoveReading {}

  /** The text fits several legal moves. */
  record Ambiguous(String text, List<Move> candidates) implements MoveReading {

    public Ambiguous {
      candidates = List.copyOf(candidates);
    }

    /** A sentence with the text, the moves it could be, and what to do. */
    public String message() {
      List<String> moves = new ArrayList<>();
      for (Move candidate : candidates) {
        moves.add(Extended.write(candidate));
      }
      return "\"" + Excerpt.of(text) + "\" could be " + Words.list(moves, " or ") + ": say which.";
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

    /** What is found is the rest of the text, from the offset or, past it, from the end. */
    static Malformed at(String text, int offset, String expected) {
      int at = Math.min(offset, text.length());
      String found = at < text.length() ? Excerpt.of(text.substring(at)) : "the end";
      return new Malformed(text, at, found, expected);
    }

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
