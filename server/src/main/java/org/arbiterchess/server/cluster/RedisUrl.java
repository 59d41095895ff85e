package org.arbiterchess.server.cluster;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.net.URLEncoder;
import java.util.Optional;

/** Combines a Redis URL with a password, which should not be written on a command line. */
public final class RedisUrl {

  private RedisUrl() {}

  /** Returns the URL with the password, unless it already contains credentials. */
  public static String withPassword(String url, Optional<String> password) {
    int host = url.indexOf("://") + 3;
    if (password.isEmpty() || host < 3 || url.indexOf('@') >= 0) {
      return url;
    }
    String encoded = URLEncoder.encode(password.get(), UTF_8).replace("+", "%20");
    return url.substring(0, host) + ":" + encoded + "@" + url.substring(host);
  }
}
