package org.arbiterchess.server.store;

import java.nio.file.Path;

/** A store in one file of a folder, arbiter.db, by SQLite. */
public final class SqliteStore extends SqlStore {

  private final DataFolder folder;

  private SqliteStore(DataFolder folder, int writesThatMayWait) {
    super(new SqliteFile(folder.file()), writesThatMayWait);
    this.folder = folder;
  }

  /**
   * Opens the store in a folder, which is made if need be. Throws {@link CannotOpenStore}. One
   * process at a time has it open.
   */
  public static SqliteStore open(Path folder) {
    return open(folder, WRITES_THAT_MAY_WAIT);
  }

  static SqliteStore open(Path place, int writesThatMayWait) {
    DataFolder folder = DataFolder.claim(place);
    try {
      return new SqliteStore(folder, writesThatMayWait);
    } catch (RuntimeException e) {
      folder.close();
      throw e;
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
