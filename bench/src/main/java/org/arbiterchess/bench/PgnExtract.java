package org.arbiterchess.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/** pgn-extract as another program on this machine: it reads a file, checks it, and ends. */
final class PgnExtract {

  private final Path program;

  private PgnExtract(Path program) {
    this.program = program;
  }

  static Optional<PgnExtract> find() {
    return Programs.find("pgn-extract").map(PgnExtract::new);
  }

  /** The seconds it takes, from start to end. */
  double seconds(Path file) throws IOException, InterruptedException {
    long before = System.nanoTime();
    int code =
        new ProcessBuilder(program.toString(), "-s", "-r", file.toString())
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start()
            .waitFor();
    if (code != 0) {
      throw new IllegalStateException("pgn-extract ended with " + code);
    }
    return (System.nanoTime() - before) / 1e9;
  }
}
