package org.arbiterchess.cases;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.CastlingSide;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Square;
import org.arbiterchess.language.Texts;
import org.arbiterchess.message.CasesText;
import org.arbiterchess.notation.Explanation;
import org.arbiterchess.notation.San;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Reason;
import org.arbiterchess.rules.Ruling;
import org.arbiterchess.touch.CastlingHomeSquares;
import org.arbiterchess.touch.Obligation;
import org.arbiterchess.touch.ObligationKind;
import org.arbiterchess.touch.ReleasedMove;

/** Rules on whether a move is legal and, if it is not, what happens (7.5.1, 7.5.5). */
record IllegalMoveRuling(Question.IllegalMove question, Texts texts) {

  CaseReply answer() {
    boolean isOver = question.game().isOver();
    Optional<CaseProblem> wrongMove =
        CaseProblem.ofMove("move", texts, position(), question.move());
    if (wrongMove.isPresent() && !isOver) {
      return wrongMove.get();
    }
    Ruling ruling =
        isOver ? position().rule(question.move()) : question.game().rule(question.move());
    if (ruling instanceof Ruling.Legal legal && !(isOver && question.twoHands())) {
      return ofLegal(legal.move());
    }
    if (isOver) {
      AnswerDetails nothing =
          details(false, ruling.illegal().map(Ruling.Illegal::reason), false, List.of());
      return EndedGameAnswer.answer(question.game(), texts).details(nothing).build();
    }
    return question.pressed().isPresent() || hasMovedAgain()
        ? illegal((Ruling.Illegal) ruling)
        : CaseProblem.missing("pressed", texts, CasesText.WAS_IT_PRESSED);
  }

  private CaseReply ofLegal(Move move) {
    BothHandsRuling both = new BothHandsRuling(this, move);
    if (move.isCastling() && question.rookFirst().orElse(false)) {
      return both.rookFirst();
    }
    return question.twoHands() ? both.answer() : legal(move);
  }

  /** Whether the player has since made another move, which completes this one (6.2.1.2). */
  private boolean hasMovedAgain() {
    return question.movesLater() > 0;
  }

  private Answer legal(Move move) {
    AnswerBuilder answer = new AnswerBuilder(texts).show(position());
    Color runs = question.pressed().orElse(false) ? offender().other() : offender();
    position().whyAllowed(move).ifPresent(why -> answer.say(Explanation.of(why, texts)));
    answer.say(CasesText.MOVE_IS_LEGAL, San.write(position(), move));
    return answer
        .clocks(ClockConsequence.runs(runs))
        .details(details(true, Optional.empty(), false, List.of(move)))
        .build();
  }

  private CaseReply illegal(Ruling.Illegal ruling) {
    boolean isCompleted = question.pressed().orElse(false) || hasMovedAgain();
    if (ruling.reason() == Reason.PROMOTION_MISSING) {
      Attempt.Step step = (Attempt.Step) question.move();
      return isCompleted ? pawnNotReplaced(step) : unfinished(step);
    }
    AnswerBuilder answer = new AnswerBuilder(texts);
    answer.show(position(), ruling.squares(), ruling.arrows(), List.of());
    if (!isCompleted) {
      return notPressed(answer, ruling);
    }
    if (isTooLate(answer)) {
      return stands(answer, ruling);
    }
    return answer.isSecond(question.irregularities())
        ? second(answer, ruling)
        : first(answer, ruling);
  }

  /**
   * Whether the opponent has made the next move, after which nothing is corrected in unsupervised
   * rapid and blitz (A.5.2).
   */
  boolean isTooLate(AnswerBuilder answer) {
    return answer.isUnsupervised(question.conditions())
        && (hasMovedAgain() || answer.given(question.replied(), Assumption.REPLIED));
  }

  /**
   * Answers under article 7.5.2 rather than 7.5.1, because the player left a pawn on its last rank.
   */
  private CaseReply pawnNotReplaced(Attempt.Step step) {
    Question.Pressed left =
        new Question.Pressed(
            question.game(),
            Optional.of(step.to()),
            Optional.of(step.from()),
            question.irregularities(),
            question.conditions());
    return new PressRuling(left, texts).answer();
  }

  /**
   * Rules on a pawn that stands on its last rank before the clock is pressed. It stays there, and
   * the move is unfinished, not illegal: only the new piece is still to be chosen (4.7).
   */
  private Answer unfinished(Attempt.Step step) {
    List<Move> promotions = new ArrayList<>();
    for (Move move : position().legalMoves(step.from())) {
      if (move.to() == step.to()) {
        promotions.add(move);
      }
    }
    return new AnswerBuilder(texts)
        .show(position())
        .say(CasesText.PAWN_NOT_YET_REPLACED, offender(), step.to().toString())
        .say(CasesText.PAWN_MUST_BE_REPLACED)
        .clocks(ClockConsequence.runs(offender()))
        .details(details(false, Optional.empty(), false, promotions))
        .build();
  }

