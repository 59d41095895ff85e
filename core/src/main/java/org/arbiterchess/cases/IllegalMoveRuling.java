package org.arbiterchess.cases;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.CastlingSide;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Square;
import org.arbiterchess.notation.CasePhrase;
import org.arbiterchess.notation.Phrasebook;
import org.arbiterchess.notation.San;
import org.arbiterchess.notation.Sentence;
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
record IllegalMoveRuling(Question.IllegalMove question, Phrasebook book) {

  CaseReply answer() {
    QuestionProblemFactory problems = new QuestionProblemFactory(book);
    Optional<CaseProblem> wrongMove = problems.ofMove("move", position(), question.move());
    if (wrongMove.isPresent()) {
      return wrongMove.get();
    }
    Ruling ruling =
        question.game().isOver()
            ? position().rule(question.move())
            : question.game().rule(question.move());
    if (ruling instanceof Ruling.Legal legal) {
      return question.twoHands() ? twoHands(legal.move(), problems) : legal(legal.move());
    }
    return question.pressed().isPresent()
        ? illegal((Ruling.Illegal) ruling, question.pressed().get())
        : problems.missing("pressed", CasePhrase.WAS_IT_PRESSED);
  }

  private Answer legal(Move move) {
    AnswerBuilder answer = new AnswerBuilder(book).show(position());
    Color runs = question.pressed().orElse(false) ? offender().other() : offender();
    position().whyAllowed(move).ifPresent(why -> answer.say(book.why(why)));
    answer.say(CasePhrase.MOVE_IS_LEGAL, San.write(position(), move));
    return answer
        .clocks(ClockConsequence.runs(runs))
        .details(details(true, Optional.empty(), false, List.of(move)))
        .build();
  }

  private CaseReply illegal(Ruling.Illegal ruling, boolean pressed) {
    if (pressed && ruling.reason() == Reason.PROMOTION_MISSING && !question.game().isOver()) {
      return pawnNotReplaced((Attempt.Step) question.move());
    }
    if (question.game().isOver()) {
      AnswerDetails nothing = details(false, Optional.of(ruling.reason()), false, List.of());
      return EndedGameAnswer.answer(question.game(), book).details(nothing).build();
    }
    AnswerBuilder answer = new AnswerBuilder(book);
    answer.show(position(), ruling.squares(), ruling.arrows(), List.of());
    if (!pressed) {
      return notPressed(answer, ruling);
    }
    if (answer.isUnsupervised(question.conditions()) && isTooLate(answer)) {
      return stands(answer, ruling);
    }
    return answer.isSecond(question.irregularities())
        ? second(answer, ruling)
        : first(answer, ruling);
  }

  /** Whether the opponent has made the next move, after which nothing is corrected (A.5.2). */
  private boolean isTooLate(AnswerBuilder answer) {
    return question.movesLater() > 0 || answer.given(question.replied(), Assumption.REPLIED);
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
    return new PressRuling(left, book).answer();
  }

  /**
   * Rules on an illegal move that was not followed by a clock press. The move is not complete, so
   * the player may still correct it.
   */
  private Answer notPressed(AnswerBuilder answer, Ruling.Illegal ruling) {
    Obligation obligation = obligation(question.move());
    answer.say(CasePhrase.ILLEGAL_NOT_PRESSED, clause(ruling, book));
    sayObligation(answer, obligation);
    answer.cite(ruling.article()).cite("Manual 7.5");
    return answer
        .board(BoardConsequence.CORRECTED_BY_PLAYER)
        .clocks(ClockConsequence.runs(offender()))
        .details(details(false, Optional.of(ruling.reason()), false, stillOpen(obligation, ruling)))
        .build();
  }

  /**
   * Returns the moves that the player may still make. A pawn that was released on its last rank
   * stays there, so the only choice left is the promotion piece.
   */
  private List<Move> stillOpen(Obligation obligation, Ruling.Illegal ruling) {
    if (ruling.reason() != Reason.PROMOTION_MISSING) {
      return obligation.allowed();
    }
    List<Move> promotions = new ArrayList<>();
    for (Move move : obligation.allowed()) {
      if (move.to() == ((Attempt.Step) question.move()).to()) {
        promotions.add(move);
      }
    }
    return promotions;
  }

