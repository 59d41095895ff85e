package org.arbiterchess.server.store;

/**
 * Games cannot be kept in a folder or a database. The message says why and what to do, and names
 * the place. It has no secrets.
 */
public final class StoreOpenException extends RuntimeException {

  private static final long serialVersionUID = 1;

  /** What is in the way. */
  public enum Problem {
    /** The folder cannot be made, because something else is there or its place is not ours. */
    FOLDER_NOT_CREATED,
    /** The folder or a file in it may not be written, or its disk is full. */
    NOT_WRITABLE,
    /** Another server keeps its games there. */
    IN_USE,
    /** A later version of Arbiter was here. */
    NEWER_VERSION,
    /** The file of games is damaged, or is no such file. */
    DAMAGED,
    /** What was given is no address of a database. */
    INVALID_URL,
    /** The database does not answer. */
    UNREACHABLE,
    /** The database does not let us in, or has none of that name. */
    ACCESS_DENIED
  }

  private final Problem problem;

  StoreOpenException(Problem problem, String location, String message, Throwable cause) {
    super(message.replace("{place}", location), cause);
    this.problem = problem;
  }

  public Problem problem() {
    return problem;
  }
}
