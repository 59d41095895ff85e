package org.arbiterchess.officiating.strict;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.GameEvent;
import org.arbiterchess.game.Mode;
import org.arbiterchess.game.PlayerNames;
import org.arbiterchess.language.Texts;
import org.arbiterchess.pgn.tree.MoveNode;
import org.arbiterchess.pgn.tree.PgnComment;
import org.arbiterchess.pgn.tree.PgnGame;

/**
 * The comments of a strict game in PGN: commands from which a program restores the game, and the
 * arbiter's log for people.
 */
public final class StrictPgn {

  private final List<GameEvent> events = new ArrayList<>();
  private boolean valid = true;

  private StrictPgn() {}

  /**
   * Returns the game with all its events. Returns empty if the comments contain no commands, if the
   * commands do not form a valid log, or if their moves differ from the main line, for example
   * because the file was edited.
   */
  public static Optional<Game> read(PgnGame pgn) {
    StrictPgn reader = new StrictPgn();
    for (MoveNode move : pgn.line().moves()) {
      reader.addAll(move.annotations().before());
      reader.addAll(move.annotations().after());
    }
    reader.addAll(pgn.line().closingComments());
    if (!reader.valid || reader.events.isEmpty()) {
      return Optional.empty();
    }
    try {
      return Optional.of(Game.replay(reader.events))
          .filter(game -> game.moves().equals(pgn.moves()));
    } catch (IllegalArgumentException e) {
      // The commands do not form a valid log, so the game is treated as an ordinary PGN game.
      return Optional.empty();
    }
  }

  private void addAll(List<PgnComment> comments) {
    for (PgnComment comment : comments) {
      String text = comment.text();
      int open = text.indexOf(EventCommentCommand.OPENING);
      while (open >= 0) {
        int from = open + EventCommentCommand.OPENING.length();
        int close = text.indexOf(']', from);
        Optional<GameEvent> event =
            close < 0 ? Optional.empty() : EventCommentCommand.read(text.substring(from, close));
        event.ifPresent(events::add);
        valid &= event.isPresent();
        open = text.indexOf(EventCommentCommand.OPENING, from);
      }
    }
  }

  /** The comments of a strict game, by the number of moves before them. */
  static List<Mode.PgnNote> notes(Game game) {
    List<List<String>> commands = new ArrayList<>();
    List<StringBuilder> texts = new ArrayList<>();
    for (int i = 0; i <= game.plies(); i++) {
      commands.add(new ArrayList<>());
      texts.add(new StringBuilder());
    }
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
    List<Mode.PgnNote> notes = new ArrayList<>();
    for (int i = 0; i <= game.plies(); i++) {
      notes.add(new Mode.PgnNote(commands.get(i), withoutCommands(texts.get(i).toString())));
    }
    return notes;
  }

  /** Sanitises the text for people, so that it cannot contain a command. */
  private static String withoutCommands(String text) {
    return text.replace('{', '(').replace('}', ')').replace("[%", "[ %");
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
}
