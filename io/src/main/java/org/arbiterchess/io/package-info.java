/**
 * Reads and writes files and streams of PGN games, and reads Polyglot opening books and their keys.
 * Depends on {@code core}.
 *
 * <pre>{@code
 * PgnReading reading = Pgn.read("1. e4 e5 2. Ke3 *").findFirst().orElseThrow();
 * System.out.println(reading.game().line().moves().size()); // 2
 * System.out.println(reading.errors().size()); // 1
 * }</pre>
 */
package org.arbiterchess.io;
