package org.arbiterchess.rules;

import java.util.Optional;
import org.arbiterchess.chess.Square;
import org.arbiterchess.remark.Remark;

/**
 * One thing that keeps a setup from being playable.
 *
 * @param square where it is, if it is on one square
 */
public record SetupProblem(Field field, Optional<Square> square, Remark found, Remark expected) {

  /** The part of the setup that is wrong, named as the fields of FEN are. */
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

    /** The name as programs read it. */
    public String word() {
      return word;
    }
  }

  @Override
  public String toString() {
    return field.word() + ": found " + found + ", expected " + expected;
  }
}
