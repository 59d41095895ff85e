package org.arbiterchess.game;

/** What a move does for its player's clock. */
public enum ClockMode {
  /** Fischer: the increment is added after every move. */
  INCREMENT('+'),
  /** Simple (US) delay: the clock waits that long before it runs. */
  DELAY('d'),
  /** Bronstein: the time spent comes back after the move, at most the delay. */
  BRONSTEIN('b'),
  /** What a player spends, the opponent gains. */
  HOURGLASS('*');

  private final char letter;

  ClockMode(char letter) {
    this.letter = letter;
  }

  /** How the text of a time control writes it. */
  public char letter() {
    return letter;
  }
}
