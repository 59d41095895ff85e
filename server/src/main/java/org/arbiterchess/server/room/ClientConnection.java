package org.arbiterchess.server.room;

/** The connection to one client. Neither method blocks or throws. */
public interface ClientConnection {

  /**
   * Sends a message. If that fails, the connection is closed.
   *
   * @param message JSON in UTF-8, which several connections may share
   */
  void send(byte[] message);

  /**
   * Closes the connection once all earlier messages have been sent.
   *
   * @param code a status code from RFC 6455, section 7.4
   */
  void close(int code, String reason);
}
