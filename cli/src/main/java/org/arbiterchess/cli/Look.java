package org.arbiterchess.cli;

/**
 * How things are drawn.
 *
 * @param color with the colours of a terminal, which only repeat what the marks say
 * @param ascii with letters, capitals for White, and not with figures
 */
public record Look(boolean color, boolean ascii) {

  /** For any reader: figures, no colour. */
  public static final Look PLAIN = new Look(false, false);
}
