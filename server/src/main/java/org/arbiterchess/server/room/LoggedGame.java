package org.arbiterchess.server.room;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.Clock;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.GameEvent;
import org.arbiterchess.game.Outcome;
import org.arbiterchess.server.protocol.LoggedEvent;
import org.arbiterchess.server.store.StoredEvent;

/** A game with its log as the server keeps it, and what was credited for lag so far. A value. */
final class LoggedGame {

  private final Game game;
  private final List<LoggedEvent> log;
  private final long whiteLag;
  private final long blackLag;

  /**
   * The events that each command led to. Shared with the ledgers before this one, which do not look
   * beyond their own log, because every command asks for it.
   */
  private final Map<Asked, Span> ends;

  /** A command by its id and its seat; logs of before do not tell the seat of each. */
  private record Asked(String id, Optional<Color> seat) {}

  /** Events from one number to another. */
  private record Span(int before, int end) {}

  private LoggedGame(
      Game game, List<LoggedEvent> log, long whiteLag, long blackLag, Map<Asked, Span> ends) {
    this.game = game;
    this.log = log;
    this.whiteLag = whiteLag;
    this.blackLag = blackLag;
    this.ends = ends;
  }

  /**
   * The ledger of a log.
   *
   * @throws IllegalArgumentException if it is no log of a game
   */
  static LoggedGame of(List<LoggedEvent> log) {
    Game begun = Game.replay(List.of(log.get(0).event()));
    return new LoggedGame(begun, log.subList(0, 1), 0, 0, new HashMap<>())
        .with(log.subList(1, log.size()));
  }

  static LoggedGame read(List<StoredEvent> stored) {
    return of(logged(stored));
  }

  static List<LoggedEvent> logged(List<StoredEvent> stored) {
    return stored.stream().map(event -> LoggedEvent.parse(event.body())).toList();
  }

  static List<StoredEvent> stored(List<LoggedEvent> events) {
    return events.stream()
        .map(each -> new StoredEvent(each.event().at(), each.type(), each.json()))
        .toList();
  }

  LoggedGame with(List<LoggedEvent> events) {
    Game after = game;
    long white = whiteLag;
    long black = blackLag;
    int number = log.size();
    for (LoggedEvent each : events) {
      note(each, after, ++number);
      if (after.position().turn() == Color.WHITE) {
        white += each.lagMillis();
      } else {
        black += each.lagMillis();
      }
      after = after.apply(each.event());
    }
    List<LoggedEvent> longer = new ArrayList<>(log.size() + events.size());
    longer.addAll(log);
    longer.addAll(events);
    return new LoggedGame(after, longer, white, black, ends);
  }

  /** Whose an event is that says no seat: the mover's, or that of the same command before it. */
  private void note(LoggedEvent event, Game before, int number) {
    if (event.command().isEmpty()) {
      return;
    }
    String id = event.command().get();
    Asked asked = new Asked(id, event.seat());
    if (event.seat().isEmpty()) {
      Color turn = before.position().turn();
      Asked mover = new Asked(id, Optional.of(turn));
      Asked last = new Asked(id, Optional.of(turn.other()));
      boolean goesOn = ends.containsKey(last) && ends.get(last).end() == number - 1;
      asked = event.event() instanceof GameEvent.MovePlayed ? mover : goesOn ? last : asked;
    }
    Span known = ends.get(asked);
    boolean follows = known != null && known.end() == number - 1;
    ends.put(asked, new Span(follows ? known.before() : number - 1, number));
  }

  Game game() {
    return game;
  }

  /** The number of the last event. */
  int head() {
    return log.size();
  }

  List<LoggedEvent> log() {
    return log;
  }

  /** The events after so many; all of them if there are not so many. */
  List<LoggedEvent> after(int known) {
    return log.subList(from(known), log.size());
  }

  /** After how many events those of {@link #after} follow. */
  int from(int known) {
    return known > log.size() ? 0 : known;
  }

  long lastAt() {
    return log.get(log.size() - 1).event().at();
  }

  /** What was credited to a side so far, in milliseconds. */
  long lagSpent(Color color) {
    return color == Color.WHITE ? whiteLag : blackLag;
  }

  boolean isTicking() {
    return game.clock().filter(Clock::isTicking).isPresent();
  }

  boolean isBeingDecided() {
    return game.outcome().filter(Outcome::isBeingDecided).isPresent();
  }

  /** The events that a seat's command led to, and the number of the last, if it was accepted. */
  Optional<Answered> answered(String command, Color seat) {
    return answered(new Asked(command, Optional.of(seat)))
        .or(() -> answered(new Asked(command, Optional.empty())));
  }

  private Optional<Answered> answered(Asked asked) {
    return Optional.ofNullable(ends.get(asked))
        .filter(span -> span.end() <= log.size())
        .map(span -> new Answered(log.subList(span.before(), span.end()), span.end()));
  }

  record Answered(List<LoggedEvent> events, int seq) {}
}
