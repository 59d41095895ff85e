/**
 * The game: what players ask for, what the arbiter decides, and the log of events that a game is.
 * Depends on {@code text}, {@code chess}, {@code rules} and {@code notation}; time is always an
 * argument.
 */
package org.arbiterchess.game;
