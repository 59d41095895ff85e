package org.arbiterchess.server.room;

/**
 * Thrown when another server changed the same game first. The caller can retry on the updated game.
 */
final class ConflictException extends RuntimeException {

  private static final long serialVersionUID = 1;
}
