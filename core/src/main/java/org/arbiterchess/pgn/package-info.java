/**
 * The entry to PGN: reads and writes a single game. {@code pgn.tree} has the games, and {@code
 * pgn.read} reads files of any size and compares games with the Laws. Depends on {@code chess},
 * {@code rules}, {@code game}, {@code pgn.tree}, {@code pgn.read}.
 *
 * <pre>{@code
 * PgnReading reading = PgnCodec.read("1. e2e4 e5 2. Nf3! {solid} Nc6 1-0").orElseThrow();
 * System.out.println(reading.warnings().get(0).kind()); // LONG_ALGEBRAIC
 * String text = PgnCodec.write(reading.game());
 * System.out.println(text.endsWith("1. e4 e5 2. Nf3 $1 {solid} 2... Nc6 1-0\n")); // true
 * }</pre>
 */
package org.arbiterchess.pgn;
