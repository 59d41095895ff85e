package org.arbiterchess.server;

import java.net.BindException;
import java.util.Locale;

/** The server could not be started where it was told to listen. */
public final class ServerBindException extends RuntimeException {

  private static final long serialVersionUID = 1;

  /** What is in the way. */
  public enum Problem {
    /** Another program listens there. */
    PORT_IN_USE,
    /** The system keeps that port for its administrator. */
    PORT_NOT_PERMITTED,
    /** Nobody knows the host, or it is another machine. */
    HOST_NOT_LOCAL;

    /** The system tells these apart only in words. */
    static Problem of(BindException exception) {
      String message = String.valueOf(exception.getMessage()).toLowerCase(Locale.ROOT);
      if (message.contains("permission")) {
        return PORT_NOT_PERMITTED;
      }
      return message.contains("assign") ? HOST_NOT_LOCAL : PORT_IN_USE;
    }
  }

  private final Problem problem;

  ServerBindException(Problem problem, String host, int port, Throwable cause) {
    super(problem + ": " + host + ":" + port, cause);
    this.problem = problem;
  }

  public Problem problem() {
    return problem;
  }
}
