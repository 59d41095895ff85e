package org.arbiterchess.server.protocol;

import static java.util.Objects.requireNonNull;

/**
 * A seat token that the client generated. It can repeat its request with the same token if the
 * response is lost. {@code toString} hides the secret.
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
