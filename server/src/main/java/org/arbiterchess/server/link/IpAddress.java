package org.arbiterchess.server.link;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** An IP address, parsed from text (RFC 4291, 2.2) without a DNS lookup. */
public final class IpAddress {

  private static final int IPV4_BYTES = 4;
  private static final int IPV6_GROUPS = 8;
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
    return stripPortAndZone(text.strip()).flatMap(IpAddress::ofLiteral);
  }

  private static Optional<String> stripPortAndZone(String text) {
    String address = text;
    if (address.startsWith("[")) {
      int end = address.indexOf(']');
      String after = end < 0 ? "?" : address.substring(end + 1);
      if (!after.isEmpty() && !after.matches(":[0-9]{1,5}")) {
        return Optional.empty();
      }
      address = address.substring(1, end);
      if (address.indexOf(':') < 0) {
        return Optional.empty();
      }
    } else if (address.matches("[0-9.]+:[0-9]{1,5}")) {
      address = address.substring(0, address.indexOf(':'));
    }
    int zone = address.indexOf('%');
    return Optional.of(zone < 0 || address.indexOf(':') < 0 ? address : address.substring(0, zone));
  }

  private static Optional<IpAddress> ofLiteral(String text) {
    return text.indexOf(':') < 0
        ? ipv4(text).map(IpAddress::new)
        : ipv6(text).map(IpAddress::unmapped);
  }

  private static IpAddress unmapped(byte[] bytes) {
    byte[] front = Arrays.copyOf(bytes, 12);
    boolean mapped = Arrays.equals(front, new byte[] {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1, -1});
    return new IpAddress(mapped ? Arrays.copyOfRange(bytes, 12, 16) : bytes);
  }

  /** Parses an IPv4 address: four decimal numbers from 0 to 255, separated by dots. */
  private static Optional<byte[]> ipv4(String text) {
    String[] parts = text.split("\\.", -1);
    byte[] bytes = new byte[IPV4_BYTES];
    if (parts.length != IPV4_BYTES) {
      return Optional.empty();
    }
    for (int i = 0; i < IPV4_BYTES; i++) {
      if (!parts[i].matches("0|[1-9][0-9]{0,2}") || Integer.parseInt(parts[i]) > 255) {
        return Optional.empty();
      }
      bytes[i] = (byte) Integer.parseInt(parts[i]);
    }
    return Optional.of(bytes);
  }

  /** Parses an IPv6 address of eight groups. "::" may replace one run of zero groups. */
  private static Optional<byte[]> ipv6(String text) {
    int gap = text.indexOf("::");
    if (gap < 0) {
      return groups(text).filter(all -> all.size() == IPV6_GROUPS).map(IpAddress::bytes);
    }
    Optional<List<Integer>> front = groups(text.substring(0, gap));
    Optional<List<Integer>> back = groups(text.substring(gap + 2));
    if (front.isEmpty() || back.isEmpty() || text.substring(0, gap).indexOf('.') >= 0) {
      return Optional.empty();
    }
    int zeros = IPV6_GROUPS - front.get().size() - back.get().size();
    if (zeros < 1) {
      return Optional.empty();
    }
    List<Integer> all = new ArrayList<>(front.get());
    for (int i = 0; i < zeros; i++) {
      all.add(0);
    }
    all.addAll(back.get());
    return Optional.of(bytes(all));
  }

  /**
   * Parses groups of up to four hexadecimal digits. The last two groups may be written as an IPv4
   * address.
   */
  private static Optional<List<Integer>> groups(String text) {
    List<Integer> groups = new ArrayList<>();
    if (text.isEmpty()) {
      return Optional.of(groups);
    }
    String[] parts = text.split(":", -1);
    for (int i = 0; i < parts.length; i++) {
      if (i == parts.length - 1 && parts[i].indexOf('.') >= 0) {
        Optional<byte[]> last = ipv4(parts[i]);
        if (last.isEmpty()) {
          return Optional.empty();
        }
        groups.add(((last.get()[0] & 0xff) << 8) | (last.get()[1] & 0xff));
        groups.add(((last.get()[2] & 0xff) << 8) | (last.get()[3] & 0xff));
      } else if (parts[i].matches("[0-9A-Fa-f]{1,4}")) {
        groups.add(Integer.parseInt(parts[i], 16));
      } else {
        return Optional.empty();
      }
    }
    return Optional.of(groups);
  }

  private static byte[] bytes(List<Integer> groups) {
    byte[] bytes = new byte[2 * IPV6_GROUPS];
    for (int i = 0; i < IPV6_GROUPS; i++) {
      bytes[2 * i] = (byte) (groups.get(i) >> 8);
      bytes[2 * i + 1] = (byte) (int) groups.get(i);
    }
    return bytes;
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
