package org.arbiterchess.notation.language.english;

import org.arbiterchess.notation.ClockPhrase;

/** English templates for {@link ClockPhrase}, without the cited article or full stop. */
final class EnglishClockPhrases {

  private EnglishClockPhrases() {}

  static String template(ClockPhrase phrase) {
    return switch (phrase) {
      case SET_UP -> "The clock is set to {0}";
      case STARTED -> "The clock has been started: {0} to move";
      case STARTED_BY_PRESS -> "{0} has started the clock: {1} to move";
      case PRESSED -> "{0} completed move {1} in {2} and has {3} left";
      case FLAG_FELL -> "{0}'s flag has fallen";
      case FLAG_FELL_TOO -> "{0}'s flag has fallen too, after {1}'s";
      case PAUSED -> "The clock has been paused";
      case RESUMED -> "The clock is running again: {0} to move";
      case TIMES_SET -> "The times have been set: {0} has {1}, {2} has {3}";
      case MOVES_SET -> "Moves counted for {0}: {1}";
      case TURN_SET -> "{0}'s clock runs next";
      case ONE_MINUTE_ADDED -> "{0} gets one extra minute";
      case TWO_MINUTES_ADDED -> "{0} gets two extra minutes";
      case TIME_ADDED -> "{0} gets {1}";
      case TIME_TAKEN -> "{0} loses {1}";
      case SIDES_SWAPPED -> "White and Black have swapped sides of the clock";

      case NOT_STARTED -> "The clock has not been started yet";
      case ALREADY_STARTED -> "The clock has already been started";
      case WHITE_CLOCK_FIRST ->
          "White's clock starts first. To start it, Black presses the clock or someone taps"
              + " \"Start\"";
      case OTHER_CLOCK_RUNS -> "{0}'s clock is running, so only {0} can press it";
      case IS_PAUSED -> "The clock is paused";
      case NOT_PAUSED -> "The clock is not paused";
      case RUNNING -> "Pause the clock first";
      case FLAG_IS_DOWN -> "{0}'s flag has fallen: to play on, set the times";
      case FLAG_NOT_FALLEN -> "No flag has fallen";
      case TIME_OUT_OF_RANGE -> "A clock must show more than 0 and at most 9999 minutes";
      case MOVES_OUT_OF_RANGE -> "The number of moves must be between 0 and 9999";
    };
  }
}
