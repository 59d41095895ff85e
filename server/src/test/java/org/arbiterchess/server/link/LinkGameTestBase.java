package org.arbiterchess.server.link;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Base class for tests of a link game between Anna, who plays White, and Bo. The tests control the
 * time.
 */
@Timeout(60)
abstract class LinkGameTestBase {

  @TempDir Path tempDir;

  final ManualTime time = new ManualTime();
  LinkServerForTests server;
  LinkServerForTests.SeatToken white;
  LinkServerForTests.SeatToken black;
  WebSocketPlayer anna;
  WebSocketPlayer bo;

  @BeforeEach
  void open() {
    server = LinkServerForTests.start(tempDir, time);
    white = server.createGame("3+2", "white");
    black = server.joinGame(white.game());
    anna = WebSocketPlayer.connect(server).hello(white);
    bo = WebSocketPlayer.connect(server);
    sayHello(bo, black);
  }

  /**
   * Sends a player's {@code hello} message and waits for the welcome message. A subclass can
   * override this method to connect as a different version of the page would.
   */
  void sayHello(WebSocketPlayer player, LinkServerForTests.SeatToken seat) {
    player.hello(seat);
  }

  @AfterEach
  void close() {
    server.close();
  }
}
