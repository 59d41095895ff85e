/**
 * A game of chess: the commands of the players, the decisions of the arbiter, and the event log.
 * Time is always an argument. Depends on {@code text}, {@code chess}, {@code remark}, {@code
 * rules}, {@code winnability}, {@code notation}.
 */
package org.arbiterchess.game;
