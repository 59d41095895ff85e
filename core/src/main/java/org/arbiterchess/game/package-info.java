/**
 * The game: commands of the players, decisions of the arbiter, and the log of events that makes up
 * a game. Time is always an argument. Depends on {@code text}, {@code chess}, {@code remark},
 * {@code rules}, {@code winnability}, {@code notation}.
 */
package org.arbiterchess.game;
