package org.arbiterchess.cases;

import org.arbiterchess.cases.Question.WrongSetup.MisplacedPiece;
import org.arbiterchess.language.Texts;
import org.arbiterchess.message.CasesText;

/**
 * Rules on a game that began incorrectly. In unsupervised rapid and blitz, it is too late for a
 * correction once each player has completed ten moves (A.5.1.2).
 */
record WrongSetupRuling(Question.WrongSetup question, Texts texts) {

  private static final int MOVES_UNTIL_TOO_LATE = 10;

  CaseReply answer() {
    AnswerBuilder answer = new AnswerBuilder(texts);
    boolean needsMoves =
        question.what() == Question.WrongSetup.Fault.COLORS
            || answer.isUnsupervised(question.conditions());
    if (needsMoves && question.completed().isEmpty()) {
      return CaseProblem.missing("completed", texts, CasesText.HOW_MANY_MOVES);
    }
    boolean late = needsMoves && question.completed().getAsInt() >= MOVES_UNTIL_TOO_LATE;
    switch (question.what()) {
      case PIECES -> pieces(answer, late);
      case BOARD -> board(answer, late);
      case COLORS -> colors(answer, late);
    }
    return answer.build();
  }

  private void pieces(AnswerBuilder answer, boolean late) {
    if (late) {
      answer.say(CasesText.WRONG_START_STAYS);
      castling(answer);
    } else {
      newGame(answer.say(CasesText.WRONG_START));
      sayInTime(answer);
    }
    answer.citeBlitz(question.conditions());
  }

  private void board(AnswerBuilder answer, boolean late) {
    if (late) {
      answer.say(CasesText.BOARD_STAYS);
    } else {
      answer.board(BoardConsequence.TRANSFERRED).say(CasesText.BOARD_TURNED);
      sayInTime(answer);
    }
    answer.say(CasesText.LIGHT_CORNER).citeBlitz(question.conditions());
  }

  private static void colors(AnswerBuilder answer, boolean late) {
    if (late) {
      answer.say(CasesText.COLORS_STAY);
    } else {
      newGame(answer.say(CasesText.COLORS_REVERSED));
    }
  }

  private static void newGame(AnswerBuilder answer) {
    answer
        .game(GameConsequence.NEW_GAME)
        .board(BoardConsequence.NEW_START)
        .clocks(ClockConsequence.RESET);
  }

  private void sayInTime(AnswerBuilder answer) {
    if (question.conditions().isUnsupervised()) {
      answer.say(CasesText.WRONG_START_IN_TIME);
    }
  }

  /**
   * States who may not castle. If it is unknown which piece was misplaced, gives the rule for a
   * king and the rule for a rook.
   */
  private void castling(AnswerBuilder answer) {
    boolean unknown = question.misplaced().isEmpty();
    if (unknown || isMisplaced(MisplacedPiece.KING)) {
      say(answer, CasesText.KING_CANNOT_CASTLE, CasesText.MISPLACED_KING);
    }
    if (unknown || isMisplaced(MisplacedPiece.ROOK)) {
      say(answer, CasesText.ROOK_CANNOT_CASTLE, CasesText.MISPLACED_ROOK);
    }
  }

  private void say(AnswerBuilder answer, CasesText ofSide, CasesText ofAnySide) {
    if (question.by().isPresent() && !question.misplaced().isEmpty()) {
      answer.say(ofSide, question.by().get());
    } else {
      answer.say(ofAnySide);
    }
  }

  private boolean isMisplaced(MisplacedPiece wanted) {
    for (MisplacedPiece piece : question.misplaced()) {
      if (piece == wanted) {
        return true;
      }
    }
    return false;
  }
}
