package org.arbiterchess.server.room;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.arbiterchess.server.protocol.FromPage;
import org.arbiterchess.server.protocol.FromServer;
import org.arbiterchess.server.protocol.Limit;
import org.arbiterchess.server.protocol.LoggedEvent;
import org.arbiterchess.server.protocol.ServerReason;

/** Pages that come and go. */
final class Reception {

  private static final CompletionStage<Void> DONE = CompletableFuture.completedFuture(null);
  private static final int POLICY = 1008;

  private Reception() {}

  /** A page says which events it knows, and is told the rest. */
  static CompletionStage<Void> hello(Room room, Guest guest, FromPage.Hello hello) {
    guest.speak(hello.language());
    Optional<String> hash = hello.token().map(Secrets::hash);
    boolean player = !room.seating().heldBy(hash).isEmpty();
    if (hash.isPresent() && !player) {
      leave(room, guest);
      guest.refuse(ServerReason.WRONG_TOKEN);
    } else if (!player && !room.crowd().has(guest) && isFull(room)) {
      int most = room.premises().limits().of(Limit.SPECTATORS_PER_GAME);
      guest.refuse(ServerReason.TOO_MANY_SPECTATORS, Limit.SPECTATORS_PER_GAME.written(), most);
      guest.close(POLICY, ServerReason.TOO_MANY_SPECTATORS);
    } else {
      guest.hold(hash);
      welcome(room, guest, hello.after());
    }
    return DONE;
  }

  private static boolean isFull(Room room) {
    return room.crowd().watching(room.seating())
        >= room.premises().limits().of(Limit.SPECTATORS_PER_GAME);
  }

  private static void welcome(Room room, Guest guest, int known) {
    room.crowd().add(guest);
    boolean news = room.crowd().look(room.seating(), room.now());
    room.watchAbsence();
    if (!news) {
      room.tellSoon();
    }
    Ledger ledger = room.ledger();
    List<LoggedEvent> missed = ledger.after(known);
    guest.send(
        new FromServer.Welcome(
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
  static CompletionStage<Void> leave(Room room, Guest guest) {
    if (!room.crowd().remove(guest)) {
      return DONE;
    }
    boolean news = room.crowd().look(room.seating(), room.now());
    boolean withdrawn =
        room.seatRequest().filter(request -> !room.crowd().hasToken(request.asker())).isPresent();
    if (withdrawn) {
      room.seatRequest(Optional.empty());
    }
    if (news || withdrawn) {
      room.tellRoom();
    } else {
      room.tellSoon();
    }
    return DONE;
  }
}
