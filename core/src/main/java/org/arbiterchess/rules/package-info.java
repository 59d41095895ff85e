/**
 * Defines playable positions and legal moves, and decides whether an attempt is legal. A ruling
 * gives its reason and evidence. Depends on {@code message}, {@code chess}, {@code remark}, {@code
 * bitboard}.
 *
 * <pre>{@code
 * Position position = Position.initial();
 * System.out.println(position.legalMoves().size()); // 20
 * Ruling ruling = position.rule(Attempt.step(Square.E2, Square.E5));
 * System.out.println(ruling.illegal().orElseThrow().reason()); // PAWN_SHAPE
 * }</pre>
 */
package org.arbiterchess.rules;
