/**
 * Compares recorded games with the Laws: results, and moves after the end of the game. Depends on
 * {@code text}, {@code language}, {@code message}, {@code chess}, {@code bitboard}, {@code rules},
 * {@code rules.packed}, {@code winnability}, {@code game}, {@code pgn.read}.
 *
 * <pre>{@code
 * PgnReader reader = new PgnReader(ByteSource.of("1. f3 e5 2. g4 Qh4# 1-0"));
 * reader.next();
 * Audit audit = Audit.of(reader.replay());
 * System.out.println(audit.contradictions().get(0).article()); // 5.1.1
 * }</pre>
 */
package org.arbiterchess.pgn.audit;
