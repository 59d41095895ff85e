package org.arbiterchess.notation;

import java.util.Optional;
import org.arbiterchess.message.InputText;
import org.arbiterchess.remark.InputRemark;
import org.arbiterchess.rules.SetupProblem;

/**
 * Provides the field names for problem messages, and simplifies messages about problems that the
 * user can see on the board.
 */
final class SetupProblemRemarks {

  private SetupProblemRemarks() {}

  /** Returns a simpler message if the problem is visible on the board; otherwise empty. */
  static Optional<InputRemark> simplified(InputRemark found) {
    return switch ((InputText) found.said().key()) {
      case NO_KING ->
          Optional.of(InputRemark.of(InputText.NO_KING_YET, found.said().values().get(0)));
      case CHECK_OUT_OF_TURN ->
          Optional.of(InputRemark.of(InputText.MUST_BE_THEIR_MOVE, found.said().values().get(0)));
      default -> Optional.empty();
    };
  }

  /** Returns the key for the name of a FEN field, or for the whole text if no field matches. */
  static InputText field(String word) {
    for (SetupProblem.Field field : SetupProblem.Field.values()) {
      if (field.word().equals(word)) {
        return name(field);
      }
    }
    return InputText.TEXT;
  }

  private static InputText name(SetupProblem.Field field) {
    return switch (field) {
      case PLACEMENT -> InputText.PLACEMENT;
      case TURN -> InputText.TURN;
      case CASTLING -> InputText.CASTLING;
      case EN_PASSANT -> InputText.EN_PASSANT;
      case HALFMOVE_CLOCK -> InputText.HALFMOVE_CLOCK;
      case FULLMOVE_NUMBER -> InputText.FULLMOVE_NUMBER;
    };
  }
}
