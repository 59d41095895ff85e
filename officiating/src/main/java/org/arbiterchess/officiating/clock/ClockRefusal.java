package org.arbiterchess.officiating.clock;

import org.arbiterchess.chess.Color;
import org.arbiterchess.game.PlayerNames;
import org.arbiterchess.language.Sentence;
import org.arbiterchess.language.TextKey;
import org.arbiterchess.language.Texts;

/**
 * The reason why the clock refuses a command.
 *
 * @param color the side that the reason refers to: the side whose clock is running or whose flag
 *     fell first, or White if the clock has not been started
 */
public record ClockRefusal(ClockRefusalReason reason, Color color) {

  /** Returns the reason as one sentence. */
  public Sentence sentence(Texts texts, PlayerNames names) {
    ClockText text =
        switch (reason) {
          case PAUSED -> ClockText.IS_PAUSED;
          case FLAG_FELL -> ClockText.FLAG_IS_DOWN;
          default -> TextKey.named(ClockText.values(), reason.name());
        };
    return text.placeholders().isEmpty()
        ? texts.sentence(text)
        : texts.sentence(text, names.of(color));
  }
}
