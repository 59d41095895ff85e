package org.arbiterchess.server.store;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.SQLException;
import org.arbiterchess.server.language.ServerText;
import org.sqlite.SQLiteConnection;
import org.sqlite.SQLiteErrorCode;

/** Copies an SQLite database with SQLite's backup API, even while a server writes to it. */
public final class SqliteBackup {

  /** A single step sees one snapshot. A copy in several steps starts again after each write. */
  private static final int ALL_PAGES = -1;

  private static final int RETRIES = 100;
  private static final int RETRY_MILLIS = 100;

  private SqliteBackup() {}

  /**
   * Writes the games in a data folder to a new file, which only the owner can read. The file
   * appears under its name once it is complete and forced to disk. Throws {@link
   * StoreReadException} if the copy fails.
   */
  public static void write(Path folder, Path file) throws IOException {
    Path part = file.resolveSibling(file.getFileName() + ".part");
    Files.deleteIfExists(part);
    DataFolder.createFile(part);
    try {
      copy(folder, part);
      force(part, StandardOpenOption.WRITE);
      Files.move(part, file);
    } finally {
      Files.deleteIfExists(part);
    }
    if (DataFolder.supportsPosix(part)) {
      force(file.toAbsolutePath().getParent(), StandardOpenOption.READ);
    }
  }

  private static void copy(Path folder, Path target) {
    try (Sql source = Sqlite.openForReading(folder.resolve(DataFolder.DATABASE))) {
      int code =
          source
              .connection()
              .unwrap(SQLiteConnection.class)
              .getDatabase()
              .backup("main", target.toString(), null, RETRY_MILLIS, RETRIES, ALL_PAGES);
      if (code != SQLiteErrorCode.SQLITE_OK.code) {
        throw new SQLException("the backup failed with code " + code, null, code);
      }
    } catch (SQLException e) {
      throw new StoreReadException(Sqlite.failure(e).because(ServerText.NOT_BACKED_UP_BECAUSE), e);
    }
  }

  private static void force(Path path, StandardOpenOption option) throws IOException {
    try (FileChannel channel = FileChannel.open(path, option)) {
      channel.force(true);
    }
  }
}
