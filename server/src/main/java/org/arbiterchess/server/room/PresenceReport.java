package org.arbiterchess.server.room;

import org.arbiterchess.chess.Color;

/**
 * Who is connected to a game on one server.
 *
 * @param white whether White is
 * @param spectators the number of spectators
 */
public record PresenceReport(boolean white, boolean black, int spectators) {

  static final PresenceReport EMPTY = new PresenceReport(false, false, 0);

  boolean hasPlayer(Color color) {
    return color == Color.WHITE ? white : black;
  }
}
