package org.arbiterchess.bench;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;

/** Stockfish as another program on this machine, asked by UCI. */
final class StockfishProcess {

  private static final String NODES = "Nodes searched: ";

  private final Process process;
  private final BufferedReader answers;

  private StockfishProcess(Process process) {
    this.process = process;
    this.answers = process.inputReader(StandardCharsets.UTF_8);
  }

  static Optional<StockfishProcess> start() {
    return InstalledPrograms.find("stockfish").map(StockfishProcess::started);
  }

  private static StockfishProcess started(Path program) {
    try {
      return new StockfishProcess(new ProcessBuilder(program.toString()).start());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Million nodes a second of its CPU time. */
  double perft(String fen, int depth) {
    Duration before = cpuTime();
    say("position fen " + fen);
    say("go perft " + depth);
    long nodes = Long.parseLong(lineAfter(NODES));
    return nodes * 1e3 / cpuTime().minus(before).toNanos();
  }

  void quit() {
    say("quit");
  }

  private Duration cpuTime() {
    return process.info().totalCpuDuration().orElseThrow();
  }

  private void say(String command) {
    try {
      process.getOutputStream().write((command + "\n").getBytes(StandardCharsets.UTF_8));
      process.getOutputStream().flush();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private String lineAfter(String start) {
    try {
      for (String line = answers.readLine(); line != null; line = answers.readLine()) {
        if (line.startsWith(start)) {
          return line.substring(start.length()).trim();
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    throw new IllegalStateException("Stockfish ended without an answer");
  }
}
