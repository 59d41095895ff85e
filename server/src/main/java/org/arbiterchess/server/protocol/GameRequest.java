package org.arbiterchess.server.protocol;

import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.GameEvent;

/**
 * The bodies of HTTP requests. With a token of the page's own, the same request again is answered
 * with the same seat.
 */
public sealed interface GameRequest {

  /** The token of the page's own; none if the server makes it. */
  Optional<ClientToken> token();

  /**
   * Makes a game.
   *
   * @param started what it begins with, dated 0
   * @param color the maker's; none for chance to decide
   */
  record Create(
      GameEvent.Started started, Optional<Color> color, String name, Optional<ClientToken> token)
      implements GameRequest {}

  /** Takes the free seat. */
  record Join(String name, Optional<ClientToken> token) implements GameRequest {}

  /**
   * Brings a game that was begun in person.
   *
   * @param seatGivenAway the seat for the opponent; empty if this device keeps both
   */
  record PutOnline(
      String white,
      String black,
      Optional<Color> seatGivenAway,
      Game game,
      Optional<ClientToken> token)
      implements GameRequest {}
}
