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
 * @param neighbours the servers that share the store
 * @param witness is told what happens
 * @param keepDays for how long a game is kept after its last event
 * @param behindProxy whether the addresses of callers are those that a proxy tells
 * @param url where players open this server, as in {@code https://chess.example.org}; none if that
 *     was not said
 */
public record LinkConfig(
    EventStore store,
    TimeSource time,
    Limits limits,
    Cluster neighbours,
    ServerListener witness,
    int keepDays,
    boolean behindProxy,
    Optional<String> url) {

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
  public LinkConfig with(TimeSource theirTime, Cluster others) {
    return new LinkConfig(store, theirTime, limits, others, witness, keepDays, behindProxy, url);
  }

  /** The same, watched. */
  public LinkConfig with(EventStore watched, ServerListener watching) {
    return new LinkConfig(watched, time, limits, neighbours, watching, keepDays, behindProxy, url);
  }

  /** The same, opened by players at that address. */
  public LinkConfig at(Optional<String> address) {
    return new LinkConfig(store, time, limits, neighbours, witness, keepDays, behindProxy, address);
  }
}
