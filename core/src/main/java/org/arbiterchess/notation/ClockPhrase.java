package org.arbiterchess.notation;

import java.util.Optional;

/**
 * A sentence about the clock that times games on a wooden board. Each constant specifies how many
 * values it takes, and cites an article if the Laws have one. {@link Phrasebook#say} converts it to
 * a sentence. {0} is a player unless the comment says otherwise.
 */
public enum ClockPhrase {
  // Events.
  /** Value: the time control, such as 3+2. */
  SET_UP(1),
  /** Value: the player whose clock runs. */
  STARTED("6.6", 1),
  /** Values: the player who pressed and the player whose clock runs. */
  STARTED_BY_PRESS("6.6", 2),
  /** Values: the player, the number of the move, the time used and the time left. */
  PRESSED(4),
  FLAG_FELL(1),
  /** Values: the player whose flag fell second and the player whose flag fell first. */
  FLAG_FELL_TOO(2),
  PAUSED(0),
  /** Value: the player whose clock runs. */
  RESUMED(1),
  /** Values: a player and the time on that player's clock, then the same for the opponent. */
  TIMES_SET(4),
  /** Values: the player and the number of moves. */
  MOVES_SET(2),
  /** Value: the player whose clock runs next. */
  TURN_SET(1),
  ONE_MINUTE_ADDED(1),
  TWO_MINUTES_ADDED(1),
  /** Values: the player and the time, such as 0:30. */
  TIME_ADDED(2),
  TIME_TAKEN(2),
  SIDES_SWAPPED(0),

  // Refusals.
  NOT_STARTED(0),
  ALREADY_STARTED(0),
  WHITE_CLOCK_FIRST("6.6", 0),
  /** Value: the player whose clock runs. */
  OTHER_CLOCK_RUNS(1),
  IS_PAUSED(0),
  NOT_PAUSED(0),
  RUNNING(0),
  /** Value: the player whose flag fell first. */
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

  /** The article; empty if the Laws have none. */
  public Optional<String> article() {
    return article;
  }

  public int valueCount() {
    return valueCount;
  }
}
