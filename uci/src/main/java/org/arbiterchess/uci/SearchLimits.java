package org.arbiterchess.uci;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Uci;

/**
 * The limits at which an engine stops searching. If limits are combined, the engine stops at the
 * first one it reaches. Instances are immutable.
 *
 * <pre>{@code
 * SearchLimits quick = SearchLimits.ofDepth(12).withMoveTime(Duration.ofSeconds(2));
 * SearchLimits game =
 *     SearchLimits.ofClocks(Duration.ofMinutes(5), Duration.ofMinutes(4))
 *         .withIncrements(Duration.ofSeconds(3), Duration.ofSeconds(3));
 * System.out.println(quick); // depth 12 movetime 2000
 * System.out.println(game); // wtime 300000 btime 240000 winc 3000 binc 3000
 * }</pre>
 */
public final class SearchLimits {

  /** The maximum duration of a search that has neither a time limit nor a timeout of its own. */
  public static final Duration DEFAULT_TIMEOUT = Duration.ofMinutes(10);

  /** The keywords of the {@code go} command and their values. */
  private final Map<String, Long> numbers;

  private final boolean infinite;
  private final List<Move> searchMoves;
  private final Optional<Duration> timeout;

  private SearchLimits(
      Map<String, Long> numbers,
      boolean infinite,
      List<Move> searchMoves,
      Optional<Duration> timeout) {
    this.numbers = numbers;
    this.infinite = infinite;
    this.searchMoves = searchMoves;
    this.timeout = timeout;
  }

  private static SearchLimits none() {
    return new SearchLimits(Map.of(), false, List.of(), Optional.empty());
  }

  /** Limits the search to this depth, in half-moves. */
  public static SearchLimits ofDepth(int plies) {
    return none().withDepth(plies);
  }

  /** Limits the search to approximately this number of positions. */
  public static SearchLimits ofNodes(long nodes) {
    return none().withNodes(nodes);
  }

  /** Limits the search to this length of time. */
  public static SearchLimits ofMoveTime(Duration time) {
    return none().withMoveTime(time);
  }

  /** Makes the engine look for a mate in this number of moves. */
  public static SearchLimits ofMate(int moves) {
    return none().with("mate", positive("mate", moves));
  }

  /** Lets the engine decide how long to search, based on the time left on each clock. */
  public static SearchLimits ofClocks(Duration white, Duration black) {
    return none().with("wtime", millis("white", white)).with("btime", millis("black", black));
  }

  /** Lets the engine search until {@link EngineSearch#stop} is called. */
  public static SearchLimits infinite() {
    return new SearchLimits(Map.of(), true, List.of(), Optional.empty());
  }

  public SearchLimits withDepth(int plies) {
    return with("depth", positive("depth", plies));
  }

  public SearchLimits withNodes(long nodes) {
    return with("nodes", positive("nodes", nodes));
  }

  public SearchLimits withMoveTime(Duration time) {
    return with("movetime", positive("move time in milliseconds", millis("time", time)));
  }

  /** Sets the increments: the time that each player's clock gains per move. */
  public SearchLimits withIncrements(Duration white, Duration black) {
    return with("winc", millis("white", white)).with("binc", millis("black", black));
  }

  /** Sets the number of moves until the next time control. */
  public SearchLimits withMovesToGo(int moves) {
    return with("movestogo", positive("moves to go", moves));
  }

  /** Limits the first move of the search to these moves, which must be legal in the position. */
  public SearchLimits withSearchMoves(List<Move> moves) {
    return new SearchLimits(numbers, infinite, List.copyOf(moves), timeout);
  }

  /**
   * Sets how long to wait for the end of the search before it is treated as failed. The default is
   * the timeout of the {@link EngineLaunchCommand} plus the move time or, if there is none, the
   * longer clock time. For a search with neither a move time nor clock times, the default is {@link
   * #DEFAULT_TIMEOUT}.
   */
  public SearchLimits withTimeout(Duration timeout) {
    positive("timeout in milliseconds", millis("timeout", timeout));
    return new SearchLimits(numbers, infinite, searchMoves, Optional.of(timeout));
  }

  /** The time to wait for the end of the search. */
  Duration timeout(Duration answerTimeout) {
    if (timeout.isPresent()) {
      return timeout.get();
    }
    if (numbers.containsKey("movetime")) {
      return Duration.ofMillis(numbers.get("movetime")).plus(answerTimeout);
    }
    if (numbers.containsKey("wtime") && numbers.containsKey("btime")) {
      long longest = Math.max(numbers.get("wtime"), numbers.get("btime"));
      return Duration.ofMillis(longest).plus(answerTimeout);
    }
    return DEFAULT_TIMEOUT;
  }

  boolean isInfinite() {
    return infinite;
  }

  /**
   * The {@code go} command.
   *
   * @throws IllegalArgumentException if a search move is not legal in the position
   */
  String command(Position position) {
    StringBuilder text = new StringBuilder("go").append(words());
    if (!searchMoves.isEmpty()) {
      text.append(" searchmoves");
      for (Move move : searchMoves) {
        if (!position.legalMoves().contains(move)) {
          throw new IllegalArgumentException(
              "the search move " + move + " is not legal in the position");
        }
        text.append(' ').append(Uci.write(position, move));
      }
    }
    return text.toString();
  }

  private String words() {
    StringBuilder text = new StringBuilder(infinite ? " infinite" : "");
    numbers.forEach((word, number) -> text.append(' ').append(word).append(' ').append(number));
    return text.toString();
  }

  /** The limits as in the {@code go} command, without the search moves. */
  @Override
  public String toString() {
    return words().strip();
  }

  private SearchLimits with(String word, long number) {
    Map<String, Long> more = new LinkedHashMap<>(numbers);
    more.put(word, number);
    return new SearchLimits(more, infinite, searchMoves, timeout);
  }

  private static long millis(String what, Duration time) {
    if (time.isNegative()) {
      throw new IllegalArgumentException(what + " must not be negative, but is " + time);
    }
    return time.toMillis();
  }

  private static long positive(String what, long number) {
    if (number < 1) {
      throw new IllegalArgumentException(what + " must be at least 1, not " + number);
    }
    return number;
  }
}
