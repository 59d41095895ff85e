package org.arbiterchess.cases;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Role;
import org.arbiterchess.chess.SquareSet;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.TimeControlStage;
import org.arbiterchess.language.Texts;
import org.arbiterchess.message.CasesText;
import org.arbiterchess.rules.Position;

/**
 * Rules on a flag that fell before the last period of the time control. If the player had completed
 * the required moves, the game goes on (6.3.1, 6.4).
 *
 * @param fallen the player whose flag counts
 * @param periods this player's periods; empty if the time control is unknown
 */
record FlagAtTimeControlRuling(
    Question.Flag question, Color fallen, List<TimeControlStage> periods, Texts texts) {

  static FlagAtTimeControlRuling of(Question.Flag question, Color fallen, Texts texts) {
    return new FlagAtTimeControlRuling(
        question, fallen, question.conditions().periods(fallen), texts);
  }

  /**
   * Returns the reply, or empty if the player has overstepped the time, so that the flag decides
   * the game (6.9).
   */
  Optional<CaseReply> reply() {
    Optional<CaseProblem> unusable = CaseProblem.ofPeriod(texts, question.period(), periods);
    if (unusable.isPresent()) {
      return Optional.of(unusable.get());
    }
    boolean isEarlier = question.lastPeriod().filter(last -> !last).isPresent();
    if (isEarlier && periods.size() == 1) {
      return Optional.of(CaseProblem.unusable("lastPeriod", texts, CasesText.ONLY_ONE_PERIOD));
    }
    if (isLastPeriod() || (!isEarlier && periods.size() < 2)) {
      return Optional.empty();
    }
    Optional<OptionalInt> completed = completed();
    if (completed.isEmpty()) {
      return Optional.of(CaseProblem.missing("completed", texts, CasesText.HOW_MANY_COMPLETED));
    }
    return completed.get().isEmpty()
        ? Optional.of(unproved())
        : ofMoves(completed.get().getAsInt());
  }

  private boolean isLastPeriod() {
    boolean isLastOfAll =
        question.period().isPresent() && question.period().getAsInt() == periods.size();
    return isLastOfAll || question.lastPeriod().orElse(false);
  }

  private Optional<CaseReply> ofMoves(int completed) {
    if (periods.isEmpty()) {
      return Optional.of(CaseProblem.missing("control", texts, CasesText.WHICH_PERIODS));
    }
    OptionalInt required = required(completed);
    if (required.isEmpty()) {
      return Optional.of(CaseProblem.missing("period", texts, CasesText.WHICH_PERIOD));
    }
    if (completed < required.getAsInt()) {
      return Optional.empty();
    }
    return Optional.of(
        question.bothFallen()
            ? CaseProblem.unusable("fallen", texts, CasesText.OTHER_FLAG_DECIDES)
            : goesOn(required.getAsInt()));
  }

  private Answer goesOn(int required) {
    AnswerBuilder answer = undecided().clocks(ClockConsequence.runs(fallen));
    answer.say(CasesText.MOVES_COMPLETED, fallen, required).say(CasesText.MOVES_CHECKED);
    if (!question.conditions().isFast()) {
      answer.say(CasesText.SCORESHEETS_FIRST);
    }
    return answer.build();
  }

  private Answer unproved() {
    return undecided()
        .clocks(ClockConsequence.BOTH_STOPPED)
        .say(CasesText.MOVES_UNPROVED, fallen)
        .say(CasesText.NEXT_PERIOD_BEGINS, fallen)
        .build();
  }

  private AnswerBuilder undecided() {
    Position position = question.game().position();
    AnswerBuilder answer = new AnswerBuilder(texts).show(position);
    if (question.lastPeriod().isEmpty() && question.period().isEmpty()) {
      answer.assume(Assumption.LAST_PERIOD);
    }
    return answer.details(
        new AnswerDetails.MatePossible(position, Optional.empty(), Optional.empty()));
  }

  /** Says which moves were missing, if the flag fell before the last period. */
  void explainLoss(AnswerBuilder answer) {
    if (isLastPeriod() || periods.size() < 2) {
      return;
    }
    int completed = completed().orElseThrow().getAsInt();
    int required = required(completed).orElseThrow();
    answer.cite("6.9").say(CasesText.MOVES_NOT_COMPLETED, fallen, completed, required);
    if (isWholeGame(question.game()) && made() == required) {
      answer.say(CasesText.MOVE_NOT_PRESSED, fallen);
    }
  }

  /**
   * Returns the number of moves required in the period of the flag and those before it. If the
   * period is unknown and matters, returns empty.
   */
  private OptionalInt required(int completed) {
    if (question.period().isPresent()) {
      return OptionalInt.of(movesTo(question.period().getAsInt()));
    }
    int all = movesTo(periods.size() - 1);
    if (completed >= all) {
      return OptionalInt.of(all);
    }
    return completed < movesTo(1) ? OptionalInt.of(movesTo(1)) : OptionalInt.empty();
  }

  private int movesTo(int period) {
    int moves = 0;
    for (TimeControlStage stage : periods.subList(0, period)) {
      moves += stage.moves();
    }
    return moves;
  }

  /**
   * Returns the number of completed moves, which is an empty number if it cannot be proved. The
   * move number of a position that was set up proves nothing.
   */
  private Optional<OptionalInt> completed() {
    boolean isCounted = question.completed().isPresent() && question.completed().get().isPresent();
    return isCounted || !isWholeGame(question.game()) || question.game().plies() == 0
        ? question.completed()
        : Optional.of(OptionalInt.of(recorded()));
  }

  /** If the opponent is to move, the last move was made but not pressed. */
  private int recorded() {
    return question.game().position().turn() == fallen ? made() : made() - 1;
  }

  private int made() {
    int plies = question.game().plies();
    return (fallen == Color.WHITE ? plies + 1 : plies) / 2;
  }

  /** Whether the moves of the game are known from the start. */
  static boolean isWholeGame(Game game) {
    Position start = game.startingPosition();
    boolean isSetUp = start.turn() == Color.WHITE && start.fullmoveNumber() == 1;
    for (Color color : Color.values()) {
      SquareSet home = SquareSet.of(color.backRank()).union(SquareSet.of(color.pawnRank()));
      isSetUp &= start.squaresOf(color).equals(home) && start.count(color, Role.PAWN) == 8;
    }
    return isSetUp;
  }
}
