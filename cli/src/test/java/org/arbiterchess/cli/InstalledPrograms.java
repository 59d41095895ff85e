package org.arbiterchess.cli;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;

/** Finds installed programs that tests can use. */
public final class InstalledPrograms {

  private InstalledPrograms() {}

  /** Searches the PATH and {@code /usr/games}, where Debian installs games. */
  public static Optional<Path> find(String program) {
    String folders = System.getenv("PATH") + File.pathSeparator + "/usr/games";
    return Stream.of(folders.split(File.pathSeparator, -1))
        .map(folder -> Path.of(folder, program))
        .filter(Files::isExecutable)
        .findFirst();
  }
}
