package org.arbiterchess.bench;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** pgn-extract as another program on this machine: it reads a file, checks it, and ends. */
final class PgnExtractProcess {

  /** A shell's own word for the CPU time of what it has run, in the second line. */
  private static final String TIMED =
      "\"$0\" -s -r \"$1\" >/dev/null 2>&1; code=$?; times; exit $code";

  private final Path program;

  private PgnExtractProcess(Path program) {
    this.program = program;
  }

  static Optional<PgnExtractProcess> find() {
    return InstalledPrograms.find("pgn-extract").map(PgnExtractProcess::new);
  }

  /** The seconds of CPU time it takes, from start to end. */
  double seconds(Path file) throws IOException, InterruptedException {
    Process shell =
        new ProcessBuilder("sh", "-c", TIMED, program.toString(), file.toString()).start();
    String said = new String(shell.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    int code = shell.waitFor();
    List<String> lines = said.lines().toList();
    if (code != 0 || lines.size() < 2) {
      throw new IllegalStateException("pgn-extract ended with " + code + ": " + said);
    }
    double seconds = 0;
    for (String part : lines.get(1).split(" ", -1)) {
      seconds += seconds(part);
    }
    return seconds;
  }

  /** Of a time such as {@code 0m1.25s}. */
  private static double seconds(String time) {
    int minutes = time.indexOf('m');
    return 60 * Double.parseDouble(time.substring(0, minutes))
        + Double.parseDouble(time.substring(minutes + 1, time.indexOf('s')));
  }
}
