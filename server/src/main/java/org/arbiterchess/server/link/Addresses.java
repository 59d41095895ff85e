package org.arbiterchess.server.link;

/** By what a caller is counted. */
final class Addresses {

  private Addresses() {}

  /**
   * The address of whoever calls.
   *
   * @param remote the other end of the connection
   * @param forwardedFor the header that a proxy adds to, null if there is none
   */
  static String of(String remote, String forwardedFor, boolean behindProxy) {
    if (!behindProxy || forwardedFor == null) {
      return network(remote);
    }
    return network(forwardedFor.substring(forwardedFor.lastIndexOf(',') + 1).strip());
  }

  /** All that is no address, such as "unknown", is counted as one. */
  private static String network(String address) {
    return IpAddress.read(address).map(IpAddress::network).orElse("");
  }
}
