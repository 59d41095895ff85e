package org.arbiterchess.server.room;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.arbiterchess.chess.Color;
import org.arbiterchess.server.protocol.ClientMessage;
import org.arbiterchess.server.protocol.Limit;
import org.arbiterchess.server.protocol.LoggedEvent;
import org.arbiterchess.server.protocol.ServerMessage;
import org.arbiterchess.server.protocol.ServerRefusalReason;

/** Pages that come and go. */
final class ConnectionHandler {

  private static final CompletionStage<Void> DONE = CompletableFuture.completedFuture(null);
  private static final int POLICY = 1008;

  private ConnectionHandler() {}

  /** A page says which events it knows, and is told the rest. */
  static CompletionStage<Void> hello(Room room, Participant guest, ClientMessage.Hello hello) {
    guest.setLanguage(hello.language());
    return room.others().reach(hello.after()).thenCompose(reached -> receive(room, guest, hello));
  }

  private static CompletionStage<Void> receive(
      Room room, Participant guest, ClientMessage.Hello hello) {
    Optional<String> hash = hello.token().map(IdsAndTokens::hash);
    if (hash.isPresent() && !isPlayer(room, hash)) {
      room.others().ask();
    }
    boolean player = isPlayer(room, hash);
    CompletionStage<Void> done = DONE;
    if (hash.isPresent() && !player) {
      done = leave(room, guest);
      guest.refuse(ServerRefusalReason.WRONG_TOKEN);
    } else if (!player && !room.crowd().has(guest) && isFull(room)) {
      int most = room.premises().limits().get(Limit.SPECTATORS_PER_GAME);
      guest.refuse(
          ServerRefusalReason.TOO_MANY_SPECTATORS, Limit.SPECTATORS_PER_GAME.optionName(), most);
      guest.close(POLICY, ServerRefusalReason.TOO_MANY_SPECTATORS);
    } else {
      guest.hold(hash);
      welcome(room, guest, hello.after());
      Color turn = room.ledger().game().position().turn();
      if (guest.seats(room.seating()).contains(turn)) {
        done = room.interruption().end();
      }
    }
    return done;
  }

  private static boolean isPlayer(Room room, Optional<String> hash) {
    return !room.seating().heldBy(hash).isEmpty();
  }

  private static boolean isFull(Room room) {
    return room.crowd().watching(room.seating())
        >= room.premises().limits().get(Limit.SPECTATORS_PER_GAME);
  }

  private static void welcome(Room room, Participant guest, int known) {
    room.crowd().add(guest);
    boolean news = room.look();
    room.watchAbsence();
    if (!news) {
      room.tellSoon();
    }
    LoggedGame ledger = room.ledger();
    List<LoggedEvent> missed = ledger.after(known);
    guest.send(
        new ServerMessage.Welcome(
            room.id(),
            guest.seats(room.seating()),
            ledger.from(known),
            missed,
            room.room(),
            room.now()));
    if (news) {
      room.crowd().tellOthers(guest, room.room().json());
    }
  }

  /** A page is there no longer. */
  static CompletionStage<Void> leave(Room room, Participant guest) {
    if (!room.crowd().remove(guest)) {
      return DONE;
    }
    boolean news = room.look();
    Color turn = room.ledger().game().position().turn();
    if (!room.crowd().hasPage(turn, room.seating())) {
      room.outage().leaveToOthers();
    }
    if (isWithdrawn(room, guest)) {
      return room.rearrange(room.arrangement().asking(Optional.empty()));
    }
    if (news) {
      room.tellRoom();
    } else {
      room.tellSoon();
    }
    return DONE;
  }

  /** Whoever asks for a seat and goes asks no longer. */
  private static boolean isWithdrawn(Room room, Participant gone) {
    return room.arrangement()
        .request()
        .filter(request -> gone.tokenHash().filter(request.asker()::equals).isPresent())
        .filter(request -> !room.crowd().hasToken(request.asker()))
        .isPresent();
  }
}
