package org.arbiterchess.cli.transfer;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Consumer;
import org.arbiterchess.server.store.EventStore;
import org.arbiterchess.server.store.NotStoredException;
import org.arbiterchess.server.store.StoredGame;
import org.arbiterchess.server.transfer.ExportFileReader;
import org.arbiterchess.server.transfer.ExportTotals;
import org.arbiterchess.server.transfer.ExportedGameCodec;

/**
 * Brings the games of a file into a store. The file is read through first, so that nothing comes
 * from one that is damaged; in the end every game is compared with what the store has. Games that
 * are there already are left as they are, so what was interrupted is simply done again.
 */
public final class GameImporter {

  private static final int AT_ONCE = 500;

  private final Path file;
  private final EventStore store;
  private final Consumer<String> progress;
  private final List<String> others = new ArrayList<>();
  private long already;

  /**
   * An import.
   *
   * @param progress is told how far it has come
   */
  public GameImporter(Path file, EventStore store, Consumer<String> progress) {
    this.file = file;
    this.store = store;
    this.progress = progress;
  }

  /** Something that is done with every game. */
  private interface Task {
    void done(StoredGame game);
  }

  /**
   * Throws {@link org.arbiterchess.server.transfer.DamagedExportException}, and then nothing was
   * changed.
   */
  public ExportTotals run() throws IOException {
    ExportTotals all = each("checked", game -> {});
    List<CompletableFuture<Boolean>> waiting = new ArrayList<>();
    each(
        "imported",
        game -> {
          waiting.add(store.create(game));
          if (waiting.size() >= AT_ONCE) {
            settle(waiting);
          }
        });
    settle(waiting);
    each("compared", this::compare);
    return all;
  }

  private ExportTotals each(String what, Task task) throws IOException {
    try (BufferedReader text = DecompressingReader.open(file)) {
      ExportFileReader games = new ExportFileReader(text);
      Optional<StoredGame> game = games.next();
      while (game.isPresent()) {
        task.done(game.get());
        progress.accept(games.totals().games() + " games " + what);
        game = games.next();
      }
      return games.totals();
    }
  }

  private void settle(List<CompletableFuture<Boolean>> waiting) {
    for (CompletableFuture<Boolean> created : waiting) {
      try {
        already += created.join() ? 0 : 1;
      } catch (CompletionException e) {
        throw e.getCause() instanceof NotStoredException refusal ? refusal : e;
      }
    }
    waiting.clear();
  }

  private void compare(StoredGame game) {
    String stored = store.load(game.id()).map(ExportedGameCodec::checksum).orElse("");
    if (!stored.equals(ExportedGameCodec.checksum(game))) {
      others.add(game.id());
    }
  }

  /** How many games were there before. */
  public long already() {
    return already;
  }

  /** The games that are another in the store than in the file: they were there before. */
  public List<String> others() {
    return List.copyOf(others);
  }
}
