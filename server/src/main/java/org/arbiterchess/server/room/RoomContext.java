package org.arbiterchess.server.room;

import org.arbiterchess.server.protocol.ServerLimits;
import org.arbiterchess.server.store.Store;

/**
 * The services and settings that all rooms share.
 *
 * @param cluster the servers that share the store
 * @param listener receives the server's events
 */
public record RoomContext(
    Store store,
    TimeSource time,
    ServerLimits limits,
    Cluster cluster,
    ServerEventListener listener) {}
