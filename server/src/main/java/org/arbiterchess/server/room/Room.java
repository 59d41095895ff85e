package org.arbiterchess.server.room;

import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.Command;
import org.arbiterchess.game.Game;
import org.arbiterchess.server.protocol.LoggedEvent;
import org.arbiterchess.server.protocol.RefusalException;
import org.arbiterchess.server.protocol.ServerMessage;
import org.arbiterchess.server.protocol.ServerRefusalReason;
import org.arbiterchess.server.room.TimeSource.ScheduledTask;
import org.arbiterchess.server.store.GameMetadata;
import org.arbiterchess.server.store.StoredEvent;
import org.arbiterchess.server.store.StoredGame;

/**
 * One game by link: the one place that changes while it is played. Everything here is done by its
 * inbox, one thing after another; only {@link #head}, {@link #revision} and {@link #standing} are
 * read from elsewhere.
 */
public final class Room {

  private static final CompletionStage<Void> DONE = CompletableFuture.completedFuture(null);

  private static final int GOING_AWAY = 1001;
  private static final long GATHERING_MILLIS = 1000;

  private final String id;
  private final RoomContext premises;
  private final Mailbox inbox;
  private final long created;
  private final Participants crowd = new Participants();
  private final FlagTimer flag;
  private final VerdictSearch verdicts;
  private final RestartPause interruption;
  private final StoreOutage outage;
  private final RemoteUpdates others = new RemoteUpdates(this);

  private volatile LoggedGame ledger;
  private volatile RoomMetadata arrangement;
  private volatile int revision;
  private volatile int head;
  private PresenceReport told = PresenceReport.EMPTY;
  private boolean stopping;
  private boolean aboutToTell;
  private ScheduledTask gone = ScheduledTask.NONE;

  Room(StoredGame stored, RoomContext premises, Mailbox inbox) {
    this.id = stored.id();
    this.premises = premises;
    this.inbox = inbox;
    this.created = stored.created();
    this.arrangement = RoomMetadata.of(stored.metadata());
    this.revision = stored.revision();
    this.ledger = LoggedGame.read(stored.events());
    this.head = ledger.head();
    this.flag = new FlagTimer(this, inbox);
    this.interruption = new RestartPause(this, inbox);
    this.outage = new StoreOutage(this, inbox);
    this.verdicts = new VerdictSearch(this, inbox);
    crowd.look(seating(), premises.time().now());
  }

  /**
   * Pauses a running clock, and takes no more commands. Where no player is here, other servers look
   * after it.
   */
  CompletionStage<Void> stop() {
    stopping = true;
    close();
    boolean needed =
        !premises.cluster().isClustered()
            || crowd.hasPage(Color.WHITE, seating())
            || crowd.hasPage(Color.BLACK, seating());
    long at = outage.since().orElse(Math.max(now(), ledger.lastAt()));
    CompletionStage<Void> paused =
        needed && ledger.isTicking() ? happen(RestartEvents.pause(ledger.game(), at)) : DONE;
    return paused
        .exceptionally(failure -> null)
        .thenAccept(done -> dismiss(ServerRefusalReason.STOPPING));
  }

  /** Takes leave of everybody. */
  void dismiss(ServerRefusalReason reason) {
    for (Participant guest : crowd.guests()) {
      guest.refuse(reason);
      guest.close(GOING_AWAY, reason);
    }
  }

  GameSnapshot snapshot() {
    return new GameSnapshot(id, created, ledger.game(), seating());
  }

  /** The number of the last event. Any thread may ask. */
  int head() {
    return head;
  }

  /** How often what surrounds the log was changed. Any thread may ask. */
  int revision() {
    return revision;
  }

  /** How the game stands. Any thread may ask. */
  RoomStatus standing() {
    Game game = ledger.game();
    if (game.isOver()) {
      return RoomStatus.OVER;
    }
    if (!seating().isFull()) {
      return RoomStatus.WAITING;
    }
    return game.isPaused() ? RoomStatus.PAUSED : RoomStatus.PLAYING;
  }

  // The log -------------------------------------------------------------------------------------

  /**
   * Stores events, and then they have happened. Completes with false if somebody else was faster,
   * whose events are then known; exceptionally with {@link RefusalException} if they are not
   * stored.
   */
  CompletionStage<Boolean> append(List<LoggedEvent> events) {
    return premises
        .store()
        .append(id, ledger.head(), LoggedGame.stored(events))
        .handleAsync(
            (stored, failure) -> {
              if (failure != null) {
                outage.begin(events.get(0).event().at());
                throw FailureMapper.unlessPerhapsStored(failure, premises.errorHandler());
              }
              if (stored) {
                grow(events);
                premises.cluster().announceChange(id, head, revision);
              } else {
                others.catchUp();
              }
              return stored;
            },
            premises.executor());
  }

  private void grow(List<LoggedEvent> events) {
    ledger = ledger.with(events);
    head = ledger.head();
    watch();
  }

  /** The game has changed. */
  private void watch() {
    outage.watch();
    flag.watch();
    interruption.watch();
    verdicts.watch();
  }

  /** The clock has been stopped or goes on, though the game has not changed. */
  void watchFlag() {
    flag.watch();
  }

  /** Others have stored events, which come next. */
  void learn(List<StoredEvent> events) {
    int known = ledger.head();
    if (!events.isEmpty()) {
      grow(LoggedGame.logged(events));
      crowd.tell(new ServerMessage.Events(known, ledger.after(known), now()).json());
    }
  }

  /** Others have changed what surrounds the log. */
  void learn(GameMetadata around, int changed) {
    if (changed != revision) {
      arrangement = RoomMetadata.of(around);
      revision = changed;
      look();
      tellRoom();
    }
  }

