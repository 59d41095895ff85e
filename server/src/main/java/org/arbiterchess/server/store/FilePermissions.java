package org.arbiterchess.server.store;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.arbiterchess.language.Texts;
import org.arbiterchess.server.language.ServerText;

/**
 * Restricts access to stored files to their owner: folders have mode 0700, and files have mode
 * 0600. Does nothing on systems without POSIX permissions.
 */
record FilePermissions(boolean supportsPosix) {

  private static final Set<PosixFilePermission> FOLDER =
      PosixFilePermissions.fromString("rwx------");
  private static final Set<PosixFilePermission> FILE = PosixFilePermissions.fromString("rw-------");

  static FilePermissions of(Path folder) {
    return new FilePermissions(
        folder.getFileSystem().supportedFileAttributeViews().contains("posix"));
  }

  /** Creates a folder and its parents if necessary. */
  void createFolder(Path folder) throws IOException {
    Files.createDirectories(folder, attributes(FOLDER));
  }

  /**
   * Creates an empty file if necessary. SQLite's other files inherit the permissions of this file.
   */
  void createFile(Path file) throws IOException {
    if (Files.notExists(file)) {
      try {
        Files.createFile(file, attributes(FILE));
      } catch (FileAlreadyExistsException e) {
        // Another process has just created the file.
        return;
      }
    }
  }

  private FileAttribute<?>[] attributes(Set<PosixFilePermission> mode) {
    return supportsPosix
        ? new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(mode)}
        : new FileAttribute<?>[0];
  }

  /**
   * Restricts the permissions of Arbiter's own files, which earlier versions did not restrict. Also
   * restricts the folder if it contains no other files. Returns a notice if anything changed.
   */
  Optional<String> restrict(Path folder) throws IOException {
    if (!supportsPosix) {
      return Optional.empty();
    }
    List<Path> files;
    try (Stream<Path> listing = Files.list(folder)) {
      files = listing.toList();
    }
    List<Path> arbiterFiles = files.stream().filter(FilePermissions::isArbiterFile).toList();
    boolean changed = false;
    for (Path file : arbiterFiles) {
      changed |= restrict(file, FILE);
    }
    if (arbiterFiles.size() == files.size()) {
      changed |= restrict(folder, FOLDER);
    }
    return changed
        ? Optional.of(Texts.english().say(ServerText.FOLDER_RESTRICTED, folder.toString()))
        : Optional.empty();
  }

  private static boolean isArbiterFile(Path file) {
    return file.getFileName().toString().matches("arbiter\\.(db(-wal|-shm|-journal)?|lock)")
        && Files.isRegularFile(file);
  }

  /**
   * Restricts a file or folder to the allowed permissions. Returns false if nothing was changed,
   * for example because another user owns the file.
   */
  private static boolean restrict(Path path, Set<PosixFilePermission> allowed) {
    try {
      if (allowed.containsAll(Files.getPosixFilePermissions(path))) {
        return false;
      }
      Files.setPosixFilePermissions(path, allowed);
      return true;
    } catch (IOException e) {
      return false;
    }
  }
}
