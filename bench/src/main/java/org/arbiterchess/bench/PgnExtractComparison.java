package org.arbiterchess.bench;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import org.arbiterchess.pgn.read.PgnReader;

/**
 * Compares the speed of our PGN reader with that of pgn-extract on the same file, in alternating
 * passes. Both programs check that every move is legal. The comparison uses the CPU time of the
 * best pass. For our reader, this is the time of the reading thread, excluding JIT compilation; for
 * pgn-extract, it is the time of the whole process.
 */
public final class PgnExtractComparison {

  private static final int GAMES = 20_000;
  private static final int PASSES = 7;

  /** The speed, in games per second, of the fastest known PGN reader, which is written in Rust. */
  private static final double GOAL = 72_000;

  private static final double RATIO_GOAL = 4;

  private PgnExtractComparison() {}

  /**
   * Runs the comparison on the file given as an argument, or on a generated file if there is no
   * argument.
   */
  public static void main(String[] args) throws IOException, InterruptedException {
    boolean generated = args.length == 0;
    Path file = generated ? Files.createTempFile("arbiter", ".pgn") : Path.of(args[0]);
    try {
      if (generated) {
        GeneratedPgnFile.write(file, GAMES);
      }
      measure(file);
    } finally {
      if (generated) {
        Files.delete(file);
      }
    }
  }

  private static void measure(Path file) throws IOException, InterruptedException {
    Optional<PgnExtractProcess> pgnExtract = PgnExtractProcess.find();
    double ours = Double.MAX_VALUE;
    double first = 0;
    double theirs = Double.MAX_VALUE;
    long[] counts = new long[3];
    for (int pass = 0; pass < PASSES; pass++) {
      counts = new long[3];
      double seconds = pass(file, counts);
      first = pass == 0 ? seconds : first;
      ours = Math.min(ours, seconds);
      if (pgnExtract.isPresent()) {
        theirs = Math.min(theirs, pgnExtract.get().run(file).cpu());
      }
    }
    System.out.printf(
        Locale.ROOT,
        "%n%,d games, %,d half-moves, %.1f MB, %d errors; every move is checked on one thread%n",
        counts[0],
        counts[1],
        Files.size(file) / 1e6,
        counts[2]);
    GoalTable table = new GoalTable();
    table.add("first pass, games per second of CPU time", counts[0] / first, "");
    table.addAtLeast("best pass", counts[0] / ours, GOAL, "", "");
    if (pgnExtract.isPresent()) {
      table.add("pgn-extract", counts[0] / theirs, "");
      table.addAtLeast("best pass ÷ pgn-extract", theirs / ours, RATIO_GOAL, "", "");
    } else {
      System.out.println("pgn-extract is not installed, so there is no comparison.");
    }
    table.print();
  }

  private static double pass(Path file, long[] counts) throws IOException {
    long before = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    try (InputStream in = Files.newInputStream(file)) {
      PgnReader reader = new PgnReader((into, offset, length) -> read(in, into, offset, length));
      while (reader.next()) {
        var replay = reader.replay();
        counts[0]++;
        counts[1] += replay.plies();
        counts[2] += replay.errors().size();
      }
    }
    return (ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - before) / 1e9;
  }

  private static int read(InputStream in, byte[] into, int offset, int length) {
    try {
      return in.read(into, offset, length);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
