package org.arbiterchess.server.link;

import java.net.Inet4Address;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;

/** The URLs at which other machines on the network can reach this server. */
public final class ReachableServerUrls {

  /** Network interfaces used by containers and virtual machines. */
  private static final Pattern VIRTUAL_INTERFACES =
      Pattern.compile("(docker|br-|veth|virbr|vmnet|vboxnet|cni|flannel|podman|lxc).*");

  /**
   * One of this machine's addresses.
   *
   * @param interfaceName the name of its network interface
   */
  record Candidate(String interfaceName, InetAddress address) {}

  private ReachableServerUrls() {}

  /**
   * The URLs, starting with the one that is most likely to work. Empty if the server listens only
   * on the loopback address, or if there is no network.
   *
   * @param host the address that the server listens on
   */
  public static List<String> urls(InetAddress host, int port) {
    if (host.isLoopbackAddress()) {
      return List.of();
    }
    List<InetAddress> found = host.isAnyLocalAddress() ? byPreference(candidates()) : List.of(host);
    return found.stream().map(address -> url(address, port)).toList();
  }

  public static String url(InetAddress address, int port) {
    String name = address.getHostAddress().replaceFirst("%.*", "");
    return "http://" + (address instanceof Inet6Address ? "[" + name + "]" : name) + ":" + port;
  }

  /** The usable addresses, with private IPv4 addresses first and IPv6 addresses last. */
  static List<InetAddress> byPreference(List<Candidate> candidates) {
    return candidates.stream()
        .filter(one -> !VIRTUAL_INTERFACES.matcher(one.interfaceName()).matches())
        .map(Candidate::address)
        .filter(one -> !one.isLoopbackAddress() && !one.isLinkLocalAddress())
        .sorted(Comparator.comparingInt(ReachableServerUrls::rank))
        .toList();
  }

  private static int rank(InetAddress address) {
    if (!(address instanceof Inet4Address)) {
      return 2;
    }
    return address.isSiteLocalAddress() ? 0 : 1;
  }

  private static List<Candidate> candidates() {
    List<Candidate> all = new ArrayList<>();
    try {
      for (NetworkInterface each : NetworkInterface.networkInterfaces().toList()) {
        if (each.isUp()) {
          each.inetAddresses().forEach(one -> all.add(new Candidate(each.getName(), one)));
        }
      }
    } catch (SocketException e) {
      // An interface has just disappeared, so only the addresses found so far are returned.
      return all;
    }
    return all;
  }
}
