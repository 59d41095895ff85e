package org.arbiterchess.server.room;

import org.arbiterchess.chess.Color;
import org.arbiterchess.server.protocol.Limit;

/** What a room allows for the time that messages are under way, in milliseconds. */
final class LagCredit {

  private static final long REMOTE_MOVE_MILLIS = 500;

  private LagCredit() {}

  /** What may still be credited to a side for a move. */
  static long available(Room room, Color color) {
    long perGame = room.context().limits().get(Limit.LAG_MILLIS_PER_GAME);
    long perMove = room.context().limits().get(Limit.LAG_MILLIS_PER_MOVE);
    return Math.max(0, Math.min(perGame - room.loggedGame().lagCredited(color), perMove));
  }

  /**
   * For how long the flag of the side to move waits for a move on its way, which may be under way
   * from another server to the store, too.
   */
  static long flagGraceMillis(Room room) {
    Color turn = room.loggedGame().game().position().turn();
    long credit = room.participants().isConnected(turn, room.seating()) ? available(room, turn) : 0;
    boolean isRemote =
        room.context().cluster().isClustered()
            && !room.participants().isConnectedHere(turn, room.seating());
    return credit + (isRemote ? REMOTE_MOVE_MILLIS : 0);
  }
}
