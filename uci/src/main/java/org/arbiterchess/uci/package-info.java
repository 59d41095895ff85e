/**
 * Chess engines that speak UCI: start one, give it a position, let it search with limits, and read
 * its answers as values. Depends on {@code core}.
 *
 * <p>Start with {@link org.arbiterchess.uci.UciEngine}. Whatever goes wrong with an engine, it is
 * an {@link org.arbiterchess.uci.EngineException}.
 *
 * <pre>{@code
 * try (UciEngine engine = UciEngine.start("stockfish")) {
 *   Position position = Fen.parse("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1");
 *   SearchResult result = engine.position(position).search(SearchLimits.ofDepth(5));
 *   System.out.println(result.bestMove().orElseThrow()); // a1a8
 * }
 * }</pre>
 */
package org.arbiterchess.uci;
