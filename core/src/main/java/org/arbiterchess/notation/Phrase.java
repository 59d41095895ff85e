package org.arbiterchess.notation;

import java.util.Optional;

/**
 * A message from the arbiter about a game rather than a move. Each constant specifies how many
 * placeholders its template has, and which article of the Laws it cites, if any. {@link
 * Phrasebook#say} converts it to a sentence.
 */
public enum Phrase {
  // Sentences that say how a game ended. {0} is the winner or the side concerned, {1} the other
  // side.
  /** {0} is the winner. */
  CHECKMATE("5.1.1", 1),
  /** {0} is the side that resigned, {1} the winner. */
  RESIGNATION("5.1.2", 2),
  RESIGNATION_ONLINE("Online 5.2", 2),
  /** {0} is the side that resigned, {1} the side that cannot deliver checkmate. */
  RESIGNATION_DRAWN("5.1.2", 2),
  /** {0} is the side without a legal move. */
  STALEMATE("5.2.1", 1),
  DEAD_POSITION("5.2.2", 0),
  DRAW_AGREED("5.2.3", 0),
  DRAW_AGREED_ONLINE("Online 5.3", 0),
  /** {0} is the side whose flag fell, {1} the winner. */
  FLAG_FELL("6.9", 2),
  FLAG_FELL_ONLINE("Online 4.4", 2),
  /** {0} is the side whose flag fell, {1} the side that cannot deliver checkmate. */
  FLAG_FELL_DRAWN("6.9", 2),
  FLAG_FELL_DRAWN_ONLINE("Online 4.4", 2),
  THREEFOLD_CLAIMED("9.2.2", 0),
  /** {0} is the intended move. */
  THREEFOLD_CLAIMED_WITH_MOVE("9.2.1", 1),
  THREEFOLD_ONLINE("Online 5.4.1", 0),
  FIFTY_CLAIMED("9.3", 0),
  /** {0} is the intended move. */
  FIFTY_CLAIMED_WITH_MOVE("9.3", 1),
  FIFTY_ONLINE("Online 5.4.4", 0),
  FIVEFOLD("9.6.1", 0),
  SEVENTY_FIVE("9.6.2", 0),
  /** {0} is the side that left, {1} the winner. */
  ABANDONED(2),
  /** {0} is the side that left. */
  ABANDONED_DRAWN(1),
  ABORTED(0),
  /** {0} is the side that did not make its first move. */
  ABORTED_WITHOUT_MOVE(1),
  STOPPED(0),
  /** The game has ended, but the program is still checking whether checkmate was possible. */
  RESULT_BEING_DECIDED(0),

  // Reasons why the game is a draw after a flag fall or a resignation. {0} is the side that cannot
  // deliver checkmate.
  NO_MATE_BARE_KING(1),
  NO_MATE_KNIGHT_AGAINST_QUEENS(1),
  NO_MATE_BISHOPS_OF_ONE_COLOR(1),
  NO_MATE_VERDICT(1),

  // Refusals.
  /** The refusal supplies the article under which the game ended. */
  GAME_OVER(0),
  /** {0} is the side to move. */
  NOT_YOUR_TURN("1.2", 1),
  /** {0} is the side to move. */
  THREEFOLD_NOT_YOUR_TURN("9.2", 1),
  FIFTY_NOT_YOUR_TURN("9.3", 1),
  /** {0} is the number of times the position has occurred, 1 or 2. */
  THREEFOLD_NOT_YET("9.2.2", 1),
  /** {0} is the move, {1} the number of times the position will have occurred. */
  THREEFOLD_NOT_YET_WITH_MOVE("9.2.1", 2),
  /** {0} is the number of moves that each side has made without a capture or a pawn move. */
  FIFTY_NOT_YET("9.3", 1),
  /** {0} is the intended move, {1} the same count as in {@link #FIFTY_NOT_YET}, after that move. */
  FIFTY_NOT_YET_WITH_MOVE("9.3", 2),
  THREEFOLD_COMES_BY_ITSELF("Online 5.4.1", 0),
  FIFTY_COMES_BY_ITSELF("Online 5.4.4", 0),
  DRAW_OFFER_TOO_EARLY("5.2.3", 0),
  /** {0} is the side that has to respond. */
  DRAW_OFFER_OPEN("9.1", 1),
  /** {0} is the side that declined. */
  DRAW_OFFER_DECLINED("9.1", 1),
  NO_DRAW_OFFER("9.1", 0),
  OWN_DRAW_OFFER("9.1", 0),
  NOTHING_TO_TAKE_BACK(0),
  /** {0} is the side that has to respond. */
  TAKEBACK_OPEN(1),
  NO_TAKEBACK(0),
  OWN_TAKEBACK(0),
  ABORT_TOO_LATE(0),
  PAUSED(0),
  NOT_PAUSED(0),
  NO_CLOCK(0),
  CLOCK_OUT_OF_RANGE(0),
  ENOUGH_TIME_GIVEN(0),
  /** {0} is the side whose flag has not fallen. */
  FLAG_NOT_FALLEN("6.9", 1),
  NO_VERDICT_WANTED(0),
  ONLY_FOR_PLAYERS(0),
  ONLY_FOR_THE_ARBITER(0),

  // Announcements.
  /** {0} is the side that moved, {1} the move in words. */
  MOVE_PLAYED(2),
  /** {0} is the side to move. */
  TO_MOVE(1),
  /** {0} is the side in check. */
  IN_CHECK("3.9.1", 1),
  /** {0} is the side that offers the draw. */
  DRAW_OFFERED("9.1", 1),
  /** {0} is the side that declines. */
  DRAW_DECLINED("9.1", 1),
  THREEFOLD_CLAIMABLE("9.2.2", 0),
  FIFTY_CLAIMABLE("9.3", 0),
  /** {0} is the side that requests the takeback. */
  TAKEBACK_ASKED(1),
  /**
   * {0} is the side that requests the takeback. The opponent has already replied, so two moves are
   * taken back.
   */
  TAKEBACK_ASKED_TWO(1),
  /** {0} is the side that accepts. */
  TAKEBACK_GIVEN(1),
  TAKEBACK_DECLINED(1),
  GAME_PAUSED(0),
  GAME_RESUMED(0),
  /** {0} is the side, {1} the time on its clock. */
  CLOCK_SET(2),
  /** {0} is the side that gives time, {1} the side that receives it, {2} the number of seconds. */
  TIME_GIVEN(3);

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

  /** The article of the Laws to cite; empty if the caller supplies it or none applies. */
  public Optional<String> article() {
    return article;
  }

  /**
   * The number of placeholders in the template, which stand for sides, numbers, moves or other
   * text.
   */
  public int valueCount() {
    return valueCount;
  }
}
