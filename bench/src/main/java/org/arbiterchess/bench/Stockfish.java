package org.arbiterchess.bench;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Stockfish as another program on this machine, asked by UCI. */
final class Stockfish {

  private static final String NODES = "Nodes searched: ";

  private final Process process;
  private final BufferedReader answers;

  private Stockfish(Process process) {
    this.process = process;
    this.answers = process.inputReader(StandardCharsets.UTF_8);
  }

  static Optional<Stockfish> start() {
    for (String folder : folders()) {
      Path program = Path.of(folder, "stockfish");
      if (Files.isExecutable(program)) {
        try {
          return Optional.of(new Stockfish(new ProcessBuilder(program.toString()).start()));
        } catch (IOException e) {
          throw new UncheckedIOException(e);
        }
      }
    }
    return Optional.empty();
  }

  /** Debian puts it where games are, which is not on everybody's path. */
  private static List<String> folders() {
    List<String> folders = new ArrayList<>();
    for (String folder : System.getenv("PATH").split(File.pathSeparator, -1)) {
      folders.add(folder);
    }
    folders.add("/usr/games");
    return folders;
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
