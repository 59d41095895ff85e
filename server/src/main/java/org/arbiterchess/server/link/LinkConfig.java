package org.arbiterchess.server.link;

import java.util.Optional;
import org.arbiterchess.server.protocol.Limits;
import org.arbiterchess.server.room.Cluster;
import org.arbiterchess.server.room.ServerListener;
import org.arbiterchess.server.room.TimeSource;
import org.arbiterchess.server.store.EventStore;

/**
 * How games by link are played here.
 *
 * @param cluster the servers that share the store
 * @param listener receives the events of the server
 * @param keepDays for how long a game is kept after its last event
 * @param behindProxy whether the addresses of callers are those that a proxy tells
 * @param publicUrl the URL that players open, as in {@code https://chess.example.org}, if known
 */
public record LinkConfig(
    EventStore store,
    TimeSource time,
    Limits limits,
    Cluster cluster,
    ServerListener listener,
    int keepDays,
    boolean behindProxy,
    Optional<String> publicUrl) {

  /** A server on its own. */
  public LinkConfig(
      EventStore store, TimeSource time, Limits limits, int keepDays, boolean behindProxy) {
    this(
        store,
        time,
        limits,
        Cluster.singleServer(time.now()),
        ServerListener.NONE,
        keepDays,
        behindProxy,
        Optional.empty());
  }

  /** The same, shared with other servers. */
  public LinkConfig withCluster(TimeSource clusterTime, Cluster newCluster) {
    return new LinkConfig(
        store, clusterTime, limits, newCluster, listener, keepDays, behindProxy, publicUrl);
  }

  /** The same, watched. */
  public LinkConfig withMonitoring(EventStore monitoredStore, ServerListener newListener) {
    return new LinkConfig(
        monitoredStore, time, limits, cluster, newListener, keepDays, behindProxy, publicUrl);
  }

  /** The same, opened by players at that address. */
  public LinkConfig withPublicUrl(Optional<String> newUrl) {
    return new LinkConfig(store, time, limits, cluster, listener, keepDays, behindProxy, newUrl);
  }
}
