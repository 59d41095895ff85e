/**
 * The laws of the moves: what a playable position is, which moves it has, and the ruling on every
 * attempt with its reason and evidence. Depends on {@code chess}, {@code remark}, {@code bitboard}.
 */
package org.arbiterchess.rules;
