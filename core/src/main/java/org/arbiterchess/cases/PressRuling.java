package org.arbiterchess.cases;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Role;
import org.arbiterchess.chess.Square;
import org.arbiterchess.notation.CasePhrase;
import org.arbiterchess.notation.Phrasebook;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;

/** Rules on a clock press without a move (7.5.3) or with a pawn left on its last rank (7.5.2). */
record PressRuling(Question.Pressed question, Phrasebook book) {

  CaseReply answer() {
    if (question.game().isOver()) {
      AnswerDetails nothing = details(List.of(), Optional.empty());
      return EndedGameAnswer.answer(question.game(), book).details(nothing).build();
    }
    return question.pawn().isPresent() ? pawnLeft(question.pawn().get()) : withoutMove();
  }

  private Answer withoutMove() {
    Position position = question.game().position();
    AnswerBuilder answer = new AnswerBuilder(book).show(position);
    if (answer.isSecond(question.irregularities())) {
      penalty().end(answer, position);
      answer.say(CasePhrase.PRESSED_WITHOUT_MOVE, offender());
      return answer.details(details(List.of(), Optional.empty())).build();
    }
    answer.say(CasePhrase.PRESSED_WITHOUT_MOVE, offender());
    penalty().addTime(answer);
    penalty().denyIncrement(answer);
    return answer
        .clocks(ClockConsequence.runs(offender()))
        .details(details(position.legalMoves(), Optional.empty()))
        .build();
  }

  private CaseReply pawnLeft(Square goal) {
    List<Move> promotions = promotions(goal);
    QuestionProblemFactory problems = new QuestionProblemFactory(book);
    if (promotions.isEmpty()) {
      return problems.unusable("pawn", CasePhrase.NO_SUCH_PROMOTION, goal.toString());
    }
    return promotions.size() > 1
        ? problems.missing("from", CasePhrase.WHICH_PAWN, goal.toString())
        : queen(promotions.get(0));
  }

  private Answer queen(Move promotion) {
    Position after = question.game().position().play(promotion);
    AnswerBuilder answer =
        new AnswerBuilder(book).show(after, List.of(promotion.to()), List.of(), List.of());
    answer.board(BoardConsequence.QUEEN_PLACED);
    if (answer.isSecond(question.irregularities())) {
      penalty().end(answer, after);
      answer.say(CasePhrase.PAWN_NOT_REPLACED, offender());
      return answer.details(details(List.of(), Optional.of(after))).build();
    }
    answer.say(CasePhrase.PAWN_NOT_REPLACED, offender());
    penalty().addTime(answer);
    answer.details(details(after.legalMoves(), Optional.of(after)));
    answer.clocks(ClockConsequence.runs(after.turn()));
    if (!after.hasLegalMove()) {
      answer
          .say(CasePhrase.QUEEN_ENDS_GAME)
          .clocks(ClockConsequence.BOTH_STOPPED)
          .leave(ArbiterOption.GAME_OVER, ArbiterOption.GAME_NOT_OVER);
    }
    return answer.build();
  }

  /** Returns the legal moves that promote a pawn to a queen on this square. */
  private List<Move> promotions(Square goal) {
    List<Move> moves = new ArrayList<>();
    for (Move move : question.game().position().legalMoves()) {
      boolean promotes = move.promotion().filter(role -> role == Role.QUEEN).isPresent();
      boolean asked = question.from().isEmpty() || question.from().get() == move.from();
      if (move.to() == goal && promotes && asked) {
        moves.add(move);
      }
    }
    return moves;
  }

  private AnswerDetails details(List<Move> allowed, Optional<Position> after) {
    return new AnswerDetails.MoveMade(
        question.game().position(), false, Optional.empty(), false, allowed, after);
  }

  private Color offender() {
    return question.game().position().turn();
  }

  private IrregularityPenalty penalty() {
    return new IrregularityPenalty(offender(), question.conditions(), book);
  }
}
