package org.arbiterchess.cli;

import java.io.UncheckedIOException;
import java.net.Inet4Address;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.util.Optional;

/**
 * The addresses of a server, as they are typed into a browser.
 *
 * @param host where it listens
 */
record Addresses(InetAddress host, int port) {

  /** For a browser on this machine. */
  String here() {
    return host.isAnyLocalAddress() ? "http://127.0.0.1:" + port : address(host);
  }

  /** Where it listens, as an address and a port. */
  String listening() {
    return address(host).substring("http://".length());
  }

  boolean areOpenToOthers() {
    return !host.isLoopbackAddress();
  }

  /** For a browser on another machine of the network, if this machine knows its place there. */
  Optional<String> fromElsewhere() {
    if (!host.isAnyLocalAddress()) {
      return Optional.of(address(host));
    }
    try {
      return NetworkInterface.networkInterfaces()
          .flatMap(NetworkInterface::inetAddresses)
          .filter(each -> each instanceof Inet4Address && each.isSiteLocalAddress())
          .findFirst()
          .map(this::address);
    } catch (SocketException e) {
      throw new UncheckedIOException(e);
    }
  }

  private String address(InetAddress at) {
    String name = at.getHostAddress();
    return "http://" + (at instanceof Inet6Address ? "[" + name + "]" : name) + ":" + port;
  }
}
