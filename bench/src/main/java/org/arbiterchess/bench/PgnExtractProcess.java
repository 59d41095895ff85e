package org.arbiterchess.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Runs pgn-extract to parse and check a file. */
final class PgnExtractProcess {

  private final Path program;

  private PgnExtractProcess(Path program) {
    this.program = program;
  }

  static Optional<PgnExtractProcess> find() {
    return InstalledPrograms.find("pgn-extract").map(PgnExtractProcess::new);
  }

  ProcessTimer.Time run(Path file) throws IOException, InterruptedException {
    return ProcessTimer.run(List.of(program.toString(), "-s", "-r", file.toString()));
  }
}
