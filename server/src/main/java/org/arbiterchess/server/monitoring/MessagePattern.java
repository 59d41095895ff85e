package org.arbiterchess.server.monitoring;

/** A message of a library with placeholders for its values, in the syntax of its logging API. */
public interface MessagePattern {

  /** The pattern with its placeholders. */
  String text();

  /** The message with a value in each placeholder. */
  String format(Object[] values);
}
