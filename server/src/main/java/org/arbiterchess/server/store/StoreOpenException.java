package org.arbiterchess.server.store;

import org.arbiterchess.language.Said;

/** Thrown when a store cannot be opened. The message also names the location. */
public final class StoreOpenException extends StoreException {

  private static final long serialVersionUID = 1;

  public enum Problem {
    /** The folder cannot be created, because a file is in the way or permission is denied. */
    FOLDER_NOT_CREATED,
    /** The folder or a file in it is not writable, or the disk is full. */
    NOT_WRITABLE,
    /** Another server is using the folder, or other connections have locked the database. */
    IN_USE,
    /** The data is from a newer version of Arbiter. */
    NEWER_VERSION,
    /** The database file is damaged or not a database. */
    DAMAGED,
    /** The database URL is invalid. */
    INVALID_URL,
    /** The database is not responding. */
    UNREACHABLE,
    /** The database denies access or does not exist. */
    ACCESS_DENIED
  }

  private final Problem problem;

  StoreOpenException(Problem problem, Said text, Throwable cause) {
    super(text, cause);
    this.problem = problem;
  }

  public Problem problem() {
    return problem;
  }
}
