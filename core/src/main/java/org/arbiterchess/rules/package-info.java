/**
 * The laws about moves: they define playable positions and legal moves, and rule on every attempt
 * with a reason and evidence. Depends on {@code chess}, {@code remark}, {@code bitboard}.
 */
package org.arbiterchess.rules;
