package org.arbiterchess.server.cluster;

import static org.assertj.core.api.Assertions.assertThatNoException;

import io.lettuce.core.RedisURI;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.arbiterchess.server.UnusedPort;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import redis.embedded.RedisServer;

/** What is asked of the line to Redis when it is not there. */
@Timeout(60)
class RedisPubSubTest {

  private static void assertNobodyIsTroubled(RedisPubSub line) {
    assertThatNoException()
        .isThrownBy(
            () -> {
              line.subscribe("another");
              line.say("game", "something");
              line.unsubscribe("game");
              line.renew();
              line.connect();
              line.reconnect();
              line.say("game", "something");
            });
  }

  @Test
  void what_is_said_after_the_end_is_not_heard_and_troubles_nobody() throws Exception {
    int port = UnusedPort.find();
    RedisServer redis =
        RedisServer.newRedisServer()
            .port(port)
            .setting("save \"\"")
            .setting("bind 127.0.0.1")
            .build();
    redis.start();
    try {
      BlockingQueue<String> heard = new LinkedBlockingQueue<>();
      RedisPubSub line =
          new RedisPubSub(
              RedisURI.create("redis://127.0.0.1:" + port), (channel, said) -> heard.add(said));
      line.subscribe("game");
      line.connect();
      do {
        line.say("game", "something");
      } while (heard.poll(50, TimeUnit.MILLISECONDS) == null);

      line.close();

      assertNobodyIsTroubled(line);
    } finally {
      redis.stop();
    }
  }

  @Test
  void a_redis_that_was_never_there_troubles_nobody() {
    RedisPubSub line =
        new RedisPubSub(RedisURI.create("redis://127.0.0.1:1"), (channel, said) -> {});
    line.connect();
    assertNobodyIsTroubled(line);
    line.close();
    assertNobodyIsTroubled(line);
  }
}
