package org.arbiterchess.uci;

import java.util.List;
import java.util.Optional;
import org.arbiterchess.rules.Move;

/**
 * The result of a search.
 *
 * <pre>{@code
 * try (UciEngine engine = UciEngine.start("stockfish")) {
 *   engine.set("MultiPV", 3);
 *   SearchResult result = engine.search(SearchLimits.ofNodes(10_000));
 *   System.out.println(result.lines().size()); // 3
 *   System.out.println(result.bestMove().get().equals(result.pv().get(0))); // true
 * }
 * }</pre>
 *
 * @param bestMove the legal move chosen by the engine; empty only if there is no legal move
 * @param ponder the reply that the engine expects, if it gives a legal one
 * @param lines the last info message for each principal variation, best first; only one unless the
 *     option {@code MultiPV} is set
 */
public record SearchResult(Optional<Move> bestMove, Optional<Move> ponder, List<EngineInfo> lines) {

  public SearchResult {
    lines = List.copyOf(lines);
  }

  /** The last evaluation of the best line, from the point of view of the side to move. */
  public Optional<Score> score() {
    return lines.stream().findFirst().flatMap(EngineInfo::score);
  }

  /** The principal variation of the best line, as last reported by the engine. */
  public List<Move> pv() {
    return lines.isEmpty() ? List.of() : lines.get(0).pv();
  }
}
