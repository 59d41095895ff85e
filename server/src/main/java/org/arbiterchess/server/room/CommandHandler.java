package org.arbiterchess.server.room;

import java.util.ArrayList;
import java.util.List;
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
import org.arbiterchess.server.protocol.GameLogEntry;
import org.arbiterchess.server.protocol.RefusalException;
import org.arbiterchess.server.protocol.ServerLimit;
import org.arbiterchess.server.protocol.ServerMessage;
import org.arbiterchess.server.protocol.ServerRefusalReason;
import org.arbiterchess.wire.WireFormat;

/**
 * Handles one player's command, which gets exactly one response.
 *
 * @param knownEvents the number of events that the client had when it sent the command
 * @param received when the command arrived at the server
 */
record CommandHandler(
    Room room, Participant participant, Command command, int knownEvents, long received) {

  void handle() {
    if (knownEvents > room.head() && room.reloadFirst()) {
      return;
    }
    LoggedGame loggedGame = room.loggedGame;
    Color seat =
        command
            .seat()
            .color()
            .filter(participant.seatsHeld(room.seats())::contains)
            .orElseThrow(() -> new RefusalException(ServerRefusalReason.NOT_YOUR_SEAT));
    Optional<LoggedGame.AcceptedCommand> before = loggedGame.findAccepted(command.id(), seat);
    if (before.isPresent()) {
      sendAccepted(before.get());
      return;
    }
    if (room.stopping) {
      throw new RefusalException(ServerRefusalReason.STOPPING);
    }
    if (room.serverTime.stoppedAt().isPresent()) {
      room.serverTime.end(room::again);
      return;
    }
    if (room.serverTime.resume(room::again)) {
      return;
    }
    if (!loggedGame.hasOnlyPausesAfter(knownEvents)) {
      sendStale();
      return;
    }
    if (!loggedGame.game().isOver()) {
      checkPresence(seat);
    }
    decide(seat);
  }

  /**
   * Checks the conditions that depend on the players' presence, about which the arbiter has no
   * information.
   */
  private void checkPresence(Color seat) {
    boolean claimsAbandoned = command.action() instanceof Action.ClaimAbandoned;
    if (!room.seats().isFull() && !claimsAbandoned && command.action() != Action.Simple.ABORT) {
      throw new RefusalException(ServerRefusalReason.WAITING_FOR_OPPONENT);
    }
    // Every other server has sent a presence report after this time.
    long reported = room.cluster.subscribedSince() + Participants.REPORT_LIFETIME_MILLIS;
    if (claimsAbandoned
        && (reported > room.now() || !room.participants.isGone(seat.other(), received))) {
      long seconds = room.abandonmentMillis() / 1000;
      throw new RefusalException(ServerRefusalReason.OPPONENT_NOT_GONE, seconds);
    }
    if (command.action() == Action.Simple.ASK_TAKEBACK) {
      checkTakeback(seat);
    }
  }

  /** Refuses another takeback request for some time after one was declined, until a move. */
  private void checkTakeback(Color asker) {
    List<GameEvent> events = room.loggedGame.game().events();
    for (int i = events.size() - 1; i > 0; i--) {
      if (events.get(i) instanceof GameEvent.MovePlayed) {
        return;
      }
      if (events.get(i) instanceof GameEvent.TakebackDeclined declined && declined.by() != asker) {
        room.requests.requireWaited(declined.at());
        return;
      }
    }
  }

  // The decision

  private void decide(Color seat) {
    Game game = room.loggedGame.game();
    long lastAt = room.loggedGame.lastAt();
    long latest = Math.max(received, lastAt);
    boolean timed = isTimedMove(game, seat);
    long credit = Math.min(participant.oneWayMillis, availableLag(room, seat));
    long at = Math.max(timed ? latest - credit : timeBeforeFlag(latest), lastAt);
    Decision decision = Arbiter.decide(game, command, at);
    if (decision instanceof Decision.Refused refused) {
      throw new RefusalException(refused.refusal());
    }
    int lag = timed ? (int) (latest - at) : 0;
    List<GameLogEntry> events = entries(((Decision.Accepted) decision).events(), seat, lag);
    if (isTooLong(events)) {
      throw room.requests.tooLong();
    }
    append(events);
  }

  private List<GameLogEntry> entries(List<GameEvent> decided, Color seat, int lag) {
    // A move and the events that it brings about are logged without the seat.
    boolean played = decided.get(0) instanceof GameEvent.MovePlayed;
    Optional<Color> logged = played ? Optional.empty() : Optional.of(seat);
    List<GameLogEntry> entries = new ArrayList<>();
    for (GameEvent event : decided) {
      int credited = event instanceof GameEvent.MovePlayed ? lag : 0;
      entries.add(GameLogEntry.ofCommand(event, command.id(), logged, credited));
    }
    return entries;
  }

  private boolean isTimedMove(Game game, Color seat) {
    return command.action() instanceof Action.Move
        && game.clock().filter(Clock::isTicking).flatMap(Clock::running).equals(Optional.of(seat));
  }

  /** The maximum lag that can still be credited to a side for its next move. */
  static long availableLag(Room room, Color color) {
    long perGame = room.limits.get(ServerLimit.LAG_MILLIS_PER_GAME);
    long perMove = room.limits.get(ServerLimit.LAG_MILLIS_PER_MOVE);
    return Math.max(0, Math.min(perGame - room.loggedGame.lagCredited(color), perMove));
  }

  /**
   * While a move may still be in transit, returns a time just before the flag fall, so that other
   * commands do not trigger it. Otherwise, returns {@code now}.
   */
  private long timeBeforeFlag(long now) {
    OptionalLong flag = room.loggedGame.flagFalls();
    boolean isWithinGrace =
        flag.isPresent()
            && now >= flag.getAsLong()
            && now < flag.getAsLong() + room.timer.flagGraceMillis();
    return isWithinGrace ? flag.getAsLong() - 1 : now;
  }

  /**
   * Whether a command's events would exceed the limit. Beyond it, the players can still end the
   * game, and offer and decline draws, of which there are few without moves.
   */
  private boolean isTooLong(List<GameLogEntry> events) {
    return room.requests.isFull(events.size())
        && !(command.action() == Action.Simple.OFFER_DRAW
            || command.action() instanceof Action.AnswerDraw)
        && events.stream().noneMatch(each -> each.event() instanceof GameEvent.Ended);
  }

  // The response

  private void append(List<GameLogEntry> events) {
    int after = room.head();
    room.append(
        events,
        () -> {
          room.send(
              room.participants.except(participant),
              ServerMessage.events(after, events, room.now()));
          room.context.listener().commandAccepted(WireFormat.typeOf(command));
          sendAccepted(new LoggedGame.AcceptedCommand(events, room.head()));
        });
  }

  private void sendAccepted(LoggedGame.AcceptedCommand accepted) {
    room.send(
        participant,
        ServerMessage.accepted(accepted.events(), command.id(), accepted.seq(), room.now()));
  }

  private void sendStale() {
    room.context.listener().commandRefused(WireFormat.typeOf(command), "STALE");
    LoggedGame loggedGame = room.loggedGame;
    List<GameLogEntry> missed = loggedGame.after(knownEvents);
    int from = loggedGame.clampedStart(knownEvents);
    room.sendLog(participant, ServerMessage.stale(command.id(), from, missed, room.now()));
  }
}
