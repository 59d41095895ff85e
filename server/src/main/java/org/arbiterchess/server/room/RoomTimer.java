package org.arbiterchess.server.room;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.Action;
import org.arbiterchess.game.Game;
import org.arbiterchess.server.protocol.ServerLimit;

/**
 * What a room does by itself, and its one timer, which is set to the earliest moment at which
 * something may be due: a fallen flag, a missing first move, the end of an absence, of an outage or
 * of a pause, a verdict, or a broadcast that was put off. If it fires too early, it is set again.
 * Used only by its room.
 */
final class RoomTimer {

  static final long NEVER = Long.MAX_VALUE;

  /** The delay before something that failed is tried again. */
  private static final long RETRY_MILLIS = 1000;

  private static final long BROADCAST_DELAY_MILLIS = 1000;

  /** How long a newly opened room waits for the other servers to report who is connected there. */
  private static final long PRESENCE_MILLIS = 2000;

  /** The game is aborted a little after the deadline that the players see. */
  private static final long FIRST_MOVE_GRACE_MILLIS = 500;

  private static final long REMOTE_MOVE_MILLIS = 500;

  /**
   * The same while this server does not hear from the others. It includes the time until a failed
   * server is noticed in the database.
   */
  private static final long UNHEARD_MOVE_MILLIS = 7000;

  /**
   * Something that the room does by itself. It is due again when the game has changed or been
   * loaded, or after a second, so an act that fails or leaves the matter to another server need not
   * say so.
   */
  private final class Duty {
    private final LongSupplier due;
    private final Runnable act;
    private long retryAt = Long.MIN_VALUE;

    Duty(LongSupplier due, Runnable act) {
      this.due = due;
      this.act = act;
    }

    Duty(BooleanSupplier isDue, Runnable act) {
      this(() -> isDue.getAsBoolean() ? Long.MIN_VALUE : NEVER, act);
    }

    long due() {
      return Math.max(due.getAsLong(), retryAt);
    }

    /** Does what is due. Runs again from its start if the game was changed meanwhile. */
    void perform() {
      if (due.getAsLong() <= room.now()) {
        retryLater();
        act.run();
      }
    }

    void retryLater() {
      retryAt = room.now() + RETRY_MILLIS;
    }
  }

  private final Room room;
  private final List<Duty> duties;
  private Runnable cancelling = () -> {};
  private long scheduledFor = NEVER;
  private long broadcastAt = NEVER;
  private long absenceAt = NEVER;
  private long firstMoveSince = NEVER;
  private boolean wasConnected;

  RoomTimer(Room room) {
    this.room = room;
    this.duties =
        List.of(
            new Duty(room::isBehind, () -> room.reload(() -> {})),
            new Duty(() -> room.serverTime.due(), () -> room.serverTime.act()),
            new Duty(this::flagDue, this::onFlag),
            new Duty(this::firstMoveDue, this::onNoFirstMove),
            new Duty(() -> room.verdictSearch.isWanted(), () -> room.verdictSearch.start()));
  }

  /**
   * The next duty. After a write whose outcome is unknown, only the first is done. Before other
   * tasks, only the first two are, because a move that waits may have arrived before the flag fell.
   * If nothing is due in an idle room, sets the timer to the earliest moment at which something may
   * be, unless it will fire before that anyway.
   */
  Optional<Runnable> nextDuty(boolean isIdle) {
    room.serverTime.notice();
    long now = room.now();
    long next = Math.min(broadcastAt, absenceAt);
    if (isIdle && next <= now) {
      return Optional.of(room::broadcastState);
    }
    int possible = room.outcomeUnknown ? 1 : isIdle ? duties.size() : 2;
    for (Duty duty : duties.subList(0, possible)) {
      long due = duty.due();
      if (due <= now) {
        return Optional.of(duty::perform);
      }
      next = Math.min(next, due);
    }
    if (isIdle && next < scheduledFor) {
      cancelling.run();
      scheduledFor = next;
      long moment = next;
      cancelling = room.context.time().schedule(moment, () -> room.tell(() -> fired(moment)));
    }
    return Optional.empty();
  }

  private void fired(long moment) {
    if (moment == scheduledFor) {
      scheduledFor = NEVER;
    }
  }

  void cancel() {
    cancelling.run();
    scheduledFor = NEVER;
  }

  void retryNow() {
    duties.forEach(duty -> duty.retryAt = Long.MIN_VALUE);
  }

  /** Called when something could not be stored. */
  void retryLater() {
    duties.forEach(Duty::retryLater);
  }

