package org.arbiterchess.notation;

import java.util.Optional;

/**
 * A sentence about the clock for games played on a real board. Each constant specifies how many
 * placeholders its template has, and which article of the Laws it cites, if any. {@link
 * Phrasebook#say} converts it to a sentence. {0} is a player unless a constant's comment says
 * otherwise.
 */
public enum ClockPhrase {
  // Events.
  /** {0} is the time control, such as 3+2. */
  SET_UP(1),
  /** {0} is the player whose clock is now running. */
  STARTED("6.6", 1),
  /** {0} is the player who pressed the clock, {1} the player whose clock is now running. */
  STARTED_BY_PRESS("6.6", 2),
  /** {0} is the player, {1} the move number, {2} the time used, {3} the time left. */
  PRESSED(4),
  FLAG_FELL(1),
  /** {0} is the player whose flag fell second, {1} the player whose flag fell first. */
  FLAG_FELL_TOO(2),
  PAUSED(0),
  /** {0} is the player whose clock is now running. */
  RESUMED(1),
  /**
   * {0} is a player, {1} the time on that player's clock, {2} the opponent, {3} the time on the
   * opponent's clock.
   */
  TIMES_SET(4),
  /** {0} is the player, {1} the number of moves. */
  MOVES_SET(2),
  /** {0} is the player whose clock runs next. */
  TURN_SET(1),
  ONE_MINUTE_ADDED(1),
  TWO_MINUTES_ADDED(1),
  /** {0} is the player, {1} the time, such as 0:30. */
  TIME_ADDED(2),
  TIME_TAKEN(2),
  SIDES_SWAPPED(0),

  // Refusals.
  NOT_STARTED(0),
  ALREADY_STARTED(0),
  WHITE_CLOCK_FIRST("6.6", 0),
  /** {0} is the player whose clock is running. */
  OTHER_CLOCK_RUNS(1),
  IS_PAUSED(0),
  NOT_PAUSED(0),
  RUNNING(0),
  /** {0} is the player whose flag fell first. */
  FLAG_IS_DOWN(1),
  FLAG_NOT_FALLEN(0),
  TIME_OUT_OF_RANGE(0),
  MOVES_OUT_OF_RANGE(0);

  private final Optional<String> article;
  private final int valueCount;

  ClockPhrase(int valueCount) {
    this.article = Optional.empty();
    this.valueCount = valueCount;
  }

  ClockPhrase(String article, int valueCount) {
    this.article = Optional.of(article);
    this.valueCount = valueCount;
  }

  /** The article of the Laws to cite; empty if none applies. */
  public Optional<String> article() {
    return article;
  }

  public int valueCount() {
    return valueCount;
  }
}
