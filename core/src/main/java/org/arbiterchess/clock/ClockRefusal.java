package org.arbiterchess.clock;

import static java.util.Objects.requireNonNull;

import org.arbiterchess.chess.Color;
import org.arbiterchess.game.PlayerNames;
import org.arbiterchess.language.Sentence;
import org.arbiterchess.notation.Phrasebook;

/**
 * The reason why the clock refuses a command.
 *
 * @param color the side that the reason refers to: the side whose clock is running or whose flag
 *     fell first, or White if the clock has not been started
 */
public record ClockRefusal(ClockRefusalReason reason, Color color) {

  public ClockRefusal {
    requireNonNull(reason, "reason");
    requireNonNull(color, "color");
  }

  /** Returns the reason as one sentence. */
  public Sentence sentence(Phrasebook book, PlayerNames names) {
    requireNonNull(book, "book");
    requireNonNull(names, "names");
    return reason.phrase().valueCount() == 0
        ? book.say(reason.phrase())
        : book.say(reason.phrase(), names.of(color));
  }
}
