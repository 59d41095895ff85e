package org.arbiterchess.cli.serve;

import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.UnknownHostException;
import java.util.HexFormat;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;

/**
 * What a server is called among others that share its games: no other is, and after a restart it is
 * called the same.
 */
final class NodeName {

  private NodeName() {}

  /** The machine, and where on it the server listens. */
  static String of(String host, int port) {
    // Whoever listens at any port is another one after each start.
    String place = port == 0 ? UUID.randomUUID().toString() : host + ":" + port;
    return machine() + "/" + card().orElse("") + "/" + place;
  }

  private static String machine() {
    try {
      return InetAddress.getLocalHost().getHostName();
    } catch (UnknownHostException e) {
      return "";
    }
  }

  /** Machines may be called the same, but their network cards are not. */
  private static Optional<String> card() {
    try {
      return NetworkInterface.networkInterfaces()
          .map(NodeName::hardware)
          .filter(Objects::nonNull)
          .map(HexFormat.of()::formatHex)
          .sorted()
          .findFirst();
    } catch (SocketException e) {
      return Optional.empty();
    }
  }

  /** Null where there is none. */
  private static byte[] hardware(NetworkInterface card) {
    try {
      return card.getHardwareAddress();
    } catch (SocketException e) {
      return null;
    }
  }
}
