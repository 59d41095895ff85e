package org.arbiterchess.bench;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** Finds other chess programs on this machine. */
final class InstalledPrograms {

  private InstalledPrograms() {}

  /** Searches PATH and {@code /usr/games}, where Debian installs games. */
  static Optional<Path> find(String name) {
    String path = System.getenv("PATH") + File.pathSeparator + "/usr/games";
    for (String folder : path.split(File.pathSeparator, -1)) {
      Path program = Path.of(folder, name);
      if (Files.isExecutable(program)) {
        return Optional.of(program);
      }
    }
    return Optional.empty();
  }
}
