package org.arbiterchess.cases;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.arbiterchess.chess.Piece;
import org.arbiterchess.chess.Square;
import org.arbiterchess.game.TimeControlStage;
import org.arbiterchess.language.Texts;
import org.arbiterchess.message.CasesText;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.Position;
import org.arbiterchess.touch.Obligation;

/**
 * The reason why a question cannot be answered.
 *
 * @param key the part of the question that has the problem, such as {@code from}
 * @param isMissing whether the part is missing, in which case {@code text} asks for it
 * @param text a complete sentence for the person asking the question
 */
public record CaseProblem(String key, boolean isMissing, String text) implements CaseReply {

  /** Asks for a missing part of the question. */
  static CaseProblem missing(String key, Texts texts, CasesText asking, Object... values) {
    return new CaseProblem(key, true, texts.say(asking, values));
  }

  /** Explains why a part of the question cannot be used. */
  static CaseProblem unusable(String key, Texts texts, CasesText why, Object... values) {
    return new CaseProblem(key, false, texts.say(why, values));
  }

  /** Returns a problem unless the attempt moves a piece that belongs to the side to move. */
  static Optional<CaseProblem> ofMove(String key, Texts texts, Position position, Attempt attempt) {
    if (Obligation.from(position, attempt).isEmpty()) {
      return Optional.of(unusable(key, texts, CasesText.NO_PIECE_NAMED, attempt.toString()));
    }
    return attempt instanceof Attempt.Step step
        ? ofSquare(key, texts, position, step.from())
        : Optional.empty();
  }

  /** Returns a problem if the time control is known and has no such period. */
  static Optional<CaseProblem> ofPeriod(
      Texts texts, OptionalInt period, List<TimeControlStage> periods) {
    boolean exists = period.orElse(1) > 0 && period.orElse(1) <= periods.size();
    return periods.isEmpty() || exists
        ? Optional.empty()
        : Optional.of(unusable("period", texts, CasesText.NO_SUCH_PERIOD, periods.size()));
  }

  private static Optional<CaseProblem> ofSquare(
      String key, Texts texts, Position position, Square square) {
    Optional<Piece> piece = position.pieceAt(square);
    if (piece.isEmpty()) {
      return Optional.of(unusable(key, texts, CasesText.EMPTY_SQUARE, square.toString()));
    }
    return piece.get().color() == position.turn()
        ? Optional.empty()
        : Optional.of(unusable(key, texts, CasesText.NOT_YOUR_PIECE, square.toString()));
  }
}