  RemoteUpdates others() {
    return others;
  }

  /** Has the arbiter do something now, if it can be done, and tells everybody. */
  CompletionStage<Void> byTheArbiter(Command command) {
    long at = Math.max(now(), ledger.lastAt());
    return happen(
        CommandDecider.arbiter(ledger.game(), command, at).stream().map(LoggedEvent::of).toList());
  }

  /** Stores what happens by itself and tells everybody. */
  CompletionStage<Void> happen(List<LoggedEvent> events) {
    if (events.isEmpty()) {
      return DONE;
    }
    int after = ledger.head();
    return append(events)
        .thenAccept(
            stored -> {
              if (stored) {
                crowd.tell(new ServerMessage.Events(after, events, now()).json());
              }
            });
  }

  /** What a room owes its game when it is opened: see docs/protocol.md, 8. */
  CompletionStage<Void> goOn() {
    watch();
    return pauseIfUntended();
  }

  /** Stops a clock that ran while no server looked after it, until the side to move is back. */
  CompletionStage<Void> pauseIfUntended() {
    Cluster others = premises.cluster();
    return ledger.isTicking() && others.servedSince() > ledger.lastAt()
        ? happen(
            RestartEvents.pause(
                ledger.game(), Math.max(ledger.lastAt(), others.lastServedBefore())))
        : DONE;
  }

  /** Whether the game is paused though nobody is missing, as after a restart. */
  boolean isInterrupted() {
    Game game = ledger.game();
    return seating().isFull() && game.isPaused() && !game.isOver() && !stopping;
  }

  RestartPause interruption() {
    return interruption;
  }

  StoreOutage outage() {
    return outage;
  }

  // Who is there --------------------------------------------------------------------------------

  /** After how many milliseconds away a player is gone; there is no such time after the end. */
  OptionalLong patience() {
    return ledger.game().isOver()
        ? OptionalLong.empty()
        : OptionalLong.of(AbandonmentTimeout.millis(ledger.game().control(), premises.limits()));
  }

  ServerMessage.RoomState room() {
    long now = now();
    return new ServerMessage.RoomState(
        crowd.seat(Color.WHITE, seating(), patience(), now),
        crowd.seat(Color.BLACK, seating(), patience(), now),
        crowd.watching(seating()),
        arrangement.rematch(),
        arrangement.next(),
        arrangement.request().map(RoomMetadata.SeatRequest::color),
        outage.since());
  }

  /** Tells everybody what surrounds the log, and again when somebody is gone. */
  void tellRoom() {
    watchAbsence();
    crowd.tell(room().json());
  }

  void watchAbsence() {
    gone.cancel();
    gone = ScheduledTask.NONE;
    OptionalLong nextGone = crowd.nextGone(patience(), now());
    if (nextGone.isPresent() && !crowd.isEmpty() && !stopping) {
      gone = premises.time().schedule(nextGone.getAsLong(), () -> inbox.put(this::tellLater));
    }
  }

  private CompletionStage<Void> tellLater() {
    aboutToTell = false;
    tellRoom();
    return DONE;
  }

  /** Spectators who come and go are told of together. */
  void tellSoon() {
    if (!aboutToTell) {
      aboutToTell = true;
      premises.time().schedule(now() + GATHERING_MILLIS, () -> inbox.put(this::tellLater));
    }
  }

  /** Notes who is here, which the other servers are told. Answers whether that is news. */
  boolean look() {
    boolean news = crowd.look(seating(), now());
    if (premises.cluster().isClustered() && !crowd.attendance(seating()).equals(told)) {
      tellAttendance(false);
    }
    return news;
  }

  /** Tells the other servers who is here. */
  void tellAttendance(boolean asking) {
    told = crowd.attendance(seating());
    premises.cluster().announcePresence(id, told, asking);
  }

  /** Replaces what surrounds the log, and tells everybody. */
  CompletionStage<Void> rearrange(RoomMetadata wanted) {
    int known = revision;
    return premises
        .store()
        .updateMetadata(id, known, wanted.around())
        .handleAsync(
            (done, failure) -> {
              if (failure != null) {
                throw FailureMapper.unlessPerhapsStored(failure, premises.errorHandler());
              }
              if (done) {
                arrangement = wanted;
                revision = known + 1;
                premises.cluster().announceChange(id, head, revision);
                look();
                tellRoom();
              } else {
                others.catchUp();
                if (!arrangement.equals(wanted)) {
                  throw new ConflictException();
                }
              }
              return null;
            },
            premises.executor());
  }

  // For the desks beside it ---------------------------------------------------------------------

  String id() {
    return id;
  }

  RoomContext premises() {
    return premises;
  }

  LoggedGame ledger() {
    return ledger;
  }

  Seating seating() {
    return arrangement.seating();
  }

  RoomMetadata arrangement() {
    return arrangement;
  }

  Participants crowd() {
    return crowd;
  }

  boolean isStopping() {
    return stopping;
  }

  /** Whether nobody is here and nothing will happen by itself. */
  boolean isQuiet() {
    return crowd.isEmpty()
        && !ledger.isTicking()
        && !ledger.isBeingDecided()
        && !(isInterrupted() && ledger.game().clock().isPresent());
  }

  /** Nothing will be done here any more. */
  void close() {
    flag.cancel();
    gone.cancel();
    interruption.cancel();
    outage.cancel();
  }

  long now() {
    return premises.time().now();
  }

  ServerRefusalReason reason(Throwable failure) {
    return FailureMapper.refusal(failure, premises.errorHandler()).reason();
  }
}
