package org.arbiterchess.e2e;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** A link game server that can be killed and restarted without losing games. */
final class KillableServer implements AutoCloseable {

  /**
   * With these options, a disconnected player counts as gone after two seconds, there is no time
   * limit for the first move, and tests can create many games.
   */
  private static final List<String> OPTIONS =
      List.of(
          "--limit=gone-seconds=2",
          "--limit=first-move-seconds=0",
          "--limit=games-per-hour-per-address=1000",
          "--limit=requests-per-second-per-address=1000");

  private final Path data = PackagedServer.newData();
  private final List<String> options;
  private PackagedServer server;

  /** Starts a server. The given options are added to {@link #OPTIONS} and may override them. */
  KillableServer(String... more) {
    options = Stream.concat(OPTIONS.stream(), Stream.of(more)).toList();
    server = PackagedServer.start(0, data, options);
  }

  String address() {
    return server.address();
  }

  int port() {
    return server.port();
  }

  /** Kills the server, runs an action, and restarts the server on the same port. */
  void killAndRestart(Runnable meanwhile) {
    int port = server.port();
    server.kill();
    meanwhile.run();
    server = PackagedServer.start(port, data, options);
  }

  @Override
  public void close() throws IOException {
    server.close();
  }
}
