package org.arbiterchess.server.protocol;

/**
 * The protocol version that a page understands, as sent in {@code hello}. The wire format has a
 * version of its own.
 */
public final class ProtocolVersion {

  /** Pages that use this version do not send a version number. */
  public static final int FIRST = 1;

  /** In this version, players can send greetings and give each other extra time. */
  public static final int CURRENT = 2;

  private ProtocolVersion() {}
}
