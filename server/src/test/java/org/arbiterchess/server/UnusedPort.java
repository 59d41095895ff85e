package org.arbiterchess.server;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;

/**
 * Ports for PostgreSQL and Redis, which cannot choose one themselves. They lie below those that
 * systems give to programs that ask for any port (32768 and up on Linux, 49152 elsewhere), so that
 * none is taken by chance before the program listens there; each process of tests begins somewhere
 * else.
 */
public final class UnusedPort {

  private static final int FIRST = 20_000;
  private static final int COUNT = 12_000;

  private static int next = (int) (ProcessHandle.current().pid() * 97 % COUNT);

  private UnusedPort() {}

  /** A port nobody listens on, and another one each time. */
  public static synchronized int find() {
    for (int tries = 0; tries < COUNT; tries++) {
      int port = FIRST + next;
      next = (next + 1) % COUNT;
      try (ServerSocket free = new ServerSocket(port, 1, InetAddress.getLoopbackAddress())) {
        return free.getLocalPort();
      } catch (IOException e) {
        // Somebody listens there: the next one.
      }
    }
    throw new IllegalStateException("every port from " + FIRST + " on is in use");
  }
}
