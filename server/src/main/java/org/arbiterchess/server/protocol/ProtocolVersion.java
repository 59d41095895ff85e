package org.arbiterchess.server.protocol;

/**
 * The version of the protocol that a page understands, which it states in {@code hello}. The wire
 * format has a version of its own.
 */
public final class ProtocolVersion {

  /** Pages of this version do not state it. */
  public static final int FIRST = 1;

  /** Adds greetings and gifts of time. */
  public static final int CURRENT = 2;

  private ProtocolVersion() {}
}
