package org.arbiterchess.e2e;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** A program that games by link are played on, which can be killed and comes back as it was. */
final class KillableServer implements AutoCloseable {

  /** A player who left is gone soon, and tests may make many games. */
  private static final List<String> OPTIONS =
      List.of(
          "--limit=gone-seconds=2",
          "--limit=games-per-hour-per-address=1000",
          "--limit=requests-per-second-per-address=1000");

  private final Path data = PackagedServer.newData();
  private PackagedServer program = PackagedServer.start(0, data, OPTIONS);

  String address() {
    return program.address();
  }

  int port() {
    return program.port();
  }

  /** Takes the power away, and starts again on the same port with the same games. */
  void powerCut(Runnable meanwhile) {
    int port = program.port();
    program.kill();
    meanwhile.run();
    program = PackagedServer.start(port, data, OPTIONS);
  }

  @Override
  public void close() throws IOException {
    program.close();
  }
}
