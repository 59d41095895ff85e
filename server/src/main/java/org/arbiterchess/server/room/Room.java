package org.arbiterchess.server.room;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.Command;
import org.arbiterchess.game.Game;
import org.arbiterchess.server.protocol.FromServer;
import org.arbiterchess.server.protocol.Limit;
import org.arbiterchess.server.protocol.LoggedEvent;
import org.arbiterchess.server.protocol.Refusing;
import org.arbiterchess.server.protocol.ServerReason;
import org.arbiterchess.server.room.Timekeeper.Alarm;
import org.arbiterchess.server.store.CannotRead;
import org.arbiterchess.server.store.NotStored;
import org.arbiterchess.server.store.PerhapsStored;
import org.arbiterchess.server.store.StoredGame;

/**
 * One game by link: the one place that changes while it is played. Everything here is done by its
 * inbox, one thing after another; only {@link #head} is read from elsewhere.
 */
public final class Room {

  private static final CompletionStage<Void> DONE = CompletableFuture.completedFuture(null);

  private static final int GOING_AWAY = 1001;
  private static final long GATHERING_MILLIS = 1000;

  private final String id;
  private final Premises premises;
  private final Inbox inbox;
  private final long created;
  private final Crowd crowd = new Crowd();
  private final FlagWatch flag;
  private final VerdictDesk verdicts;

  private Ledger ledger;
  private Seating seating;
  private Optional<String> next;
  private Optional<Color> rematch = Optional.empty();
  private Optional<SeatRequest> seatRequest = Optional.empty();
  private volatile int head;
  private boolean stopping;
  private boolean aboutToTell;
  private Alarm gone = Alarm.NONE;

  /**
   * Somebody asks for a seat.
   *
   * @param asker the hash of the token that asks
   */
  record SeatRequest(Color color, String asker) {}

  Room(StoredGame stored, Premises premises, Inbox inbox) {
    this.id = stored.id();
    this.premises = premises;
    this.inbox = inbox;
    this.created = stored.created();
    this.seating = new Seating(stored.seats());
    this.next = stored.next();
    this.ledger = Ledger.read(stored.events());
    this.head = ledger.head();
    this.flag = new FlagWatch(this, inbox);
    this.verdicts = new VerdictDesk(this, inbox);
    crowd.look(seating, premises.time().now());
  }

  /** Pauses a running clock, and takes no more commands. */
  CompletionStage<Void> stop() {
    stopping = true;
    flag.cancel();
    gone.cancel();
    CompletionStage<Void> paused = ledger.isTicking() ? byTheArbiter(Judge.pause()) : DONE;
    return paused.exceptionally(failure -> null).thenAccept(done -> dismiss(ServerReason.STOPPING));
  }

  /** Takes leave of everybody. */
  void dismiss(ServerReason reason) {
    for (Guest guest : crowd.guests()) {
      guest.refuse(reason);
      guest.close(GOING_AWAY, reason);
    }
  }

  Snapshot snapshot() {
    return new Snapshot(id, created, ledger.game(), seating);
  }

  /** The number of the last event. Any thread may ask. */
  int head() {
    return head;
  }

  // The log -------------------------------------------------------------------------------------

  /**
   * Stores events, and then they have happened. Completes with false if somebody else was faster,
   * whose events are then known; exceptionally with {@link Refusing} if they are not stored.
   */
  CompletionStage<Boolean> append(List<LoggedEvent> events) {
    return premises
        .store()
        .append(id, ledger.head(), Ledger.stored(events))
        .handleAsync(
            (stored, failure) -> {
              if (failure != null) {
                throw refusing(failure);
              }
              if (stored) {
                ledger = ledger.with(events);
                head = ledger.head();
                watch();
              } else {
                reload();
              }
              return stored;
            },
            premises.pool());
  }

  /** The game has changed. */
  private void watch() {
    flag.watch();
    verdicts.watch();
  }

  /** What others stored meanwhile. */
  private void reload() {
    StoredGame stored =
        premises.store().load(id).orElseThrow(() -> new Refusing(ServerReason.UNKNOWN_GAME));
    int known = ledger.head();
    ledger = Ledger.read(stored.events());
    head = ledger.head();
    seating = new Seating(stored.seats());
    next = stored.next();
    watch();
    crowd.tell(new FromServer.Events(known, ledger.after(known), now()).json());
    crowd.look(seating, now());
    tellRoom();
  }

