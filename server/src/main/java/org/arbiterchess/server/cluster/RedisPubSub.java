package org.arbiterchess.server.cluster;

import io.lettuce.core.ClientOptions;
import io.lettuce.core.RedisClient;
import io.lettuce.core.RedisException;
import io.lettuce.core.RedisURI;
import io.lettuce.core.SocketOptions;
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
 * Publishes and receives messages through Redis. While Redis is unavailable, messages are lost, but
 * callers do not block. The connection is restored automatically.
 */
final class RedisPubSub implements AutoCloseable {

  /**
   * These loggers are silenced, because the libraries would otherwise log to standard error. The
   * server reports outages itself.
   */
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
   * Creates a client that is not connected yet.
   *
   * @param onMessage receives the channel and the message on a Lettuce thread
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
            .build());
  }

  /** Connects, unless a connection already exists. Does not block. */
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

  /** Subscribes to all channels again, because subscriptions made during an outage were lost. */
  void resubscribe() {
    String[] all = channels.toArray(new String[0]);
    if (all.length > 0) {
      sendCommand(opened -> opened.async().subscribe(all));
    }
  }

  /**
   * Sends a command without a timeout, because nobody waits for the reply and a timeout would cost
   * more than the command itself. Commands are lost while Redis is unavailable, but every server
   * also polls the store.
   */
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
      // The connection was closed while the command was being sent.
      if (!closed) {
        throw e;
      }
    }
  }

  /** Replaces a connection that no longer receives messages. */
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

  /** Publishes a message, unless Redis is unavailable. */
  void publish(String channel, String message) {
    sendCommand(opened -> opened.async().publish(channel, message));
  }

  @Override
  public void close() {
    closed = true;
    client.shutdown(Duration.ZERO, Duration.ofSeconds(1));
  }
}
