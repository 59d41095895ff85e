package org.arbiterchess.rules;

import java.util.Optional;
import org.arbiterchess.chess.Square;
import org.arbiterchess.remark.InputRemark;

/**
 * A problem that makes a setup unplayable.
 *
 * @param square the affected square, if there is exactly one
 */
public record SetupProblem(
    Field field, Optional<Square> square, InputRemark found, InputRemark expected) {

  /** The affected part of the setup, named after its FEN field. */
  public enum Field {
    PLACEMENT("placement"),
    TURN("turn"),
    CASTLING("castling"),
    EN_PASSANT("enPassant"),
    HALFMOVE_CLOCK("halfmoveClock"),
    FULLMOVE_NUMBER("fullmoveNumber");

    private final String word;

    Field(String word) {
      this.word = word;
    }

    /** The field's name in machine-readable formats. */
    public String word() {
      return word;
    }
  }

  @Override
  public String toString() {
    return field.word() + ": found " + found + ", expected " + expected;
  }
}
