package org.arbiterchess.server.room;

import static org.arbiterchess.server.room.Mailbox.DONE;

import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CompletionStage;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.Game;
import org.arbiterchess.server.protocol.ServerLimit;

/**
 * Aborts a game with a clock if the first move is not made in time. The countdown starts when this
 * server learns that two players hold the seats, and restarts whenever the side to move connects or
 * reconnects. Not thread-safe; used only by its room.
 */
final class FirstMoveTimer {

  /**
   * The timer waits a little beyond the deadline that the players see, to allow for a move in
   * transit.
   */
  private static final long GRACE_MILLIS = 500;

  private final Room room;
  private final RoomTimer timer;
  private OptionalLong since = OptionalLong.empty();
  private boolean wasConnected;

  FirstMoveTimer(Room room, Mailbox mailbox) {
    this.room = room;
    this.timer = new RoomTimer(room, mailbox, this::onTimeout);
  }

  /**
   * Updates the timer after the game, the seats or a player's presence has changed. Returns whether
   * the deadline changed.
   */
  boolean update() {
    Optional<Long> before = deadline();
    timer.cancel();
    if (!isWaiting()) {
      since = OptionalLong.empty();
      wasConnected = false;
      return before.isPresent();
    }
    boolean isConnected = room.participants().isConnected(turn(), room.seats());
    if (since.isEmpty() || (isConnected && !wasConnected)) {
      since = OptionalLong.of(room.now());
    }
    wasConnected = isConnected;
    timer.schedule(deadline().orElseThrow() + GRACE_MILLIS);
    return !before.equals(deadline());
  }

  /** Starts a running countdown again at the given time, if that is later. */
  void restart(long now) {
    if (since.isPresent() && now > since.getAsLong()) {
      since = OptionalLong.of(now);
      timer.schedule(deadline().orElseThrow() + GRACE_MILLIS);
      room.broadcastSoon();
    }
  }

  void cancel() {
    timer.cancel();
  }

  /** The deadline for the first move, or empty if there is none. */
  Optional<Long> deadline() {
    return since.isPresent()
        ? Optional.of(
            since.getAsLong() + room.context().limits().millis(ServerLimit.FIRST_MOVE_SECONDS))
        : Optional.empty();
  }

  private boolean isWaiting() {
    Game game = room.loggedGame().game();
    return room.context().limits().get(ServerLimit.FIRST_MOVE_SECONDS) > 0
        && game.clock().isPresent()
        && game.plies() == 0
        && !game.isOver()
        && !game.isPaused()
        && room.seats().areHeldByTwo()
        && !room.isStopping();
  }

  private Color turn() {
    return room.loggedGame().game().position().turn();
  }

  private CompletionStage<Void> onTimeout() {
    return room.remoteUpdates()
        .loadAnnounced()
        .thenCompose(caughtUp -> room.serverTime().settle())
        .thenCompose(settled -> abort());
  }

  private CompletionStage<Void> abort() {
    if (!isWaiting() || since.isEmpty() || deadline().orElseThrow() > room.now()) {
      return DONE;
    }
    if (!isResponsible() || room.context().cluster().databaseSilentSince().isPresent()) {
      timer.retry();
      return DONE;
    }
    return room.applyAsArbiter(CommandDecider.noFirstMove());
  }

  /**
   * In a cluster, the server that the side to move is connected to is responsible for aborting the
   * game, because that is the server whose deadline the player sees. If the side to move is not
   * connected, any server may abort the game.
   */
  private boolean isResponsible() {
    return room.participants().isConnectedHere(turn(), room.seats())
        || !room.participants().isConnected(turn(), room.seats());
  }
}
