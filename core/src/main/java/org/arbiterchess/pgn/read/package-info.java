/**
 * Reads PGN from a byte stream one game at a time, recovers from errors, and compares games with
 * the Laws. Nothing is dropped silently: what cannot be read becomes a comment, a warning or an
 * error. Depends on {@code text}, {@code language}, {@code message}, {@code chess}, {@code
 * movetext}, {@code bitboard}, {@code rules}, {@code rules.packed}, {@code winnability}, {@code
 * notation}, {@code game}, {@code pgn.tree}, {@code remark}.
 *
 * <pre>{@code
 * PgnReader reader = new PgnReader(ByteSource.of("1. f3 e5 2. g4 Qh4# 1-0"));
 * System.out.println(reader.next()); // true
 * System.out.println(reader.replay().plies()); // 4
 * System.out.println(Audit.of(reader.replay()).contradictions().size()); // 1
 * }</pre>
 */
package org.arbiterchess.pgn.read;
