package org.arbiterchess.bench;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;

/** A Stockfish process, controlled through UCI. */
final class StockfishProcess {

  private static final String NODES = "Nodes searched: ";

  private final Process process;
  private final BufferedReader output;

  private StockfishProcess(Process process) {
    this.process = process;
    this.output = process.inputReader(StandardCharsets.UTF_8);
  }

  static Optional<StockfishProcess> start() {
    return InstalledPrograms.find("stockfish").map(StockfishProcess::launch);
  }

  private static StockfishProcess launch(Path program) {
    try {
      return new StockfishProcess(new ProcessBuilder(program.toString()).start());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Runs perft and returns its speed in millions of nodes per second of CPU time. */
  double perft(String fen, int depth) {
    Duration before = cpuTime();
    send("position fen " + fen);
    send("go perft " + depth);
    long nodes = Long.parseLong(lineAfter(NODES));
    return nodes * 1e3 / cpuTime().minus(before).toNanos();
  }

  void quit() {
    send("quit");
  }

  private Duration cpuTime() {
    return process.info().totalCpuDuration().orElseThrow();
  }

  private void send(String command) {
    try {
      process.getOutputStream().write((command + "\n").getBytes(StandardCharsets.UTF_8));
      process.getOutputStream().flush();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private String lineAfter(String start) {
    try {
      for (String line = output.readLine(); line != null; line = output.readLine()) {
        if (line.startsWith(start)) {
          return line.substring(start.length()).trim();
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    throw new IllegalStateException("Stockfish exited without an answer");
  }
}
