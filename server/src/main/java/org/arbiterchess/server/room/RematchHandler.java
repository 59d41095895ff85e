package org.arbiterchess.server.room;

import static org.arbiterchess.server.room.Mailbox.DONE;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.GameEvent;
import org.arbiterchess.game.TimeControl;
import org.arbiterchess.server.protocol.GameLogEntry;
import org.arbiterchess.server.protocol.MatchScore;
import org.arbiterchess.server.protocol.RefusalException;
import org.arbiterchess.server.protocol.ServerRefusalReason;
import org.arbiterchess.server.store.StoredGame;

/**
 * Handles rematch offers. Once both players have agreed, creates a rematch with the colours
 * swapped.
 */
final class RematchHandler {

  private RematchHandler() {}

  static CompletionStage<Void> handle(Room room, Participant participant, boolean wanted) {
    List<Color> seats = participant.seatsHeld(room.seats());
    if (seats.isEmpty()) {
      throw new RefusalException(ServerRefusalReason.NOT_YOUR_SEAT);
    }
    if (!room.loggedGame().game().isOver()) {
      throw new RefusalException(ServerRefusalReason.GAME_NOT_OVER);
    }
    if (!wanted) {
      return withdraw(room);
    }
    if (room.metadata().rematchGame().isPresent()) {
      participant.send(room.state());
      return DONE;
    }
    boolean agreed =
        seats.size() == 2
            || room.metadata().rematchAskedBy().filter(asker -> !seats.contains(asker)).isPresent();
    if (agreed) {
      return createRematch(room);
    }
    return room.changeMetadata(room.metadata().withRematchAskedBy(Optional.of(seats.get(0))));
  }

  private static CompletionStage<Void> withdraw(Room room) {
    if (room.metadata().rematchAskedBy().isEmpty()) {
      throw new RefusalException(ServerRefusalReason.NO_REQUEST);
    }
    return room.changeMetadata(room.metadata().withRematchAskedBy(Optional.empty()));
  }

  /**
   * Creates the rematch. Both players keep their tokens and their points. If the players had
   * different time controls, each keeps their own.
   */
  private static CompletionStage<Void> createRematch(Room room) {
    Game finished = room.loggedGame().game();
    TimeControl control = new TimeControl(finished.control().black(), finished.control().white());
    Game game = Game.start(finished.startingPosition(), finished.rulebook(), control, room.now());
    MatchScore score = room.loggedGame().scoreForRematch().swapped();
    StoredGame stored =
        GameCreator.newStoredGame(
            IdsAndTokens.newGameId(), log(game, score), room.seats().swapped(), room.now());
    return room.context()
        .store()
        .create(stored)
        .thenCompose(
            created -> {
              if (!created) {
                throw new ConcurrentChangeException();
              }
              return room.changeMetadata(room.metadata().withRematchGame(stored.id()));
            });
  }

  /** The log of the rematch, including its result if the starting position ends the game. */
  private static List<GameLogEntry> log(Game game, MatchScore score) {
    List<GameLogEntry> log = new ArrayList<>();
    for (GameEvent event : game.events()) {
      log.add(log.isEmpty() ? GameLogEntry.ofRematch(event, score) : GameLogEntry.of(event));
    }
    return log;
  }
}
