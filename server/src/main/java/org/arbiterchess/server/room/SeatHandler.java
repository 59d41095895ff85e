package org.arbiterchess.server.room;

import static org.arbiterchess.server.room.Mailbox.DONE;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.Ending;
import org.arbiterchess.server.protocol.GameHttpRequest;
import org.arbiterchess.server.protocol.RefusalException;
import org.arbiterchess.server.protocol.ServerMessage;
import org.arbiterchess.server.protocol.ServerRefusalReason;
import org.arbiterchess.server.store.GameMetadata.SeatRequest;
import org.arbiterchess.server.store.SeatHolder;
import org.arbiterchess.server.store.Seats;

/**
 * Handles requests to join a game, to take or free a seat, and to remove a name. To refuse a
 * request, a method throws a {@link RefusalException} or completes the returned stage exceptionally
 * with one.
 */
final class SeatHandler {

  private SeatHandler() {}

  /**
   * Takes the free seat. A client that repeats its request because the response was lost gets the
   * same seat again.
   */
  static CompletionStage<ServerMessage.Seated> join(Room room, GameHttpRequest.Join join) {
    String token = IdsAndTokens.chosenOrNewToken(join.token());
    List<Color> held = room.seats().heldBy(Optional.of(IdsAndTokens.hash(token)));
    if (!held.isEmpty()) {
      return CompletableFuture.completedFuture(new ServerMessage.Seated(room.id(), token, held));
    }
    if (isCancelled(room)) {
      throw new RefusalException(ServerRefusalReason.INVITATION_CANCELLED);
    }
    Color color =
        room.seats()
            .freeSeat()
            .orElseThrow(() -> new RefusalException(ServerRefusalReason.SEATS_TAKEN));
    SeatHolder holder = new SeatHolder(Optional.of(IdsAndTokens.hash(token)), join.name());
    return assign(room, color, holder)
        .thenApply(done -> new ServerMessage.Seated(room.id(), token, List.of(color)));
  }

  /** Whether the game was aborted before an opponent joined. */
  private static boolean isCancelled(Room room) {
    return !room.seats().isFull()
        && room.loggedGame()
            .game()
            .outcome()
            .filter(end -> end.ending() == Ending.ABORTED)
            .isPresent();
  }

  static CompletionStage<Void> removeName(Room room, String token) {
    List<Color> held = room.seats().heldBy(Optional.of(IdsAndTokens.hash(token)));
    if (held.isEmpty()) {
      throw new RefusalException(ServerRefusalReason.WRONG_TOKEN);
    }
    Seats nameless = room.seats();
    for (Color color : held) {
      nameless = nameless.with(color, new SeatHolder(nameless.holder(color).tokenHash(), ""));
    }
    return room.changeMetadata(room.metadata().withSeats(nameless));
  }

  /**
   * Frees one of a client's two seats. If the clock is running, pauses it until a player takes the
   * seat.
   */
  static CompletionStage<Void> freeSeat(Room room, Participant participant, Color color) {
    requireSeat(room, participant, color);
    if (!participant.seatsHeld(room.seats()).contains(color.other())) {
      throw new RefusalException(ServerRefusalReason.ONLY_ONE_SEAT);
    }
    Seats freed = room.seats().with(color, SeatHolder.NOBODY);
    return room.changeMetadata(room.metadata().withSeats(freed).withSeatRequest(Optional.empty()))
        .thenCompose(done -> ConcurrentChangeException.retry(() -> room.serverTime().pause(false)));
  }

  /**
   * Gives the client the other seat as well, if it is free. Otherwise stores a request for the
   * seat.
   */
  static CompletionStage<Void> takeSeat(Room room, Participant participant, Color color) {
    if (participant.seatsHeld(room.seats()).contains(color)) {
      participant.send(room.state());
      return DONE;
    }
    requireSeat(room, participant, color.other());
    String tokenHash = participant.tokenHash().orElseThrow();
    if (room.seats().isFree(color)) {
      return assign(room, color, new SeatHolder(Optional.of(tokenHash), ""));
    }
    Optional<SeatRequest> request = Optional.of(new SeatRequest(color, tokenHash));
    return room.changeMetadata(room.metadata().withSeatRequest(request));
  }

  /**
   * Answers a seat request. The seat's holder can accept or decline the request. The client that
   * made the request can only withdraw it.
   */
  static CompletionStage<Void> answerRequest(Room room, Participant participant, boolean accept) {
    SeatRequest request =
        room.metadata()
            .seatRequest()
            .orElseThrow(() -> new RefusalException(ServerRefusalReason.NO_REQUEST));
    boolean holder = participant.seatsHeld(room.seats()).contains(request.color());
    boolean tokenHash = participant.tokenHash().filter(request.tokenHash()::equals).isPresent();
    if (!holder && (!tokenHash || accept)) {
      throw new RefusalException(ServerRefusalReason.NO_REQUEST);
    }
    if (!accept) {
      return room.changeMetadata(room.metadata().withSeatRequest(Optional.empty()));
    }
    String name = room.seats().holder(request.color()).name();
    return assign(room, request.color(), new SeatHolder(Optional.of(request.tokenHash()), name));
  }

  private static CompletionStage<Void> assign(Room room, Color color, SeatHolder holder) {
    Seats seated = room.seats().with(color, holder);
    return room.changeMetadata(room.metadata().withSeats(seated).withSeatRequest(Optional.empty()))
        .thenRun(() -> room.serverTime().update());
  }

  private static void requireSeat(Room room, Participant participant, Color color) {
    if (!participant.seatsHeld(room.seats()).contains(color)) {
      throw new RefusalException(ServerRefusalReason.NOT_YOUR_SEAT);
    }
  }
}
