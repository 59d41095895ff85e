package org.arbiterchess.server.faults;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests that the system accepts connections for a server that is too busy to accept them. */
class ListenBacklogTest {

  private static final int CONNECTIONS = 512;

  /**
   * The system drops attempts beyond the backlog and the client repeats them after 1, 3 and 7 s.
   */
  private static final int CONNECT_TIMEOUT_MILLIS = 10_000;

  @TempDir Path folder;

  @Test
  void connections_wait_while_the_server_is_busy() throws Exception {
    List<Socket> sockets = new ArrayList<>();
    try (KillableServerProcess server = KillableServerProcess.start(folder)) {
      signal(server, "-STOP");
      for (int i = 0; i < CONNECTIONS; i++) {
        Socket socket = new Socket();
        sockets.add(socket);
        socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), server.port()), CONNECT_TIMEOUT_MILLIS);
      }
      assertThat(sockets).allMatch(Socket::isConnected);
    } finally {
      for (Socket socket : sockets) {
        socket.close();
      }
    }
  }

  private static void signal(KillableServerProcess server, String name) throws Exception {
    Process kill = new ProcessBuilder("kill", name, Long.toString(server.pid())).start();
    assertThat(kill.waitFor()).isZero();
  }
}
