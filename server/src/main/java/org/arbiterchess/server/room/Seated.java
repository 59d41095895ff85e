package org.arbiterchess.server.room;

import java.util.List;
import org.arbiterchess.chess.Color;
import org.arbiterchess.server.protocol.ServerMessage;

/** The seats that a player holds, and the token that proves it. */
public record Seated(String game, String token, List<Color> seats) {

  public ServerMessage message() {
    return ServerMessage.seated(game, token, seats);
  }

  /** Omits the token. */
  @Override
  public String toString() {
    return "Seated[game=" + game + ", seats=" + seats + "]";
  }
}
