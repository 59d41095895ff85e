package org.arbiterchess.cases;

import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.message.CasesText;
import org.arbiterchess.notation.San;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.touch.Obligation;

/**
 * Rules on a legal move made with both hands, which counts as an illegal one once the clock is
 * pressed (7.5.4). The move stands nevertheless, because touch-move and 4.7 would demand the same
 * move again.
 */
record BothHandsRuling(IllegalMoveRuling made, Move move) {

  CaseReply answer() {
    Question.IllegalMove question = made.question();
    Optional<AnswerBuilder> ended =
        EndedGameAnswer.afterMove(question.game().play(move), made.texts());
    if (ended.isPresent()) {
      return ended
          .get()
          .say(CasesText.BOTH_HANDS_GAME_OVER, offender())
          .details(details(true, List.of()))
          .build();
    }
    if (question.pressed().isEmpty()) {
      return CaseProblem.missing("pressed", made.texts(), CasesText.WAS_IT_PRESSED);
    }
    AnswerBuilder answer = new AnswerBuilder(made.texts());
    if (!question.pressed().get()) {
      return notPressed(answer);
    }
    answer.show(after());
    if (move.isCastling()) {
      answer.given(question.rookFirst(), Assumption.ROOK_FIRST);
    }
    if (made.isTooLate(answer)) {
      answer.say(CasesText.MOVE_STANDS).citeBlitz(question.conditions());
      return answer.details(details(false, after().legalMoves())).build();
    }
    return answer.isSecond(question.irregularities()) ? second(answer) : first(answer);
  }

  private Answer notPressed(AnswerBuilder answer) {
    return answer
        .show(made.position())
        .say(CasesText.BOTH_HANDS_NOT_PRESSED, offender())
        .say(CasesText.MOVE_IS_LEGAL, San.write(made.position(), move))
        .clocks(ClockConsequence.runs(offender()))
        .details(made.details(true, Optional.empty(), false, List.of(move)))
        .build();
  }

  private Answer first(AnswerBuilder answer) {
    answer.say(CasesText.BOTH_HANDS, offender());
    made.penalty().addTime(answer);
    stands(answer);
    boolean repliedAlready =
        made.question().movesLater() > 0 || made.question().replied().orElse(false);
    if (!repliedAlready) {
      made.penalty().denyIncrement(answer, CasesText.NO_INCREMENT);
      answer.clocks(ClockConsequence.runs(after().turn()));
    }
    return answer.details(details(false, after().legalMoves())).build();
  }

  private Answer second(AnswerBuilder answer) {
    made.penalty().end(answer, after());
    answer.say(CasesText.BOTH_HANDS, offender());
    stands(answer);
    return answer.say(CasesText.JUDGED_AFTER_MOVE).details(details(false, List.of())).build();
  }

  /** States that the move stands, and cites the article that would demand the same move again. */
  private void stands(AnswerBuilder answer) {
    answer.say(CasesText.SAME_MOVE_AGAIN, San.write(made.position(), move));
    if (move.isCastling()) {
      answer.cite("4.4.1");
    } else if (move.isCapture()) {
      answer.cite("4.3.3");
    }
  }

  /**
   * Rules on castling with a rook that was deliberately touched before the king: it goes back, and
   * the rook must move (4.4.2).
   */
  CaseReply rookFirst() {
    Question.IllegalMove question = made.question();
    boolean penalised = question.twoHands();
    if (penalised && question.pressed().isEmpty()) {
      return CaseProblem.missing("pressed", made.texts(), CasesText.WAS_IT_PRESSED);
    }
    AnswerBuilder answer = new AnswerBuilder(made.texts()).show(made.position());
    Obligation obligation = made.obligation(move.attempt());
    if (!penalised || !question.pressed().get()) {
      TouchRuling.say(answer, obligation, made.position());
      return answer
          .board(BoardConsequence.PIECE_RETURNED)
          .clocks(ClockConsequence.runs(offender()))
          .details(made.details(false, Optional.empty(), false, obligation.allowed()))
          .build();
    }
    answer.board(BoardConsequence.RESTORED);
    if (answer.isSecond(question.irregularities())) {
      made.penalty().end(answer, made.position());
      answer.say(CasesText.BOTH_HANDS, offender());
      return answer.details(made.details(false, Optional.empty(), true, List.of())).build();
    }
    answer.say(CasesText.BOTH_HANDS, offender());
    made.penalty().addTime(answer);
    made.penalty().denyIncrement(answer, CasesText.NO_TIME_FOR_PRESS);
    TouchRuling.say(answer, obligation, made.position());
    return answer
        .clocks(ClockConsequence.runs(offender()))
        .details(made.details(false, Optional.empty(), true, obligation.allowed()))
        .build();
  }

  private AnswerDetails details(boolean legal, List<Move> allowed) {
    return new AnswerDetails.MoveMade(
        made.position(), legal, Optional.empty(), false, allowed, Optional.of(after()));
  }

  private Position after() {
    return made.position().play(move);
  }

  private Color offender() {
    return move.color();
  }
}
