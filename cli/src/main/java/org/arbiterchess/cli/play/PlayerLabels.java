package org.arbiterchess.cli.play;

import org.arbiterchess.chess.Color;
import org.arbiterchess.cli.messages.Language;
import org.arbiterchess.cli.messages.TerminalText;

/**
 * The players' on-screen labels: {@code Ann (White)}, or {@code White} if the player has no name.
 */
record PlayerLabels(PlayerNames names, Language language) {

  String of(Color color) {
    return names
        .name(color)
        .map(name -> language.say(TerminalText.PLAYER, name, color))
        .orElse(language.texts().name(color));
  }
}
