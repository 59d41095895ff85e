package org.arbiterchess.cli.serve;

import java.net.InetAddress;
import java.util.List;
import org.arbiterchess.server.link.NetworkAddresses;

/**
 * The addresses of a server, as they are typed into a browser.
 *
 * @param host where it listens
 */
record ServerAddresses(InetAddress host, int port) {

  /** For a browser on this machine. */
  String here() {
    return host.isAnyLocalAddress() ? "http://127.0.0.1:" + port : NetworkAddresses.url(host, port);
  }

  /** Where it listens, as an address and a port. */
  String listening() {
    return NetworkAddresses.url(host, port).substring("http://".length());
  }

  boolean areOpenToOthers() {
    return !host.isLoopbackAddress();
  }

  /** For browsers on other machines of the network, the most likely first. */
  List<String> fromElsewhere() {
    return NetworkAddresses.urls(host, port);
  }
}
