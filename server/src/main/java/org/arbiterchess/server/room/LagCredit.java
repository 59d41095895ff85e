package org.arbiterchess.server.room;

import org.arbiterchess.chess.Color;
import org.arbiterchess.server.protocol.Limit;

/** What a room allows for the time that messages are under way, in milliseconds. */
final class LagCredit {

  private static final long ELSEWHERE_MILLIS = 500;

  private LagCredit() {}

  /** What may still be credited to a side for a move. */
  static long creditable(Room room, Color color) {
    long perGame = room.premises().limits().get(Limit.LAG_MILLIS_PER_GAME);
    long perMove = room.premises().limits().get(Limit.LAG_MILLIS_PER_MOVE);
    return Math.max(0, Math.min(perGame - room.ledger().lagSpent(color), perMove));
  }

  /**
   * For how long the flag of the side to move waits for a move on its way, which may be under way
   * from another server to the store, too.
   */
  static long grace(Room room) {
    Color turn = room.ledger().game().position().turn();
    long credit = room.crowd().isHere(turn, room.seating()) ? creditable(room, turn) : 0;
    boolean elsewhere =
        room.premises().cluster().isClustered() && !room.crowd().hasPage(turn, room.seating());
    return credit + (elsewhere ? ELSEWHERE_MILLIS : 0);
  }
}
