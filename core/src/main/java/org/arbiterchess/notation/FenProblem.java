package org.arbiterchess.notation;

import org.arbiterchess.remark.Remark;
import org.arbiterchess.remark.RemarkKey;

/**
 * One thing that is wrong with the text of a position.
 *
 * @param field the field of FEN: {@code placement}, {@code turn}, {@code castling}, {@code
 *     enPassant}, {@code halfmoveClock}, {@code fullmoveNumber}, or {@link #TEXT}
 * @param offset where in the text, counted from 0
 * @param found what is there, cut short if it is long
 * @param expected what should be there
 */
public record FenProblem(String field, int offset, Remark found, Remark expected) {

  /** The field of problems that concern the text as a whole. */
  public static final String TEXT = "text";

  /** A sentence with the field, the place as people count it, and what to write instead. */
  public String message(Phrasebook book) {
    return book.say(ProblemRemarks.simplified(found).orElseGet(this::remark));
  }

  /** That sentence with the place in any case, before it is said in any language. */
  public Remark remark() {
    Remark named = Remark.of(ProblemRemarks.field(field));
    return Remark.of(RemarkKey.WRONG_TEXT, named, offset + 1, found, expected);
  }

  @Override
  public String toString() {
    return field + " at offset " + offset + ": found " + found + ", expected " + expected;
  }
}
