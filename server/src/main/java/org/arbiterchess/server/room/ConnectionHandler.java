package org.arbiterchess.server.room;

import java.util.List;
import java.util.Optional;
import org.arbiterchess.server.protocol.ClientMessage;
import org.arbiterchess.server.protocol.GameLogEntry;
import org.arbiterchess.server.protocol.ProtocolVersion;
import org.arbiterchess.server.protocol.ServerLimit;
import org.arbiterchess.server.protocol.ServerMessage;
import org.arbiterchess.server.protocol.ServerRefusalReason;

/** Handles clients connecting and disconnecting. */
final class ConnectionHandler {

  private ConnectionHandler() {}

  /** Admits a client to the room and sends it the events that it does not have yet. */
  static void hello(Room room, Participant participant, ClientMessage.Hello hello) {
    participant.setLanguage(hello.language());
    if (hello.protocol().filter(stated -> stated != ProtocolVersion.CURRENT).isPresent()) {
      room.afterwards(() -> participant.refuseAndClose(ServerRefusalReason.RELOAD_PAGE));
      return;
    }
    participant.setGreetings(hello.greetings());
    Optional<String> hash = hello.token().map(IdsAndTokens::hash);
    boolean isPlayer = !room.seats().heldBy(hash).isEmpty();
    boolean isUnknown = hash.isPresent() && !isPlayer;
    // The client may come from another server, which may just have given it a seat.
    if ((isUnknown || hello.after() > room.head()) && room.reloadFirst()) {
      return;
    }
    int limit = room.context.limits().get(ServerLimit.SPECTATORS_PER_GAME);
    if (isUnknown) {
      room.afterwards(() -> participant.refuse(ServerRefusalReason.WRONG_TOKEN));
      leave(room, participant);
    } else if (!isPlayer
        && !room.participants.has(participant)
        && room.participants.spectators(room.seats()) >= limit) {
      String name = ServerLimit.SPECTATORS_PER_GAME.optionName();
      room.afterwards(
          () -> participant.refuseAndClose(ServerRefusalReason.TOO_MANY_SPECTATORS, name, limit));
    } else {
      participant.setTokenHash(hash);
      sendWelcome(room, participant, hello.after());
    }
  }

  private static void sendWelcome(Room room, Participant participant, int after) {
    room.participants.add(participant, room.now());
    boolean changed = room.updatePresence();
    room.timer.updateAbsence();
    if (!changed) {
      room.timer.broadcastSoon();
    }
    LoggedGame loggedGame = room.loggedGame();
    List<GameLogEntry> missed = loggedGame.after(after);
    ServerMessage state = room.state();
    room.sendLog(
        participant,
        ServerMessage.welcome(
            room.id(),
            participant.seatsHeld(room.seats()),
            loggedGame.clampedStart(after),
            missed,
            state,
            room.now()));
    if (changed) {
      room.send(room.participants.except(participant), state);
    }
  }

  /** Removes a client from the room. */
  static void leave(Room room, Participant participant) {
    if (!room.participants.remove(participant)) {
      return;
    }
    boolean changed = room.updatePresence();
    if (isSeatRequestOrphaned(room, participant)) {
      room.changeMetadata(room.metadata().withSeatRequest(Optional.empty()), () -> {});
    } else if (changed) {
      room.broadcastState();
    } else {
      room.timer.broadcastSoon();
    }
  }

  /** Whether the departed client made the pending seat request and has no other connection. */
  private static boolean isSeatRequestOrphaned(Room room, Participant departed) {
    return room.metadata()
        .seatRequest()
        .filter(request -> departed.tokenHash().filter(request.tokenHash()::equals).isPresent())
        .filter(request -> !room.participants.hasToken(request.tokenHash()))
        .isPresent();
  }
}
