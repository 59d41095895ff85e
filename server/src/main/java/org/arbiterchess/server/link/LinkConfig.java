package org.arbiterchess.server.link;

import java.util.Optional;
import org.arbiterchess.server.protocol.ServerLimits;
import org.arbiterchess.server.room.Cluster;
import org.arbiterchess.server.room.ServerEventListener;
import org.arbiterchess.server.room.TimeSource;
import org.arbiterchess.server.store.Store;

/**
 * The configuration for link games.
 *
 * @param cluster the servers that share the store
 * @param listener receives the server's events
 * @param keepDays the number of days for which a game is stored after its last event
 * @param behindProxy whether client addresses come from X-Forwarded-For
 * @param publicUrl the URL that players open, such as {@code https://chess.example.org}, if known
 */
public record LinkConfig(
    Store store,
    TimeSource time,
    ServerLimits limits,
    Cluster cluster,
    ServerEventListener listener,
    int keepDays,
    boolean behindProxy,
    Optional<String> publicUrl) {

  /** The configuration for a single server. */
  public LinkConfig(
      Store store, TimeSource time, ServerLimits limits, int keepDays, boolean behindProxy) {
    this(
        store,
        time,
        limits,
        Cluster.singleServer(time.now()),
        ServerEventListener.NONE,
        keepDays,
        behindProxy,
        Optional.empty());
  }

  /** A copy for a server that belongs to a cluster. */
  public LinkConfig withCluster(TimeSource clusterTime, Cluster newCluster) {
    return new LinkConfig(
        store, clusterTime, limits, newCluster, listener, keepDays, behindProxy, publicUrl);
  }

  /** A copy with a different listener. */
  public LinkConfig withListener(ServerEventListener newListener) {
    return new LinkConfig(
        store, time, limits, cluster, newListener, keepDays, behindProxy, publicUrl);
  }

  /** A copy with a different public URL. */
  public LinkConfig withPublicUrl(Optional<String> newUrl) {
    return new LinkConfig(store, time, limits, cluster, listener, keepDays, behindProxy, newUrl);
  }
}
