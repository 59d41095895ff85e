/**
 * A game of chess: the players' commands, the arbiter's decisions, and the event log. Time is
 * always an argument. Depends on {@code text}, {@code chess}, {@code remark}, {@code rules}, {@code
 * touch}, {@code winnability}, {@code notation}.
 */
package org.arbiterchess.game;
