package org.arbiterchess.notation;

import java.util.ArrayList;
import java.util.List;
import org.arbiterchess.remark.Remark;
import org.arbiterchess.remark.RemarkKey;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
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

    /** A sentence with the text, the moves it could be as players write them, and what to do. */
    public String message(Position position, Phrasebook book) {
      List<Object> values = new ArrayList<>();
      values.add(Excerpt.of(text));
      for (Move candidate : candidates) {
        values.add(San.write(position, candidate));
      }
      return book.say(new Remark(RemarkKey.AMBIGUOUS_MOVE, values));
    }

    /** The same in English, the moves in extended notation. */
    public String message() {
      return remark().toString();
    }

    /** That sentence, before it is said in any language. */
    public Remark remark() {
      List<Object> values = new ArrayList<>();
      values.add(Excerpt.of(text));
      for (Move candidate : candidates) {
        values.add(ExtendedNotation.write(candidate));
      }
      return new Remark(RemarkKey.AMBIGUOUS_MOVE, values);
    }
  }

  /**
   * The text is no move in the notation asked for.
   *
   * @param offset where in the text, counted from 0
   * @param found what is there, cut short if it is long
   * @param expected what should be there
   */
  record Malformed(String text, int offset, Remark found, Remark expected) implements MoveReading {

    /** What is found is the rest of the text, from the offset or, past it, from the end. */
    static Malformed at(String text, int offset, Remark expected) {
      int at = Math.min(offset, text.length());
      Remark found =
          at < text.length()
              ? Remark.verbatim(Excerpt.of(text.substring(at)))
              : Remark.of(RemarkKey.THE_END);
      return new Malformed(text, at, found, expected);
    }

    static Malformed at(String text, int offset, RemarkKey expected) {
      return at(text, offset, Remark.of(expected));
    }

    /**
     * A sentence with the text and what to write instead: examples to a person who may write as
     * players do, the exact place to whoever writes one notation and no other.
     */
    public String message(Phrasebook book) {
      return book.say(
          switch (expected.key()) {
            case A_MOVE, RANK, SQUARE, END_OF_MOVE, AT_MOST_CHARACTERS ->
                Remark.of(RemarkKey.UNREADABLE_MOVE, Excerpt.of(text));
            case PROMOTION -> Remark.of(RemarkKey.UNREADABLE_PROMOTION, Excerpt.of(text));
            default -> remark();
          });
    }

    /** The text, what is wrong with it where, and what should be there, in no language yet. */
    public Remark remark() {
      String shown = Excerpt.of(text);
      return Remark.of(RemarkKey.WRONG_MOVE, shown, offset, found, expected, offset + 1);
    }

    /** The same in English. */
    public String message() {
      return message(Phrasebook.english());
    }
  }
}
