package org.arbiterchess.cases;

import org.arbiterchess.chess.Color;
import org.arbiterchess.notation.Phrasebook;
import org.arbiterchess.notation.SheetPhrase;

/** Selects the phrases for the parts of an {@link AnswerSheet}. */
final class SheetWords {

  private SheetWords() {}

  static String headline(GameAction game, Phrasebook book) {
    return switch (game) {
      case WHITE_WINS -> book.text(SheetPhrase.WINS, Color.WHITE);
      case BLACK_WINS -> book.text(SheetPhrase.WINS, Color.BLACK);
      case DRAW -> book.text(SheetPhrase.DRAW);
      case CONTINUES -> book.text(SheetPhrase.GAME_GOES_ON);
      case NEW_GAME -> book.text(SheetPhrase.NEW_GAME);
      case BOTH_LOSE -> book.text(SheetPhrase.BOTH_LOSE);
      case RESULT_STANDS -> book.text(SheetPhrase.RESULT_STANDS);
      case LEFT_TO_ARBITER -> book.text(SheetPhrase.ARBITER_DECIDES);
    };
  }

  static String clocks(ClockAction clocks, Phrasebook book) {
    return switch (clocks) {
      case UNCHANGED -> book.text(SheetPhrase.CLOCKS_UNCHANGED);
      case BOTH_STOPPED -> book.text(SheetPhrase.BOTH_STOPPED);
      case WHITE_RUNS -> book.text(SheetPhrase.CLOCK_RUNS, Color.WHITE);
      case BLACK_RUNS -> book.text(SheetPhrase.CLOCK_RUNS, Color.BLACK);
      case BY_JUDGEMENT -> book.text(SheetPhrase.BY_JUDGEMENT);
      case SET_RIGHT -> book.text(SheetPhrase.CLOCK_SET_RIGHT);
      case RESET -> book.text(SheetPhrase.CLOCKS_RESET);
    };
  }

  static SheetPhrase of(BoardAction board) {
    return switch (board) {
      case UNCHANGED -> SheetPhrase.BOARD_UNCHANGED;
      case RESTORED -> SheetPhrase.BOARD_RESTORED;
      case QUEEN_PLACED -> SheetPhrase.QUEEN_PLACED;
      case GO_BACK -> SheetPhrase.GO_BACK;
      case TRANSFERRED -> SheetPhrase.BOARD_TRANSFERRED;
      case PIECES_REPLACED -> SheetPhrase.PIECES_REPLACED;
      case PIECE_RETURNED -> SheetPhrase.PIECE_RETURNED;
      case CORRECTED_BY_PLAYER -> SheetPhrase.CORRECTED_BY_PLAYER;
      case NEW_START -> SheetPhrase.NEW_START;
    };
  }

  static SheetPhrase of(ArbiterOption option) {
    return switch (option) {
      case WARNING -> SheetPhrase.WARNING;
      case TIME_FOR_OPPONENT -> SheetPhrase.TIME_FOR_OPPONENT;
      case TIME_OFF_OFFENDER -> SheetPhrase.TIME_OFF_OFFENDER;
      case GAME_LOST -> SheetPhrase.GAME_LOST;
      case OTHER_PENALTY -> SheetPhrase.OTHER_PENALTY;
      case LEAVE_RESULT -> SheetPhrase.LEAVE_RESULT;
      case CORRECT_RESULT -> SheetPhrase.CORRECT_RESULT;
      case DECLARE_DRAW -> SheetPhrase.DECLARE_DRAW;
      case POSTPONE -> SheetPhrase.POSTPONE;
      case REJECT -> SheetPhrase.REJECT;
      case AGREE_INCREMENT -> SheetPhrase.AGREE_INCREMENT;
      case REFUSE -> SheetPhrase.REFUSE_INCREMENT;
      case ESTABLISH_ORDER -> SheetPhrase.ESTABLISH_ORDER;
      case DECIDE_ON_FACTS -> SheetPhrase.DECIDE_ON_FACTS;
      case EXCUSE_LATE -> SheetPhrase.EXCUSE_LATE;
      case EXPEL_SPECTATOR -> SheetPhrase.EXPEL_SPECTATOR;
      case MILDER_PENALTY -> SheetPhrase.MILDER_PENALTY;
      case GAME_OVER -> SheetPhrase.GAME_OVER;
      case GAME_NOT_OVER -> SheetPhrase.GAME_NOT_OVER;
    };
  }
}
