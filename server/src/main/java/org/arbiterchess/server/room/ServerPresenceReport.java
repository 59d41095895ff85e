package org.arbiterchess.server.room;

import org.arbiterchess.chess.Color;

/**
 * Which of a game's clients are connected to one server.
 *
 * @param white whether White is connected
 * @param black whether Black is connected
 * @param spectators the number of spectators
 * @param whiteGreets whether White wants to exchange greetings
 * @param blackGreets whether Black wants to exchange greetings
 * @param clockStoppedAt since when the server has been unable to store the move of the side to
 *     move, which was connected to it; 0 if it is able
 */
public record ServerPresenceReport(
    boolean white,
    boolean black,
    int spectators,
    boolean whiteGreets,
    boolean blackGreets,
    long clockStoppedAt) {

  static final ServerPresenceReport EMPTY =
      new ServerPresenceReport(false, false, 0, false, false, 0);

  boolean hasPlayer(Color color) {
    return color == Color.WHITE ? white : black;
  }

  boolean greets(Color color) {
    return color == Color.WHITE ? whiteGreets : blackGreets;
  }
}
