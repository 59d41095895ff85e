package org.arbiterchess.server.link;

import java.util.List;

/** By what a caller is counted. */
final class ClientAddress {

  private ClientAddress() {}

  /**
   * The address of whoever calls.
   *
   * @param remote the other end of the connection
   * @param forwardedFor each X-Forwarded-For header of the request; a proxy appends its entry to
   *     the last one or adds another
   */
  static String rateLimitKey(String remote, List<String> forwardedFor, boolean behindProxy) {
    if (!behindProxy || forwardedFor.isEmpty()) {
      return networkOf(remote);
    }
    String last = forwardedFor.get(forwardedFor.size() - 1);
    return networkOf(last.substring(last.lastIndexOf(',') + 1));
  }

  /** All that is no address, such as "unknown", is counted as one. */
  private static String networkOf(String address) {
    return IpAddress.parse(address).map(IpAddress::networkPrefix).orElse("");
  }
}
