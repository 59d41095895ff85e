package org.arbiterchess.cases;

import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.CastlingSide;
import org.arbiterchess.chess.Square;
import org.arbiterchess.game.ObligationSentences;
import org.arbiterchess.language.Texts;
import org.arbiterchess.message.CasesText;
import org.arbiterchess.notation.Explanation;
import org.arbiterchess.notation.San;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Ruling;
import org.arbiterchess.touch.CastlingHomeSquares;
import org.arbiterchess.touch.Obligation;
import org.arbiterchess.touch.ObligationKind;

/** Rules on touched pieces (4.2 to 4.5). */
record TouchRuling(Question.Touched question, Texts texts) {

  CaseReply answer() {
    Position position = question.game().position();
    if (question.game().isOver()) {
      return EndedGameAnswer.answer(question.game(), texts)
          .details(new AnswerDetails.TouchedPieces(position, List.of(), false))
          .build();
    }
    if (question.touched().isEmpty()) {
      return CaseProblem.missing("touched", texts, CasesText.WHAT_WAS_TOUCHED);
    }
    for (Square square : question.touched()) {
      if (position.pieceAt(square).isEmpty()) {
        return CaseProblem.unusable("touched", texts, CasesText.EMPTY_SQUARE, square.toString());
      }
    }
    Optional<CaseProblem> wrongMove =
        question.played().flatMap(move -> CaseProblem.ofMove("played", texts, position, move));
    if (wrongMove.isPresent()) {
      return wrongMove.get();
    }
    return question.adjusting().orElse(false) ? adjusted(position) : obliged(position);
  }

  private Answer adjusted(Position position) {
    List<Move> moves = position.legalMoves();
    return new AnswerBuilder(texts)
        .say(CasesText.ADJUSTED_FIRST)
        .clocks(ClockConsequence.runs(position.turn()))
        .show(position, question.touched(), List.of(), List.of())
        .details(new AnswerDetails.TouchedPieces(position, moves, true))
        .build();
  }

  private Answer obliged(Position position) {
    CastlingHomeSquares castling = CastlingHomeSquares.of(question.game().startingPosition());
    Obligation obligation = Obligation.of(position, question.touched(), castling);
    AnswerBuilder answer = new AnswerBuilder(texts).clocks(ClockConsequence.runs(position.turn()));
    answer.show(position, question.touched(), List.of(), List.of());
    answer.details(
        new AnswerDetails.TouchedPieces(
            position, obligation.allowed(), obligation.kind().isFree()));
    if (question.played().isPresent()
        && answer.given(question.opponentTouched(), Assumption.OPPONENT_TOUCHED)) {
      return answer
          .say(CasesText.COMPLAINT_TOO_LATE, San.write(position, question.played().get()))
          .clocks(ClockConsequence.runs(position.turn().other()))
          .details(new AnswerDetails.TouchedPieces(position, List.of(), false))
          .build();
    }
    if (question.adjusting().isPresent()) {
      answer.say(CasesText.ADJUSTED_TOO_LATE);
    }
    say(answer, obligation, position);
    if (obligation.kind() == ObligationKind.MOVE_KING) {
      sayWhyNotCastled(answer, obligation);
    }
    if (promotes(obligation)) {
      answer.say(CasesText.PROMOTION_STILL_OPEN);
    }
    question.played().ifPresent(played -> rulePlayed(answer, position, obligation, played));
    return answer.build();
  }

  /** Explains why castling with the touched rook is illegal. */
  private void sayWhyNotCastled(AnswerBuilder answer, Obligation obligation) {
    Square king = obligation.piece().orElseThrow();
    Square rook = obligation.target().orElseThrow();
    CastlingSide side =
        rook.index() > king.index() ? CastlingSide.KING_SIDE : CastlingSide.QUEEN_SIDE;
    if (question.game().rule(new Attempt.Castle(side)) instanceof Ruling.Illegal illegal) {
      String castling = side == CastlingSide.KING_SIDE ? "O-O" : "O-O-O";
      answer.say(CasesText.WHY_NOT_CASTLE, castling, Explanation.forRecord(illegal, texts).text());
    }
  }

  private void rulePlayed(
      AnswerBuilder answer, Position position, Obligation obligation, Attempt played) {
    if (obligation.permits(position, played)) {
      answer.say(CasesText.PLAYED_AS_OBLIGED, San.write(position, played));
    } else {
      answer.board(BoardConsequence.PIECE_RETURNED);
      answer.say(instead(position, played), San.write(position, played));
    }
  }

  /**
   * Returns the phrase for a move that breaks the touch-move rule. Such a move never ends the game,
   * even if it would be checkmate or stalemate (5.1.1, 5.2.1).
   */
  private static CasesText instead(Position position, Attempt played) {
    if (position.rule(played) instanceof Ruling.Legal legal) {
      Position after = position.play(legal.move());
      if (!after.hasLegalMove()) {
        return after.isCheck() ? CasesText.MATED_INSTEAD : CasesText.STALEMATED_INSTEAD;
      }
    }
    return CasesText.PLAYED_INSTEAD;
  }

  /** Whether the player must promote a pawn. */
  private static boolean promotes(Obligation obligation) {
    for (Move move : obligation.allowed()) {
      if (move.promotion().isEmpty()) {
        return false;
      }
    }
    return !obligation.allowed().isEmpty();
  }

  /**
   * States what the touched pieces oblige the player to do. If they impose no obligation, the
   * player may make any legal move.
   */
  static void say(AnswerBuilder answer, Obligation obligation, Position position) {
    if (obligation.kind() == ObligationKind.FREE_AFTER_CASTLING) {
      answer.say(CasesText.KING_CANNOT_MOVE);
    } else if (obligation.kind().isFree()) {
      answer.say(CasesText.NOTHING_CAN_MOVE).cite(triedRule(obligation, position));
    } else {
      answer.say(ObligationSentences.of(obligation, position, answer.texts()));
    }
    if (obligation.kind() == ObligationKind.NO_CASTLING) {
      answer.cite("4.3.1");
    }
  }

  /**
   * Returns the touch-move article that the player would normally have to follow. No legal move
   * satisfies it, so 4.5 applies instead.
   */
  private static String triedRule(Obligation obligation, Position position) {
    boolean own = false;
    boolean enemy = false;
    for (Square square : obligation.touched()) {
      boolean mine =
          position.pieceAt(square).filter(piece -> piece.color() == position.turn()).isPresent();
      own = own || mine;
      enemy = enemy || !mine;
    }
    return own && enemy ? "4.3.3" : enemy ? "4.3.2" : "4.3.1";
  }
}
