package org.arbiterchess.server;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;

/**
 * Finds ports for PostgreSQL, which cannot choose a free port itself. The ports lie below the
 * ephemeral range (32768 and up on Linux, 49152 elsewhere), so that the system does not assign them
 * to other programs. Each test process starts its search at a different port.
 */
public final class UnusedPort {

  private static final int FIRST = 20_000;
  private static final int COUNT = 12_000;

  private static int next = (int) (ProcessHandle.current().pid() * 97 % COUNT);

  private UnusedPort() {}

  /** Returns a different unused port each time. */
  public static synchronized int find() {
    for (int tries = 0; tries < COUNT; tries++) {
      int port = FIRST + next;
      next = (next + 1) % COUNT;
      try (ServerSocket free = new ServerSocket(port, 1, InetAddress.getLoopbackAddress())) {
        return free.getLocalPort();
      } catch (IOException e) {
        // The port is in use, so the loop tries the next one.
      }
    }
    throw new IllegalStateException("every port from " + FIRST + " on is in use");
  }
}
