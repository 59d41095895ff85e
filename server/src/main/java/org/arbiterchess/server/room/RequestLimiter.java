package org.arbiterchess.server.room;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.Action;
import org.arbiterchess.game.Command;
import org.arbiterchess.game.GameEvent;
import org.arbiterchess.server.protocol.ClientMessage;
import org.arbiterchess.server.protocol.GameLogEntry;
import org.arbiterchess.server.protocol.RefusalException;
import org.arbiterchess.server.protocol.ServerLimit;
import org.arbiterchess.server.protocol.ServerRefusalReason;
import org.arbiterchess.server.store.GameMetadata;

/**
 * Limits what the players of a game can send: their rate, the length of the log, and requests that
 * the opponent must answer. After a request was declined or withdrawn, the next one of its kind has
 * to wait for a move or for some time. Not thread-safe; used only in tasks of its room.
 */
final class RequestLimiter {

  private static final int MILLIS = 1000;

  private final Map<Color, TokenBucket> buckets = new EnumMap<>(Color.class);
  private final Requests seatRequests = new Requests();
  private final Requests rematchRequests = new Requests();

  /** When a request ended, and the number of the last event at that time. */
  private record Ended(long at, int head) {}

  /** The open request of one kind, and the ends of earlier ones. */
  private static final class Requests {

    private Optional<Color> open = Optional.empty();
    private final Map<Color, Ended> ended = new EnumMap<>(Color.class);

    void update(Optional<Color> current, Room room) {
      open.filter(color -> !current.equals(Optional.of(color)))
          .ifPresent(color -> ended.put(color, new Ended(room.now(), room.head())));
      open = current;
    }

    /** Throws {@link RefusalException} if a request is open or the last one has just ended. */
    void requireAllowed(Color color, Room room) {
      if (open.isPresent()) {
        throw new RefusalException(ServerRefusalReason.REQUEST_OPEN);
      }
      Ended last = ended.get(color);
      if (last != null && !hasMoveAfter(room, last.head())) {
        long seconds = secondsToWait(room, last.at());
        if (seconds > 0) {
          throw new RefusalException(ServerRefusalReason.ASK_LATER, seconds);
        }
      }
    }
  }

  /** Throws {@link RefusalException} if a player's message exceeds a limit. */
  void check(Room room, Participant participant, ClientMessage message) {
    List<Color> seats = participant.seatsHeld(room.seats());
    if (seats.isEmpty()) {
      return;
    }
    update(room);
    requireRate(room, seats.get(0));
    if (message instanceof ClientMessage.TakeSeat take) {
      if (!seats.contains(take.color()) && !room.seats().isFree(take.color())) {
        seatRequests.requireAllowed(take.color(), room);
      }
    } else if (message instanceof ClientMessage.Rematch rematch && rematch.wanted()) {
      if (seats.size() == 1 && !room.metadata().rematchAskedBy().equals(opponent(seats))) {
        rematchRequests.requireAllowed(seats.get(0), room);
      }
    } else if (message instanceof ClientMessage.FreeSeat && isFull(room, 1)) {
      // Freeing and taking seats pauses and resumes the clock.
      throw new RefusalException(ServerRefusalReason.GAME_TOO_LONG, tooLong(room));
    }
  }

  private static Optional<Color> opponent(List<Color> seats) {
    return Optional.of(seats.get(0).other());
  }

  /** Notices which requests are open and which have ended. Called after every change. */
  void update(Room room) {
    seatRequests.update(room.metadata().seatRequest().map(GameMetadata.SeatRequest::color), room);
    rematchRequests.update(room.metadata().rematchAskedBy(), room);
  }

  private void requireRate(Room room, Color color) {
    int limit = room.context().limits().get(ServerLimit.MESSAGES_PER_SECOND_PER_PLAYER);
    boolean within =
        buckets
            .computeIfAbsent(color, seat -> TokenBucket.perSecond(limit, room.now()))
            .tryTake(room.now());
    if (!within) {
      throw new RefusalException(
          ServerRefusalReason.TOO_FAST,
          ServerLimit.MESSAGES_PER_SECOND_PER_PLAYER.optionName(),
          limit);
    }
  }

  /** The seconds until a player may ask for another takeback, if the last one was just declined. */
  static OptionalLong takebackWait(Room room, Color asker) {
    List<GameEvent> events = room.loggedGame().game().events();
    for (int i = events.size() - 1; i > 0; i--) {
      if (events.get(i) instanceof GameEvent.MovePlayed) {
        break;
      }
      if (events.get(i) instanceof GameEvent.TakebackDeclined declined && declined.by() != asker) {
        long seconds = secondsToWait(room, declined.at());
        return seconds > 0 ? OptionalLong.of(seconds) : OptionalLong.empty();
      }
    }
    return OptionalLong.empty();
  }

  /**
   * Whether a command's events would exceed the limit. Beyond it, the players can still end the
   * game, and offer and decline draws, of which there are few without moves.
   */
  static boolean isTooLong(Room room, Command command, List<GameLogEntry> events) {
    return isFull(room, events.size())
        && !(command.action() == Action.Simple.OFFER_DRAW
            || command.action() instanceof Action.AnswerDraw)
        && events.stream().noneMatch(each -> each.event() instanceof GameEvent.Ended);
  }

  /** The values in the sentence of {@link ServerRefusalReason#GAME_TOO_LONG}. */
  static Object[] tooLong(Room room) {
    ServerLimit limit = ServerLimit.EVENTS_PER_GAME;
    return new Object[] {limit.optionName(), room.context().limits().get(limit)};
  }

  private static boolean isFull(Room room, int more) {
    return room.head() + more > room.context().limits().get(ServerLimit.EVENTS_PER_GAME);
  }

  private static boolean hasMoveAfter(Room room, int head) {
    return room.loggedGame().after(head).stream()
        .anyMatch(each -> each.event() instanceof GameEvent.MovePlayed);
  }

  private static long secondsToWait(Room room, long since) {
    long until = since + room.context().limits().millis(ServerLimit.ASK_AGAIN_SECONDS);
    return (until - room.now() + MILLIS - 1) / MILLIS;
  }
}
