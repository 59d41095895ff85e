package org.arbiterchess.server.room;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.Clock;
import org.arbiterchess.game.Command;
import org.arbiterchess.game.Game;
import org.arbiterchess.server.protocol.FromPage;
import org.arbiterchess.server.protocol.FromServer;
import org.arbiterchess.server.protocol.Limit;
import org.arbiterchess.server.protocol.LoggedEvent;
import org.arbiterchess.server.protocol.Refusing;
import org.arbiterchess.server.protocol.ServerReason;
import org.arbiterchess.server.room.Timekeeper.Alarm;
import org.arbiterchess.server.store.NotStored;
import org.arbiterchess.server.store.StoredGame;
import org.arbiterchess.wire.Answer;

/**
 * One game by link: the one place that changes while it is played. Everything here is done by its
 * inbox, one thing after another; only {@link #head} is read from elsewhere.
 */
public final class Room {

  private static final CompletionStage<Void> DONE = CompletableFuture.completedFuture(null);

  private static final long RETRY_MILLIS = 1000;
  private static final long GATHERING_MILLIS = 1000;

  private final String id;
  private final Premises premises;
  private final Inbox inbox;
  private final long created;
  private final Crowd crowd = new Crowd();

  private Ledger ledger;
  private Seating seating;
  private Optional<String> next;
  private Optional<Color> rematch = Optional.empty();
  private Optional<SeatRequest> seatRequest = Optional.empty();
  private volatile int head;
  private boolean stopping;
  private boolean aboutToTell;
  private Alarm flag = Alarm.NONE;
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
    crowd.look(seating, premises.time().now());
  }

  // What is asked of a room ---------------------------------------------------------------------

  /** A page says which events it knows, and is told the rest. */
  CompletionStage<Void> hello(Guest guest, FromPage.Hello hello) {
    guest.speak(hello.language());
    Optional<String> hash = hello.token().map(Secrets::hash);
    boolean player = !seating.heldBy(hash).isEmpty();
    if (hash.isPresent() && !player) {
      leave(guest);
      guest.refuse(ServerReason.WRONG_TOKEN);
      return DONE;
    }
    if (!player && !crowd.has(guest) && !hasSeatsForSpectators()) {
      refuse(guest, ServerReason.TOO_MANY_SPECTATORS, Limit.SPECTATORS_PER_GAME);
      return DONE;
    }
    guest.hold(hash);
    crowd.add(guest);
    boolean news = crowd.look(seating, now());
    List<LoggedEvent> missed = ledger.after(hello.after());
    int from = ledger.from(hello.after());
    guest.send(new FromServer.Welcome(id, guest.seats(seating), from, missed, room(), now()));
    if (news) {
      crowd.tellOthers(guest, room().json());
    } else {
      tellSoon();
    }
    watchAbsence();
    return DONE;
  }

  private boolean hasSeatsForSpectators() {
    return crowd.watching(seating) < premises.limits().of(Limit.SPECTATORS_PER_GAME);
  }

  private void refuse(Guest guest, ServerReason reason, Limit limit) {
    guest.refuse(reason, limit.written(), premises.limits().of(limit));
    guest.close(1008, reason);
  }

  /** A page is there no longer. */
  CompletionStage<Void> leave(Guest guest) {
    if (!crowd.remove(guest)) {
      return DONE;
    }
    boolean player = crowd.look(seating, now());
    boolean withdrawn = seatRequest.filter(request -> !crowd.hasToken(request.asker())).isPresent();
    if (withdrawn) {
      seatRequest = Optional.empty();
    }
    if (player || withdrawn) {
      tellRoom();
    } else {
      tellSoon();
    }
    return DONE;
  }

  /** A page brings a command. */
  CompletionStage<Void> asks(Guest guest, FromPage.Asks asks, long received) {
    Command command = asks.command();
    Optional<Color> seat = command.seat().color().filter(guest.seats(seating)::contains);
    if (seat.isEmpty()) {
      return refuse(guest, command, ServerReason.NOT_YOUR_SEAT);
    }
    Optional<Ledger.Answered> before = ledger.answered(command.id());
    if (before.isPresent()) {
      accept(guest, command, before.get());
      return DONE;
    }
    if (stopping) {
      return refuse(guest, command, ServerReason.STOPPING);
    }
    if (asks.after() != ledger.head()) {
      int from = ledger.from(asks.after());
      List<LoggedEvent> missed = ledger.after(asks.after());
      guest.send(new FromServer.Stale(command.id(), from, missed, now()));
      return DONE;
    }
    if (!ledger.game().isOver()) {
      if (!seating.isFull() && !(command instanceof Command.Abort)) {
        return refuse(guest, command, ServerReason.WAITING_FOR_OPPONENT);
      }
      if (command instanceof Command.ClaimAbandoned
          && !crowd.isGone(seat.get().other(), patience(), received)) {
        return refuse(guest, command, ServerReason.OPPONENT_NOT_GONE, patience() / 1000);
      }
    }
    long credit = Math.min(guest.way().millis(), creditable(seat.get()));
    Judged judged = Judge.judge(ledger, command, received, credit, grace());
    if (judged instanceof Judged.Refused refused) {
      Answer.Refused why = (Answer.Refused) Answer.of(refused.decision(), guest.book());
      guest.send(new FromServer.Refused(why, Optional.of(command.id())));
      return DONE;
    }
    return happen(guest, asks, received, ((Judged.Accepted) judged).events());
  }

  private CompletionStage<Void> happen(
      Guest guest, FromPage.Asks asks, long received, List<LoggedEvent> events) {
    int after = ledger.head();
    return append(events)
        .thenCompose(
            stored -> {
              if (!stored) {
                return asks(guest, asks, received);
              }
              accept(guest, asks.command(), new Ledger.Answered(events, ledger.head()));
              crowd.tellOthers(guest, new FromServer.Events(after, events, now()).json());
              return DONE;
            })
        .exceptionally(
            failure -> {
              refuse(guest, asks.command(), reason(failure));
              return null;
            });
  }

  private void accept(Guest guest, Command command, Ledger.Answered answered) {
    guest.send(new FromServer.Accepted(answered.events(), command.id(), answered.seq(), now()));
  }

  private CompletionStage<Void> refuse(
      Guest guest, Command command, ServerReason reason, Object... values) {
    guest.refuse(Optional.of(command.id()), reason, values);
    return DONE;
  }

  /** Pauses a running clock, and takes no more commands. */
  CompletionStage<Void> stop() {
    stopping = true;
    flag.cancel();
    gone.cancel();
    CompletionStage<Void> paused = ledger.isTicking() ? byTheArbiter(Judge.pause()) : DONE;
    return paused
        .exceptionally(failure -> null)
        .thenAccept(
            done -> {
              for (Guest guest : crowd.guests()) {
                guest.refuse(ServerReason.STOPPING);
                guest.close(1001, ServerReason.STOPPING);
              }
            });
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
                watchFlag();
              } else {
                reload();
              }
              return stored;
            },
            premises.pool());
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
    watchFlag();
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
    watchFlag();
    return happen(events);
  }

  /** A paused game goes on once nobody is missing. */
  CompletionStage<Void> resumeIfFull() {
    Game game = ledger.game();
    return seating.isFull() && game.isPaused() && !game.isOver()
        ? byTheArbiter(Judge.resume())
        : DONE;
  }

  // The clock -----------------------------------------------------------------------------------

  private void watchFlag() {
    flag.cancel();
    flag = Alarm.NONE;
    OptionalLong falls = flagFalls();
    if (falls.isPresent() && !stopping) {
      wakeForTheFlag(falls.getAsLong() + grace());
    }
  }

  private void wakeForTheFlag(long moment) {
    flag = premises.time().at(moment, () -> inbox.put(this::flagFell));
  }

  private OptionalLong flagFalls() {
    return ledger.game().clock().map(Clock::flagFalls).orElse(OptionalLong.empty());
  }

  private CompletionStage<Void> flagFell() {
    OptionalLong falls = flagFalls();
    if (falls.isEmpty() || stopping) {
      return DONE;
    }
    if (now() < falls.getAsLong() + grace()) {
      watchFlag();
      return DONE;
    }
    return byTheArbiter(Judge.checkFlag())
        .exceptionally(
            failure -> {
              wakeForTheFlag(now() + RETRY_MILLIS);
              return null;
            });
  }

  /** What may still be credited to a side for a move. */
  private long creditable(Color color) {
    long bank = premises.limits().of(Limit.LAG_MILLIS_PER_GAME) - ledger.lagSpent(color);
    return Math.max(0, Math.min(bank, premises.limits().of(Limit.LAG_MILLIS_PER_MOVE)));
  }

  /** For how long the flag of the side to move waits for a move on its way. */
  private long grace() {
    Color turn = ledger.game().position().turn();
    return crowd.isHere(turn, seating) ? creditable(turn) : 0;
  }

  // Who is there --------------------------------------------------------------------------------

  /** After how many milliseconds away a player is gone. */
  private long patience() {
    return Patience.millis(ledger.game().control(), premises.limits());
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
    crowd.tell(room().json());
    watchAbsence();
  }

  private void watchAbsence() {
    gone.cancel();
    gone = Alarm.NONE;
    OptionalLong next = crowd.nextGone(patience(), now());
    if (next.isPresent() && !crowd.isEmpty() && !stopping) {
      gone = premises.time().at(next.getAsLong(), () -> inbox.put(this::tellLater));
    }
  }

  private CompletionStage<Void> tellLater() {
    aboutToTell = false;
    tellRoom();
    return DONE;
  }

  /** Spectators who come and go are told of together. */
  private void tellSoon() {
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

  boolean has(Guest guest) {
    return crowd.has(guest);
  }

  /** Whether nobody is here and nothing will happen by itself. */
  boolean isQuiet() {
    return crowd.isEmpty() && !ledger.isTicking();
  }

  /** Nothing will be done here any more. */
  void close() {
    flag.cancel();
    gone.cancel();
  }

  long now() {
    return premises.time().now();
  }

  private Refusing refusing(Throwable failure) {
    return new Refusing(reason(failure));
  }

  /** Failures that are not known are the server's fault, and told to whoever mends it. */
  private ServerReason reason(Throwable failure) {
    Throwable cause = failure instanceof CompletionException ? failure.getCause() : failure;
    if (cause instanceof Refusing refusing) {
      return refusing.reason();
    }
    if (cause instanceof NotStored) {
      return ServerReason.NOT_STORED;
    }
    premises.faults().accept(cause);
    return ServerReason.OUR_FAULT;
  }
}
