/**
 * Defines playable positions and legal moves, reads and writes moves as text, and decides whether
 * an attempt is legal. A ruling gives its reason, its evidence and its sentence. Depends on {@code
 * text}, {@code language}, {@code message}, {@code chess}, {@code remark}, {@code movetext}, {@code
 * bitboard}.
 *
 * <pre>{@code
 * Position position = Position.initial();
 * System.out.println(position.legalMoves().size()); // 20
 * Ruling ruling = position.rule(position.readMove("Ke3").orElseThrow());
 * System.out.println(ruling.illegal().orElseThrow().sentence()); // Your king can't reach e3 (3.8.1).
 * }</pre>
 */
package org.arbiterchess.rules;
