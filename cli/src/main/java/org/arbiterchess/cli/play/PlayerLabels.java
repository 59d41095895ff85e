package org.arbiterchess.cli.play;

import org.arbiterchess.chess.Color;
import org.arbiterchess.cli.messages.PlayMessages;

/**
 * The players' on-screen labels: {@code Ann (White)}, or {@code White} if the player has no name.
 */
record PlayerLabels(PlayerNames names, PlayMessages messages) {

  String of(Color color) {
    return names
        .name(color)
        .map(name -> messages.player(name, color))
        .orElse(messages.sideName(color));
  }
}
