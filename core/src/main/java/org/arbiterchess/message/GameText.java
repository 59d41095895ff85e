package org.arbiterchess.message;

import org.arbiterchess.language.TextKey;

/** Sentences about a game, each with the article that it cites; an empty article cites none. */
public enum GameText implements TextKey {
  // How a game ended.
  CHECKMATE("5.1.1", "winner"),
  RESIGNATION("5.1.2", "loser,winner"),
  RESIGNATION_DRAWN("5.1.2", "loser,opponent"),
  STALEMATE("5.2.1", "side"),
  DEAD_POSITION("5.2.2"),
  DRAW_AGREED("5.2.3"),
  FLAG_FELL("6.9", "loser,winner"),
  FLAG_FELL_DRAWN("6.9", "loser,opponent"),
  THREEFOLD_CLAIMED("9.2.2"),
  THREEFOLD_CLAIMED_WITH_MOVE("9.2.1", "move"),
  FIFTY_CLAIMED("9.3"),
  FIFTY_CLAIMED_WITH_MOVE("9.3", "move"),
  FIVEFOLD("9.6.1"),
  SEVENTY_FIVE("9.6.2"),
  ABANDONED("", "loser,winner"),
  ABANDONED_DRAWN("", "side"),
  ABORTED(""),
  ABORTED_WITHOUT_MOVE("", "side"),
  STOPPED(""),
  RESULT_BEING_DECIDED(""),
  ILLEGAL_MOVES("7.5.5", "offender,winner"),
  ILLEGAL_MOVES_DRAWN("7.5.5", "offender,opponent"),
  DECLARED_WIN("", "winner"),
  DECLARED_DRAW(""),
  DECLARED_WITHOUT_RESULT(""),

  // Why the game is drawn: the side cannot checkmate.
  NO_MATE_BARE_KING("", "side"),
  NO_MATE_KNIGHT_AGAINST_QUEENS("", "side"),
  NO_MATE_BISHOPS_OF_ONE_COLOR("", "side"),
  NO_MATE_VERDICT("", "side"),

  // Refusals.
  GAME_OVER(""),
  NOT_YOUR_TURN("1.2", "turn"),
  THREEFOLD_NOT_YOUR_TURN("9.2", "turn"),
  FIFTY_NOT_YOUR_TURN("9.3", "turn"),
  THREEFOLD_NOT_YET("9.2.2", "times"),
  THREEFOLD_NOT_YET_WITH_MOVE("9.2.1", "move,times"),
  FIFTY_NOT_YET("9.3", "moves"),
  FIFTY_NOT_YET_WITH_MOVE("9.3", "move,moves"),
  THREEFOLD_COMES_BY_ITSELF("Online 5.4.1"),
  FIFTY_COMES_BY_ITSELF("Online 5.4.4"),
  DRAW_OFFER_TOO_EARLY("5.2.3"),
  DRAW_OFFER_OPEN("9.1", "opponent"),
  DRAW_OFFER_DECLINED("9.1", "opponent"),
  NO_DRAW_OFFER("9.1"),
  OWN_DRAW_OFFER("9.1"),
  NOTHING_TO_TAKE_BACK(""),
  TAKEBACK_OPEN("", "opponent"),
  NO_TAKEBACK(""),
  OWN_TAKEBACK(""),
  ABORT_TOO_LATE(""),
  PAUSED(""),
  NOT_PAUSED(""),
  NO_CLOCK(""),
  CLOCK_OUT_OF_RANGE(""),
  ENOUGH_TIME_GIVEN(""),
  FLAG_NOT_FALLEN("6.9", "side"),
  NO_VERDICT_WANTED(""),
  ONLY_FOR_PLAYERS(""),
  ONLY_FOR_THE_ARBITER(""),
  ONLY_IN_STRICT_PLAY(""),
  CLAIM_OF_ILLEGAL_MOVE("9.5.3", "move"),

  // Announcements.
  MOVE_PLAYED("", "side,move"),
  TO_MOVE("", "side"),
  IN_CHECK("3.9.1", "side"),
  DRAW_OFFERED("9.1", "side"),
  DRAW_DECLINED("9.1", "side"),
  THREEFOLD_CLAIMABLE("9.2.2"),
  FIFTY_CLAIMABLE("9.3"),
  THREEFOLD_CLAIMABLE_WITH("9.2.1", "moves"),
  FIFTY_CLAIMABLE_WITH("9.3.1", "moves"),
  TAKEBACK_ASKED("", "side"),
  TAKEBACK_ASKED_TWO("", "side"),
  TAKEBACK_GIVEN("", "side"),
  TAKEBACK_DECLINED("", "side"),
  GAME_PAUSED(""),
  GAME_RESUMED(""),
  CLOCK_SET("", "side,time"),
  TIME_GIVEN("", "giver,receiver,seconds");

  private final Entry entry;

  GameText(String article) {
    this(article, "");
  }

  GameText(String article, String placeholders) {
    this.entry = Entry.of("game", article, placeholders);
  }

  @Override
  public Entry entry() {
    return entry;
  }
}
