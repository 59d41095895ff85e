package org.arbiterchess.server.room;

import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.arbiterchess.server.protocol.Limits;
import org.arbiterchess.server.store.EventStore;

/**
 * What all rooms share.
 *
 * @param pool where rooms do their work
 * @param searches where verdicts are found, which takes longer
 * @param faults is told of every failure that is the server's own
 */
public record RoomContext(
    EventStore store,
    TimeSource time,
    Limits limits,
    Cluster neighbours,
    ServerListener witness,
    Executor pool,
    Executor searches,
    Consumer<Throwable> faults) {}
