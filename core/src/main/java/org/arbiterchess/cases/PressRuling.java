package org.arbiterchess.cases;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Role;
import org.arbiterchess.chess.Square;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.Rulebook;
import org.arbiterchess.game.TimeControl;
import org.arbiterchess.language.Texts;
import org.arbiterchess.message.CasesText;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;

/** Rules on a clock press without a move (7.5.3) or with a pawn left on its last rank (7.5.2). */
record PressRuling(Question.Pressed question, Texts texts) {

  CaseReply answer() {
    if (question.game().isOver()) {
      AnswerDetails nothing = details(List.of(), Optional.empty());
      return EndedGameAnswer.answer(question.game(), texts).details(nothing).build();
    }
    return question.pawn().isPresent() ? pawnLeft(question.pawn().get()) : withoutMove();
  }

  private Answer withoutMove() {
    Position position = question.game().position();
    AnswerBuilder answer = new AnswerBuilder(texts).show(position);
    if (answer.isSecond(question.irregularities())) {
      penalty().end(answer, position);
      answer.say(CasesText.PRESSED_WITHOUT_MOVE, offender());
      return answer.details(details(List.of(), Optional.empty())).build();
    }
    answer.say(CasesText.PRESSED_WITHOUT_MOVE, offender());
    penalty().addTime(answer);
    penalty().denyIncrement(answer, CasesText.NO_TIME_FOR_PRESS);
    return answer
        .clocks(ClockConsequence.runs(offender()))
        .details(details(position.legalMoves(), Optional.empty()))
        .build();
  }

  private CaseReply pawnLeft(Square goal) {
    List<Move> promotions = promotions(goal);
    if (promotions.isEmpty()) {
      return CaseProblem.unusable("pawn", texts, CasesText.NO_SUCH_PROMOTION, goal.toString());
    }
    return promotions.size() > 1
        ? CaseProblem.missing("from", texts, CasesText.WHICH_PAWN, goal.toString())
        : queen(promotions.get(0));
  }

  private Answer queen(Move promotion) {
    Position after = question.game().position().play(promotion);
    return after.isCheckmate() ? mate(promotion, after) : queen(promotion, after);
  }

  /**
   * Rules on a queen that does not give mate. If it gives stalemate or leaves a dead position, the
   * game is drawn (5.2.1, 5.2.2).
   */
  private Answer queen(Move promotion, Position after) {
    Game queened = Game.start(after, Rulebook.OVER_THE_BOARD, TimeControl.NONE, 0);
    Optional<AnswerBuilder> drawn = EndedGameAnswer.afterMove(queened, texts);
    if (drawn.isPresent()) {
      return withQueen(drawn.get().say(CasesText.PAWN_NOT_REPLACED, offender()), after, List.of());
    }
    AnswerBuilder answer = show(promotion, after);
    if (answer.isSecond(question.irregularities())) {
      penalty().end(answer, after);
      answer.say(CasesText.PAWN_NOT_REPLACED, offender());
      return withQueen(answer, after, List.of());
    }
    answer.say(CasesText.PAWN_NOT_REPLACED, offender());
    penalty().addTime(answer);
    penalty().denyIncrement(answer, CasesText.NO_INCREMENT);
    return withQueen(answer.clocks(ClockConsequence.runs(after.turn())), after, after.legalMoves());
  }

  /**
   * Rules on a queen that gives mate. The first time the arbiter decides whether the game is over.
   * The second time the player at fault never wins.
   */
  private Answer mate(Move promotion, Position after) {
    AnswerBuilder answer = show(promotion, after).clocks(ClockConsequence.BOTH_STOPPED);
    if (!answer.isSecond(question.irregularities())) {
      answer.say(CasesText.PAWN_NOT_REPLACED, offender());
      penalty().addTime(answer);
      answer.say(CasesText.QUEEN_MATES);
      answer.leave(ArbiterOption.GAME_OVER, ArbiterOption.GAME_NOT_OVER);
      return withQueen(answer, after, List.of());
    }
    Position before = question.game().position();
    if (MateProspect.of(before, offender().other()).isExcluded()) {
      penalty().end(answer, before);
    } else {
      answer.say(CasesText.QUEEN_MATES_SECOND, offender(), offender().other());
      answer.leave(ArbiterOption.JUDGE_WITHOUT_QUEEN, ArbiterOption.JUDGE_WITH_QUEEN);
    }
    answer.say(CasesText.PAWN_NOT_REPLACED, offender()).cite("5.1.1");
    return withQueen(answer, after, List.of());
  }

  private AnswerBuilder show(Move promotion, Position after) {
    return new AnswerBuilder(texts).show(after, List.of(promotion.to()), List.of(), List.of());
  }

  private Answer withQueen(AnswerBuilder answer, Position after, List<Move> allowed) {
    return answer
        .board(BoardConsequence.QUEEN_PLACED)
        .details(details(allowed, Optional.of(after)))
        .build();
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
    return new IrregularityPenalty(offender(), question.conditions(), texts);
  }
}
