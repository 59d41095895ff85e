package org.arbiterchess.officiating.cases;

import static org.arbiterchess.officiating.cases.Fact.*;
import static org.arbiterchess.officiating.message.CasesText.*;

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
    Optional<Color> by = get(BY_IF_KNOWN);
    boolean knockedOver = need(MISHAP) == Question.Mishap.KNOCKED_OVER;
    if (knockedOver) {
      board(Answer.Board.PIECES_REPLACED);
      by.ifPresentOrElse(
          player -> runs(player).say(PUTS_PIECES_BACK, player), () -> say(PIECES_PUT_BACK));
      say(CLOCK_MAY_BE_STOPPED);
    } else {
      board(Answer.Board.GO_BACK)
          .clocks(Answer.Clocks.BY_JUDGEMENT)
          .say(PUT_BACK_WRONGLY)
          .say(TIMES_BY_JUDGEMENT);
    }
    return knockedOver || by.isPresent() ? say(DISPLACING_MAY_BE_PENALISED).mayPenalise() : this;
  }

  /** Rules on whether a player must continue to record the moves. */
  AnswerBuilder writing() {
    if (isFast()) {
      return mustWrite(false).say(NEED_NOT_WRITE, need(BY)).citeBlitz();
    }
    if (!hasClock()) {
      return mustWrite(true).say(EVERY_MOVE_IS_WRITTEN);
    }
    List<TimeControlStage> periods = periods(need(BY));
    checkPeriod(periods);
    return writing(periods);
  }

  private AnswerBuilder writing(List<TimeControlStage> periods) {
    Optional<Integer> period = get(PERIOD);
    List<TimeControlStage> possible =
        period.isPresent() && !periods.isEmpty() ? List.of(periods.get(period.get() - 1)) : periods;
    int increments = withIncrement(possible);
    if (increments > 0 && increments == possible.size()) {
      return mustWrite(MUST_WRITE_WITH_INCREMENT);
    }
    if (need(SECONDS_LEFT, HOW_MUCH_TIME) >= FIVE_MINUTES) {
      return mustWrite(MUST_WRITE_WITH_TIME_LEFT);
    }
    if (periods.isEmpty()) {
      throw missing(CONTROL, WHICH_CONTROL);
    }
    if (increments > 0) {
      throw missing(PERIOD, WHICH_PERIOD);
    }
    mustWrite(false).say(MAY_STOP_WRITING, need(BY));
    if (period.orElse(1) == periods.size()) {
      return say(FLAG_ENDS_GAME);
    }
    return given(BOTH_STOPPED) ? say(BOTH_CATCH_UP_ON_WRITING) : say(CATCH_UP_ON_WRITING, need(BY));
  }

  private AnswerBuilder mustWrite(CasesText why) {
    return mustWrite(true).assumePace().say(why, need(BY)).say(EVERY_MOVE_IS_WRITTEN);
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
    Color player = need(BY);
    return switch (need(PLACE, WHERE_WAS_THE_PHONE)) {
      case ON_PERSON -> phoneOnPerson(player);
      case IN_BAG_OFF -> say(PHONE_IN_BAG);
      case IN_BAG_ON ->
          say(PHONE_NOT_OFF)
              .say(CONDUCT_IS_PENALISED, player)
              .say(ARBITER_CHOOSES_PENALTY)
              .mayPenalise()
              .leave(Answer.Option.GAME_LOST, Answer.Option.OTHER_PENALTY);
    };
  }

  private AnswerBuilder phoneOnPerson(Color player) {
    say(DEVICES_FORBIDDEN);
    return given(MILDER)
        ? say(PHONE_COSTS_LESS, player).leave(Answer.Option.MILDER_PENALTY)
        : wins(player.other()).say(PHONE_LOSES, player, player.other());
  }

  /**
   * Rules on a spectator who spoke. An illegal move that comes to light in this way is corrected
   * like any other.
   */
  AnswerBuilder spectator() {
    say(TELL_ONLY_ARBITER).may(Answer.Option.EXPEL_SPECTATOR);
    if (given(IRREGULARITY)) {
      correct(need(BY_IF_KNOWN, WHO_MADE_IT));
    }
    boolean onlyIrregularity = is(IRREGULARITY) && get(ADVICE_USED).isEmpty();
    return !onlyIrregularity && given(ADVICE_USED)
        ? say(ADVICE_IS_FORBIDDEN)
            .say(ARBITER_CHOOSES_PENALTY)
            .mayPenalise()
            .leave(Answer.Option.GAME_LOST, Answer.Option.OTHER_PENALTY)
        : this;
  }

  private void correct(Color offender) {
    board(Answer.Board.RESTORED)
        .runs(offender)
        .say(CORRECTED_ALL_THE_SAME)
        .firstIrregularity(offender);
    if (isUnsupervised()) {
      say(ONLY_IF_SEEN_IN_TIME).citeBlitz();
    }
  }
}
