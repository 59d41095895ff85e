package org.arbiterchess.server.protocol;

import java.util.Optional;
import java.util.stream.Stream;

/**
 * The server's reasons for refusing a request before it reaches the arbiter. The names are part of
 * the protocol.
 */
public enum ServerRefusalReason {
  MALFORMED(400),
  /** Link games accept only legal moves. Strict mode is available only over the board. */
  STRICT_ONLY_OVER_THE_BOARD(400),
  TOO_LARGE(413),
  TOO_FAST(429),
  TOO_SLOW(408),
  TOO_MANY_CONNECTIONS(429),
  TOO_MANY_GAMES(429),
  TOO_MANY_SPECTATORS(429),
  WRONG_ORIGIN(403),
  HELLO_FIRST(400),
  UNKNOWN_GAME(404),
  WRONG_TOKEN(403),
  NOT_YOUR_SEAT(403),
  /** A seat can be given up only by a device that holds both. */
  ONLY_ONE_SEAT(409),
  WAITING_FOR_OPPONENT(409),
  OPPONENT_NOT_GONE(409),
  SEATS_TAKEN(409),
  INVITATION_CANCELLED(409),
  NO_REQUEST(409),
  /** A request of this kind is open. */
  REQUEST_OPEN(409),
  /** The last request of this kind was declined or withdrawn too recently. */
  ASK_LATER(409),
  /** The log has reached its limit, so only commands that lead to the end are accepted. */
  GAME_TOO_LONG(409),
  GAME_NOT_OVER(409),
  /** At least one player has not switched greetings on. */
  GREETINGS_OFF(409),
  TOO_MANY_GREETINGS(429),
  /** The page is older than the server and should reload. Sent after a move has been stored. */
  RELOAD_PAGE(426),
  NOT_STORED(503),
  MAYBE_STORED(503),
  STOPPING(503),
  SLOW_READER(503),
  OUR_FAULT(500);

  private final int status;

  ServerRefusalReason(int status) {
    this.status = status;
  }

  /** The server's reason with the given name, if there is one. */
  public static Optional<ServerRefusalReason> of(String name) {
    return Stream.of(values()).filter(reason -> reason.name().equals(name)).findFirst();
  }

  /**
   * Whether refusals for this reason are logged, because they concern the server or a client rather
   * than the state of a game.
   */
  public boolean isLoggedForOperator() {
    return status != 409 && this != STOPPING;
  }

  /** The HTTP status code for this reason. */
  public int status() {
    return status;
  }
}
