package org.arbiterchess.pgn.tree;

import java.util.ArrayList;
import java.util.List;
import org.arbiterchess.game.ArbiterLog;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.GameEvent;
import org.arbiterchess.game.PlayMode;
import org.arbiterchess.game.PlayerNames;
import org.arbiterchess.game.StrictEvent;
import org.arbiterchess.language.Texts;

/**
 * The comments of a strict game, indexed by the number of moves before them. They contain commands
 * for programs and the arbiter's log for human readers. A casual game has no such comments.
 */
final class StrictGameComments {

  private final List<List<String>> commands = new ArrayList<>();
  private final List<StringBuilder> texts = new ArrayList<>();

  StrictGameComments(Game game) {
    for (int i = 0; i <= game.plies(); i++) {
      commands.add(new ArrayList<>());
      texts.add(new StringBuilder());
    }
    if (game.mode() == PlayMode.STRICT) {
      fill(game);
    }
  }

  private void fill(Game game) {
    List<GameEvent> events = game.events();
    int[] plies = plies(events);
    for (int i = 0; i < events.size(); i++) {
      commands.get(plies[i]).add(EventCommentCommand.write(events.get(i)));
    }
    for (ArbiterLog.Entry entry : ArbiterLog.of(game, Texts.english(), PlayerNames.NONE)) {
      GameEvent event = events.get(entry.event());
      boolean ending = event instanceof GameEvent.Ended || event instanceof GameEvent.Settled;
      if (!ending) {
        texts.get(plies[entry.event()]).append(entry.sentence().cited()).append(' ');
      }
    }
  }

  /**
   * Returns, for each event, the number of moves that precede it in the PGN. When an earlier
   * position is restored, all events so far are written at that position or before it. This keeps
   * all events in order.
   */
  private static int[] plies(List<GameEvent> events) {
    int[] plies = new int[events.size()];
    int ply = 0;
    for (int i = 0; i < plies.length; i++) {
      if (events.get(i) instanceof GameEvent.MovePlayed) {
        ply++;
      } else if (events.get(i) instanceof StrictEvent.PositionRestored restored) {
        ply = restored.plies();
      }
      plies[i] = ply;
    }
    for (int i = plies.length - 2; i >= 0; i--) {
      plies[i] = Math.min(plies[i], plies[i + 1]);
    }
    return plies;
  }

  List<String> commands(int ply) {
    return commands.get(ply);
  }

  /** The text for human readers, sanitised so that it cannot contain a command. */
  String text(int ply) {
    return texts.get(ply).toString().replace('{', '(').replace('}', ')').replace("[%", "[ %");
  }
}
