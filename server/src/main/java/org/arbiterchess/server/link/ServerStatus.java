package org.arbiterchess.server.link;

import java.util.Map;
import java.util.OptionalLong;
import org.arbiterchess.server.room.RecentProblems;
import org.arbiterchess.server.room.RoomStatus;

/**
 * How a server is doing, at one moment.
 *
 * @param upMillis for how long it has been running
 * @param games the rooms that are open here, by how their games stand; every standing is there
 * @param roomsWaiting things to do in rooms for which there was no thread yet
 * @param searchesWaiting verdicts that nobody looks for yet
 * @param writesWaiting things to store that are not under way yet
 * @param hearsOthers whether it would be heard if another server said something
 * @param clockOffset how far the clock that servers share is ahead of this machine's, in
 *     milliseconds; nothing for a server on its own
 * @param freeBytes the free space of the disk that games are stored on, where it is this machine's
 * @param recent the last problem and the refusals since the start
 */
public record ServerStatus(
    long upMillis,
    int sockets,
    Map<RoomStatus, Integer> games,
    int roomsWaiting,
    int searchesWaiting,
    int writesWaiting,
    boolean hearsOthers,
    OptionalLong clockOffset,
    OptionalLong freeBytes,
    RecentProblems recent) {

  public ServerStatus {
    games = Map.copyOf(games);
  }

  /** How many rooms are open here. */
  public int openGames() {
    return games.values().stream().mapToInt(Integer::intValue).sum();
  }
}
