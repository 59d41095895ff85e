package org.arbiterchess.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.Game;
import org.arbiterchess.language.Texts;
import org.arbiterchess.officiating.strict.ArbiterLog;

/** Formats the arbiter's log of a strict game. */
final class ArbiterLogText {

  private ArbiterLogText() {}

  /**
   * Returns one line per entry: the time since the start of the game, the move number and the
   * sentence, as in {@code 0:04:10 12... White gets two extra minutes (7.5.5).}
   */
  static List<String> lines(Game game, Texts texts, org.arbiterchess.game.PlayerNames names) {
    long start = game.events().get(0).at();
    List<String> lines = new ArrayList<>();
    for (ArbiterLog.Entry entry : ArbiterLog.of(game, texts, names)) {
      long seconds = Math.max(0, entry.at() - start) / 1000;
      String time =
          String.format(
              Locale.ROOT, "%d:%02d:%02d", seconds / 3600, seconds / 60 % 60, seconds % 60);
      String dots = entry.toMove() == Color.WHITE ? "." : "...";
      lines.add(time + " " + entry.number() + dots + " " + entry.sentence().cited());
    }
    return lines;
  }
}
