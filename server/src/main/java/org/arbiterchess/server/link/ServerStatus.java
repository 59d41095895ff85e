package org.arbiterchess.server.link;

import java.util.Map;
import java.util.OptionalLong;
import org.arbiterchess.server.room.ProblemStatistics;
import org.arbiterchess.server.room.RoomStatus;

/**
 * A server's state at one point in time.
 *
 * @param roomsByStatus the number of open rooms for each status
 * @param queuedRoomTasks the number of room tasks waiting for a thread
 * @param queuedSearches the number of verdict searches waiting to start
 * @param queuedWrites the number of writes that the store has not started
 * @param clusterConnected whether this server receives messages from other servers
 * @param clockOffset how far the cluster's clock is ahead of this machine's, in milliseconds; empty
 *     for a single server
 * @param freeDiskBytes the free space on the disk that stores the games, if it is a local disk
 * @param problems the latest problem, and the number of requests refused since the server started
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
    ProblemStatistics problems) {

  public ServerStatus {
    roomsByStatus = Map.copyOf(roomsByStatus);
  }

  public int openGames() {
    return roomsByStatus.values().stream().mapToInt(Integer::intValue).sum();
  }
}
