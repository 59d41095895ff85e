package org.arbiterchess.server.protocol;

/** The WebSocket close codes that the server sends (RFC 6455, 7.4.1). */
public final class CloseCode {

  public static final int POLICY_VIOLATION = 1008;
  private static final int GOING_AWAY = 1001;
  private static final int UNSUPPORTED_DATA = 1003;
  private static final int MESSAGE_TOO_BIG = 1009;
  private static final int SERVER_ERROR = 1011;
  public static final int TRY_AGAIN_LATER = 1013;

  private CloseCode() {}

  /** The code to send when the server closes a connection for this reason. */
  public static int of(ServerRefusalReason reason) {
    return switch (reason) {
      case STOPPING, UNKNOWN_GAME -> GOING_AWAY;
      case MALFORMED -> UNSUPPORTED_DATA;
      case TOO_LARGE -> MESSAGE_TOO_BIG;
      case OUR_FAULT -> SERVER_ERROR;
      case NOT_STORED, MAYBE_STORED, RELOAD_PAGE, SLOW_READER -> TRY_AGAIN_LATER;
      default -> POLICY_VIOLATION;
    };
  }
}
