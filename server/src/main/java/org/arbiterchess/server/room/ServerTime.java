package org.arbiterchess.server.room;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.arbiterchess.game.Action;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.GameEvent;

/**
 * Decides which time is charged to the side to move: only time in which the servers can serve that
 * side and store its move. Any other time is logged as a pause, which lasts until the side to move
 * is served again or has been away long enough for the opponent to claim the game. Not thread-safe;
 * used only by its room.
 */
final class ServerTime {

  /** A shorter silence of this server is not an outage. */
  private static final long GAP_MILLIS = 500;

  /** Events are late after this time while this server does not hear from the others. */
  private static final long UNHEARD_EVENT_MILLIS = 100;

  /**
   * Time that is not charged and not logged yet.
   *
   * @param to its end, or {@link RoomTimer#NEVER} if it ends when it is logged
   * @param isTold whether the players are told that the server was unavailable
   */
  private record Outage(long from, long to, boolean isTold) {}

  /** A period in which this server did not run. */
  record Gap(long from, long to) {}

  /**
   * Notices when this server itself did not run, because its process was frozen or its machine was
   * suspended. A jump of its clock looks the same. May be used from any thread.
   */
  static final class Pulse {

    /** How often {@link #beat} must be called at least. */
    static final long BEAT_MILLIS = 100;

    private final TimeSource time;
    private long last;
    private Gap gap = new Gap(Long.MIN_VALUE, Long.MIN_VALUE);

    Pulse(TimeSource time) {
      this.time = time;
      this.last = time.now();
    }

    /** Records that the server runs now, and returns the last gap. */
    synchronized Gap beat() {
      long now = time.now();
      if (now - last >= GAP_MILLIS) {
        gap = new Gap(last, now);
      }
      last = now;
      return gap;
    }
  }

  private final Room room;
  private final RoomTimer timer;
  private final Pulse pulse;
  private Optional<Outage> outage = Optional.empty();

  /** The stopped clock that the players and the other servers have been told of. */
  private Optional<Long> shown = Optional.empty();

  private long waitingSince = RoomTimer.NEVER;
  private Gap lastGap;
  private long openedAt;
  private long storedAt = Long.MIN_VALUE;

  ServerTime(Room room, RoomTimer timer, Pulse pulse) {
    this.room = room;
    this.timer = timer;
    this.pulse = pulse;
    opened();
  }

  /** Called when the room has been opened. */
  void opened() {
    openedAt = room.now();
    lastGap = pulse.beat();
  }

  /** The time at which the clock was stopped, or empty if the clock is as the log says. */
  Optional<Long> stoppedAt() {
    return outage.map(Outage::from);
  }

  long openedAt() {
    return openedAt;
  }

  /** When {@link #act} has something to do. */
  long due() {
    if (outage.isPresent() || isSeatFree() || (isPaused() && isServed())) {
      return Long.MIN_VALUE;
    }
    return waitingSince == RoomTimer.NEVER
        ? RoomTimer.NEVER
        : waitingSince + room.abandonmentMillis();
  }

  /** Logs an outage, or pauses or resumes the game. */
  void act() {
    if (outage.isPresent() && isDatabaseSilent()) {
      show();
    } else if (outage.isPresent()) {
      end(() -> {});
    } else if (isSeatFree()) {
      pause(false);
    } else {
      room.applyAsArbiter(Action.Simple.RESUME, room.now(), room.loggedGame.isPausedByOutage());
    }
  }

  boolean isDatabaseSilent() {
    return room.cluster.databaseSilentSince().isPresent();
  }

  /** Finds out whether there is an outage. Called before every task of the room. */
  void notice() {
    Gap gap = pulse.beat();
    if (!gap.equals(lastGap)) {
      lastGap = gap;
      room.restartDeadlines(gap.to());
    }
    LoggedGame loggedGame = room.loggedGame;
    if (!loggedGame.isTicking() || room.stopping) {
      return;
    }
    long lastAt = loggedGame.lastAt();
    if (gap.to() > lastAt && isResponsible()) {
      add(gap.from());
    }
    Cluster cluster = room.cluster;
    long served = Math.max(cluster.lastServedBefore(), storedAt);
    if (cluster.servedSince() > lastAt
        && (served == Long.MIN_VALUE || cluster.servedSince() - served >= GAP_MILLIS)) {
      add(served);
    }
    if (isResponsible()) {
      cluster.databaseSilentSince().ifPresent(this::add);
    }
    OptionalLong stoppedElsewhere = room.participants.remoteClockStoppedAt();
    if (stoppedElsewhere.orElse(Long.MIN_VALUE) >= lastAt) {
      add(stoppedElsewhere.getAsLong());
    }
  }

  /** Adds an outage that goes on, which the players are told. */
  private void add(long from) {
    add(new Outage(from, RoomTimer.NEVER, true));
  }

  private void add(Outage found) {
    long from = Math.max(found.from, room.loggedGame.lastAt());
    Outage known = outage.orElse(new Outage(from, found.to, found.isTold));
    outage =
        Optional.of(
            new Outage(
                Math.min(from, known.from),
                found.to == RoomTimer.NEVER ? found.to : known.to,
                found.isTold || known.isTold));
  }

  /** Tells everyone that the clock is stopped, which cannot be logged now. */
  private void show() {
    if (!shown.equals(stoppedAt())) {
      shown = stoppedAt();
      room.updatePresence();
      room.broadcastState();
    }
  }

