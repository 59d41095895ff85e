/**
 * The laws for moves. They define playable positions and legal moves, and rule on each attempt with
 * a reason and evidence. Depends on {@code chess}, {@code remark}, {@code bitboard}.
 */
package org.arbiterchess.rules;
