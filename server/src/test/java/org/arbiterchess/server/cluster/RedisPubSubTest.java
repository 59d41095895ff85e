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

/** Tests that RedisPubSub does not throw before it has connected or after it has been closed. */
@Timeout(60)
class RedisPubSubTest {

  private static void assertNothingThrows(RedisPubSub pubSub) {
    assertThatNoException()
        .isThrownBy(
            () -> {
              pubSub.subscribe("another");
              pubSub.publish("game", "something");
              pubSub.unsubscribe("game");
              pubSub.resubscribe();
              pubSub.connect();
              pubSub.reconnect();
              pubSub.publish("game", "something");
            });
  }

  @Test
  void nothing_throws_after_close() throws Exception {
    int port = UnusedPort.find();
    RedisServer redis =
        RedisServer.newRedisServer()
            .port(port)
            .setting("save \"\"")
            .setting("bind 127.0.0.1")
            .build();
    redis.start();
    try {
      BlockingQueue<String> received = new LinkedBlockingQueue<>();
      RedisPubSub pubSub =
          new RedisPubSub(
              RedisURI.create("redis://127.0.0.1:" + port),
              (channel, message) -> received.add(message));
      pubSub.subscribe("game");
      pubSub.connect();
      do {
        pubSub.publish("game", "something");
      } while (received.poll(50, TimeUnit.MILLISECONDS) == null);

      pubSub.close();

      assertNothingThrows(pubSub);
    } finally {
      redis.stop();
    }
  }

  @Test
  void nothing_throws_without_redis() {
    RedisPubSub pubSub =
        new RedisPubSub(RedisURI.create("redis://127.0.0.1:1"), (channel, message) -> {});
    pubSub.connect();
    assertNothingThrows(pubSub);
    pubSub.close();
    assertNothingThrows(pubSub);
  }
}
