package org.arbiterchess.server.link;

import java.util.Optional;
import org.arbiterchess.server.protocol.Limits;
import org.arbiterchess.server.room.Neighbours;
import org.arbiterchess.server.room.Timekeeper;
import org.arbiterchess.server.room.Witness;
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
public record LinkSetup(
    EventStore store,
    Timekeeper time,
    Limits limits,
    Neighbours neighbours,
    Witness witness,
    int keepDays,
    boolean behindProxy,
    Optional<String> url) {

  /** A server on its own. */
  public LinkSetup(
      EventStore store, Timekeeper time, Limits limits, int keepDays, boolean behindProxy) {
    this(
        store,
        time,
        limits,
        Neighbours.none(time.now()),
        Witness.NONE,
        keepDays,
        behindProxy,
        Optional.empty());
  }

  /** The same, shared with other servers. */
  public LinkSetup with(Timekeeper theirTime, Neighbours others) {
    return new LinkSetup(store, theirTime, limits, others, witness, keepDays, behindProxy, url);
  }

  /** The same, watched. */
  public LinkSetup with(EventStore watched, Witness watching) {
    return new LinkSetup(watched, time, limits, neighbours, watching, keepDays, behindProxy, url);
  }

  /** The same, opened by players at that address. */
  public LinkSetup at(Optional<String> address) {
    return new LinkSetup(store, time, limits, neighbours, witness, keepDays, behindProxy, address);
  }
}
