package org.arbiterchess.server.protocol;

import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.Command;

/** A message that a client sends over its WebSocket. */
public sealed interface ClientMessage {

  /**
   * The number of the protocol, which changes with every incompatible change. The wire format has a
   * number of its own.
   */
  int PROTOCOL = 2;

  /**
   * The first message on a connection. It names the game.
   *
   * @param token the token of the player's seat; empty for a spectator
   * @param after the number of events that the client already has
   * @param protocol the {@link #PROTOCOL} that the client understands, if it states one
   * @param greetings whether the player wants to exchange greetings
   */
  record Hello(
      String game,
      Optional<String> token,
      int after,
      String language,
      Optional<Integer> protocol,
      boolean greetings)
      implements ClientMessage {}

  /**
   * A command.
   *
   * @param after the number of events that the client had when it sent the command
   */
  record CommandSent(int after, Command command) implements ClientMessage {}

  /** Echoes the server's heartbeat so that the server can measure the round-trip time. */
  record Beat(long now) implements ClientMessage {}

  /**
   * Offers or accepts a rematch if {@code wanted} is true. Otherwise, withdraws or declines the
   * offer.
   */
  record Rematch(boolean wanted) implements ClientMessage {}

  record FreeSeat(Color color) implements ClientMessage {}

  record TakeSeat(Color color) implements ClientMessage {}

  record AnswerSeat(boolean accept) implements ClientMessage {}

  /** Turns greetings on or off for the sender. */
  record Greetings(boolean on) implements ClientMessage {}

  /** Sends the opponent a greeting. */
  record Greet(PresetGreeting greeting) implements ClientMessage {}
}
