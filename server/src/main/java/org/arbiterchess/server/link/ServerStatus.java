package org.arbiterchess.server.link;

import java.util.Map;
import java.util.OptionalLong;
import org.arbiterchess.server.room.RecentProblems;
import org.arbiterchess.server.room.RoomStatus;

/**
 * The state of a server at one moment.
 *
 * @param roomsByStatus the number of open rooms of every status
 * @param queuedRoomTasks tasks of rooms that wait for a thread
 * @param queuedSearches verdict searches that have not started
 * @param queuedWrites writes that the store has not started
 * @param clusterConnected whether messages from other servers arrive here
 * @param clockOffset how far the cluster's clock is ahead of this machine's, in milliseconds; empty
 *     for a single server
 * @param freeDiskBytes the free space of the disk with the games, if it is a local disk
 * @param recentProblems the last problem, and the refusals since the start
 */
public record ServerStatus(
    long uptimeMillis,
    int webSockets,
    Map<RoomStatus, Integer> roomsByStatus,
    int queuedRoomTasks,
    int queuedSearches,
    int queuedWrites,
    boolean clusterConnected,
    OptionalLong clockOffset,
    OptionalLong freeDiskBytes,
    RecentProblems recentProblems) {

  public ServerStatus {
    roomsByStatus = Map.copyOf(roomsByStatus);
  }

  public int openGames() {
    return roomsByStatus.values().stream().mapToInt(Integer::intValue).sum();
  }
}
