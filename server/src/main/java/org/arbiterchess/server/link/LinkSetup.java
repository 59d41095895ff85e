package org.arbiterchess.server.link;

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
 */
public record LinkSetup(
    EventStore store,
    Timekeeper time,
    Limits limits,
    Neighbours neighbours,
    Witness witness,
    int keepDays,
    boolean behindProxy) {

  /** A server on its own. */
  public LinkSetup(
      EventStore store, Timekeeper time, Limits limits, int keepDays, boolean behindProxy) {
    this(store, time, limits, Neighbours.NONE, Witness.NONE, keepDays, behindProxy);
  }

  /** The same, shared with other servers. */
  public LinkSetup with(Timekeeper theirTime, Neighbours others) {
    return new LinkSetup(store, theirTime, limits, others, witness, keepDays, behindProxy);
  }

  /** The same, watched. */
  public LinkSetup with(EventStore watched, Witness watching) {
    return new LinkSetup(watched, time, limits, neighbours, watching, keepDays, behindProxy);
  }
}
