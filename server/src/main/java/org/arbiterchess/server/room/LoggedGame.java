package org.arbiterchess.server.room;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.Action;
import org.arbiterchess.game.Arbiter;
import org.arbiterchess.game.Clock;
import org.arbiterchess.game.Command;
import org.arbiterchess.game.Decision;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.GameEvent;
import org.arbiterchess.game.Outcome;
import org.arbiterchess.game.Result;
import org.arbiterchess.game.Seat;
import org.arbiterchess.server.protocol.GameLogEntry;
import org.arbiterchess.server.protocol.MatchScore;
import org.arbiterchess.server.store.StoredEvent;

/**
 * A game, its log, and the lag credited to each side so far. Immutable.
 *
 * @param eventsByCommand the events caused by each accepted command. All versions of a game share
 *     this map, because copying it for every event would be slow. Each version ignores the events
 *     beyond its own log.
 */
record LoggedGame(
    Game game,
    List<GameLogEntry> log,
    long whiteLag,
    long blackLag,
    Map<CommandKey, EventRange> eventsByCommand) {

  private record CommandKey(String id, Color seat) {}

  /** The events whose numbers are greater than {@code before} and at most {@code end}. */
  private record EventRange(int before, int end) {}

  record AcceptedCommand(List<GameLogEntry> events, int seq) {}

  /**
   * Replays a log.
   *
   * @throws IllegalArgumentException if the log is not valid
   */
  static LoggedGame of(List<GameLogEntry> log) {
    Game start = Game.replay(List.of(log.get(0).event()));
    return new LoggedGame(start, log.subList(0, 1), 0, 0, new HashMap<>())
        .with(log.subList(1, log.size()));
  }

  static LoggedGame fromStored(List<StoredEvent> stored) {
    return of(parse(stored));
  }

  static List<GameLogEntry> parse(List<StoredEvent> stored) {
    return stored.stream().map(event -> GameLogEntry.parse(event.body())).toList();
  }

  static List<StoredEvent> toStored(List<GameLogEntry> events) {
    return events.stream()
        .map(each -> new StoredEvent(each.event().at(), each.type(), each.json()))
        .toList();
  }

  /** The events of an act of the arbiter. Empty if it is refused. */
  static List<GameEvent> decideAsArbiter(Game game, Action action, long at) {
    Command command = new Command(Seat.ARBITER, "arbiter", action);
    return Arbiter.decide(game, command, at) instanceof Decision.Accepted accepted
        ? accepted.events()
        : List.of();
  }

  /** The same in this game, but not before its last event. */
  List<GameEvent> decideAsArbiter(Action action, long at) {
    return decideAsArbiter(game, action, Math.max(at, lastAt()));
  }

  LoggedGame with(List<GameLogEntry> events) {
    Game after = game;
    long white = whiteLag;
    long black = blackLag;
    int eventNumber = log.size();
    for (GameLogEntry each : events) {
      index(each, after, ++eventNumber);
      if (after.position().turn() == Color.WHITE) {
        white += each.added().lagMillis();
      } else {
        black += each.added().lagMillis();
      }
      after = after.apply(each.event());
    }
    List<GameLogEntry> longer = new ArrayList<>(log.size() + events.size());
    longer.addAll(log);
    longer.addAll(events);
    return new LoggedGame(after, longer, white, black, eventsByCommand);
  }

  /**
   * Indexes an event by its command. A move is logged without its seat, because it is that of the
   * side to move; so are the events that the move brings about.
   */
  private void index(GameLogEntry event, Game before, int eventNumber) {
    if (event.added().command().isEmpty()) {
      return;
    }
    Color turn = before.position().turn();
    Color mover = event.event() instanceof GameEvent.MovePlayed ? turn : turn.other();
    Color seat = event.added().seat().orElse(mover);
    CommandKey key = new CommandKey(event.added().command().get(), seat);
    EventRange number = eventsByCommand.get(key);
    int first =
        number != null && number.end() == eventNumber - 1 ? number.before() : eventNumber - 1;
    eventsByCommand.put(key, new EventRange(first, eventNumber));
  }

  /** The number of the last event. */
  int head() {
    return log.size();
  }

  /**
   * The events after the one with the given number, or all events if the log contains no event with
   * that number.
   */
  List<GameLogEntry> after(int number) {
    return log.subList(clampedStart(number), log.size());
  }

  /** The number of the event before the first one that {@link #after} returns. */
  int clampedStart(int number) {
    return number > log.size() ? 0 : number;
  }

  long lastAt() {
    return log.get(log.size() - 1).event().at();
  }

  /** The lag credited to a side so far, in milliseconds. */
  long lagCredited(Color color) {
    return color == Color.WHITE ? whiteLag : blackLag;
  }

  /** The total score of this game and the games before it; empty unless this is a rematch. */
  Optional<MatchScore> matchScore() {
    return log.get(0).added().match().map(before -> before.plus(result()));
  }

  boolean hasScoreOf(LoggedGame other) {
    return matchScore().equals(other.matchScore());
  }

  /** The score at the start of a rematch of this game, before the colours are swapped. */
  MatchScore scoreForRematch() {
    return matchScore().orElseGet(() -> MatchScore.ZERO.plus(result()));
  }

  private Result result() {
    return game.outcome().map(Outcome::result).orElse(Result.NONE);
  }

  /** When the flag of the side whose clock is running falls. */
  OptionalLong flagFalls() {
    return game.clock().map(Clock::flagFalls).orElse(OptionalLong.empty());
  }

  boolean isTicking() {
    return game.clock().filter(Clock::isTicking).isPresent();
  }

  /** Whether the last pause was caused by an outage, and not by a free seat. */
  boolean isPausedByOutage() {
    for (int i = log.size() - 1; i >= 0; i--) {
      if (log.get(i).event() instanceof GameEvent.Paused) {
        return log.get(i).added().isOutage();
      }
    }
    return false;
  }

  boolean hasMoveAfter(int number) {
    return after(number).stream().anyMatch(each -> each.event() instanceof GameEvent.MovePlayed);
  }

  /**
   * Whether a command from a client that knows this many events can be decided, because the game
   * has only been paused and resumed since.
   */
  boolean hasOnlyPausesAfter(int number) {
    return number <= log.size()
        && log.subList(number, log.size()).stream()
            .allMatch(
                each ->
                    each.event() instanceof GameEvent.Paused
                        || each.event() instanceof GameEvent.Resumed);
  }

  boolean isBeingDecided() {
    return game.outcome().filter(Outcome::isBeingDecided).isPresent();
  }

  /**
   * The events caused by a command from the given seat and the number of the last one, if the
   * command was accepted.
   */
  Optional<AcceptedCommand> findAccepted(String command, Color seat) {
    return Optional.ofNullable(eventsByCommand.get(new CommandKey(command, seat)))
        .filter(range -> range.end() <= log.size())
        .map(range -> new AcceptedCommand(log.subList(range.before(), range.end()), range.end()));
  }
}
