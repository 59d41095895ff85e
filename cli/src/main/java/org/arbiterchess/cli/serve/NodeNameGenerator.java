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
 * Creates a server's name within its cluster. The name is unique and, unless the port is random,
 * stays the same after a restart.
 */
final class NodeNameGenerator {

  private NodeNameGenerator() {}

  /** Builds the name from the host name, a MAC address and the listening address. */
  static String generate(String host, int port) {
    // With a random port, the server gets a new name every time it starts.
    String address = port == 0 ? UUID.randomUUID().toString() : host + ":" + port;
    return hostName() + "/" + macAddress().orElse("") + "/" + address;
  }

  private static String hostName() {
    try {
      return InetAddress.getLocalHost().getHostName();
    } catch (UnknownHostException e) {
      return "";
    }
  }

  /** Returns a MAC address, which distinguishes machines with the same host name. */
  private static Optional<String> macAddress() {
    try {
      return NetworkInterface.networkInterfaces()
          .map(NodeNameGenerator::macAddressOf)
          .filter(Objects::nonNull)
          .map(HexFormat.of()::formatHex)
          .sorted()
          .findFirst();
    } catch (SocketException e) {
      return Optional.empty();
    }
  }

  /** Returns the MAC address of the interface, or null if it has none or cannot be queried. */
  private static byte[] macAddressOf(NetworkInterface network) {
    try {
      return network.getHardwareAddress();
    } catch (SocketException e) {
      return null;
    }
  }
}
