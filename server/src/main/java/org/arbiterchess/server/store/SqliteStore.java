package org.arbiterchess.server.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalLong;

/** A store in one file of a folder, arbiter.db, by SQLite. */
public final class SqliteStore extends SqlStore {

  private final DataFolder folder;

  private SqliteStore(DataFolder folder, int maxQueuedWrites) {
    super(new SqliteDatabase(folder.databaseFile()), maxQueuedWrites);
    this.folder = folder;
  }

  /**
   * Opens the store in a folder, which is made if need be. Throws {@link StoreOpenException}. One
   * process at a time has it open.
   */
  public static SqliteStore open(Path folder) {
    return open(folder, MAX_QUEUED_WRITES);
  }

  static SqliteStore open(Path path, int maxQueuedWrites) {
    DataFolder folder = DataFolder.lock(path);
    try {
      return new SqliteStore(folder, maxQueuedWrites);
    } catch (RuntimeException e) {
      folder.close();
      throw e;
    }
  }

  /** What was changed so that only the owner may read the games; empty if nothing had to be. */
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
      super.close();
    } finally {
      folder.close();
    }
  }
}
