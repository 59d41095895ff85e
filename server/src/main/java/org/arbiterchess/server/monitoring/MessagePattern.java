package org.arbiterchess.server.monitoring;

/** A library's message with placeholders, in its logging API's syntax. */
public interface MessagePattern {

  /** The pattern with its placeholders. */
  String text();

  /** The message with the values filled in. */
  String format(Object[] values);
}
