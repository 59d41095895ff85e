/**
 * Reads PGN from a byte stream one game at a time and recovers from errors. Also writes PGN in
 * export format. Depends on {@code text}, {@code language}, {@code message}, {@code chess}, {@code
 * remark}, {@code bitboard}, {@code rules}, {@code rules.packed}, {@code winnability}, {@code
 * notation}, {@code game}, {@code wire}.
 *
 * <pre>{@code
 * PgnReading reading = PgnCodec.read("1. e2e4 e5 2. Nf3! {solid} Nc6 1-0").orElseThrow();
 * System.out.println(reading.warnings().get(0).kind()); // LONG_ALGEBRAIC
 * String text = PgnCodec.write(reading.game());
 * System.out.println(text.endsWith("1. e4 e5 2. Nf3 $1 {solid} 2... Nc6 1-0\n")); // true
 * }</pre>
 */
package org.arbiterchess.pgn;
