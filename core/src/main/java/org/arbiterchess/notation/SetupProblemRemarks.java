package org.arbiterchess.notation;

import java.util.Optional;
import org.arbiterchess.remark.Remark;
import org.arbiterchess.remark.RemarkKey;
import org.arbiterchess.rules.SetupProblem;

/**
 * Provides the field names for problem messages, and simplifies messages about problems that the
 * user can see on the board.
 */
final class SetupProblemRemarks {

  private SetupProblemRemarks() {}

  /** Returns a message without a character position if the problem is visible on the board. */
  static Optional<Remark> simplified(Remark found) {
    return switch (found.key()) {
      case NO_KING -> Optional.of(Remark.of(RemarkKey.NO_KING_YET, found.values().get(0)));
      case CHECK_OUT_OF_TURN ->
          Optional.of(Remark.of(RemarkKey.MUST_BE_THEIR_MOVE, found.values().get(0)));
      default -> Optional.empty();
    };
  }

  /** The name of a FEN field. */
  static RemarkKey field(String word) {
    for (SetupProblem.Field field : SetupProblem.Field.values()) {
      if (field.word().equals(word)) {
        return name(field);
      }
    }
    return RemarkKey.TEXT;
  }

  private static RemarkKey name(SetupProblem.Field field) {
    return switch (field) {
      case PLACEMENT -> RemarkKey.PLACEMENT;
      case TURN -> RemarkKey.TURN;
      case CASTLING -> RemarkKey.CASTLING;
      case EN_PASSANT -> RemarkKey.EN_PASSANT;
      case HALFMOVE_CLOCK -> RemarkKey.HALFMOVE_CLOCK;
      case FULLMOVE_NUMBER -> RemarkKey.FULLMOVE_NUMBER;
    };
  }
}
