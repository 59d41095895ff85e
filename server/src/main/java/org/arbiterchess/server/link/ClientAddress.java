package org.arbiterchess.server.link;

import java.util.List;

/** The key that identifies a client for rate limiting. */
final class ClientAddress {

  private ClientAddress() {}

  /**
   * The client's IPv4 address, or the network of its IPv6 address.
   *
   * @param remote the address of the connection
   * @param forwardedFor all the request's X-Forwarded-For headers; a proxy appends its entry to the
   *     last header or adds another header
   */
  static String rateLimitKey(String remote, List<String> forwardedFor, boolean behindProxy) {
    if (!behindProxy || forwardedFor.isEmpty()) {
      return networkOf(remote);
    }
    String last = forwardedFor.get(forwardedFor.size() - 1);
    return networkOf(last.substring(last.lastIndexOf(',') + 1));
  }

  /** The network of an address. Values that are not addresses, such as "unknown", share one key. */
  private static String networkOf(String address) {
    return IpAddress.parse(address).map(IpAddress::networkPrefix).orElse("");
  }
}
