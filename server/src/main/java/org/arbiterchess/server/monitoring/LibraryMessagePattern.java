package org.arbiterchess.server.monitoring;

/** A library's message pattern, with placeholders in the syntax of the library's logging API. */
public interface LibraryMessagePattern {

  /** The pattern, including the placeholders. */
  String text();

  /** The message with the values filled in. */
  String format(Object[] values);
}
