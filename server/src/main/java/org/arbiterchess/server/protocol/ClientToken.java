package org.arbiterchess.server.protocol;

import static java.util.Objects.requireNonNull;

/**
 * The token that a page made for its seat before it asked for one, so that it can ask again if the
 * answer is lost. It is a secret: it is not part of what is printed.
 */
public record ClientToken(String text) {

  static final String PATTERN = "[A-Za-z0-9_-]{32}";

  public ClientToken {
    requireNonNull(text);
  }

  @Override
  public String toString() {
    return "a token";
  }
}
