package org.arbiterchess.cli.transfer;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.arbiterchess.cli.messages.TerminalText;
import org.arbiterchess.cli.storage.GameStoreLocation;
import org.arbiterchess.cli.terminal.ExitCode;
import org.arbiterchess.cli.terminal.ProgressLine;
import org.arbiterchess.cli.terminal.Terminal;
import org.arbiterchess.server.room.GameSnapshot;
import org.arbiterchess.server.store.GameListCursor;
import org.arbiterchess.server.store.Store;
import org.arbiterchess.server.store.StoredGame;
import picocli.CommandLine.Command;

/** Writes all games in a store as PGN, ordered by creation time. */
@Command(name = "archive")
public final class ArchiveCommand extends StoreCommand {

  private static final int BATCH_SIZE = 200;

  private final List<String> unreadableGames = new ArrayList<>();
  private long games;

  public ArchiveCommand(Terminal terminal, Path defaultFolder) {
    super(terminal, defaultFolder, Optional.of(TerminalText.ARCHIVE_INCOMPLETE));
  }

  /** A text consumer that may throw an {@link IOException}. */
  private interface TextConsumer {
    void accept(String text) throws IOException;
  }

  @Override
  int copy(GameStoreLocation location) throws IOException {
    try (Store store = openExisting(location);
        ProgressLine progress = new ProgressLine(terminal)) {
      if (fileName.equals("-")) {
        write(store, progress, terminal.out()::print);
      } else {
        try (ResumableFileWriter part = ResumableFileWriter.open(newFile(), false)) {
          write(store, progress, part::append);
          if (part.isEmpty()) {
            part.append("");
          }
          part.finish();
        }
        terminal.say(TerminalText.ARCHIVED, games, location.text(texts), fileName);
      }
    }
    if (unreadableGames.isEmpty()) {
      return ExitCode.YES;
    }
    terminal.warn(TerminalText.UNREADABLE_GAMES, unreadableGames.size(), unreadableGames);
    return ExitCode.NO;
  }

  private void write(Store store, ProgressLine progress, TextConsumer output) throws IOException {
    List<GameListCursor> batch = store.listGames(GameListCursor.START, BATCH_SIZE);
    while (!batch.isEmpty()) {
      StringBuilder text = new StringBuilder();
      batch.forEach(cursor -> store.load(cursor.id()).map(this::pgn).ifPresent(text::append));
      output.accept(text.toString());
      progress.setTask(texts.say(TerminalText.ARCHIVE_PROGRESS, games));
      batch = store.listGames(batch.get(batch.size() - 1), BATCH_SIZE);
    }
  }

  /** Returns a game's PGN, or an empty string if its log is unreadable. */
  private String pgn(StoredGame game) {
    try {
      String pgn = GameSnapshot.of(game).pgn();
      games++;
      return pgn + "\n";
    } catch (IllegalArgumentException e) {
      unreadableGames.add(game.id());
      return "";
    }
  }
}
