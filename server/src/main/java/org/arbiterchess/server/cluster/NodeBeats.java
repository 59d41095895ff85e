package org.arbiterchess.server.cluster;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.arbiterchess.server.room.TimeSource;
import org.arbiterchess.server.store.ServerMessages;

/**
 * Tells the other servers with messages that this one is running, and notices when another one is
 * silent. This server also hears its own beats. If they do not come back, no messages arrive, and
 * it cannot tell whether the others are silent.
 */
final class NodeBeats {

  private static final long BEAT_MILLIS = 250;
  private static final long SILENT_MILLIS = 1000;
  private static final long NOT_CONNECTED = Long.MAX_VALUE - Integer.MAX_VALUE;

  /**
   * The connection is lost after this many missing beats, which is four seconds. They are counted,
   * because a frozen server sends none.
   */
  private static final int MAX_MISSED = 16;

  private final MultiServerCluster cluster;
  private final String name;
  private final ServerMessages messages;
  private final TimeSource time;
  private final Map<String, Long> lastHeard = new ConcurrentHashMap<>();
  private final AtomicInteger missed = new AtomicInteger();
  private volatile long connectedSince = NOT_CONNECTED;
  private volatile long echoedAt = Long.MIN_VALUE;

  NodeBeats(MultiServerCluster cluster, String name, ServerMessages messages, TimeSource time) {
    this.cluster = cluster;
    this.name = name;
    this.messages = messages;
    this.time = time;
  }

  /** Sends a beat and looks for silent servers, until the messages are closed. */
  void beat() {
    if (messages.isClosed()) {
      return;
    }
    try {
      sendBeat();
      findSilent();
    } catch (RuntimeException e) {
      cluster.onError(e);
    }
    time.schedule(time.now() + BEAT_MILLIS, this::beat);
  }

  private void sendBeat() {
    int count = missed.incrementAndGet();
    if (count % MAX_MISSED == 0) {
      onDisconnected();
      cluster.onConnected(false);
    }
    messages.send("");
  }

  private void findSilent() {
    long now = time.now();
    if (echoedAt < now - 2 * BEAT_MILLIS) {
      return;
    }
    lastHeard.forEach(
        (node, at) -> {
          if (now - at >= SILENT_MILLIS && lastHeard.remove(node, at)) {
            cluster.reportLost(node, at);
          }
        });
  }

  /** Called when a server's beat or message arrives. */
  void onHeard(String node) {
    long now = time.now();
    if (!node.equals(name)) {
      lastHeard.put(node, now);
      return;
    }
    echoedAt = now;
    missed.set(0);
    if (connectedSince > now) {
      connectedSince = now;
      cluster.onConnected(true);
    }
  }

  /** Called when the connection on which messages arrive is lost. */
  void onDisconnected() {
    connectedSince = NOT_CONNECTED;
  }

  /** Forgets a server that has left, and returns when it was last heard or seen. */
  long forget(String node, long seenAt) {
    return Math.max(seenAt, Optional.ofNullable(lastHeard.remove(node)).orElse(seenAt));
  }

  /** Since when this server has received every message; in the future while it is not connected. */
  long connectedSince() {
    return connectedSince;
  }
}
