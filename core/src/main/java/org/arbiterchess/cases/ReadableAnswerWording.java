package org.arbiterchess.cases;

import org.arbiterchess.chess.Color;
import org.arbiterchess.notation.Phrasebook;
import org.arbiterchess.notation.ReadableAnswerPhrase;

/** Selects the phrases for the parts of a {@link ReadableAnswer}. */
final class ReadableAnswerWording {

  private ReadableAnswerWording() {}

  static String headline(GameConsequence game, Phrasebook book) {
    return switch (game) {
      case WHITE_WINS -> book.text(ReadableAnswerPhrase.WINS, Color.WHITE);
      case BLACK_WINS -> book.text(ReadableAnswerPhrase.WINS, Color.BLACK);
      case DRAW -> book.text(ReadableAnswerPhrase.DRAW);
      case CONTINUES -> book.text(ReadableAnswerPhrase.GAME_GOES_ON);
      case NEW_GAME -> book.text(ReadableAnswerPhrase.NEW_GAME);
      case BOTH_LOSE -> book.text(ReadableAnswerPhrase.BOTH_LOSE);
      case RESULT_STANDS -> book.text(ReadableAnswerPhrase.RESULT_STANDS);
      case RECORD_TRUE_RESULT -> book.text(ReadableAnswerPhrase.RECORD_TRUE_RESULT);
      case LEFT_TO_ARBITER -> book.text(ReadableAnswerPhrase.ARBITER_DECIDES);
    };
  }

  static String clocks(ClockConsequence clocks, Phrasebook book) {
    return switch (clocks) {
      case UNCHANGED -> book.text(ReadableAnswerPhrase.CLOCKS_UNCHANGED);
      case BOTH_STOPPED -> book.text(ReadableAnswerPhrase.BOTH_STOPPED);
      case WHITE_RUNS -> book.text(ReadableAnswerPhrase.CLOCK_RUNS, Color.WHITE);
      case BLACK_RUNS -> book.text(ReadableAnswerPhrase.CLOCK_RUNS, Color.BLACK);
      case BY_JUDGEMENT -> book.text(ReadableAnswerPhrase.BY_JUDGEMENT);
      case SET_RIGHT -> book.text(ReadableAnswerPhrase.CLOCK_SET_RIGHT);
      case RESET -> book.text(ReadableAnswerPhrase.CLOCKS_RESET);
    };
  }

  static ReadableAnswerPhrase of(BoardConsequence board) {
    return switch (board) {
      case UNCHANGED -> ReadableAnswerPhrase.BOARD_UNCHANGED;
      case RESTORED -> ReadableAnswerPhrase.BOARD_RESTORED;
      case QUEEN_PLACED -> ReadableAnswerPhrase.QUEEN_PLACED;
      case GO_BACK -> ReadableAnswerPhrase.GO_BACK;
      case TRANSFERRED -> ReadableAnswerPhrase.BOARD_TRANSFERRED;
      case PIECES_REPLACED -> ReadableAnswerPhrase.PIECES_REPLACED;
      case PIECE_RETURNED -> ReadableAnswerPhrase.PIECE_RETURNED;
      case CORRECTED_BY_PLAYER -> ReadableAnswerPhrase.CORRECTED_BY_PLAYER;
      case NEW_START -> ReadableAnswerPhrase.NEW_START;
    };
  }

  static ReadableAnswerPhrase of(ArbiterOption option) {
    return switch (option) {
      case WARNING -> ReadableAnswerPhrase.WARNING;
      case TIME_FOR_OPPONENT -> ReadableAnswerPhrase.TIME_FOR_OPPONENT;
      case TIME_OFF_OFFENDER -> ReadableAnswerPhrase.TIME_OFF_OFFENDER;
      case GAME_LOST -> ReadableAnswerPhrase.GAME_LOST;
      case OTHER_PENALTY -> ReadableAnswerPhrase.OTHER_PENALTY;
      case LEAVE_RESULT -> ReadableAnswerPhrase.LEAVE_RESULT;
      case CORRECT_RESULT -> ReadableAnswerPhrase.CORRECT_RESULT;
      case DECLARE_DRAW -> ReadableAnswerPhrase.DECLARE_DRAW;
      case REJECT_CLAIM -> ReadableAnswerPhrase.REJECT_CLAIM;
      case POSTPONE -> ReadableAnswerPhrase.POSTPONE;
      case REJECT -> ReadableAnswerPhrase.REJECT;
      case AGREE_INCREMENT -> ReadableAnswerPhrase.AGREE_INCREMENT;
      case REFUSE -> ReadableAnswerPhrase.REFUSE_INCREMENT;
      case ESTABLISH_ORDER -> ReadableAnswerPhrase.ESTABLISH_ORDER;
      case DECIDE_ON_FACTS -> ReadableAnswerPhrase.DECIDE_ON_FACTS;
      case EXCUSE_LATE -> ReadableAnswerPhrase.EXCUSE_LATE;
      case EXPEL_SPECTATOR -> ReadableAnswerPhrase.EXPEL_SPECTATOR;
      case MILDER_PENALTY -> ReadableAnswerPhrase.MILDER_PENALTY;
      case GAME_OVER -> ReadableAnswerPhrase.GAME_OVER;
      case GAME_NOT_OVER -> ReadableAnswerPhrase.GAME_NOT_OVER;
      case JUDGE_WITHOUT_QUEEN -> ReadableAnswerPhrase.JUDGE_WITHOUT_QUEEN;
      case JUDGE_WITH_QUEEN -> ReadableAnswerPhrase.JUDGE_WITH_QUEEN;
    };
  }
}
