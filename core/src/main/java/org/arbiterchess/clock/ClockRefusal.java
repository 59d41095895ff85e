package org.arbiterchess.clock;

import static java.util.Objects.requireNonNull;

import org.arbiterchess.chess.Color;
import org.arbiterchess.game.PlayerNames;
import org.arbiterchess.language.Sentence;
import org.arbiterchess.message.ClockText;
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
    ClockText text =
        switch (reason) {
          case PAUSED -> ClockText.IS_PAUSED;
          case FLAG_FELL -> ClockText.FLAG_IS_DOWN;
          default -> ClockText.valueOf(reason.name());
        };
    return text.placeholders().isEmpty()
        ? book.texts().sentence(text)
        : book.texts().sentence(text, names.of(color));
  }
}
