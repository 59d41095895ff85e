package org.arbiterchess.server.room;

import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.arbiterchess.server.protocol.ServerLimits;
import org.arbiterchess.server.store.Store;

/**
 * The services and settings that all rooms share.
 *
 * @param searchExecutor runs verdict searches, which take too long to run in a room
 * @param errorHandler receives program errors
 */
public record RoomContext(
    Store store,
    TimeSource time,
    ServerLimits limits,
    Cluster cluster,
    ServerEventListener listener,
    Executor searchExecutor,
    Consumer<Throwable> errorHandler) {}
