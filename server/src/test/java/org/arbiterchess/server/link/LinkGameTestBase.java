package org.arbiterchess.server.link;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** For tests of a game by link between Anna, who has White, and Bo, at a time that they set. */
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
   * Bo's page says hello and waits for its welcome. Another kind of page may say it differently.
   */
  void sayHello(WebSocketPlayer player, LinkServerForTests.SeatToken seat) {
    player.hello(seat);
  }

  @AfterEach
  void close() {
    server.close();
  }
}
