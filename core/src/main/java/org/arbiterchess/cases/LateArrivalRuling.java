package org.arbiterchess.cases;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.TimeControlStage;
import org.arbiterchess.game.TimingMethod;
import org.arbiterchess.language.Texts;
import org.arbiterchess.message.CasesText;

/** Rules on late players (6.7) and on their time, which may be used up when they arrive (6.9). */
record LateArrivalRuling(Question.LateArrival question, Texts texts) {

  private static final long MINUTE = 60_000;

  CaseReply answer() {
    if (!isLate(Color.WHITE) && !isLate(Color.BLACK)) {
      return CaseProblem.missing("white", texts, CasesText.WHO_IS_LATE);
    }
    if (pressed().isPresent() && pressed().getAsInt() < minutes(Color.WHITE)) {
      return CaseProblem.unusable("whitePressed", texts, CasesText.PRESSED_WHILE_ABSENT);
    }
    boolean white = isTooLate(Color.WHITE);
    boolean black = isTooLate(Color.BLACK);
    return white || black ? tooLate(white, black) : withinDefaultTime();
  }

  private Answer tooLate(boolean white, boolean black) {
    AnswerBuilder answer = new AnswerBuilder(texts).forfeit(Forfeit.UNLESS_BOTH_MOVED);
    if (question.defaultTime().isEmpty()) {
      answer.say(CasesText.NO_DEFAULT_TIME);
    }
    if (white && black) {
      answer.over(GameConsequence.BOTH_LOSE).say(CasesText.BOTH_TOO_LATE);
    } else {
      Color loser = white ? Color.WHITE : Color.BLACK;
      answer.say(CasesText.TOO_LATE, loser, loser.other());
      if (isUsedUp(loser)) {
        loseOnTime(answer, loser);
      }
      answer.over(GameConsequence.winFor(loser.other()));
    }
    return answer.may(ArbiterOption.EXCUSE_LATE).build();
  }

  /** Rules that neither player has lost the game by arriving late, but perhaps on time. */
  private CaseReply withinDefaultTime() {
    boolean unknown = question.whitePressed().isEmpty() && !isUsedUp(Color.WHITE);
    if (unknown && isPressDecisive()) {
      return CaseProblem.missing("whitePressed", texts, CasesText.WHEN_DID_WHITE_PRESS);
    }
    AnswerBuilder answer = new AnswerBuilder(texts).assumePace(question.conditions());
    for (Color color : Color.values()) {
      if (isUsedUp(color)) {
        return loseOnTime(answer, color).forfeit(Forfeit.YES).build();
      }
    }
    return goesOn(answer);
  }

  /** If both players were absent at the start, White loses the time until arriving (6.7.2). */
  private Answer goesOn(AnswerBuilder answer) {
    if (isLate(Color.WHITE) && isLate(Color.BLACK)) {
      answer.say(CasesText.BOTH_ABSENT, Color.WHITE, Color.BLACK);
    } else {
      answer.say(CasesText.NOT_TOO_LATE, isLate(Color.WHITE) ? Color.WHITE : Color.BLACK);
    }
    answer.say(CasesText.CLOCK_STARTED_IN_TIME, Color.WHITE);
    if (!isLate(Color.WHITE)) {
      answer.say(CasesText.CLOCK_STARTED_BY_PRESS, Color.BLACK, Color.WHITE);
    }
    if (pressed().isPresent()) {
      answer.clocks(ClockConsequence.BLACK_RUNS);
    } else if (isLate(Color.WHITE) || question.whitePressed().isPresent()) {
      answer.clocks(ClockConsequence.WHITE_RUNS);
    }
    return answer.build();
  }

  private AnswerBuilder loseOnTime(AnswerBuilder answer, Color loser) {
    answer.over(GameConsequence.winFor(loser.other()));
    answer.say(CasesText.TIME_USED_UP, loser, loser.other());
    answer.say(CasesText.FLAG_COUNTS_WHEN_SEEN, loser.other());
    return loser == Color.WHITE
        ? answer.say(CasesText.CLOCK_STARTED_IN_TIME, Color.WHITE)
        : answer.say(CasesText.CLOCK_STARTED_BY_PRESS, Color.BLACK, Color.WHITE);
  }

  /** Whether the moment at which White pressed the clock could cost a player the game. */
  private boolean isPressDecisive() {
    int black = minutes(Color.BLACK);
    return usesUp(Color.WHITE, black) || usesUp(Color.BLACK, black - minutes(Color.WHITE));
  }

  /**
   * Whether a player's time is certainly used up. White's clock runs from the start (6.6) until
   * White presses it, and then Black's runs until Black arrives.
   */
  private boolean isUsedUp(Color color) {
    if (color == Color.BLACK) {
      return pressed().isPresent() && usesUp(color, minutes(color) - pressed().getAsInt());
    }
    boolean isWaiting = question.whitePressed().isPresent() && pressed().isEmpty();
    int arrival = isWaiting ? Math.max(minutes(color), minutes(Color.BLACK)) : minutes(color);
    return usesUp(color, pressed().orElse(arrival));
  }

  /** Whether these minutes use up all the time that a player has before the first move. */
  private boolean usesUp(Color color, int minutes) {
    List<TimeControlStage> periods = question.conditions().periods(color);
    if (periods.isEmpty()) {
      return false;
    }
    TimeControlStage first = periods.get(0);
    long bonus = first.mode() == TimingMethod.BRONSTEIN ? 0 : first.bonusMillis();
    return minutes * MINUTE >= first.millis() + bonus;
  }

  private boolean isLate(Color color) {
    return minutes(color) > 0;
  }

  private boolean isTooLate(Color color) {
    return minutes(color) > question.defaultTime().orElse(0);
  }

  /** The minutes from the start until the player arrived. */
  private int minutes(Color color) {
    return (color == Color.WHITE ? question.white() : question.black()).orElse(0);
  }

  /**
   * The minutes from the start until White pressed the clock; empty if White did not or if unknown.
   */
  private OptionalInt pressed() {
    Optional<OptionalInt> pressed = question.whitePressed();
    return pressed.isPresent() ? pressed.get() : OptionalInt.empty();
  }
}
