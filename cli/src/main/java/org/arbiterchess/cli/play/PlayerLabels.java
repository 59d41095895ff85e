package org.arbiterchess.cli.play;

import org.arbiterchess.chess.Color;
import org.arbiterchess.cli.messages.TerminalText;
import org.arbiterchess.language.Texts;

/**
 * The players' on-screen labels: {@code Ann (White)}, or {@code White} if the player has no name.
 */
record PlayerLabels(PlayerNames names, Texts texts) {

  String of(Color color) {
    return names
        .name(color)
        .map(name -> texts.say(TerminalText.PLAYER, name, color))
        .orElse(texts.name(color));
  }
}