  /** Lets no deadline count time before the given moment, because the server was unavailable. */
  void restartDeadlines(long since) {
    if (since > firstMoveSince) {
      firstMoveSince = since;
      broadcastSoon();
    }
    updateAbsence();
  }

  // Broadcasts

  /** Broadcasts the state after a delay, so that several changes cause only one broadcast. */
  void broadcastSoon() {
    broadcastAt = Math.min(broadcastAt, room.now() + BROADCAST_DELAY_MILLIS);
  }

  /** Broadcasts the state after what is being done now. */
  void broadcastNext() {
    broadcastAt = room.now();
  }

  void broadcastDone() {
    broadcastAt = NEVER;
    updateAbsence();
  }

  /** Sets the timer to the moment at which the next absence times out, which the players see. */
  void updateAbsence() {
    absenceAt = room.participants.isEmpty() ? NEVER : room.participants.nextGone().orElse(NEVER);
  }

  // Flags

  private long flagDue() {
    OptionalLong falls = room.loggedGame.flagFalls();
    return falls.isEmpty() || room.serverTime.stoppedAt().isPresent()
        ? NEVER
        : falls.getAsLong() + flagGraceMillis();
  }

  /**
   * The time by which the flag fall of the side to move is delayed, to allow for a move in transit.
   * It includes the time that another server may need to store the move.
   */
  long flagGraceMillis() {
    Color turn = room.turn();
    boolean isConnected = room.participants.isConnected(turn);
    long credit = isConnected ? CommandHandler.availableLag(room, turn) : 0;
    if (room.serverTime.isResponsible()) {
      return credit;
    }
    return credit + (room.isPresenceKnown() ? REMOTE_MOVE_MILLIS : UNHEARD_MOVE_MILLIS);
  }

  /**
   * Leaves the flag to the server that serves the side to move. If there is none, first reads what
   * the other servers have stored.
   */
  private void onFlag() {
    if (!room.serverTime.isResponsible()) {
      boolean isPresenceKnown = room.now() - room.serverTime.openedAt() >= PRESENCE_MILLIS;
      if (room.participants.isConnected(room.turn())
          || !isPresenceKnown
          || room.serverTime.isDatabaseSilent()
          || room.reloadFirst()) {
        return;
      }
    }
    room.context.listener().flagFell(room.now() - flagDue());
    room.applyAsArbiter(Action.Simple.CHECK_FLAG, room.now(), false);
  }

  // The first move

  /**
   * Updates the deadline for the first move after the game, the seats or a player's presence has
   * changed. The countdown starts when this server learns that two players hold the seats, and
   * again whenever the side to move connects.
   */
  void updateFirstMove() {
    long before = firstMoveSince;
    boolean isAwaited = isFirstMoveAwaited();
    boolean isConnected = isAwaited && room.participants.isConnected(room.turn());
    if (!isAwaited) {
      firstMoveSince = NEVER;
    } else if (before == NEVER || (isConnected && !wasConnected)) {
      firstMoveSince = room.now();
    }
    wasConnected = isConnected;
    if (before != firstMoveSince) {
      broadcastSoon();
    }
  }

  private boolean isFirstMoveAwaited() {
    Game game = room.loggedGame.game();
    return room.limits.get(ServerLimit.FIRST_MOVE_SECONDS) > 0
        && game.clock().isPresent()
        && game.plies() == 0
        && !game.isOver()
        && !game.isPaused()
        && room.seats().areHeldByTwo()
        && !room.stopping;
  }

  /** The deadline for the first move, or empty if there is none. */
  Optional<Long> firstMoveDeadline() {
    return firstMoveSince == NEVER
        ? Optional.empty()
        : Optional.of(firstMoveSince + room.limits.millis(ServerLimit.FIRST_MOVE_SECONDS));
  }

  private long firstMoveDue() {
    return firstMoveDeadline().map(seen -> seen + FIRST_MOVE_GRACE_MILLIS).orElse(NEVER);
  }

  /**
   * Aborts the game. In a cluster, the server that the side to move is connected to does so,
   * because that is the server whose deadline the player sees. If the side to move is not
   * connected, any server may abort the game.
   */
  private void onNoFirstMove() {
    boolean isResponsible =
        room.participants.isConnectedHere(room.turn())
            || !room.participants.isConnected(room.turn());
    if (isResponsible && !room.serverTime.isDatabaseSilent()) {
      room.applyAsArbiter(Action.Stop.NO_FIRST_MOVE, room.now(), false);
    }
  }
}
