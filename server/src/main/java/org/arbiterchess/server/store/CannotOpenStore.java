package org.arbiterchess.server.store;

import java.nio.file.Path;

/**
 * Games cannot be kept in a folder. The message is one sentence that says why and what to do, and
 * names the folder.
 */
public final class CannotOpenStore extends RuntimeException {

  private static final long serialVersionUID = 1;

  /** What is in the way. */
  public enum Obstacle {
    /** The folder cannot be made, because something else is there or its place is not ours. */
    NO_FOLDER,
    /** The folder or a file in it may not be written, or its disk is full. */
    NOT_WRITABLE,
    /** Another server keeps its games there. */
    IN_USE,
    /** A later version of Arbiter was here. */
    NEWER,
    /** The file of games is damaged, or is no such file. */
    DAMAGED
  }

  private final Obstacle obstacle;

  CannotOpenStore(Obstacle obstacle, Path folder, String sentence, Throwable cause) {
    super(sentence.replace("{folder}", folder.toString()), cause);
    this.obstacle = obstacle;
  }

  public Obstacle obstacle() {
    return obstacle;
  }
}
