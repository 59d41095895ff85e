package org.arbiterchess.notation;

import java.util.Optional;
import org.arbiterchess.remark.InputRemark;
import org.arbiterchess.remark.InputRemarkKey;
import org.arbiterchess.rules.SetupProblem;

/**
 * Provides the field names for problem messages, and simplifies messages about problems that the
 * user can see on the board.
 */
final class SetupProblemRemarks {

  private SetupProblemRemarks() {}

  /** Returns a simpler message if the problem is visible on the board; otherwise empty. */
  static Optional<InputRemark> simplified(InputRemark found) {
    return switch (found.key()) {
      case NO_KING ->
          Optional.of(InputRemark.of(InputRemarkKey.NO_KING_YET, found.values().get(0)));
      case CHECK_OUT_OF_TURN ->
          Optional.of(InputRemark.of(InputRemarkKey.MUST_BE_THEIR_MOVE, found.values().get(0)));
      default -> Optional.empty();
    };
  }

  /** Returns the key for the name of a FEN field, or for the whole text if no field matches. */
  static InputRemarkKey field(String word) {
    for (SetupProblem.Field field : SetupProblem.Field.values()) {
      if (field.word().equals(word)) {
        return name(field);
      }
    }
    return InputRemarkKey.TEXT;
  }

  private static InputRemarkKey name(SetupProblem.Field field) {
    return switch (field) {
      case PLACEMENT -> InputRemarkKey.PLACEMENT;
      case TURN -> InputRemarkKey.TURN;
      case CASTLING -> InputRemarkKey.CASTLING;
      case EN_PASSANT -> InputRemarkKey.EN_PASSANT;
      case HALFMOVE_CLOCK -> InputRemarkKey.HALFMOVE_CLOCK;
      case FULLMOVE_NUMBER -> InputRemarkKey.FULLMOVE_NUMBER;
    };
  }
}
