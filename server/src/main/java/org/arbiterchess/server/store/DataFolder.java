package org.arbiterchess.server.store;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import org.arbiterchess.language.Said;
import org.arbiterchess.server.language.ServerText;
import org.arbiterchess.server.store.StoreOpenException.Problem;

/**
 * A folder that this process has locked. The lock is held on a separate file and is released by the
 * operating system even if the process crashes.
 */
final class DataFolder implements AutoCloseable {

  static final String DATABASE = "arbiter.db";

  private final Path folder;
  private final FileChannel channel;
  private final Optional<String> permissionNotice;

  private DataFolder(Path folder, FileChannel channel, Optional<String> permissionNotice) {
    this.folder = folder;
    this.channel = channel;
    this.permissionNotice = permissionNotice;
  }

  /**
   * Creates the folder if necessary and locks it. Throws {@link StoreOpenException} if that fails.
   */
  static DataFolder lock(Path folder) {
    FilePermissions permissions = FilePermissions.of(folder);
    try {
      permissions.createFolder(folder);
    } catch (IOException e) {
      throw new StoreOpenException(
          Problem.FOLDER_NOT_CREATED,
          Said.of(ServerText.FOLDER_NOT_CREATED, folder.toString(), reason(e)),
          e);
    }
    FileChannel channel = open(folder, permissions);
    try {
      FileLock lock = channel.tryLock();
      if (lock != null) {
        permissions.createFile(folder.resolve(DATABASE));
        return new DataFolder(folder, channel, permissions.restrict(folder));
      }
      throw inUse(folder, null);
    } catch (OverlappingFileLockException e) {
      throw closeAndReturn(channel, inUse(folder, e));
    } catch (IOException e) {
      throw closeAndReturn(channel, notWritable(folder, e));
    } catch (StoreOpenException e) {
      throw closeAndReturn(channel, e);
    }
  }

  private static FileChannel open(Path folder, FilePermissions permissions) {
    try {
      Path lock = folder.resolve("arbiter.lock");
      permissions.createFile(lock);
      return FileChannel.open(lock, StandardOpenOption.WRITE);
    } catch (IOException e) {
      throw notWritable(folder, e);
    }
  }

  private static StoreOpenException inUse(Path folder, Throwable cause) {
    return new StoreOpenException(
        Problem.IN_USE, Said.of(ServerText.FOLDER_IN_USE, folder.toString()), cause);
  }

  private static StoreOpenException notWritable(Path folder, IOException cause) {
    return new StoreOpenException(
        Problem.NOT_WRITABLE,
        Said.of(ServerText.FOLDER_NOT_WRITABLE, folder.toString(), reason(cause)),
        cause);
  }

  private static StoreOpenException closeAndReturn(
      FileChannel channel, StoreOpenException exception) {
    try {
      channel.close();
    } catch (IOException e) {
      exception.addSuppressed(e);
    }
    return exception;
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

  Path folder() {
    return folder;
  }

  Path databaseFile() {
    return folder.resolve(DATABASE);
  }

  /** A notice that permissions were restricted to the owner, or empty if nothing changed. */
  Optional<String> permissionNotice() {
    return permissionNotice;
  }

  /** Unlocks the folder. */
  @Override
  public void close() {
    try {
      channel.close();
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }
}
