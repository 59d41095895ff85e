package org.arbiterchess.pgn.tree;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.GameEvent;

/** Restores a strict game from the {@code [%arb …]} commands in its PGN comments. */
public final class StrictGameRestorer {

  private final List<GameEvent> events = new ArrayList<>();
  private boolean valid = true;

  private StrictGameRestorer() {}

  /**
   * Returns the game with all its events. Returns empty if the comments contain no commands, if the
   * commands do not form a valid log, or if their moves differ from the main line, for example
   * because the file was edited.
   */
  public static Optional<Game> read(PgnGame pgn) {
    StrictGameRestorer reader = new StrictGameRestorer();
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
}