  /**
   * Rules on an illegal move that was not followed by a clock press. The move is not complete, so
   * the player may still correct it, even if the opponent has replied.
   */
  private Answer notPressed(AnswerBuilder answer, Ruling.Illegal ruling) {
    Obligation obligation = obligation(question.move());
    answer
        .cite("7.5.1")
        .say(Explanation.forRecord(ruling, texts))
        .say(CasesText.ILLEGAL_NOT_PRESSED);
    if (question.replied().orElse(false)) {
      answer.say(CasesText.REPLY_GOES_BACK, offender());
    }
    sayObligation(answer, obligation);
    answer.cite("Manual 7.5");
    return answer
        .board(BoardConsequence.CORRECTED_BY_PLAYER)
        .clocks(ClockConsequence.runs(offender()))
        .details(details(false, Optional.of(ruling.reason()), false, obligation.allowed()))
        .build();
  }

  /**
   * Rules that the illegal move stands, as it does in unsupervised rapid and blitz once the
   * opponent has made the next move (A.5.2).
   */
  private Answer stands(AnswerBuilder answer, Ruling.Illegal ruling) {
    answer.say(CasesText.MOVE_STANDS);
    answer.citeBlitz(question.conditions()).say(Explanation.forRecord(ruling, texts));
    return answer.details(details(false, Optional.of(ruling.reason()), false, List.of())).build();
  }

  private Answer first(AnswerBuilder answer, Ruling.Illegal ruling) {
    Obligation obligation = obligation(question.move());
    boolean later = hasMovedAgain();
    sayCompleted(answer.cite("7.5.1"), ruling);
    if (later) {
      answer.say(CasesText.FOUND_LATER).say(CasesText.TIMES_BY_JUDGEMENT);
    }
    if (question.twoHands()) {
      answer.cite("7.5.4").say(CasesText.COUNTS_ONCE);
    }
    penalty().addTime(answer);
    if (!later) {
      penalty().denyIncrement(answer, CasesText.NO_TIME_FOR_PRESS);
    }
    sayObligation(answer, obligation);
    if (question.conditions().isUnsupervised()) {
      answer.say(CasesText.STILL_IN_TIME);
    }
    return answer
        .board(later ? BoardConsequence.GO_BACK : BoardConsequence.RESTORED)
        .clocks(later ? ClockConsequence.BY_JUDGEMENT : ClockConsequence.runs(offender()))
        .details(details(false, Optional.of(ruling.reason()), true, obligation.allowed()))
        .build();
  }

  private Answer second(AnswerBuilder answer, Ruling.Illegal ruling) {
    penalty().end(answer, position());
    sayCompleted(answer, ruling);
    return answer
        .board(BoardConsequence.RESTORED)
        .details(details(false, Optional.of(ruling.reason()), true, List.of()))
        .build();
  }

  /** States why the move was illegal, and that it was completed. */
  private void sayCompleted(AnswerBuilder answer, Ruling.Illegal ruling) {
    answer.say(Explanation.forRecord(ruling, texts));
    if (!question.pressed().orElse(true)) {
      answer.say(CasesText.COMPLETED_BY_NEXT_MOVE, offender());
    }
    answer.say(CasesText.ILLEGAL_AND_PRESSED);
  }

  /**
   * States what the player may play instead. If the player released the king in an attempt to
   * castle, the king must move (4.7.2).
   */
  private void sayObligation(AnswerBuilder answer, Obligation obligation) {
    TouchRuling.say(answer, obligation, position());
    boolean captures = obligation.kind() == ObligationKind.CAPTURE_FIRST;
    if (!captures && ReleasedMove.castlingRook(position(), question.move()).isPresent()) {
      answer.cite("4.7.2");
    }
  }

  /**
   * Returns what the touch-move rule obliges the player to play instead. The touched pieces are the
   * moved piece, followed by any captured piece. For castling, they are the king, an enemy piece on
   * the square where the king lands, and then the rook, even if castling was never possible. If the
   * rook was touched first, it comes first.
   */
  Obligation obligation(Attempt attempt) {
    CastlingHomeSquares castling = CastlingHomeSquares.of(question.game().startingPosition());
    List<Square> touched = new ArrayList<>();
    Obligation.from(position(), attempt).ifPresent(touched::add);
    Optional<Square> rook = ReleasedMove.castlingRook(position(), attempt);
    if (rook.isPresent()) {
      Optional.of(castlingGoal(rook.get())).filter(this::isEnemy).ifPresent(touched::add);
      touched.add(question.rookFirst().orElse(false) ? 0 : touched.size(), rook.get());
      Square king = position().king(offender());
      castling =
          new CastlingHomeSquares(castling.kings().with(king), castling.rooks().with(rook.get()));
    } else {
      ReleasedMove.other(position(), attempt).filter(this::isEnemy).ifPresent(touched::add);
    }
    return Obligation.of(position(), touched, castling);
  }

  private Square castlingGoal(Square rook) {
    boolean isKingSide = rook.index() > position().king(offender()).index();
    CastlingSide side = isKingSide ? CastlingSide.KING_SIDE : CastlingSide.QUEEN_SIDE;
    return side.kingGoal(offender());
  }

  private boolean isEnemy(Square square) {
    return position().pieceAt(square).filter(piece -> piece.color() != offender()).isPresent();
  }

  AnswerDetails details(
      boolean legal, Optional<Reason> reason, boolean restored, List<Move> allowed) {
    return new AnswerDetails.MoveMade(
        position(), legal, reason, restored, allowed, Optional.empty());
  }

  Position position() {
    return question.game().position();
  }

  private Color offender() {
    return position().turn();
  }

  IrregularityPenalty penalty() {
    return new IrregularityPenalty(offender(), question.conditions(), texts);
  }
}
