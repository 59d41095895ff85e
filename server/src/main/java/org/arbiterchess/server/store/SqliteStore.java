package org.arbiterchess.server.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Optional;
import java.util.OptionalLong;

/** A store that uses an SQLite file, arbiter.db, in a data folder. */
public final class SqliteStore extends SqlStore {

  private final DataFolder folder;

  /**
   * Stays open while the writer opens a new connection after a failure, so that SQLite keeps its
   * other files. A full disk has no space to create them again.
   */
  private final SqlQueries anchor;

  private SqliteStore(SqliteDatabase database, DataFolder folder, int maxQueuedWrites) {
    super(database, maxQueuedWrites);
    this.folder = folder;
    try {
      this.anchor = database.openForReading();
    } catch (SQLException e) {
      super.close();
      throw database.describe(e).notOpened(database.location(), e);
    }
  }

  /**
   * Opens the store and creates its folder if necessary. Only one process at a time can open a
   * store. Throws {@link StoreOpenException} if the store cannot be opened.
   */
  public static SqliteStore open(Path folder) {
    return open(folder, MAX_QUEUED_WRITES);
  }

  static SqliteStore open(Path path, int maxQueuedWrites) {
    DataFolder folder = DataFolder.lock(path);
    try {
      return new SqliteStore(new SqliteDatabase(folder.databaseFile()), folder, maxQueuedWrites);
    } catch (RuntimeException e) {
      folder.close();
      throw e;
    }
  }

  /** A notice that permissions were restricted to the owner, or empty if nothing changed. */
  public Optional<String> permissionNotice() {
    return folder.permissionNotice();
  }

  @Override
  public OptionalLong freeDiskBytes() {
    try {
      return OptionalLong.of(Files.getFileStore(folder.folder()).getUsableSpace());
    } catch (IOException e) {
      return OptionalLong.empty();
    }
  }

  @Override
  public void close() {
    try {
      anchor.close();
      super.close();
    } catch (SQLException e) {
      throw SqliteFailure.of(e).notStored(e);
    } finally {
      folder.close();
    }
  }
}
