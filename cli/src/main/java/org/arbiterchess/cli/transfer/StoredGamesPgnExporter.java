package org.arbiterchess.cli.transfer;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.arbiterchess.cli.messages.TerminalText;
import org.arbiterchess.language.Texts;
import org.arbiterchess.server.room.GameSnapshot;
import org.arbiterchess.server.store.EventStore;
import org.arbiterchess.server.store.GameListCursor;
import org.arbiterchess.server.store.StoredGame;

/** Writes all games in a store as PGN, ordered by creation time. */
final class StoredGamesPgnExporter {

  private static final int BATCH_SIZE = 200;

  private final EventStore store;
  private final Texts texts;
  private final Consumer<String> progress;
  private final List<String> unreadableGames = new ArrayList<>();
  private long games;

  StoredGamesPgnExporter(EventStore store, Texts texts, Consumer<String> progress) {
    this.store = store;
    this.texts = texts;
    this.progress = progress;
  }

  /** A text consumer that may throw an {@link IOException}. */
  interface TextConsumer {
    void accept(String text) throws IOException;
  }

  /** Writes all games to a file, which must not exist yet. */
  void writeTo(Path file) throws IOException {
    try (ResumableFileWriter part = ResumableFileWriter.open(file, false)) {
      writeTo(part::append);
      if (part.isEmpty()) {
        part.append("");
      }
      part.finish();
    }
  }

  void writeTo(TextConsumer output) throws IOException {
    List<GameListCursor> batch = store.listGames(GameListCursor.START, BATCH_SIZE);
    while (!batch.isEmpty()) {
      StringBuilder text = new StringBuilder();
      for (GameListCursor cursor : batch) {
        text.append(pgn(cursor.id()));
      }
      output.accept(text.toString());
      progress.accept(texts.say(TerminalText.ARCHIVE_PROGRESS, games));
      batch = store.listGames(batch.get(batch.size() - 1), BATCH_SIZE);
    }
  }

  /**
   * Returns a game's PGN, or an empty string if the game was deleted in the meantime or its log is
   * unreadable.
   */
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
      unreadableGames.add(id);
      return "";
    }
  }

  long games() {
    return games;
  }

  List<String> unreadableGames() {
    return List.copyOf(unreadableGames);
  }
}
