package org.arbiterchess.server.room;

import org.arbiterchess.chess.Color;

/**
 * Who is connected to a game at one server.
 *
 * @param white whether the player of White is
 * @param spectators how many spectators are
 */
public record PresenceReport(boolean white, boolean black, int spectators) {

  static final PresenceReport EMPTY = new PresenceReport(false, false, 0);

  boolean hasPlayer(Color color) {
    return color == Color.WHITE ? white : black;
  }
}
