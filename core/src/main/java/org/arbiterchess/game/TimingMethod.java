package org.arbiterchess.game;

/** A clock's timing method. */
public enum TimingMethod {
  /** Fischer: the clock adds the increment after every move. */
  INCREMENT('+'),
  /** Simple (US) delay: on each turn, the clock starts counting down only after the delay. */
  DELAY('d'),
  /** Bronstein: after each move, the clock adds back the time used, up to the delay. */
  BRONSTEIN('b'),
  /** Hourglass: the time that a player uses is added to the opponent's clock. */
  HOURGLASS('*');

  private final char letter;

  TimingMethod(char letter) {
    this.letter = letter;
  }

  /** The character that stands for this method in time-control text. */
  public char letter() {
    return letter;
  }
}
