package org.arbiterchess.server.protocol;

/** The WebSocket close codes that the server sends (RFC 6455, 7.4.1). */
public final class CloseCode {

  public static final int GOING_AWAY = 1001;
  public static final int UNSUPPORTED_DATA = 1003;
  public static final int POLICY_VIOLATION = 1008;
  public static final int MESSAGE_TOO_BIG = 1009;
  public static final int SERVER_ERROR = 1011;
  public static final int TRY_AGAIN_LATER = 1013;

  private CloseCode() {}
}
