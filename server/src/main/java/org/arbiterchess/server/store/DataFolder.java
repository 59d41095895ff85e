package org.arbiterchess.server.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;
import org.arbiterchess.language.Said;
import org.arbiterchess.server.language.ServerText;

/**
 * A folder that this process has locked. The lock is held on a separate file and is released by the
 * operating system even if the process crashes. Only the owner can read the files, and the folder
 * if it is new. SQLite's other files inherit the permissions of the database.
 */
record DataFolder(Path folder, FileChannel lock) implements AutoCloseable {

  static final String DATABASE = "arbiter.db";
  private static final String OWNER_FILE = "rw-------";
  private static final String OWNER_FOLDER = "rwx------";

  /**
   * Creates the folder if necessary and locks it. Throws {@link StoreOpenException} if that fails.
   */
  static DataFolder lock(Path folder) {
    ServerText problem = ServerText.FOLDER_NOT_CREATED;
    try {
      Files.createDirectories(folder, permissions(folder, OWNER_FOLDER));
      problem = ServerText.FOLDER_NOT_WRITABLE;
      DataFolder locked = new DataFolder(folder, openFile(folder.resolve("arbiter.lock")));
      locked.tryLock();
      return locked;
    } catch (IOException e) {
      throw new StoreOpenException(Said.of(problem, folder.toString(), reason(e)), e);
    }
  }

  private void tryLock() throws IOException {
    try {
      if (lock.tryLock() == null) {
        throw new OverlappingFileLockException();
      }
      createFile(databaseFile());
    } catch (OverlappingFileLockException e) {
      lock.close();
      throw new StoreOpenException(Said.of(ServerText.FOLDER_IN_USE, folder.toString()), e);
    } catch (IOException e) {
      lock.close();
      throw e;
    }
  }

  /** Creates an empty file that only its owner can read, unless it exists. */
  static void createFile(Path file) throws IOException {
    if (Files.notExists(file)) {
      openFile(file).close();
    }
  }

  private static FileChannel openFile(Path file) throws IOException {
    Set<StandardOpenOption> options = Set.of(StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    return FileChannel.open(file, options, permissions(file, OWNER_FILE));
  }

  static boolean supportsPosix(Path path) {
    return path.getFileSystem().supportedFileAttributeViews().contains("posix");
  }

  private static FileAttribute<?>[] permissions(Path path, String mode) {
    return supportsPosix(path)
        ? new FileAttribute<?>[] {
          PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(mode))
        }
        : new FileAttribute<?>[0];
  }

  /**
   * What the text calls a reason that it knows, or the system's message without the path, because
   * the text already contains the path.
   */
  private static String reason(IOException e) {
    if (e instanceof FileSystemException system && system.getReason() != null) {
      return system.getReason();
    }
    if (e instanceof AccessDeniedException) {
      return "accessDenied";
    }
    return e instanceof FileAlreadyExistsException ? "fileExists" : String.valueOf(e.getMessage());
  }

  Path databaseFile() {
    return folder.resolve(DATABASE);
  }

  /** Unlocks the folder. */
  @Override
  public void close() {
    try {
      lock.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
