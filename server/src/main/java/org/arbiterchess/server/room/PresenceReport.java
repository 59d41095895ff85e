package org.arbiterchess.server.room;

import org.arbiterchess.chess.Color;

/**
 * Who is connected to a game at one server.
 *
 * @param white whether the player of White is
 * @param watching how many spectators are
 */
public record PresenceReport(boolean white, boolean black, int watching) {

  static final PresenceReport NOBODY = new PresenceReport(false, false, 0);

  boolean has(Color color) {
    return color == Color.WHITE ? white : black;
  }
}
