package org.arbiterchess.server.link;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.List;
import java.util.Optional;

/** An IP address, parsed from text (RFC 4291, 2.2) without a DNS lookup. */
public final class IpAddress {

  private static final String BYTE = "(25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])";
  private static final String IPV4 = BYTE + "(\\." + BYTE + "){3}";
  private static final int IPV4_BYTES = 4;
  private static final int NETWORK_BYTES = 8;

  private final byte[] bytes;

  private IpAddress(byte[] bytes) {
    this.bytes = bytes;
  }

  /**
   * Parses an address such as {@code 192.0.2.1}, {@code 192.0.2.1:8080}, {@code 2001:db8::1},
   * {@code fe80::1%eth0}, {@code [2001:db8::1]} or {@code [2001:db8::1]:8080}. Returns empty for
   * any other text. An IPv4-mapped IPv6 address becomes an IPv4 address.
   */
  public static Optional<IpAddress> parse(String text) {
    String address =
        text.strip()
            .replaceFirst("^\\[(.*:.*)](:[0-9]{1,5})?$", "$1")
            .replaceFirst("^([0-9.]+):[0-9]{1,5}$", "$1")
            .replaceFirst("^(.*:.*?)%.*", "$1");
    boolean isIpv6 = address.matches("[0-9A-Fa-f:.]*:[0-9A-Fa-f:.]*");
    if (!isIpv6 && !address.matches(IPV4)) {
      return Optional.empty();
    }
    try {
      // In brackets, an address is never looked up as a name.
      String literal = isIpv6 ? "[" + address + "]" : address;
      return Optional.of(new IpAddress(InetAddress.getByName(literal).getAddress()));
    } catch (UnknownHostException e) {
      return Optional.empty();
    }
  }

  /**
   * The key that identifies a client for rate limiting: its IPv4 address, or the network of its
   * IPv6 address. Values that are not addresses, such as "unknown", share one key.
   *
   * @param remote the address of the connection
   * @param forwardedFor all the request's X-Forwarded-For headers; a proxy appends its entry to the
   *     last header or adds another header
   */
  static String rateLimitKey(String remote, List<String> forwardedFor, boolean behindProxy) {
    String last =
        behindProxy && !forwardedFor.isEmpty() ? forwardedFor.get(forwardedFor.size() - 1) : remote;
    return parse(last.substring(last.lastIndexOf(',') + 1))
        .map(IpAddress::networkPrefix)
        .orElse("");
  }

  public boolean isIpv6() {
    return bytes.length > IPV4_BYTES;
  }

  /**
   * The IPv4 address, or the /64 network of an IPv6 address, because such a network usually belongs
   * to one client.
   */
  String networkPrefix() {
    StringBuilder network = new StringBuilder();
    for (int i = 0; i < Math.min(bytes.length, NETWORK_BYTES); i++) {
      network.append(isIpv6() ? String.format("%02x", bytes[i]) : (bytes[i] & 0xff) + ".");
    }
    return network.toString();
  }
}
