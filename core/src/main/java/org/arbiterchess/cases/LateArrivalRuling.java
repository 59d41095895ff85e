package org.arbiterchess.cases;

import java.util.OptionalInt;
import org.arbiterchess.chess.Color;
import org.arbiterchess.notation.Phrasebook;
import org.arbiterchess.notation.ProcedurePhrase;

/** Rules on late players (6.7). */
record LateArrivalRuling(Question.LateArrival question, Phrasebook book) {

  CaseReply answer() {
    if (!isLate(Color.WHITE) && !isLate(Color.BLACK)) {
      return ProcedureQuestionProblemFactory.missing("white", ProcedurePhrase.WHO_IS_LATE, book);
    }
    AnswerBuilder answer = new AnswerBuilder(book);
    if (question.defaultTime().isEmpty()) {
      answer.say(ProcedurePhrase.NO_DEFAULT_TIME);
    }
    boolean white = isTooLate(Color.WHITE);
    boolean black = isTooLate(Color.BLACK);
    if (white && black) {
      answer.over(GameConsequence.BOTH_LOSE).say(ProcedurePhrase.BOTH_TOO_LATE);
    } else if (white || black) {
      Color loser = white ? Color.WHITE : Color.BLACK;
      answer.over(GameConsequence.winFor(loser.other()));
      answer.say(ProcedurePhrase.TOO_LATE, loser, loser.other());
    } else {
      return withinDefaultTime(answer);
    }
    return answer.may(ArbiterOption.EXCUSE_LATE).build();
  }

  /**
   * Rules that neither player has lost the game. If both players were absent at the start, White
   * loses the time that passes before White arrives (6.7.2).
   */
  private Answer withinDefaultTime(AnswerBuilder answer) {
    if (isLate(Color.WHITE) && isLate(Color.BLACK)) {
      answer.say(ProcedurePhrase.BOTH_ABSENT, Color.WHITE, Color.BLACK);
    } else {
      answer.say(ProcedurePhrase.NOT_TOO_LATE, isLate(Color.WHITE) ? Color.WHITE : Color.BLACK);
    }
    if (isLate(Color.WHITE)) {
      answer.clocks(ClockConsequence.WHITE_RUNS);
    }
    return answer.say(ProcedurePhrase.CLOCK_STARTED_IN_TIME, Color.WHITE).build();
  }

  private boolean isLate(Color color) {
    return minutes(color).orElse(0) > 0;
  }

  private boolean isTooLate(Color color) {
    return isLate(color) && minutes(color).getAsInt() > question.defaultTime().orElse(0);
  }

  private OptionalInt minutes(Color color) {
    return color == Color.WHITE ? question.white() : question.black();
  }
}
