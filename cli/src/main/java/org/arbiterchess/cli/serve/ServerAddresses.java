package org.arbiterchess.cli.serve;

import java.net.InetAddress;
import java.util.List;
import org.arbiterchess.server.link.ReachableServerUrls;

/** A server's URLs. */
record ServerAddresses(InetAddress host, int port) {

  /** The URL for a browser on this machine. */
  String localUrl() {
    return host.isAnyLocalAddress()
        ? "http://127.0.0.1:" + port
        : ReachableServerUrls.url(host, port);
  }

  String hostAndPort() {
    return ReachableServerUrls.url(host, port).substring("http://".length());
  }

  boolean isReachableFromNetwork() {
    return !host.isLoopbackAddress();
  }

  /** The URLs for other machines, starting with the one most likely to work. */
  List<String> networkUrls() {
    return ReachableServerUrls.urls(host, port);
  }
}
