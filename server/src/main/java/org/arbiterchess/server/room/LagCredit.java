package org.arbiterchess.server.room;

import org.arbiterchess.chess.Color;
import org.arbiterchess.server.protocol.ServerLimit;

/** The time that a room allows for network lag, in milliseconds. */
final class LagCredit {

  private static final long REMOTE_MOVE_MILLIS = 500;

  /**
   * The same while this server does not hear from the others. It includes the time until a failed
   * server is noticed in the database.
   */
  private static final long UNHEARD_MOVE_MILLIS = 7000;

  private LagCredit() {}

  /** The maximum lag that can still be credited to a side for its next move. */
  static long available(Room room, Color color) {
    long perGame = room.context().limits().get(ServerLimit.LAG_MILLIS_PER_GAME);
    long perMove = room.context().limits().get(ServerLimit.LAG_MILLIS_PER_MOVE);
    return Math.max(0, Math.min(perGame - room.loggedGame().lagCredited(color), perMove));
  }

  /**
   * The time by which the flag fall of the side to move is delayed, to allow for a move in transit.
   * It includes the time that another server may need to store the move.
   */
  static long flagGraceMillis(Room room) {
    Color turn = room.loggedGame().game().position().turn();
    long credit = room.participants().isConnected(turn, room.seats()) ? available(room, turn) : 0;
    boolean isRemote =
        room.context().cluster().isClustered()
            && !room.participants().isConnectedHere(turn, room.seats());
    long remote = room.isPresenceKnown() ? REMOTE_MOVE_MILLIS : UNHEARD_MOVE_MILLIS;
    return credit + (isRemote ? remote : 0);
  }
}
