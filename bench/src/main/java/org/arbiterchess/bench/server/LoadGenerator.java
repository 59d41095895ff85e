package org.arbiterchess.bench.server;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleSupplier;

/**
 * Plays many games at once at a fixed rate, even if the server falls behind. A move's latency is
 * measured from the time at which the move was due. Without a rate, the next move in every game is
 * made as soon as possible.
 */
final class LoadGenerator {

  /**
   * The result of a measurement, excluding the warm-up.
   *
   * @param latencies the times until the player who moved received the server's reply
   * @param opponentLatencies the times until the opponent received the move
   * @param cpuSeconds the CPU time that the servers used
   */
  record Result(
      double perSecond,
      LatencySamples latencies,
      LatencySamples opponentLatencies,
      double cpuSeconds) {

    double cpuMillisPerMove() {
      return cpuSeconds * 1000 / Math.max(1, latencies.count());
    }
  }

  private static final long SECOND = 1_000_000_000L;

  private final SocketEventLoop loop;
  private final List<SimulatedGame> games = new ArrayList<>();
  private final double rate;
  private LatencySamples latencies = new LatencySamples();
  private LatencySamples opponentLatencies = new LatencySamples();
  private long lastId;
  private boolean ended;

  /** Creates a generator with a rate in moves per second; 0 means as many as possible. */
  LoadGenerator(SocketEventLoop loop, double rate) {
    this.loop = loop;
    this.rate = rate;
  }

  void add(SimulatedGame game) {
    games.add(game);
  }

  /**
   * Plays for {@code warmUp + seconds} seconds and starts measuring after the warm-up.
   *
   * @param cpuSeconds supplies the CPU time that the servers have used so far
   */
  Result run(int warmUp, int seconds, DoubleSupplier cpuSeconds) throws IOException {
    long start = System.nanoTime();
    long measureFrom = start + warmUp * SECOND;
    long end = measureFrom + seconds * SECOND;
    boolean warm = false;
    double cpuBefore = 0;
    long scheduled = 0;
    if (rate == 0) {
      for (SimulatedGame game : games) {
        game.schedule(start);
      }
    }
    double due = 0;
    long now = start;
    while (now < end) {
      if (!warm && now >= measureFrom) {
        warm = true;
        games.forEach(SimulatedGame::clearSchedule);
        latencies = new LatencySamples();
        opponentLatencies = new LatencySamples();
        cpuBefore = cpuSeconds.getAsDouble();
      }
      while (rate > 0 && due <= now - start) {
        games.get((int) (scheduled % games.size())).schedule(start + (long) due);
        scheduled++;
        // The rate ramps up during the warm-up.
        due += SECOND / (rate * Math.min(1, 0.1 + 1.2 * due / (measureFrom - start)));
      }
      loop.poll(1);
      now = System.nanoTime();
    }
    ended = true;
    return new Result(
        latencies.count() / (double) seconds,
        latencies,
        opponentLatencies,
        cpuSeconds.getAsDouble() - cpuBefore);
  }

  void recordLatency(long dueTime) {
    latencies.add(System.nanoTime() - dueTime);
  }

  void recordOpponentLatency(long dueTime) {
    opponentLatencies.add(System.nanoTime() - dueTime);
  }

  /** Called when the next move in the game can be made. */
  void ready(SimulatedGame game) throws IOException {
    if (rate == 0 && !ended) {
      game.schedule(System.nanoTime());
    }
  }

  String nextId() {
    return Long.toHexString(0x5000_0000_0000_0000L + lastId++);
  }
}
