package org.arbiterchess.server.room;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.TimeControl;
import org.arbiterchess.server.protocol.RefusalException;
import org.arbiterchess.server.protocol.ServerRefusalReason;
import org.arbiterchess.server.store.StoredGame;

/** Another game with colours swapped, once both want it. */
final class RematchHandler {

  private static final CompletionStage<Void> DONE = CompletableFuture.completedFuture(null);

  private RematchHandler() {}

  static CompletionStage<Void> ask(Room room, Participant guest, boolean wanted) {
    List<Color> seats = guest.seats(room.seating());
    if (seats.isEmpty()) {
      throw new RefusalException(ServerRefusalReason.NOT_YOUR_SEAT);
    }
    if (!room.ledger().game().isOver()) {
      throw new RefusalException(ServerRefusalReason.GAME_NOT_OVER);
    }
    if (!wanted) {
      return withdraw(room);
    }
    if (room.arrangement().next().isPresent()) {
      guest.send(room.room());
      return DONE;
    }
    boolean agreed =
        seats.size() == 2
            || room.arrangement().rematch().filter(asker -> !seats.contains(asker)).isPresent();
    if (agreed) {
      return begin(room);
    }
    return room.rearrange(room.arrangement().wanting(Optional.of(seats.get(0))));
  }

  private static CompletionStage<Void> withdraw(Room room) {
    if (room.arrangement().rematch().isEmpty()) {
      throw new RefusalException(ServerRefusalReason.NO_REQUEST);
    }
    return room.rearrange(room.arrangement().wanting(Optional.empty()));
  }

  /** Each keeps the token, and the time that was theirs where the sides had different ones. */
  private static CompletionStage<Void> begin(Room room) {
    Game over = room.ledger().game();
    TimeControl control = new TimeControl(over.control().black(), over.control().white());
    Game game = Game.start(over.startingPosition(), over.rulebook(), control, room.now());
    StoredGame stored =
        GameCreator.stored(
            IdsAndTokens.newGameId(), game.events(), room.seating().swapped(), room.now());
    return room.premises()
        .store()
        .create(stored)
        .thenComposeAsync(
            created -> {
              if (!created) {
                throw new ConflictException();
              }
              return room.rearrange(room.arrangement().followedBy(stored.id()));
            },
            room.premises().executor());
  }
}
