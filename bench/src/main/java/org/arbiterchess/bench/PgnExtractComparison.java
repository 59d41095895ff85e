package org.arbiterchess.bench;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import org.arbiterchess.pgn.PgnReader;

/**
 * Our reader of PGN and pgn-extract on the same generated file, pass by pass in one run. Every move
 * is checked. Each is as fast as its best pass by CPU time: ours that of the one thread that reads,
 * without what the JVM spends on compiling, which the first pass still feels; the other's from
 * start to end.
 */
public final class PgnExtractComparison {

  private static final int GAMES = 20_000;
  private static final int PASSES = 7;

  private PgnExtractComparison() {}

  /** With the name of a file, that file is read; without, one is generated. */
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
    Optional<PgnExtractProcess> other = PgnExtractProcess.find();
    double ours = Double.MAX_VALUE;
    double first = 0;
    double theirs = Double.MAX_VALUE;
    long[] counts = new long[3];
    for (int pass = 0; pass < PASSES; pass++) {
      counts = new long[3];
      double seconds = pass(file, counts);
      first = pass == 0 ? seconds : first;
      ours = Math.min(ours, seconds);
      if (other.isPresent()) {
        theirs = Math.min(theirs, other.get().seconds(file));
      }
    }
    System.out.printf(
        Locale.ROOT,
        "PGN, %,d games, %,d plies, %.1f MB, %d errors, every move checked, one thread%n",
        counts[0],
        counts[1],
        Files.size(file) / 1e6,
        counts[2]);
    System.out.printf(
        Locale.ROOT,
        "Arbiter     %,9.0f games a second (first pass %,.0f)%n",
        counts[0] / ours,
        counts[0] / first);
    if (other.isPresent()) {
      System.out.printf(
          Locale.ROOT,
          "pgn-extract %,9.0f games a second, ratio %.2f%n",
          counts[0] / theirs,
          theirs / ours);
    } else {
      System.out.println("pgn-extract is not installed, so there is nothing to compare with.");
    }
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
