package org.arbiterchess.server.room;

/** The way to one page. Neither method waits, and neither throws. */
public interface ClientConnection {

  /** Sends a message; one that cannot be sent closes the connection. */
  void send(String message);

  /**
   * Closes it once what was sent is on its way.
   *
   * @param code as in RFC 6455, 7.4
   */
  void close(int code, String reason);
}
