package org.arbiterchess.server.room;

/** Another server changed the same game first. Its change has been loaded, so decide again. */
final class ConflictException extends RuntimeException {

  private static final long serialVersionUID = 1;
}
