package org.arbiterchess.officiating.cases;

import static org.arbiterchess.officiating.cases.Answer.Board.*;
import static org.arbiterchess.officiating.cases.Answer.Option.*;
import static org.arbiterchess.officiating.cases.Fact.*;
import static org.arbiterchess.officiating.message.CasesText.*;

import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.TimeControl.TimeControlStage;
import org.arbiterchess.language.Texts;
import org.arbiterchess.officiating.cases.Question.Moment;
import org.arbiterchess.text.Lists;

/**
 * Rules on the conduct of players and spectators: displaced pieces (7.4, 7.6), recording the moves
 * (8.4, A.2), phones (11.3.2), spectators who speak (12.7) and draw offers (9.1).
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
      board(PIECES_REPLACED);
      by.ifPresentOrElse(
          player -> runs(player).say(PUTS_PIECES_BACK, player), () -> say(PIECES_PUT_BACK));
      say(CLOCK_MAY_BE_STOPPED);
    } else {
      board(GO_BACK).clocks(Answer.Clocks.BY_JUDGEMENT);
      say(PUT_BACK_WRONGLY).say(TIMES_BY_JUDGEMENT);
    }
    return knockedOver || by.isPresent() ? say(DISPLACING_MAY_BE_PENALISED).mayPenalise() : this;
  }

  /** Rules on whether a player must continue to record the moves. */
  AnswerBuilder writing() {
    Color player = need(BY);
    if (isFast()) {
      return mustWrite(false).say(NEED_NOT_WRITE, player).citeBlitz();
    }
    if (pace().isEmpty()) {
      return mustWrite(true).say(EVERY_MOVE_IS_WRITTEN);
    }
    List<TimeControlStage> periods = periods(player);
    checkPeriod(periods);
    Optional<Integer> period = get(PERIOD);
    List<TimeControlStage> possible =
        period.isPresent() && !periods.isEmpty() ? List.of(periods.get(period.get() - 1)) : periods;
    int increments = Lists.where(possible, stage -> stage.bonusMillis() >= THIRTY_SECONDS).size();
    boolean hasIncrement = increments > 0 && increments == possible.size();
    if (hasIncrement || need(SECONDS_LEFT) >= FIVE_MINUTES) {
      mustWrite(true).assume(CONTROL);
      say(hasIncrement ? MUST_WRITE_WITH_INCREMENT : MUST_WRITE_WITH_TIME_LEFT, player);
      return say(EVERY_MOVE_IS_WRITTEN);
    }
    askIf(periods.isEmpty(), CONTROL);
    askIf(increments > 0, PERIOD);
    mustWrite(false).say(MAY_STOP_WRITING, player);
    if (period.orElse(1) == periods.size()) {
      return say(FLAG_ENDS_GAME);
    }
    return given(BOTH_STOPPED) ? say(BOTH_CATCH_UP_ON_WRITING) : say(CATCH_UP_ON_WRITING, player);
  }

  private AnswerBuilder mustWrite(boolean isRequired) {
    return details(new Answer.MoveRecording(isRequired));
  }

  /**
   * Rules on a phone that rang. Only a player who carried the phone loses the game outright; for
   * one left switched on in a bag, the arbiter chooses the penalty (11.6).
   */
  AnswerBuilder phone() {
    Color player = need(BY);
    return switch (need(PLACE)) {
      case ON_PERSON -> {
        say(DEVICES_FORBIDDEN);
        yield given(MILDER)
            ? say(PHONE_COSTS_LESS, player).leave(MILDER_PENALTY)
            : wins(player.other()).say(PHONE_LOSES, player, player.other());
      }
      case IN_BAG_OFF -> say(PHONE_IN_BAG);
      case IN_BAG_ON -> say(PHONE_NOT_OFF).say(CONDUCT_IS_PENALISED, player).choosePenalty();
    };
  }

  /**
   * Rules on a spectator who spoke. An illegal move that comes to light in this way is corrected
   * like any other.
   */
  AnswerBuilder spectator() {
    say(TELL_ONLY_ARBITER).may(EXPEL_SPECTATOR);
    if (given(IRREGULARITY)) {
      Color offender = need(BY_IF_KNOWN);
      board(RESTORED).runs(offender).say(CORRECTED_ALL_THE_SAME).firstIrregularity(offender);
      if (isUnsupervised()) {
        say(ONLY_IF_SEEN_IN_TIME).citeBlitz();
      }
    }
    boolean onlyIrregularity = is(IRREGULARITY) && get(ADVICE_USED).isEmpty();
    return !onlyIrregularity && given(ADVICE_USED)
        ? say(ADVICE_IS_FORBIDDEN).choosePenalty()
        : this;
  }

  // Draw offers.

  /** Rules on a draw offer, which is valid at any time during the game. */
  AnswerBuilder offer() {
    Color opponent = need(BY).other();
    Moment moment = need(OFFERED);
    if (given(FORBIDDEN)) {
      return say(OFFER_FORBIDDEN);
    }
    if (moment == Moment.BEFORE_START) {
      return say(BOTH_MUST_MOVE).say(NEW_OFFER_NEEDED);
    }
    if (is(DECLINED_BY_TOUCH)) {
      say(OFFER_REFUSED_BY_TOUCH, opponent).say(TOUCHED_MUST_MOVE);
    } else if (isNot(ACCEPTED)) {
      say(OFFER_REFUSED, opponent);
      sayDisturbance();
    } else if (isNot(BOTH_MOVED)) {
      // The opponent must move first (5.2.3) and touches a piece to do so, which declines the
      // offer. Only one by Black before Black's own first move can be accepted after that move.
      boolean canBeAccepted = opponent == Color.WHITE && moment == Moment.BEFORE_MOVE;
      say(BOTH_MUST_MOVE).sayIf(is(WITHDRAWN), NO_WITHDRAWAL);
      sayIf(canBeAccepted, OFFER_IS_VALID, moment, opponent);
      sayIf(!canBeAccepted, FIRST_TOUCH_DECLINES, opponent);
      sayDisturbance();
    } else if (get(ACCEPTED).isEmpty()) {
      openOffer(moment, opponent);
    } else {
      need(BOTH_MOVED);
      over(Answer.Game.DRAW).sayIf(is(WITHDRAWN), NO_WITHDRAWAL);
      say(OFFER_TAKEN, opponent).say(DRAWN_BY_AGREEMENT);
    }
    // The offer is recorded, whenever it was made (9.1.2.2, 8.1.5).
    return say(OFFER_IS_WRITTEN).cite("8.1.5");
  }

  private void openOffer(Moment moment, Color opponent) {
    assume(BOTH_MOVED);
    if (is(REPEATED)) {
      sayDisturbance();
    }
    sayIf(is(WITHDRAWN), NO_WITHDRAWAL);
    say(OFFER_IS_VALID, moment, opponent).say(OFFER_STAYS_OPEN, opponent);
    if (!is(REPEATED)) {
      sayDisturbance();
    }
  }

  /**
   * Adds sentences saying that an offer made on the opponent's time, or a repeated offer, may
   * disturb the opponent (11.5).
   */
  private void sayDisturbance() {
    Moment moment = need(OFFERED);
    boolean repeated = is(REPEATED);
    if (repeated || moment == Moment.AFTER_PRESS || moment == Moment.OPPONENT_THINKING) {
      say(OFFER_MAY_DISTURB, repeated, need(BY).other());
      say(MAY_BE_PENALISED, need(BY)).mayPenalise();
    }
  }
}
