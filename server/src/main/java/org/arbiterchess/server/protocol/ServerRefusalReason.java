package org.arbiterchess.server.protocol;

import java.util.Optional;
import java.util.stream.Stream;
import org.arbiterchess.game.Refusal;
import org.arbiterchess.language.Said;
import org.arbiterchess.remark.Problem;
import org.arbiterchess.server.language.ServerText;

/**
 * The server's reasons for refusing a request before it reaches the arbiter. The names are part of
 * the protocol.
 */
public enum ServerRefusalReason {
  MALFORMED(400, 1003, ServerText.MALFORMED),
  /** Link games accept only legal moves. Strict mode is available only over the board. */
  STRICT_ONLY_OVER_THE_BOARD(400, ServerText.STRICT_ONLY_OVER_THE_BOARD),
  TOO_LARGE(413, 1009, ServerText.TOO_LARGE),
  TOO_FAST(429, ServerText.TOO_FAST),
  TOO_SLOW(408, ServerText.TOO_SLOW),
  TOO_MANY_CONNECTIONS(429, ServerText.TOO_MANY_CONNECTIONS),
  TOO_MANY_GAMES(429, ServerText.TOO_MANY_GAMES),
  TOO_MANY_SPECTATORS(429, ServerText.TOO_MANY_SPECTATORS),
  WRONG_ORIGIN(403, ServerText.WRONG_ORIGIN),
  HELLO_FIRST(400, ServerText.HELLO_FIRST),
  UNKNOWN_GAME(404, 1001, ServerText.UNKNOWN_GAME),
  WRONG_TOKEN(403, ServerText.WRONG_TOKEN),
  NOT_YOUR_SEAT(403, ServerText.NOT_YOUR_SEAT),
  /** A seat can be given up only by a device that holds both. */
  ONLY_ONE_SEAT(409, ServerText.ONLY_ONE_SEAT),
  WAITING_FOR_OPPONENT(409, ServerText.WAITING_FOR_OPPONENT),
  OPPONENT_NOT_GONE(409, ServerText.OPPONENT_NOT_GONE),
  SEATS_TAKEN(409, ServerText.SEATS_TAKEN),
  INVITATION_CANCELLED(409, ServerText.INVITATION_CANCELLED),
  NO_REQUEST(409, ServerText.NO_REQUEST),
  /** A request of this kind is open. */
  REQUEST_OPEN(409, ServerText.REQUEST_OPEN),
  /** The last request of this kind was declined or withdrawn too recently. */
  ASK_LATER(409, ServerText.ASK_LATER),
  /** The log has reached its limit, so only commands that lead to the end are accepted. */
  GAME_TOO_LONG(409, ServerText.GAME_TOO_LONG),
  GAME_NOT_OVER(409, ServerText.GAME_NOT_OVER),
  /** At least one player has not switched greetings on. */
  GREETINGS_OFF(409, ServerText.GREETINGS_OFF),
  TOO_MANY_GREETINGS(429, ServerText.TOO_MANY_GREETINGS),
  /** The page has another {@link ProtocolVersion} than the server. */
  RELOAD_PAGE(426, 1013, ServerText.RELOAD_PAGE),
  NOT_STORED(503, 1013, ServerText.NOT_STORED),
  MAYBE_STORED(503, 1013, ServerText.MAYBE_STORED),
  STOPPING(503, 1001, ServerText.STOPPING),
  SLOW_READER(503, 1013, ServerText.SLOW_READER),
  OUR_FAULT(500, 1011, ServerText.OUR_FAULT);

  /** The close code after which a client reconnects later (RFC 6455, 7.4.1). */
  private static final int TRY_AGAIN_LATER = 1013;

  private static final int POLICY_VIOLATION = 1008;

  private final int status;
  private final int closeCode;
  private final ServerText text;

  ServerRefusalReason(int status, ServerText text) {
    this(status, POLICY_VIOLATION, text);
  }

  ServerRefusalReason(int status, int closeCode, ServerText text) {
    this.status = status;
    this.closeCode = closeCode;
    this.text = text;
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

  /** The key of the sentence for this reason. */
  public ServerText text() {
    return text;
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
        ? Said.of(text, problem.said())
        : Said.of(text, values);
  }
}
