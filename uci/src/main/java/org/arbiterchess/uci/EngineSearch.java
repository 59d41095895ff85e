package org.arbiterchess.uci;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.uci.EngineException.Kind;

/**
 * A running search. Only one thread may read the info messages and the result, but any thread may
 * call {@link #stop}.
 *
 * <pre>{@code
 * try (UciEngine engine = UciEngine.start("stockfish")) {
 *   EngineSearch search = engine.go(SearchLimits.infinite());
 *   search.infos().filter(info -> info.depth().orElse(0) >= 10).findFirst();
 *   search.stop();
 *   System.out.println(search.result().bestMove().isPresent()); // true
 * }
 * }</pre>
 */
public final class EngineSearch {

  /**
   * The interval at which a waiting thread checks whether another thread has called {@link #stop}.
   */
  private static final long LONGEST_WAIT_NANOS = Duration.ofMillis(50).toNanos();

  private final EngineProcess process;
  private final Position position;
  private final SearchLimits limits;
  private final Duration answerTimeout;
  private final Map<Integer, EngineInfo> lines = new TreeMap<>();
  private Optional<SearchResult> result = Optional.empty();
  private volatile boolean stopped;
  private volatile long deadline;

  EngineSearch(
      EngineProcess process, Position position, SearchLimits limits, Duration answerTimeout) {
    this.process = process;
    this.position = position;
    this.limits = limits;
    this.answerTimeout = answerTimeout;
    this.deadline = System.nanoTime() + limits.timeout(answerTimeout).toNanos();
  }

  /** Tells the engine to stop and to answer with the best move it has found. */
  public void stop() {
    if (!stopped) {
      stopped = true;
      deadline = System.nanoTime() + answerTimeout.toNanos();
      process.send("stop");
    }
  }

  /**
   * Waits for the next info message.
   *
   * @return the message, or empty if the search is over
   * @throws EngineException if the engine fails or the search takes too long
   */
  public Optional<EngineInfo> next() {
    while (result.isEmpty()) {
      String line = nextLine();
      List<String> words = UciTokens.of(line);
      String first = words.isEmpty() ? "" : words.get(0);
      if (first.equals("bestmove")) {
        result = Optional.of(result(line, words));
      } else if (first.equals("info")) {
        EngineInfo info = InfoLine.read(position, line);
        if (!info.pv().isEmpty()) {
          lines.put(info.multiPv(), info);
        }
        return Optional.of(info);
      }
    }
    return Optional.empty();
  }

  /** The info messages from now until the search is over. The stream waits for each message. */
  public Stream<EngineInfo> infos() {
    Spliterator<EngineInfo> infos =
        new Spliterators.AbstractSpliterator<>(
            Long.MAX_VALUE, Spliterator.ORDERED | Spliterator.NONNULL) {
          @Override
          public boolean tryAdvance(Consumer<? super EngineInfo> action) {
            Optional<EngineInfo> info = next();
            info.ifPresent(action);
            return info.isPresent();
          }
        };
    return StreamSupport.stream(infos, false);
  }

  /**
   * Waits for the end of the search.
   *
   * @throws EngineException if the engine fails or the search takes too long
   * @throws IllegalStateException if the search is infinite and has not been stopped
   */
  public SearchResult result() {
    if (limits.isInfinite() && !stopped && result.isEmpty()) {
      throw new IllegalStateException("an infinite search has no result before stop()");
    }
    while (next().isPresent()) {
      // The info messages are discarded here, but next() keeps the last ones for the result.
    }
    return result.orElseThrow();
  }

  /** Whether the result is known. This method does not wait. */
  public boolean isOver() {
    return result.isPresent();
  }

  private String nextLine() {
    while (true) {
      long left = deadline - System.nanoTime();
      Optional<String> line = process.poll(Math.min(left, LONGEST_WAIT_NANOS), "a best move");
      if (line.isPresent()) {
        return line.get();
      }
      if (left <= 0) {
        Duration waited = stopped ? answerTimeout : limits.timeout(answerTimeout);
        String what = stopped ? "did not stop its search" : "did not end its search";
        throw process.failure(Kind.TIMEOUT, what + " within " + UciEngine.seconds(waited), null);
      }
    }
  }

  private SearchResult result(String line, List<String> words) {
    String text = words.size() > 1 ? words.get(1) : "";
    Optional<Move> best = UciTokens.move(position, text);
    if (best.isEmpty() && position.hasLegalMove()) {
      throw process.failure(
          Kind.INVALID_ANSWER,
          "answered \"" + EngineProcess.excerpt(line) + "\", which is not a legal move",
          null);
    }
    boolean hasPonder = best.isPresent() && words.size() > 3 && words.get(2).equals("ponder");
    Optional<Move> ponder =
        hasPonder ? UciTokens.move(position.play(best.get()), words.get(3)) : Optional.empty();
    return new SearchResult(best, ponder, new ArrayList<>(lines.values()));
  }
}
