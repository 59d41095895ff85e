package org.arbiterchess.server.link;

import java.util.Locale;
import java.util.Optional;

/** Whether a page comes from this server. Browsers say where a page comes from; programs do not. */
final class OriginCheck {

  private OriginCheck() {}

  /**
   * Whether a request may be answered.
   *
   * @param origin the header, null if there is none
   * @param host the header, null if there is none
   * @param publicUrl the URL that players open, if known; a proxy may send another Host header
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
