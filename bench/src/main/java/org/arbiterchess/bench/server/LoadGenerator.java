package org.arbiterchess.bench.server;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * Many games at once, at a rate that does not wait for the server: a move that is late counts from
 * when it should have been sent. Without a rate, every game moves as soon as it can.
 */
final class LoadGenerator {

  /**
   * What came of it.
   *
   * @param moves all of them, those while it got warm included
   */
  record Result(double perSecond, LatencySamples latencies, long moves) {}

  private static final long SECOND = 1_000_000_000L;

  private final SocketEventLoop loop;
  private final List<SimulatedGame> games = new ArrayList<>();
  private final double rate;
  private LatencySamples latencies = new LatencySamples();
  private long ids;
  private long stored;
  private boolean ended;

  /** A run of so many moves a second; 0 is as many as possible. */
  LoadGenerator(SocketEventLoop loop, double rate) {
    this.loop = loop;
    this.rate = rate;
  }

  void add(SimulatedGame game) {
    games.add(game);
  }

  /** Plays for so many seconds, of which the first are not counted. */
  Result play(int warmUp, int seconds) throws IOException {
    long start = System.nanoTime();
    long counted = start + warmUp * SECOND;
    long end = counted + seconds * SECOND;
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
      if (!warm && now >= counted) {
        warm = true;
        games.forEach(SimulatedGame::forgetWhatIsDue);
        latencies = new LatencySamples();
      }
      while (rate > 0 && due <= now - start) {
        games.get((int) (scheduled % games.size())).schedule(start + (long) due);
        scheduled++;
        // The rate rises while it gets warm.
        due += SECOND / (rate * Math.min(1, 0.1 + 1.2 * due / (counted - start)));
      }
      loop.turn(1);
      now = System.nanoTime();
    }
    ended = true;
    return new Result(latencies.count() / (double) seconds, latencies, stored);
  }

  void stored(long began) {
    stored++;
    latencies.add(System.nanoTime() - began);
  }

  /** A game could go on. */
  void ready(SimulatedGame game) throws IOException {
    if (rate == 0 && !ended) {
      game.schedule(System.nanoTime());
    }
  }

  String nextId() {
    return Long.toHexString(0x5000_0000_0000_0000L + ids++);
  }
}
