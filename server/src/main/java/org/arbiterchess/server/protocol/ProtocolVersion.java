package org.arbiterchess.server.protocol;

/**
 * The number of the protocol, which changes with every incompatible change. The wire format has a
 * number of its own.
 */
public final class ProtocolVersion {

  public static final int CURRENT = 2;

  private ProtocolVersion() {}
}