  /**
   * Rules that the illegal move stands, as it does in unsupervised rapid and blitz once the
   * opponent has made the next move (A.5.2).
   */
  private Answer stands(AnswerBuilder answer, Ruling.Illegal ruling) {
    answer.say(CasePhrase.MOVE_STANDS);
    answer.cite(question.conditions().isBlitz() ? "B.3" : "A.5.2").cite(ruling.article());
    return answer.details(details(false, Optional.of(ruling.reason()), false, List.of())).build();
  }

  private Answer first(AnswerBuilder answer, Ruling.Illegal ruling) {
    Obligation obligation = obligation(question.move());
    answer.say(CasePhrase.ILLEGAL_AND_PRESSED, clause(ruling, book));
    boolean later = question.movesLater() > 0;
    if (later) {
      answer.say(CasePhrase.FOUND_LATER).say(CasePhrase.TIMES_BY_JUDGEMENT);
    }
    if (question.twoHands()) {
      answer.cite("7.5.4").say(CasePhrase.COUNTS_ONCE);
    }
    penalty().addTime(answer);
    if (!later) {
      penalty().denyIncrement(answer);
    }
    sayObligation(answer, obligation);
    answer.cite(ruling.article());
    if (question.conditions().isUnsupervised()) {
      answer.say(CasePhrase.STILL_IN_TIME);
    }
    return answer
        .board(later ? BoardConsequence.GO_BACK : BoardConsequence.RESTORED)
        .clocks(later ? ClockConsequence.BY_JUDGEMENT : ClockConsequence.runs(offender()))
        .details(details(false, Optional.of(ruling.reason()), true, obligation.allowed()))
        .build();
  }

  private Answer second(AnswerBuilder answer, Ruling.Illegal ruling) {
    penalty().end(answer, position());
    answer.say(CasePhrase.ILLEGAL_AND_PRESSED, clause(ruling, book)).cite(ruling.article());
    return answer
        .board(BoardConsequence.RESTORED)
        .details(details(false, Optional.of(ruling.reason()), true, List.of()))
        .build();
  }

  /**
   * Rules on a legal move made with both hands, which counts as illegal once the clock is pressed
   * (7.5.4).
   */
  private CaseReply twoHands(Move move, QuestionProblemFactory problems) {
    if (question.pressed().isEmpty()) {
      return problems.missing("pressed", CasePhrase.WAS_IT_PRESSED);
    }
    AnswerBuilder answer = new AnswerBuilder(book).show(position());
    Obligation obligation = obligation(move.attempt());
    if (!question.pressed().get()) {
      answer.say(CasePhrase.BOTH_HANDS_NOT_PRESSED, offender());
    } else if (answer.isSecond(question.irregularities())) {
      penalty().end(answer, position());
      answer.say(CasePhrase.BOTH_HANDS, offender());
      return answer.details(details(false, Optional.empty(), false, List.of())).build();
    } else {
      answer.say(CasePhrase.BOTH_HANDS, offender());
      penalty().addTime(answer);
    }
    TouchRuling.say(answer, obligation, position());
    return answer
        .clocks(ClockConsequence.runs(offender()))
        .details(details(false, Optional.empty(), false, obligation.allowed()))
        .build();
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
   * the square where the king lands, and then the rook, even if castling was never possible.
   */
  private Obligation obligation(Attempt attempt) {
    CastlingHomeSquares castling = CastlingHomeSquares.of(question.game().startingPosition());
    List<Square> touched = new ArrayList<>();
    Obligation.from(position(), attempt).ifPresent(touched::add);
    Optional<Square> rook = ReleasedMove.castlingRook(position(), attempt);
    if (rook.isPresent()) {
      Optional.of(castlingGoal(rook.get())).filter(this::isEnemy).ifPresent(touched::add);
      touched.add(rook.get());
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

  /**
   * Returns the sentence that explains the ruling, without its full stop, so that it can fill a
   * placeholder in a phrase.
   */
  static String clause(Ruling.Illegal ruling, Phrasebook book) {
    Sentence sentence = book.sentence(ruling);
    return sentence.text().substring(0, sentence.text().length() - 1);
  }

  private AnswerDetails details(
      boolean legal, Optional<Reason> reason, boolean restored, List<Move> allowed) {
    return new AnswerDetails.MoveMade(
        position(), legal, reason, restored, allowed, Optional.empty());
  }

  private Position position() {
    return question.game().position();
  }

  private Color offender() {
    return position().turn();
  }

  private IrregularityPenalty penalty() {
    return new IrregularityPenalty(offender(), question.conditions(), book);
  }
}
