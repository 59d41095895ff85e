package org.arbiterchess.bench;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Runs a program to completion, discards its output and measures the time it takes. */
final class ProcessTimer {

  /**
   * Runs a program and then {@code times}, which prints the CPU time of child processes on the
   * second line of its output.
   */
  private static final String SCRIPT = "\"$@\" >/dev/null 2>&1; code=$?; times; exit $code";

  /**
   * The time that a program took, in seconds.
   *
   * @param cpu the CPU time of all its threads
   */
  record Time(double wall, double cpu) {

    static final Time MAX = new Time(Double.MAX_VALUE, Double.MAX_VALUE);

    /** Returns the shorter wall time and the shorter CPU time, possibly from different runs. */
    Time best(Time other) {
      return new Time(Math.min(wall, other.wall), Math.min(cpu, other.cpu));
    }
  }

  private ProcessTimer() {}

  static Time run(List<String> command) throws IOException, InterruptedException {
    List<String> shellCommand = new ArrayList<>(List.of("sh", "-c", SCRIPT, "sh"));
    shellCommand.addAll(command);
    long start = System.nanoTime();
    Process shell = new ProcessBuilder(shellCommand).start();
    String output = new String(shell.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    int code = shell.waitFor();
    double wall = (System.nanoTime() - start) / 1e9;
    List<String> lines = output.lines().toList();
    if (code != 0 || lines.size() < 2) {
      throw new IllegalStateException(command + " exited with " + code + ": " + output);
    }
    double cpu = 0;
    for (String part : lines.get(1).split(" ", -1)) {
      cpu += seconds(part);
    }
    return new Time(wall, cpu);
  }

  /** Parses a time such as {@code 0m1.25s}. */
  private static double seconds(String time) {
    int minutes = time.indexOf('m');
    return 60 * Double.parseDouble(time.substring(0, minutes))
        + Double.parseDouble(time.substring(minutes + 1, time.indexOf('s')));
  }
}
