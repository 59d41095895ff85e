package org.arbiterchess.server.protocol;

import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.GameEvent;

/**
 * The body of an HTTP request. A client that sends its own token gets the same seat if it repeats
 * the request.
 */
public sealed interface GameHttpRequest {

  /** The client's own token, or empty if the server should generate one. */
  Optional<ClientSeatToken> token();

  /**
   * Creates a game.
   *
   * @param started the game's first event, whose time is 0
   * @param color the creator's colour; empty for a random one
   */
  record Create(
      GameEvent.Started started,
      Optional<Color> color,
      String name,
      Optional<ClientSeatToken> token)
      implements GameHttpRequest {}

  /** Takes the free seat in a game. */
  record Join(String name, Optional<ClientSeatToken> token) implements GameHttpRequest {}

  /**
   * Puts a local game online.
   *
   * @param seatGivenAway the seat left free for the opponent; empty if the device keeps both seats
   */
  record PutOnline(
      String white,
      String black,
      Optional<Color> seatGivenAway,
      Game game,
      Optional<ClientSeatToken> token)
      implements GameHttpRequest {}
}
