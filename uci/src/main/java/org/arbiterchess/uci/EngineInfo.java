package org.arbiterchess.uci;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.arbiterchess.rules.Move;

/**
 * An engine's report on its search: one {@code info} line. A value that is missing from the line or
 * cannot be read is empty. {@link #line} always returns the whole line.
 *
 * <pre>{@code
 * try (UciEngine engine = UciEngine.start("stockfish")) {
 *   Position position = Fen.parse("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1");
 *   List<EngineInfo> infos = new ArrayList<>();
 *   engine.position(position).search(SearchLimits.ofDepth(5), infos::add);
 *   EngineInfo last = infos.get(infos.size() - 1);
 *   System.out.println(last.score().orElseThrow()); // #1
 *   System.out.println(San.writeLine(position, last.pv())); // 1. Ra8#
 * }
 * }</pre>
 */
public final class EngineInfo {

  private final InfoLine read;

  EngineInfo(InfoLine read) {
    this.read = read;
  }

  /** An engine's estimated probability of each result for the side to move, in thousandths. */
  public record WinDrawLoss(int win, int draw, int loss) {}

  /** The line as the engine wrote it. */
  public String line() {
    return read.line;
  }

  /** The depth in half-moves. */
  public OptionalLong depth() {
    return number("depth");
  }

  /**
   * The rank of this variation, where 1 is the best. If the engine does not give a rank, this is
   * also 1.
   */
  public int multiPv() {
    return (int) number("multipv").orElse(1);
  }

  /** The evaluation from the point of view of the side to move. */
  public Optional<Score> score() {
    return read.score;
  }

  public Optional<WinDrawLoss> winDrawLoss() {
    return read.winDrawLoss;
  }

  public OptionalLong nodes() {
    return number("nodes");
  }

  public OptionalLong nodesPerSecond() {
    return number("nps");
  }

  /** The time since the search began. */
  public Optional<Duration> time() {
    return Optional.ofNullable(read.numbers.get("time")).map(Duration::ofMillis);
  }

  /** The principal variation, as legal moves from the position being searched. */
  public List<Move> pv() {
    return List.copyOf(read.pv);
  }

  /**
   * The rest of the principal variation, starting with the first illegal move; normally empty. A
   * few engines write illegal moves after a collision in their hash table.
   */
  public List<String> unreadPv() {
    return List.copyOf(read.unreadPv);
  }

  /** The move that the engine is currently searching. */
  public Optional<Move> currentMove() {
    return read.currentMove;
  }

  /** A message for human readers. */
  public Optional<String> string() {
    return read.string;
  }

  /** The number after a keyword of UCI, such as {@code seldepth} or {@code hashfull}. */
  public OptionalLong number(String keyword) {
    Long value = read.numbers.get(keyword);
    return value == null ? OptionalLong.empty() : OptionalLong.of(value);
  }

  /** The same as {@link #line}. */
  @Override
  public String toString() {
    return read.line;
  }
}