  /** Has the arbiter do something now, if it can be done, and tells everybody. */
  CompletionStage<Void> byTheArbiter(Command command) {
    long at = Math.max(now(), ledger.lastAt());
    return happen(Judge.arbiter(ledger.game(), command, at).stream().map(LoggedEvent::of).toList());
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
                crowd.tell(new FromServer.Events(after, events, now()).json());
              }
            });
  }

  /** What a room owes its game when it is opened: see docs/protocol.md, 8. */
  CompletionStage<Void> goOn() {
    List<LoggedEvent> events =
        Restart.events(ledger.game(), seating.isFull(), ledger.lastAt(), now());
    watch();
    return happen(events);
  }

  /** A paused game goes on once nobody is missing. */
  CompletionStage<Void> resumeIfFull() {
    Game game = ledger.game();
    return seating.isFull() && game.isPaused() && !game.isOver()
        ? byTheArbiter(Judge.resume())
        : DONE;
  }

  // Time ----------------------------------------------------------------------------------------

  /** What may still be credited to a side for a move, in milliseconds. */
  long creditable(Color color) {
    long bank = premises.limits().of(Limit.LAG_MILLIS_PER_GAME) - ledger.lagSpent(color);
    return Math.max(0, Math.min(bank, premises.limits().of(Limit.LAG_MILLIS_PER_MOVE)));
  }

  /** For how long the flag of the side to move waits for a move on its way. */
  long grace() {
    Color turn = ledger.game().position().turn();
    return crowd.isHere(turn, seating) ? creditable(turn) : 0;
  }

  // Who is there --------------------------------------------------------------------------------

  /** After how many milliseconds away a player is gone; there is no such time after the end. */
  OptionalLong patience() {
    return ledger.game().isOver()
        ? OptionalLong.empty()
        : OptionalLong.of(Patience.millis(ledger.game().control(), premises.limits()));
  }

  FromServer.Room room() {
    long now = now();
    return new FromServer.Room(
        crowd.seat(Color.WHITE, seating, patience(), now),
        crowd.seat(Color.BLACK, seating, patience(), now),
        crowd.watching(seating),
        rematch,
        next,
        seatRequest.map(SeatRequest::color));
  }

  /** Tells everybody what surrounds the log, and again when somebody is gone. */
  void tellRoom() {
    watchAbsence();
    crowd.tell(room().json());
  }

  void watchAbsence() {
    gone.cancel();
    gone = Alarm.NONE;
    OptionalLong nextGone = crowd.nextGone(patience(), now());
    if (nextGone.isPresent() && !crowd.isEmpty() && !stopping) {
      gone = premises.time().at(nextGone.getAsLong(), () -> inbox.put(this::tellLater));
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
      premises.time().at(now() + GATHERING_MILLIS, () -> inbox.put(this::tellLater));
    }
  }

  /** Replaces who sits where and what follows, and tells everybody. */
  CompletionStage<Void> reseat(Seating changed, Optional<String> following) {
    return premises
        .store()
        .change(id, changed.seats(), following)
        .handleAsync(
            (done, failure) -> {
              if (failure != null) {
                throw refusing(failure);
              }
              seating = changed;
              next = following;
              crowd.look(seating, now());
              tellRoom();
              return null;
            },
            premises.pool());
  }

  // For the desks beside it ---------------------------------------------------------------------

  String id() {
    return id;
  }

  Premises premises() {
    return premises;
  }

  Ledger ledger() {
    return ledger;
  }

  Seating seating() {
    return seating;
  }

  Optional<String> next() {
    return next;
  }

  Optional<Color> rematch() {
    return rematch;
  }

  void rematch(Optional<Color> asker) {
    rematch = asker;
  }

  Optional<SeatRequest> seatRequest() {
    return seatRequest;
  }

  void seatRequest(Optional<SeatRequest> request) {
    seatRequest = request;
  }

  Crowd crowd() {
    return crowd;
  }

  boolean isStopping() {
    return stopping;
  }

  /** Whether nobody is here and nothing will happen by itself. */
  boolean isQuiet() {
    return crowd.isEmpty() && !ledger.isTicking() && !ledger.isBeingDecided();
  }

  /** Nothing will be done here any more. */
  void close() {
    flag.cancel();
    gone.cancel();
  }

  long now() {
    return premises.time().now();
  }

  /** Where nobody knows whether it was stored, that is no refusal yet. */
  private RuntimeException refusing(Throwable failure) {
    return cause(failure) instanceof PerhapsStored perhaps
        ? perhaps
        : new Refusing(reason(failure));
  }

  static Throwable cause(Throwable failure) {
    return failure instanceof CompletionException ? failure.getCause() : failure;
  }

  /** Failures that are not known are the server's fault, and told to whoever mends it. */
  ServerReason reason(Throwable failure) {
    Throwable cause = cause(failure);
    if (cause instanceof Refusing refusing) {
      return refusing.reason();
    }
    if (cause instanceof NotStored
        || cause instanceof PerhapsStored
        || cause instanceof CannotRead) {
      return ServerReason.NOT_STORED;
    }
    premises.faults().accept(cause);
    return ServerReason.OUR_FAULT;
  }
}
