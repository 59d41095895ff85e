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

/**
 * Only the owner may read what is stored: folders have mode 0700, files 0600. Systems without such
 * modes have rules of their own, which are left alone.
 */
record FilePermissions(boolean supportsPosix) {

  private static final Set<PosixFilePermission> FOLDER =
      PosixFilePermissions.fromString("rwx------");
  private static final Set<PosixFilePermission> FILE = PosixFilePermissions.fromString("rw-------");

  static FilePermissions of(Path folder) {
    return new FilePermissions(
        folder.getFileSystem().supportedFileAttributeViews().contains("posix"));
  }

  /** Makes a folder, and those above it, unless they are there. */
  void createFolder(Path folder) throws IOException {
    Files.createDirectories(folder, attributes(FOLDER));
  }

  /**
   * Makes an empty file, unless it is there. SQLite gives its other files the mode of the first.
   */
  void createFile(Path file) throws IOException {
    if (Files.notExists(file)) {
      try {
        Files.createFile(file, attributes(FILE));
      } catch (FileAlreadyExistsException e) {
        // Another process made it just now.
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
   * Tightens what earlier versions left open: Arbiter's own files, and the folder if nothing else
   * is in it. Says what it changed.
   */
  Optional<String> restrict(Path folder) throws IOException {
    if (!supportsPosix) {
      return Optional.empty();
    }
    List<Path> inside;
    try (Stream<Path> files = Files.list(folder)) {
      inside = files.toList();
    }
    List<Path> ours = inside.stream().filter(FilePermissions::isArbiterFile).toList();
    boolean changed = false;
    for (Path file : ours) {
      changed |= restrict(file, FILE);
    }
    if (ours.size() == inside.size()) {
      changed |= restrict(folder, FOLDER);
    }
    return changed
        ? Optional.of("Others could read the games in " + folder + ". Now only their owner can.")
        : Optional.empty();
  }

  private static boolean isArbiterFile(Path file) {
    return file.getFileName().toString().matches("arbiter\\.(db(-wal|-shm|-journal)?|lock)")
        && Files.isRegularFile(file);
  }

  /** Whether the mode had to be changed, and could be: whoever does not own it may not. */
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
