package org.arbiterchess.server.cluster;

import io.lettuce.core.ClientOptions;
import io.lettuce.core.RedisClient;
import io.lettuce.core.RedisException;
import io.lettuce.core.RedisURI;
import io.lettuce.core.SocketOptions;
import io.lettuce.core.TimeoutOptions;
import io.lettuce.core.codec.StringCodec;
import io.lettuce.core.pubsub.RedisPubSubAdapter;
import io.lettuce.core.pubsub.StatefulRedisPubSubConnection;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Future;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.logging.Level;
import java.util.logging.Logger;

/**
 * A line to Redis over which messages come and go. It may be away at any time: then nothing is said
 * and nothing heard, nobody waits, and it comes back by itself.
 */
final class RedisPubSub implements AutoCloseable {

  /** They would write into the standard error; what there is to say, we say ourselves. */
  private static final List<Logger> LOGGERS =
      List.of(Logger.getLogger("io.lettuce"), Logger.getLogger("io.netty"));

  static {
    LOGGERS.forEach(library -> library.setLevel(Level.OFF));
  }

  private static final Duration TIMEOUT = Duration.ofSeconds(2);

  private final RedisURI address;
  private final RedisClient client;
  private final BiConsumer<String, String> onMessage;
  private final Set<String> channels = ConcurrentHashMap.newKeySet();
  private volatile Optional<StatefulRedisPubSubConnection<String, String>> connection =
      Optional.empty();
  private volatile boolean connecting;
  private volatile boolean closed;

  /**
   * Does not connect yet.
   *
   * @param onMessage is told the channel and the message, in a thread of Lettuce's
   */
  RedisPubSub(RedisURI address, BiConsumer<String, String> onMessage) {
    this.address = address;
    this.onMessage = onMessage;
    address.setTimeout(TIMEOUT);
    this.client = RedisClient.create(address);
    client.setOptions(
        ClientOptions.builder()
            .autoReconnect(true)
            .disconnectedBehavior(ClientOptions.DisconnectedBehavior.REJECT_COMMANDS)
            .socketOptions(SocketOptions.builder().connectTimeout(TIMEOUT).keepAlive(true).build())
            .timeoutOptions(TimeoutOptions.enabled(TIMEOUT))
            .build());
  }

  /** Connects if that has not succeeded yet; does not wait. */
  void connect() {
    if (connection.isPresent() || connecting || closed) {
      return;
    }
    connecting = true;
    CompletionStage<?> unused =
        client
            .connectPubSubAsync(StringCodec.UTF8, address)
            .whenComplete(
                (opened, failure) -> {
                  if (opened != null) {
                    open(opened);
                  }
                  connecting = false;
                });
  }

  private void open(StatefulRedisPubSubConnection<String, String> opened) {
    opened.addListener(
        new RedisPubSubAdapter<>() {
          @Override
          public void message(String channel, String message) {
            onMessage.accept(channel, message);
          }
        });
    connection = Optional.of(opened);
    resubscribe();
  }

  /** Listens to every channel again: what was asked for while Redis was away was not done. */
  void resubscribe() {
    String[] all = channels.toArray(new String[0]);
    if (all.length > 0) {
      sendCommand(opened -> opened.async().subscribe(all));
    }
  }

  /** Whatever is asked of a Redis that is away is lost; everybody will look into the store. */
  private void sendCommand(
      Function<StatefulRedisPubSubConnection<String, String>, Future<?>> command) {
    if (closed) {
      return;
    }
    try {
      Optional<Future<?>> unused = connection.map(command);
    } catch (RedisException e) {
      return;
    } catch (IllegalStateException e) {
      // It was closed while it was asked.
      if (!closed) {
        throw e;
      }
    }
  }

  /** Ends the connection and makes another, because nothing is heard over it. */
  void reconnect() {
    if (closed) {
      return;
    }
    Optional<StatefulRedisPubSubConnection<String, String>> silent = connection;
    connection = Optional.empty();
    Optional<Future<?>> unused = silent.map(StatefulRedisPubSubConnection::closeAsync);
    connect();
  }

  void subscribe(String channel) {
    channels.add(channel);
    sendCommand(opened -> opened.async().subscribe(channel));
  }

  void unsubscribe(String channel) {
    channels.remove(channel);
    sendCommand(opened -> opened.async().unsubscribe(channel));
  }

  /** Says something, if anybody can hear it. */
  void publish(String channel, String message) {
    sendCommand(opened -> opened.async().publish(channel, message));
  }

  @Override
  public void close() {
    closed = true;
    client.shutdown(Duration.ZERO, Duration.ofSeconds(1));
  }
}
