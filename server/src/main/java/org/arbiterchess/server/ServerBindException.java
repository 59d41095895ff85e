package org.arbiterchess.server;

import java.net.BindException;
import java.util.Locale;

/** Thrown when the server cannot listen on the given host and port. */
public final class ServerBindException extends RuntimeException {

  private static final long serialVersionUID = 1;

  public enum Problem {
    /** Another program is using the port. */
    PORT_IN_USE,
    /** The port requires administrator rights. */
    PORT_NOT_PERMITTED,
    /** The host is unknown or belongs to another machine. */
    HOST_NOT_LOCAL;

    /**
     * Determines the problem from the message text, because Java throws the same exception for all
     * problems.
     */
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
