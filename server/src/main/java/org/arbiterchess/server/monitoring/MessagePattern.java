package org.arbiterchess.server.monitoring;

/** A library's message with placeholders, in the syntax of its logging API. */
public interface MessagePattern {

  /** The pattern with its placeholders. */
  String text();

  /** The message with the values filled in. */
  String format(Object[] values);
}