  /**
   * Whether this server is responsible for the running clock. In a cluster, it is if the side to
   * move is connected to it.
   */
  boolean isResponsible() {
    return !room.cluster.isClustered() || room.participants.isConnectedHere(room.turn());
  }

  /** Called when an event could not be stored. */
  void onNotStored(long at) {
    if (outage.isEmpty() && room.loggedGame.isTicking() && isResponsible() && !room.stopping) {
      add(at);
    }
    if (outage.isPresent() && !room.stopping) {
      show();
    }
  }

  /** Called when an event has been stored. */
  void onStored() {
    storedAt = room.now();
  }

  /**
   * Called when events of another server have arrived. If they arrive late, the side to move could
   * not be served until now.
   */
  void onRemoteEvents() {
    long from = Math.max(room.loggedGame.lastAt(), room.participants.joinedAt(room.turn()));
    long tolerated = room.isPresenceKnown() ? GAP_MILLIS : UNHEARD_EVENT_MILLIS;
    if (room.loggedGame.isTicking() && outage.isEmpty() && room.now() - from >= tolerated) {
      add(new Outage(from, room.now(), false));
    }
  }

  /**
   * Called when another server has failed. The side to move was not served if it was connected to
   * that server. If the room was opened later, nothing is known, so that is assumed.
   */
  void onServerLost(Optional<String> node, long since) {
    Optional<Announcement.Attended> report = node.flatMap(room.participants::removeRemote);
    boolean affected =
        report
            .map(found -> found.players().contains(room.turn()))
            .orElse(node.isEmpty() && openedAt > since);
    room.broadcastPresence(false);
    long joinedAt = room.participants.joinedAt(room.turn());
    long from = Math.max(since, room.loggedGame.lastAt());
    if (affected
        && room.loggedGame.isTicking()
        && !room.participants.isConnectedElsewhere(room.turn())
        && joinedAt - from >= GAP_MILLIS) {
      add(new Outage(from, joinedAt, true));
    }
  }

  /** Called when the game has changed. */
  void onGameChanged() {
    LoggedGame loggedGame = room.loggedGame;
    if (outage.isPresent()
        && (loggedGame.lastAt() > outage.get().from || !loggedGame.isTicking())) {
      clear();
    }
    update();
  }

  private void clear() {
    if (shown.isPresent()) {
      timer.broadcastNext();
    }
    outage = Optional.empty();
    shown = Optional.empty();
    room.updatePresence();
  }

  /** Called when the game or its seats have changed. */
  void update() {
    if (!isPaused()) {
      waitingSince = RoomTimer.NEVER;
    } else if (outage.isEmpty() && waitingSince == RoomTimer.NEVER) {
      waitingSince = room.now();
    }
  }

  /** Whether the game waits for the side to move, with both seats taken. */
  private boolean isPaused() {
    Game game = room.loggedGame.game();
    return room.seats().isFull() && game.isPaused() && !game.isOver() && !room.stopping;
  }

  /** Whether the clock runs although a seat has become free. */
  private boolean isSeatFree() {
    return room.loggedGame.isTicking() && !room.seats().isFull();
  }

  /** Whether the side to move has sent something to this server since the server last froze. */
  private boolean isServed() {
    return room.participants.isHeardHere(room.turn(), lastGap.to());
  }

  /** Logs the outage and then runs {@code then}. */
  void end(Runnable then) {
    boolean isTold = outage.orElseThrow().isTold;
    room.appendAsArbiter(
        outageEvents(outage.orElseThrow()),
        isTold,
        () -> {
          clear();
          update();
          if (isTold) {
            room.restartDeadlines(room.now());
          }
          then.run();
        });
  }

  /**
   * The pause, and the resumption if the outage is over and the side to move was or is served. If
   * the flag fell before the outage, only the flag fall is logged.
   */
  private List<GameEvent> outageEvents(Outage found) {
    Game game = room.loggedGame.game();
    long pausedAt = Math.max(found.from, room.loggedGame.lastAt());
    List<GameEvent> events =
        new ArrayList<>(LoggedGame.decideAsArbiter(game, Action.Simple.PAUSE, pausedAt));
    if (found.to != RoomTimer.NEVER || isServed()) {
      long resumedAt = Math.max(pausedAt, Math.min(found.to, room.now()));
      Game paused = game.apply(events);
      events.addAll(LoggedGame.decideAsArbiter(paused, Action.Simple.RESUME, resumedAt));
    }
    return events;
  }

  /**
   * Resumes a game whose side to move is back, and then runs {@code then}. Returns false if there
   * is nothing to resume.
   */
  boolean resume(Runnable then) {
    LoggedGame paused = room.loggedGame;
    List<GameEvent> events =
        isPaused() && isServed()
            ? paused.decideAsArbiter(Action.Simple.RESUME, room.now())
            : List.of();
    if (!events.isEmpty()) {
      room.appendAsArbiter(events, paused.isPausedByOutage(), then);
    }
    return !events.isEmpty();
  }

  /** Pauses a running clock, because the server stops or a seat is free. */
  void pause(boolean isTold) {
    room.applyAsArbiter(Action.Simple.PAUSE, stoppedAt().orElse(room.now()), isTold);
  }
}
