package org.arbiterchess.server.protocol;

import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.Command;

/** What a page says over its socket. */
public sealed interface ClientMessage {

  /**
   * The first message.
   *
   * @param token none for a spectator
   * @param after how many events the page knows
   */
  record Hello(String game, Optional<String> token, int after, String language)
      implements ClientMessage {}

  /** A command made by somebody who had seen so many events. */
  record CommandSent(int after, Command command) implements ClientMessage {}

  /** The server's beat, come back. */
  record Beat(long now) implements ClientMessage {}

  /** Asks for another game or agrees to it; or withdraws or declines. */
  record Rematch(boolean wanted) implements ClientMessage {}

  record FreeSeat(Color color) implements ClientMessage {}

  record TakeSeat(Color color) implements ClientMessage {}

  record AnswerSeat(boolean accept) implements ClientMessage {}
}
