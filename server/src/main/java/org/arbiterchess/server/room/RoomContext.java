package org.arbiterchess.server.room;

import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.arbiterchess.server.protocol.Limits;
import org.arbiterchess.server.store.EventStore;

/**
 * What all rooms share.
 *
 * @param executor where rooms do their work
 * @param searchExecutor where verdicts are found, which takes longer
 * @param errorHandler is told of every failure that is the server's own
 */
public record RoomContext(
    EventStore store,
    TimeSource time,
    Limits limits,
    Cluster cluster,
    ServerListener listener,
    Executor executor,
    Executor searchExecutor,
    Consumer<Throwable> errorHandler) {}
