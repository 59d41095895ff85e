/**
 * Defines playable positions and legal moves, and rules on each attempt. A ruling gives its reason
 * and evidence. Depends on {@code chess}, {@code remark}, {@code bitboard}.
 */
package org.arbiterchess.rules;
