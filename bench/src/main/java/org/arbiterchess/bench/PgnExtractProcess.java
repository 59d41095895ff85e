package org.arbiterchess.bench;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Runs pgn-extract to parse and check a file. */
final class PgnExtractProcess {

  /**
   * Runs pgn-extract and then {@code times}, whose second line is the CPU time of child processes.
   */
  private static final String SCRIPT =
      "\"$0\" -s -r \"$1\" >/dev/null 2>&1; code=$?; times; exit $code";

  private final Path program;

  private PgnExtractProcess(Path program) {
    this.program = program;
  }

  static Optional<PgnExtractProcess> find() {
    return InstalledPrograms.find("pgn-extract").map(PgnExtractProcess::new);
  }

  /** Returns the CPU time in seconds that pgn-extract needs for the file. */
  double seconds(Path file) throws IOException, InterruptedException {
    Process shell =
        new ProcessBuilder("sh", "-c", SCRIPT, program.toString(), file.toString()).start();
    String output = new String(shell.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    int code = shell.waitFor();
    List<String> lines = output.lines().toList();
    if (code != 0 || lines.size() < 2) {
      throw new IllegalStateException("pgn-extract exited with " + code + ": " + output);
    }
    double seconds = 0;
    for (String part : lines.get(1).split(" ", -1)) {
      seconds += seconds(part);
    }
    return seconds;
  }

  /** Parses a time such as {@code 0m1.25s}. */
  private static double seconds(String time) {
    int minutes = time.indexOf('m');
    return 60 * Double.parseDouble(time.substring(0, minutes))
        + Double.parseDouble(time.substring(minutes + 1, time.indexOf('s')));
  }
}
