package org.arbiterchess.cli.play;

import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.cli.messages.TerminalText;
import org.arbiterchess.language.Texts;

/** The players' names, either of which may be missing. */
record PlayerNames(Optional<String> white, Optional<String> black) {

  private static final int MAX_LENGTH = 24;

  static final PlayerNames UNNAMED = new PlayerNames(Optional.empty(), Optional.empty());

  /** Normalises whitespace and shortens long names. A blank name is treated as missing. */
  static PlayerNames of(String white, String black) {
    return new PlayerNames(normalized(white), normalized(black));
  }

  private static Optional<String> normalized(String typed) {
    String name = typed.replaceAll("[\\p{Cntrl}\\s]+", " ").trim();
    int end =
        name.offsetByCodePoints(0, Math.min(MAX_LENGTH, name.codePointCount(0, name.length())));
    return name.isEmpty() ? Optional.empty() : Optional.of(name.substring(0, end).trim());
  }

  Optional<String> name(Color color) {
    return color == Color.WHITE ? white : black;
  }

  /** The player as the screen shows it: {@code Ann (White)}, or {@code White} without a name. */
  String label(Color color, Texts texts) {
    return name(color)
        .map(name -> texts.say(TerminalText.PLAYER, name, color))
        .orElse(texts.name(color));
  }

  /** Returns the names in the form used for the arbiter's announcements. */
  org.arbiterchess.game.PlayerNames inSentences() {
    return new org.arbiterchess.game.PlayerNames(white.orElse(""), black.orElse(""));
  }

  PlayerNames swapped() {
    return new PlayerNames(black, white);
  }
}
