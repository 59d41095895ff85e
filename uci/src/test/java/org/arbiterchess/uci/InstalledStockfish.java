package org.arbiterchess.uci;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** Finds Stockfish on this machine. */
final class InstalledStockfish {

  private InstalledStockfish() {}

  /** Searches PATH and {@code /usr/games}, where Debian installs games. */
  static Optional<Path> find() {
    String folders = System.getenv("PATH") + File.pathSeparator + "/usr/games";
    for (String folder : folders.split(File.pathSeparator, -1)) {
      Path program = Path.of(folder, "stockfish");
      if (Files.isExecutable(program)) {
        return Optional.of(program);
      }
    }
    System.out.println("Stockfish is not installed: its tests are skipped");
    return Optional.empty();
  }
}
