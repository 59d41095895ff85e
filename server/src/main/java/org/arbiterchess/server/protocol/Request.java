package org.arbiterchess.server.protocol;

import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.GameEvent;

/** The bodies of HTTP requests. */
public sealed interface Request {

  /**
   * Makes a game.
   *
   * @param started what it begins with, dated 0
   * @param color the maker's; none for chance to decide
   */
  record Create(GameEvent.Started started, Optional<Color> color, String name) implements Request {}

  /** Takes the free seat. */
  record Join(String name) implements Request {}

  /**
   * Brings a game that was begun in person.
   *
   * @param give the seat that is given away; none if the device keeps both
   */
  record PutOnline(String white, String black, Optional<Color> give, Game game)
      implements Request {}
}
