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
      Store store,
      TimeSource time,
      ServerLimits limits,
      ServerEventListener listener,
      int keepDays,
      boolean behindProxy,
      Optional<String> publicUrl) {
    this(
        store,
        time,
        limits,
        Cluster.singleServer(time.now()),
        listener,
        keepDays,
        behindProxy,
        publicUrl);
  }

  /** A copy for a server that belongs to a cluster. */
  public LinkConfig withCluster(TimeSource clusterTime, Cluster newCluster) {
    return new LinkConfig(
        store, clusterTime, limits, newCluster, listener, keepDays, behindProxy, publicUrl);
  }
}
