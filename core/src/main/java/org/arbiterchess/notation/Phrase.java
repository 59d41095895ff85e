package org.arbiterchess.notation;

import java.util.Optional;

/**
 * What the arbiter says about a game, as opposed to a move. Each constant knows its article, where
 * the laws have one, and how many values it takes; {@link Phrasebook#say} puts it into words.
 */
public enum Phrase {
  // How a game ends. {0} is the winner or the side it turns on, {1} the other side.
  /** The winner. */
  CHECKMATE("5.1.1", 1),
  /** Who resigned, and the winner. */
  RESIGNATION("5.1.2", 2),
  RESIGNATION_ONLINE("Online 5.2", 2),
  /** Who resigned, and who could never have checkmated. */
  RESIGNATION_DRAWN("5.1.2", 2),
  /** The side without a move. */
  STALEMATE("5.2.1", 1),
  DEAD_POSITION("5.2.2", 0),
  DRAW_AGREED("5.2.3", 0),
  DRAW_AGREED_ONLINE("Online 5.3", 0),
  /** Whose flag fell, and the winner. */
  FLAG_FELL("6.9", 2),
  FLAG_FELL_ONLINE("Online 4.4", 2),
  /** Whose flag fell, and who could never have checkmated. */
  FLAG_FELL_DRAWN("6.9", 2),
  FLAG_FELL_DRAWN_ONLINE("Online 4.4", 2),
  THREEFOLD_CLAIMED("9.2.2", 0),
  /** The move that was named. */
  THREEFOLD_CLAIMED_WITH_MOVE("9.2.1", 1),
  THREEFOLD_ONLINE("Online 5.4.1", 0),
  FIFTY_CLAIMED("9.3", 0),
  /** The move that was named. */
  FIFTY_CLAIMED_WITH_MOVE("9.3", 1),
  FIFTY_ONLINE("Online 5.4.4", 0),
  FIVEFOLD("9.6.1", 0),
  SEVENTY_FIVE("9.6.2", 0),
  /** Who left, and the winner. */
  ABANDONED(2),
  /** Who left. */
  ABANDONED_DRAWN(1),
  ABORTED(0),
  STOPPED(0),
  /** The game has ended, and whether it was still winnable is being found out. */
  RESULT_BEING_DECIDED(0),

  // Why a flag or a resignation was only a draw. {0} is the side that could never have checkmated.
  NO_MATE_BARE_KING(1),
  NO_MATE_KNIGHT_AGAINST_QUEENS(1),
  NO_MATE_BISHOPS_OF_ONE_COLOR(1),
  NO_MATE_VERDICT(1),

  // What is refused.
  /** It cites the article of the end. */
  GAME_OVER(0),
  /** Whose turn it is. */
  NOT_YOUR_TURN("1.2", 1),
  /** Whose turn it is. */
  THREEFOLD_NOT_YOUR_TURN("9.2", 1),
  FIFTY_NOT_YOUR_TURN("9.3", 1),
  /** Which time this position is on the board, as {@link Phrasebook#ordinal} has it. */
  THREEFOLD_NOT_YET("9.2.2", 1),
  /** The move that was named, and which time its position will be on the board. */
  THREEFOLD_NOT_YET_WITH_MOVE("9.2.1", 2),
  /** How many moves each have passed. */
  FIFTY_NOT_YET("9.3", 1),
  /** The move that was named, and how many moves each will have passed. */
  FIFTY_NOT_YET_WITH_MOVE("9.3", 2),
  THREEFOLD_COMES_BY_ITSELF("Online 5.4.1", 0),
  FIFTY_COMES_BY_ITSELF("Online 5.4.4", 0),
  DRAW_OFFER_TOO_EARLY("5.2.3", 0),
  /** Who has to answer it. */
  DRAW_OFFER_OPEN("9.1", 1),
  /** Who has declined it. */
  DRAW_OFFER_DECLINED("9.1", 1),
  NO_DRAW_OFFER("9.1", 0),
  OWN_DRAW_OFFER("9.1", 0),
  NOTHING_TO_TAKE_BACK(0),
  /** Who has to answer it. */
  TAKEBACK_OPEN(1),
  NO_TAKEBACK(0),
  OWN_TAKEBACK(0),
  ABORT_TOO_LATE(0),
  PAUSED(0),
  NOT_PAUSED(0),
  NO_CLOCK(0),
  CLOCK_OUT_OF_RANGE(0),
  /** Whose flag has not fallen. */
  FLAG_NOT_FALLEN("6.9", 1),
  NO_VERDICT_WANTED(0),
  ONLY_FOR_PLAYERS(0),
  ONLY_FOR_THE_ARBITER(0),

  // What is announced.
  /** Who moved, and the move in words. */
  MOVE_PLAYED(2),
  /** Whose turn it is. */
  TO_MOVE(1),
  /** Whose king. */
  IN_CHECK("3.9.1", 1),
  /** Who offers. */
  DRAW_OFFERED("9.1", 1),
  /** Who declines. */
  DRAW_DECLINED("9.1", 1),
  THREEFOLD_CLAIMABLE("9.2.2", 0),
  FIFTY_CLAIMABLE("9.3", 0),
  /** Who asks. */
  TAKEBACK_ASKED(1),
  /** Who asks, after the opponent's answer, which goes back with the move. */
  TAKEBACK_ASKED_TWO(1),
  /** Who answers. */
  TAKEBACK_GIVEN(1),
  TAKEBACK_DECLINED(1),
  GAME_PAUSED(0),
  GAME_RESUMED(0),
  /** Whose clock, and what it shows. */
  CLOCK_SET(2);

  private final Optional<String> article;
  private final int valueCount;

  Phrase(int valueCount) {
    this.article = Optional.empty();
    this.valueCount = valueCount;
  }

  Phrase(String article, int valueCount) {
    this.article = Optional.of(article);
    this.valueCount = valueCount;
  }

  /** The article that is cited; none where the laws leave the matter to the players. */
  public Optional<String> article() {
    return article;
  }

  /** How many values the phrase takes: a side, a number, a move. */
  public int valueCount() {
    return valueCount;
  }
}
