/**
 * Runs chess engines that use the UCI protocol. A program can start an engine, give it a position,
 * let it search within limits, and read its answers as Java objects. Depends on {@code core}.
 *
 * <p>Start with {@link org.arbiterchess.uci.UciEngine}. Every engine failure is reported as an
 * {@link org.arbiterchess.uci.EngineException}.
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
