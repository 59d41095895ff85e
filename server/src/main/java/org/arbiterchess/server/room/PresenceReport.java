package org.arbiterchess.server.room;

import org.arbiterchess.chess.Color;

/**
 * The clients of a game that are connected to one server.
 *
 * @param white whether White is connected
 * @param black whether Black is connected
 * @param spectators the number of spectators
 */
public record PresenceReport(boolean white, boolean black, int spectators) {

  static final PresenceReport EMPTY = new PresenceReport(false, false, 0);

  boolean hasPlayer(Color color) {
    return color == Color.WHITE ? white : black;
  }
}
