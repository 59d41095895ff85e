package org.arbiterchess.cli.transfer;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.arbiterchess.server.room.GameSnapshot;
import org.arbiterchess.server.store.EventStore;
import org.arbiterchess.server.store.GameCursor;
import org.arbiterchess.server.store.StoredGame;

/** Writes all games of a store as PGN, in the order they were made. */
public final class PgnArchiver {

  private static final int AT_ONCE = 200;

  private final EventStore store;
  private final Consumer<String> progress;
  private final List<String> unreadable = new ArrayList<>();
  private long games;

  /**
   * An archive.
   *
   * @param progress is told how far it has come
   */
  public PgnArchiver(EventStore store, Consumer<String> progress) {
    this.store = store;
    this.progress = progress;
  }

  /** Something that takes text, and may fail to. */
  public interface Sink {
    void take(String text) throws IOException;
  }

  /** There must be no such file yet. */
  public void to(Path file) throws IOException {
    try (ResumableFileWriter part = ResumableFileWriter.open(file, false)) {
      to(part::append);
      if (part.isEmpty()) {
        part.append("");
      }
      part.finish();
    }
  }

  public void to(Sink sink) throws IOException {
    List<GameCursor> some = store.listGames(GameCursor.START, AT_ONCE);
    while (!some.isEmpty()) {
      StringBuilder text = new StringBuilder();
      for (GameCursor made : some) {
        text.append(pgn(made.id()));
      }
      sink.take(text.toString());
      progress.accept(games + " games archived");
      some = store.listGames(some.get(some.size() - 1), AT_ONCE);
    }
  }

  /** Nothing for a game that is no longer kept by now, or whose log cannot be followed. */
  private String pgn(String id) {
    Optional<StoredGame> game = store.load(id);
    if (game.isEmpty()) {
      return "";
    }
    try {
      String pgn = GameSnapshot.of(game.get()).pgn();
      games++;
      return pgn + "\n";
    } catch (IllegalArgumentException e) {
      unreadable.add(id);
      return "";
    }
  }

  public long games() {
    return games;
  }

  /** Games whose logs cannot be followed. */
  public List<String> unreadable() {
    return List.copyOf(unreadable);
  }
}
