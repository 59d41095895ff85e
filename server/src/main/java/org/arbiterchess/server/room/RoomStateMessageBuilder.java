package org.arbiterchess.server.room;

import org.arbiterchess.chess.Color;
import org.arbiterchess.server.protocol.SeatStatus;
import org.arbiterchess.server.protocol.ServerMessage;
import org.arbiterchess.server.store.GameMetadata;

/** Creates the message that describes a room's state apart from the game itself. */
final class RoomStateMessageBuilder {

  private RoomStateMessageBuilder() {}

  static ServerMessage.RoomState build(Room room) {
    return new ServerMessage.RoomState(
        seat(room, Color.WHITE),
        seat(room, Color.BLACK),
        room.participants().spectators(room.seats()),
        room.metadata().rematchAskedBy(),
        room.metadata().rematchGame(),
        room.metadata().seatRequest().map(GameMetadata.SeatRequest::color),
        room.serverTime().stoppedAt(),
        room.loggedGame().matchScore(),
        room.participants().greetings(room.seats()),
        room.firstMoveTimer().deadline());
  }

  private static SeatStatus seat(Room room, Color color) {
    return room.participants()
        .seatStatus(color, room.seats(), room.abandonmentTimeout(), room.now());
  }
}
