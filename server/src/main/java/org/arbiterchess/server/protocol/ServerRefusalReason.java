package org.arbiterchess.server.protocol;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.arbiterchess.game.Refusal;
import org.arbiterchess.language.Said;
import org.arbiterchess.language.TextKey;
import org.arbiterchess.remark.Problem;

/**
 * The server's reasons for refusing a request before it reaches the arbiter. The names are part of
 * the protocol, and the keys of {@code refusals.properties}.
 */
public enum ServerRefusalReason implements TextKey {
  MALFORMED(400, 1003, "problem"),
  /** Link games accept only legal moves. Strict mode is available only over the board. */
  STRICT_ONLY_OVER_THE_BOARD(400),
  TOO_LARGE(413, 1009, "limit", "max"),
  TOO_FAST(429, "limit", "max"),
  TOO_SLOW(408, "limit", "max"),
  TOO_MANY_CONNECTIONS(429, "limit", "max"),
  TOO_MANY_GAMES(429, "limit", "max"),
  TOO_MANY_SPECTATORS(429, "limit", "max"),
  WRONG_ORIGIN(403),
  HELLO_FIRST(400),
  UNKNOWN_GAME(404, 1001),
  WRONG_TOKEN(403),
  NOT_YOUR_SEAT(403),
  /** A seat can be given up only by a device that holds both. */
  ONLY_ONE_SEAT(409),
  WAITING_FOR_OPPONENT(409),
  OPPONENT_NOT_GONE(409, "seconds"),
  SEATS_TAKEN(409),
  INVITATION_CANCELLED(409),
  NO_REQUEST(409),
  /** A request of this kind is open. */
  REQUEST_OPEN(409),
  /** The last request of this kind was declined or withdrawn too recently. */
  ASK_LATER(409, "seconds"),
  /** The log has reached its limit, so only commands that lead to the end are accepted. */
  GAME_TOO_LONG(409, "limit", "max"),
  GAME_NOT_OVER(409),
  /** At least one player has not switched greetings on. */
  GREETINGS_OFF(409),
  TOO_MANY_GREETINGS(429, "limit", "max"),
  /** The page has another {@link ClientMessage#PROTOCOL} than the server. */
  RELOAD_PAGE(426, 1013),
  NOT_STORED(503, 1013),
  MAYBE_STORED(503, 1013),
  STOPPING(503, 1001),
  SLOW_READER(503, 1013, "limit"),
  OUR_FAULT(500, 1011);

  /** The close code after which a client reconnects later (RFC 6455, 7.4.1). */
  private static final int TRY_AGAIN_LATER = 1013;

  private static final int POLICY_VIOLATION = 1008;

  private final int status;
  private final int closeCode;
  private final Entry entry;

  ServerRefusalReason(int status, String... placeholders) {
    this(status, POLICY_VIOLATION, placeholders);
  }

  ServerRefusalReason(int status, int closeCode, String... placeholders) {
    this.status = status;
    this.closeCode = closeCode;
    this.entry = new Entry("refusals", Optional.empty(), List.of(placeholders));
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

  /** The code to send when the server closes a WebSocket for this reason (RFC 6455, 7.4.1). */
  public int closeCode() {
    return closeCode;
  }

  /** Whether a client whose WebSocket is closed for this reason should connect again later. */
  public boolean isTemporary() {
    return closeCode == TRY_AGAIN_LATER;
  }

  @Override
  public Entry entry() {
    return entry;
  }

  /**
   * The refusal for this reason.
   *
   * @param values the values of the text; a {@link Said} replaces the text
   */
  public Refusal refusal(Object... values) {
    return new Refusal(name(), Optional.empty(), said(values), Optional.empty());
  }

  private Said said(Object... values) {
    if (values.length == 1 && values[0] instanceof Said said) {
      return said;
    }
    return values.length == 1 && values[0] instanceof Problem problem
        ? Said.of(this, problem.said())
        : Said.of(this, values);
  }
}
