package org.arbiterchess.bench.server;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * Plays many games at once at a fixed rate, even if the server falls behind. A move's latency is
 * measured from the time it was due. Without a rate, every game makes each move immediately.
 */
final class LoadGenerator {

  /**
   * The result of a measurement.
   *
   * @param moves the number of moves, including the warm-up
   */
  record Result(double perSecond, LatencySamples latencies, long moves) {}

  private static final long SECOND = 1_000_000_000L;

  private final SocketEventLoop loop;
  private final List<SimulatedGame> games = new ArrayList<>();
  private final double rate;
  private LatencySamples latencies = new LatencySamples();
  private long lastId;
  private long moveCount;
  private boolean ended;

  /** Creates a generator for this rate in moves per second; 0 means as many as possible. */
  LoadGenerator(SocketEventLoop loop, double rate) {
    this.loop = loop;
    this.rate = rate;
  }

  void add(SimulatedGame game) {
    games.add(game);
  }

  /** Plays for {@code warmUp + seconds} seconds and discards the warm-up latencies. */
  Result run(int warmUp, int seconds) throws IOException {
    long start = System.nanoTime();
    long measureFrom = start + warmUp * SECOND;
    long end = measureFrom + seconds * SECOND;
    boolean warm = false;
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
    return new Result(latencies.count() / (double) seconds, latencies, moveCount);
  }

  void recordLatency(long dueTime) {
    moveCount++;
    latencies.add(System.nanoTime() - dueTime);
  }

  /** Called when the game can make its next move. */
  void ready(SimulatedGame game) throws IOException {
    if (rate == 0 && !ended) {
      game.schedule(System.nanoTime());
    }
  }

  String nextId() {
    return Long.toHexString(0x5000_0000_0000_0000L + lastId++);
  }
}
