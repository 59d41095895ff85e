package org.arbiterchess.officiating.cases;

import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.TimeControl.TimeControlStage;
import org.arbiterchess.language.Texts;
import org.arbiterchess.officiating.message.CasesText;

/**
 * Rules on the conduct of players and spectators: displaced pieces (7.4, 7.6), recording the moves
 * (8.4, A.2), phones (11.3.2) and spectators who speak (12.7).
 */
final class Conduct extends AnswerBuilder {

  private static final int FIVE_MINUTES = 5 * 60;
  private static final long THIRTY_SECONDS = 30_000;

  Conduct(Question question, Texts texts) {
    super(question, texts);
  }

  /** Rules on pieces that were knocked over or put back on the wrong squares. */
  AnswerBuilder displacedPieces() {
    Optional<Color> by = get(Fact.BY_IF_KNOWN);
    boolean knockedOver = need(Fact.MISHAP) == Question.Mishap.KNOCKED_OVER;
    if (knockedOver) {
      board(Answer.Board.PIECES_REPLACED);
      by.ifPresentOrElse(
          player -> runs(player).say(CasesText.PUTS_PIECES_BACK, player),
          () -> say(CasesText.PIECES_PUT_BACK));
      say(CasesText.CLOCK_MAY_BE_STOPPED);
    } else {
      board(Answer.Board.GO_BACK)
          .clocks(Answer.Clocks.BY_JUDGEMENT)
          .say(CasesText.PUT_BACK_WRONGLY)
          .say(CasesText.TIMES_BY_JUDGEMENT);
    }
    return knockedOver || by.isPresent()
        ? say(CasesText.DISPLACING_MAY_BE_PENALISED).mayPenalise()
        : this;
  }

  /** Rules on whether a player must continue to record the moves. */
  AnswerBuilder writing() {
    if (isFast()) {
      return mustWrite(false).say(CasesText.NEED_NOT_WRITE, need(Fact.BY)).citeBlitz();
    }
    if (!hasClock()) {
      return mustWrite(true).say(CasesText.EVERY_MOVE_IS_WRITTEN);
    }
    List<TimeControlStage> periods = periods(need(Fact.BY));
    checkPeriod(periods);
    return writing(periods);
  }

  private AnswerBuilder writing(List<TimeControlStage> periods) {
    Optional<Integer> period = get(Fact.PERIOD);
    List<TimeControlStage> possible =
        period.isPresent() && !periods.isEmpty() ? List.of(periods.get(period.get() - 1)) : periods;
    int increments = withIncrement(possible);
    if (increments > 0 && increments == possible.size()) {
      return mustWrite(CasesText.MUST_WRITE_WITH_INCREMENT);
    }
    if (need(Fact.SECONDS_LEFT, CasesText.HOW_MUCH_TIME) >= FIVE_MINUTES) {
      return mustWrite(CasesText.MUST_WRITE_WITH_TIME_LEFT);
    }
    if (periods.isEmpty()) {
      throw missing(Fact.CONTROL, CasesText.WHICH_CONTROL);
    }
    if (increments > 0) {
      throw missing(Fact.PERIOD, CasesText.WHICH_PERIOD);
    }
    mustWrite(false).say(CasesText.MAY_STOP_WRITING, need(Fact.BY));
    if (period.orElse(1) == periods.size()) {
      return say(CasesText.FLAG_ENDS_GAME);
    }
    return given(Fact.BOTH_STOPPED)
        ? say(CasesText.BOTH_CATCH_UP_ON_WRITING)
        : say(CasesText.CATCH_UP_ON_WRITING, need(Fact.BY));
  }

  private AnswerBuilder mustWrite(CasesText why) {
    return mustWrite(true)
        .assumePace()
        .say(why, need(Fact.BY))
        .say(CasesText.EVERY_MOVE_IS_WRITTEN);
  }

  private AnswerBuilder mustWrite(boolean isRequired) {
    return details(new Answer.MoveRecording(isRequired));
  }

  /** Returns the number of periods that add at least thirty seconds per move. */
  private static int withIncrement(List<TimeControlStage> periods) {
    int found = 0;
    for (TimeControlStage period : periods) {
      found += period.bonusMillis() >= THIRTY_SECONDS ? 1 : 0;
    }
    return found;
  }

  /**
   * Rules on a phone that rang. Only a player who carried the phone loses the game outright; for
   * one left switched on in a bag, the arbiter chooses the penalty (11.6).
   */
  AnswerBuilder phone() {
    Color player = need(Fact.BY);
    return switch (need(Fact.PLACE, CasesText.WHERE_WAS_THE_PHONE)) {
      case ON_PERSON -> phoneOnPerson(player);
      case IN_BAG_OFF -> say(CasesText.PHONE_IN_BAG);
      case IN_BAG_ON ->
          say(CasesText.PHONE_NOT_OFF)
              .say(CasesText.CONDUCT_IS_PENALISED, player)
              .say(CasesText.ARBITER_CHOOSES_PENALTY)
              .mayPenalise()
              .leave(Answer.Option.GAME_LOST, Answer.Option.OTHER_PENALTY);
    };
  }

  private AnswerBuilder phoneOnPerson(Color player) {
    say(CasesText.DEVICES_FORBIDDEN);
    return given(Fact.MILDER)
        ? say(CasesText.PHONE_COSTS_LESS, player).leave(Answer.Option.MILDER_PENALTY)
        : wins(player.other()).say(CasesText.PHONE_LOSES, player, player.other());
  }

  /**
   * Rules on a spectator who spoke. An illegal move that comes to light in this way is corrected
   * like any other.
   */
  AnswerBuilder spectator() {
    say(CasesText.TELL_ONLY_ARBITER).may(Answer.Option.EXPEL_SPECTATOR);
    if (given(Fact.IRREGULARITY)) {
      correct(need(Fact.BY_IF_KNOWN, CasesText.WHO_MADE_IT));
    }
    boolean onlyIrregularity = is(Fact.IRREGULARITY) && get(Fact.ADVICE_USED).isEmpty();
    return !onlyIrregularity && given(Fact.ADVICE_USED)
        ? say(CasesText.ADVICE_IS_FORBIDDEN)
            .say(CasesText.ARBITER_CHOOSES_PENALTY)
            .mayPenalise()
            .leave(Answer.Option.GAME_LOST, Answer.Option.OTHER_PENALTY)
        : this;
  }

  private void correct(Color offender) {
    board(Answer.Board.RESTORED)
        .runs(offender)
        .say(CasesText.CORRECTED_ALL_THE_SAME)
        .firstIrregularity(offender);
    if (isUnsupervised()) {
      say(CasesText.ONLY_IF_SEEN_IN_TIME).citeBlitz();
    }
  }
}
