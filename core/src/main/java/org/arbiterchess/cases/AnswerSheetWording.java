package org.arbiterchess.cases;

import org.arbiterchess.chess.Color;
import org.arbiterchess.notation.AnswerSheetPhrase;
import org.arbiterchess.notation.Phrasebook;

/** Selects the phrases for the parts of an {@link AnswerSheet}. */
final class AnswerSheetWording {

  private AnswerSheetWording() {}

  static String headline(GameConsequence game, Phrasebook book) {
    return switch (game) {
      case WHITE_WINS -> book.text(AnswerSheetPhrase.WINS, Color.WHITE);
      case BLACK_WINS -> book.text(AnswerSheetPhrase.WINS, Color.BLACK);
      case DRAW -> book.text(AnswerSheetPhrase.DRAW);
      case CONTINUES -> book.text(AnswerSheetPhrase.GAME_GOES_ON);
      case NEW_GAME -> book.text(AnswerSheetPhrase.NEW_GAME);
      case BOTH_LOSE -> book.text(AnswerSheetPhrase.BOTH_LOSE);
      case RESULT_STANDS -> book.text(AnswerSheetPhrase.RESULT_STANDS);
      case LEFT_TO_ARBITER -> book.text(AnswerSheetPhrase.ARBITER_DECIDES);
    };
  }

  static String clocks(ClockConsequence clocks, Phrasebook book) {
    return switch (clocks) {
      case UNCHANGED -> book.text(AnswerSheetPhrase.CLOCKS_UNCHANGED);
      case BOTH_STOPPED -> book.text(AnswerSheetPhrase.BOTH_STOPPED);
      case WHITE_RUNS -> book.text(AnswerSheetPhrase.CLOCK_RUNS, Color.WHITE);
      case BLACK_RUNS -> book.text(AnswerSheetPhrase.CLOCK_RUNS, Color.BLACK);
      case BY_JUDGEMENT -> book.text(AnswerSheetPhrase.BY_JUDGEMENT);
      case SET_RIGHT -> book.text(AnswerSheetPhrase.CLOCK_SET_RIGHT);
      case RESET -> book.text(AnswerSheetPhrase.CLOCKS_RESET);
    };
  }

  static AnswerSheetPhrase of(BoardConsequence board) {
    return switch (board) {
      case UNCHANGED -> AnswerSheetPhrase.BOARD_UNCHANGED;
      case RESTORED -> AnswerSheetPhrase.BOARD_RESTORED;
      case QUEEN_PLACED -> AnswerSheetPhrase.QUEEN_PLACED;
      case GO_BACK -> AnswerSheetPhrase.GO_BACK;
      case TRANSFERRED -> AnswerSheetPhrase.BOARD_TRANSFERRED;
      case PIECES_REPLACED -> AnswerSheetPhrase.PIECES_REPLACED;
      case PIECE_RETURNED -> AnswerSheetPhrase.PIECE_RETURNED;
      case CORRECTED_BY_PLAYER -> AnswerSheetPhrase.CORRECTED_BY_PLAYER;
      case NEW_START -> AnswerSheetPhrase.NEW_START;
    };
  }

  static AnswerSheetPhrase of(ArbiterOption option) {
    return switch (option) {
      case WARNING -> AnswerSheetPhrase.WARNING;
      case TIME_FOR_OPPONENT -> AnswerSheetPhrase.TIME_FOR_OPPONENT;
      case TIME_OFF_OFFENDER -> AnswerSheetPhrase.TIME_OFF_OFFENDER;
      case GAME_LOST -> AnswerSheetPhrase.GAME_LOST;
      case OTHER_PENALTY -> AnswerSheetPhrase.OTHER_PENALTY;
      case LEAVE_RESULT -> AnswerSheetPhrase.LEAVE_RESULT;
      case CORRECT_RESULT -> AnswerSheetPhrase.CORRECT_RESULT;
      case DECLARE_DRAW -> AnswerSheetPhrase.DECLARE_DRAW;
      case POSTPONE -> AnswerSheetPhrase.POSTPONE;
      case REJECT -> AnswerSheetPhrase.REJECT;
      case AGREE_INCREMENT -> AnswerSheetPhrase.AGREE_INCREMENT;
      case REFUSE -> AnswerSheetPhrase.REFUSE_INCREMENT;
      case ESTABLISH_ORDER -> AnswerSheetPhrase.ESTABLISH_ORDER;
      case DECIDE_ON_FACTS -> AnswerSheetPhrase.DECIDE_ON_FACTS;
      case EXCUSE_LATE -> AnswerSheetPhrase.EXCUSE_LATE;
      case EXPEL_SPECTATOR -> AnswerSheetPhrase.EXPEL_SPECTATOR;
      case MILDER_PENALTY -> AnswerSheetPhrase.MILDER_PENALTY;
      case GAME_OVER -> AnswerSheetPhrase.GAME_OVER;
      case GAME_NOT_OVER -> AnswerSheetPhrase.GAME_NOT_OVER;
    };
  }
}
