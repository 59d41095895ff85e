package org.arbiterchess.server.room;

import static org.arbiterchess.server.room.Mailbox.DONE;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
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
  static CompletionStage<Void> hello(
      Room room, Participant participant, ClientMessage.Hello hello) {
    participant.setLanguage(hello.language());
    if (hello.protocol().filter(stated -> stated != ProtocolVersion.CURRENT).isPresent()) {
      participant.refuseAndClose(ServerRefusalReason.RELOAD_PAGE);
      return DONE;
    }
    participant.setGreetings(hello.greetings());
    return room.remoteUpdates()
        .loadUpTo(hello.after())
        .thenCompose(reached -> admit(room, participant, hello));
  }

  private static CompletionStage<Void> admit(
      Room room, Participant participant, ClientMessage.Hello hello) {
    Optional<String> hash = hello.token().map(IdsAndTokens::hash);
    return hash.isPresent() && !isPlayer(room, hash)
        ? room.remoteUpdates()
            .reloadIfClustered()
            .thenCompose(reloaded -> admit(room, participant, hello, hash))
        : admit(room, participant, hello, hash);
  }

  private static CompletionStage<Void> admit(
      Room room, Participant participant, ClientMessage.Hello hello, Optional<String> hash) {
    boolean player = isPlayer(room, hash);
    CompletionStage<Void> done = DONE;
    if (hash.isPresent() && !player) {
      done = leave(room, participant);
      participant.refuse(ServerRefusalReason.WRONG_TOKEN);
    } else if (!player && !room.participants().has(participant) && isFull(room)) {
      int limit = room.context().limits().get(ServerLimit.SPECTATORS_PER_GAME);
      participant.refuseAndClose(
          ServerRefusalReason.TOO_MANY_SPECTATORS,
          ServerLimit.SPECTATORS_PER_GAME.optionName(),
          limit);
    } else {
      participant.setTokenHash(hash);
      sendWelcome(room, participant, hello.after());
      done = room.serverTime().settle();
    }
    return done;
  }

  private static boolean isPlayer(Room room, Optional<String> hash) {
    return !room.seats().heldBy(hash).isEmpty();
  }

  private static boolean isFull(Room room) {
    return room.participants().spectators(room.seats())
        >= room.context().limits().get(ServerLimit.SPECTATORS_PER_GAME);
  }

  private static void sendWelcome(Room room, Participant participant, int after) {
    room.participants().add(participant, room.now());
    boolean changed = room.updatePresence();
    room.scheduleAbsenceTimer();
    if (!changed) {
      room.broadcastSoon();
    }
    LoggedGame loggedGame = room.loggedGame();
    List<GameLogEntry> missed = loggedGame.after(after);
    participant.sendLog(
        new ServerMessage.Welcome(
            room.id(),
            participant.seatsHeld(room.seats()),
            loggedGame.clampedStart(after),
            missed,
            room.state(),
            ProtocolVersion.CURRENT,
            room.now()),
        room.context().limits(),
        room.now());
    if (changed) {
      room.participants().sendToAllExcept(participant, room.state().json());
    }
  }

  /** Removes a client from the room. */
  static CompletionStage<Void> leave(Room room, Participant participant) {
    if (!room.participants().remove(participant)) {
      return DONE;
    }
    boolean changed = room.updatePresence();
    if (isSeatRequestOrphaned(room, participant)) {
      return room.changeMetadata(room.metadata().withSeatRequest(Optional.empty()));
    }
    if (changed) {
      room.broadcastState();
    } else {
      room.broadcastSoon();
    }
    return DONE;
  }

  /** Whether the departed client made the pending seat request and has no other connection. */
  private static boolean isSeatRequestOrphaned(Room room, Participant departed) {
    return room.metadata()
        .seatRequest()
        .filter(request -> departed.tokenHash().filter(request.tokenHash()::equals).isPresent())
        .filter(request -> !room.participants().hasToken(request.tokenHash()))
        .isPresent();
  }
}
