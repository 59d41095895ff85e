package org.arbiterchess.server.protocol;

/**
 * The version of the protocol that a page understands, which the page states in {@code hello}. The
 * wire format has a version of its own.
 */
public final class ProtocolVersion {

  /** Pages with this version do not state a version. */
  public static final int FIRST = 1;

  /** Adds greetings and gifts of time. */
  public static final int CURRENT = 2;

  private ProtocolVersion() {}
}
