package org.arbiterchess.server;

import java.net.BindException;
import java.util.Locale;

/** The server could not be started where it was told to listen. */
public final class ServerBindException extends RuntimeException {

  private static final long serialVersionUID = 1;

  /** What is in the way. */
  public enum Obstacle {
    /** Another program listens there. */
    PORT_TAKEN,
    /** The system keeps that port for its administrator. */
    PORT_RESERVED,
    /** Nobody knows the host, or it is another machine. */
    HOST_ELSEWHERE;

    /** The system tells these apart only in words. */
    static Obstacle of(BindException refusal) {
      String words = String.valueOf(refusal.getMessage()).toLowerCase(Locale.ROOT);
      if (words.contains("permission")) {
        return PORT_RESERVED;
      }
      return words.contains("assign") ? HOST_ELSEWHERE : PORT_TAKEN;
    }
  }

  private final Obstacle obstacle;

  ServerBindException(Obstacle obstacle, String host, int port, Throwable cause) {
    super(obstacle + ": " + host + ":" + port, cause);
    this.obstacle = obstacle;
  }

  public Obstacle obstacle() {
    return obstacle;
  }
}
