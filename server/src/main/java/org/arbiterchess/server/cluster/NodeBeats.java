package org.arbiterchess.server.cluster;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.arbiterchess.server.room.ServerEventListener;
import org.arbiterchess.server.room.TimeSource;

/**
 * Tells the other servers through Redis that this one is running, and notices when another one is
 * silent. This server also hears its own beats. If they do not come back, its connection to Redis
 * is lost, and it cannot tell whether the others are silent.
 */
final class NodeBeats implements AutoCloseable {

  static final String CHANNEL = "arbiter:nodes";

  private static final long BEAT_MILLIS = 250;
  private static final long SILENT_MILLIS = 1000;
  private static final long NOT_SUBSCRIBED = Long.MAX_VALUE - Integer.MAX_VALUE;

  /**
   * The connection is lost after this many missing beats, which is four seconds. They are counted,
   * because a frozen server sends none.
   */
  private static final int MAX_MISSED = 16;

  private static final int RECONNECT_EVERY = 32;

  private final String name;
  private final RedisPubSub pubSub;
  private final TimeSource time;
  private final BiConsumer<String, Long> onSilent;
  private final Consumer<Throwable> errorHandler;
  private final Map<String, Long> lastHeard = new ConcurrentHashMap<>();
  private final AtomicInteger missed = new AtomicInteger();
  private volatile ServerEventListener listener = ServerEventListener.NONE;
  private volatile long subscribedSince = NOT_SUBSCRIBED;
  private volatile long echoedAt = Long.MIN_VALUE;
  private volatile boolean connected = true;
  private volatile boolean closed;

  /**
   * Creates the beats of a server.
   *
   * @param onSilent receives the name of a server that is silent, and when it was last heard
   */
  NodeBeats(
      String name,
      RedisPubSub pubSub,
      TimeSource time,
      BiConsumer<String, Long> onSilent,
      Consumer<Throwable> errorHandler) {
    this.errorHandler = errorHandler;
    this.name = name;
    this.pubSub = pubSub;
    this.time = time;
    this.onSilent = onSilent;
  }

  void start() {
    pubSub.subscribe(CHANNEL);
    beat();
  }

  private void beat() {
    if (closed) {
      return;
    }
    try {
      sendBeat();
      findSilent();
    } catch (RuntimeException e) {
      errorHandler.accept(e);
    }
    time.schedule(time.now() + BEAT_MILLIS, this::beat);
  }

  private void sendBeat() {
    pubSub.connect();
    int count = missed.getAndIncrement();
    if (count >= MAX_MISSED) {
      subscribedSince = NOT_SUBSCRIBED;
      if (connected) {
        connected = false;
        listener.redisLost();
      }
      if (count % RECONNECT_EVERY == 0) {
        pubSub.reconnect();
      }
    }
    pubSub.publish(CHANNEL, name);
  }

  private void findSilent() {
    long now = time.now();
    if (echoedAt < now - 2 * BEAT_MILLIS) {
      return;
    }
    lastHeard.forEach(
        (node, at) -> {
          if (now - at >= SILENT_MILLIS && lastHeard.remove(node, at)) {
            onSilent.accept(node, at);
          }
        });
  }

  /** Called when a server's beat arrives. */
  void onBeat(String node) {
    long now = time.now();
    if (!node.equals(name)) {
      lastHeard.put(node, now);
      return;
    }
    echoedAt = now;
    missed.set(0);
    if (subscribedSince > now) {
      subscribedSince = now;
      pubSub.resubscribe();
      if (!connected) {
        connected = true;
        listener.redisRestored();
      }
    }
  }

  /** Forgets a server that has left, and returns when it was last heard or seen. */
  long forget(String node, long seenAt) {
    return Math.max(seenAt, Optional.ofNullable(lastHeard.remove(node)).orElse(seenAt));
  }

  /** Sets the listener for outages of Redis. */
  void setServerListener(ServerEventListener newListener) {
    listener = newListener;
  }

  /** Since when this server has received every message; in the future while it is not connected. */
  long subscribedSince() {
    return subscribedSince;
  }

  @Override
  public void close() {
    closed = true;
  }
}
