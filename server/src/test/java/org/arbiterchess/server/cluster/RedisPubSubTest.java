package org.arbiterchess.server.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNoException;

import io.lettuce.core.RedisURI;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.arbiterchess.server.UnusedPort;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import redis.embedded.RedisServer;

/** Tests that messages arrive, and that RedisPubSub never throws before or after that. */
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

  @ParameterizedTest
  @ValueSource(strings = {"", "p@ss:wo/rd?+%20 ö#"})
  void messages_arrive_and_nothing_throws_after_close(String password) throws Exception {
    int port = UnusedPort.find();
    RedisServer redis =
        RedisServer.newRedisServer()
            .port(port)
            .setting("save \"\"")
            .setting("bind 127.0.0.1")
            .setting("requirepass \"" + password + "\"")
            .build();
    redis.start();
    try {
      BlockingQueue<String> received = new LinkedBlockingQueue<>();
      String url =
          RedisUrl.withPassword(
              "redis://127.0.0.1:" + port, Optional.of(password).filter(word -> !word.isEmpty()));
      RedisPubSub pubSub =
          new RedisPubSub(RedisURI.create(url), (channel, message) -> received.add(message));
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
  void a_password_in_the_url_and_what_is_no_url_stay_as_they_are() {
    for (String url : List.of("redis://:one@host", "redis://me:one@host:6379/2", "host:6379")) {
      assertThat(RedisUrl.withPassword(url, Optional.of("other"))).isEqualTo(url);
    }
    assertThat(RedisUrl.withPassword("rediss://host/1", Optional.of("x")))
        .isEqualTo("rediss://:x@host/1");
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
