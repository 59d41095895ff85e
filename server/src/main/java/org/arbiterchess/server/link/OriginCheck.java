package org.arbiterchess.server.link;

import java.util.Locale;
import java.util.Optional;

/** Checks the Origin header, which browsers send and other programs usually omit. */
final class OriginCheck {

  private OriginCheck() {}

  /**
   * Whether the request comes from this server's own page or from a program other than a browser.
   *
   * @param origin the Origin header, or null
   * @param host the Host header, or null
   * @param publicUrl the URL that players open, if known; needed because a proxy may change the
   *     Host header
   */
  static boolean isAllowed(String origin, String host, Optional<String> publicUrl) {
    if (origin == null || publicUrl.filter(origin::equalsIgnoreCase).isPresent()) {
      return true;
    }
    String name = origin.toLowerCase(Locale.ROOT).replaceFirst("^https?://", "");
    return host != null
        && !name.equals(origin.toLowerCase(Locale.ROOT))
        && name.equals(host.toLowerCase(Locale.ROOT));
  }
}
