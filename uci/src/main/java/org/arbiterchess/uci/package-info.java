/**
 * Chess engines that speak UCI: start one, give it a position, let it search with limits, and read
 * its answers as values. Depends on {@code core}.
 *
 * <p>Start with {@link org.arbiterchess.uci.UciEngine}. Whatever goes wrong with an engine, it is
 * an {@link org.arbiterchess.uci.EngineException}.
 */
package org.arbiterchess.uci;
