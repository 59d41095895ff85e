package org.arbiterchess.server.room;

/** Another server changed the same, and what it did is known now: decide again. */
final class ConflictException extends RuntimeException {

  private static final long serialVersionUID = 1;
}
