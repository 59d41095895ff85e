package org.arbiterchess.server.room;

import static org.arbiterchess.server.room.Mailbox.DONE;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.Action;
import org.arbiterchess.game.Command;
import org.arbiterchess.game.Decision;
import org.arbiterchess.server.protocol.ClientMessage;
import org.arbiterchess.server.protocol.GameLogEntry;
import org.arbiterchess.server.protocol.ServerMessage;
import org.arbiterchess.server.protocol.ServerRefusalReason;
import org.arbiterchess.server.store.MaybeStoredException;
import org.arbiterchess.wire.WireFormat;

/** Handles players' commands. Each command gets exactly one response. */
final class CommandHandler {

  private CommandHandler() {}

  /**
   * Handles a command.
   *
   * @param received when the command arrived at the server
   */
  static CompletionStage<Void> handle(
      Room room, Participant participant, ClientMessage.CommandSent message, long received) {
    return room.remoteUpdates()
        .loadUpTo(message.after())
        .thenCompose(loaded -> room.serverTime().settle())
        .thenCompose(settled -> check(room, participant, message, received));
  }

  private static CompletionStage<Void> check(
      Room room, Participant participant, ClientMessage.CommandSent message, long received) {
    Command command = message.command();
    LoggedGame loggedGame = room.loggedGame();
    Optional<Color> seat =
        command.seat().color().filter(participant.seatsHeld(room.seats())::contains);
    if (seat.isEmpty()) {
      return refuse(room, participant, command, ServerRefusalReason.NOT_YOUR_SEAT);
    }
    Optional<LoggedGame.AcceptedCommand> before = loggedGame.findAccepted(command.id(), seat.get());
    if (before.isPresent()) {
      sendAccepted(room, participant, command, before.get());
      return DONE;
    }
    if (room.isStopping()) {
      return refuse(room, participant, command, ServerRefusalReason.STOPPING);
    }
    if (room.serverTime().stoppedAt().isPresent()) {
      return room.serverTime()
          .tryToEnd()
          .thenCompose(
              works ->
                  works
                      ? check(room, participant, message, received)
                      : refuse(room, participant, command, ServerRefusalReason.NOT_STORED));
    }
    if (!loggedGame.hasOnlyPausesAfter(message.after())) {
      return stale(room, participant, message);
    }
    return loggedGame.game().isOver()
        ? decide(room, participant, message, received)
        : checkPresence(room, participant, message, received);
  }

  /**
   * Checks the conditions that depend on the players' presence, about which the arbiter has no
   * information.
   */
  private static CompletionStage<Void> checkPresence(
      Room room, Participant participant, ClientMessage.CommandSent message, long received) {
    Command command = message.command();
    if (!room.seats().isFull()
        && !(command.action() == Action.Simple.ABORT
            || command.action() instanceof Action.ClaimAbandoned)) {
      return refuse(room, participant, command, ServerRefusalReason.WAITING_FOR_OPPONENT);
    }
    if (command.action() instanceof Action.ClaimAbandoned) {
      Color opponent = command.seat().color().orElseThrow().other();
      OptionalLong timeout = room.abandonmentTimeout();
      if (!isClusterConnected(room)
          || !room.participants().isAbandoned(opponent, timeout, received)) {
        long seconds = timeout.orElseThrow() / 1000;
        return refuse(room, participant, command, ServerRefusalReason.OPPONENT_NOT_GONE, seconds);
      }
    }
    if (command.action() == Action.Simple.ASK_TAKEBACK) {
      OptionalLong wait = RequestLimiter.takebackWait(room, command.seat().color().orElseThrow());
      if (wait.isPresent()) {
        return refuse(room, participant, command, ServerRefusalReason.ASK_LATER, wait.getAsLong());
      }
    }
    return decide(room, participant, message, received);
  }

  /**
   * Whether this server has received announcements for long enough to have a presence report from
   * every other server.
   */
  private static boolean isClusterConnected(Room room) {
    long since = room.context().cluster().subscribedSince();
    return since + RemotePresence.REPORT_LIFETIME_MILLIS <= room.now();
  }

  private static CompletionStage<Void> decide(
      Room room, Participant participant, ClientMessage.CommandSent message, long received) {
    Color color = message.command().seat().color().orElseThrow();
    long credit =
        Math.min(participant.roundTripTime().oneWayMillis(), LagCredit.available(room, color));
    CommandDecision decision =
        CommandDecider.decide(
            room.loggedGame(),
            message.command(),
            received,
            credit,
            LagCredit.flagGraceMillis(room));
    if (decision instanceof CommandDecision.Accepted accepted) {
      Command command = message.command();
      return RequestLimiter.isTooLong(room, command, accepted.events())
          ? refuse(
              room,
              participant,
              command,
              ServerRefusalReason.GAME_TOO_LONG,
              RequestLimiter.tooLong(room))
          : storeAndAnnounce(room, participant, message, accepted.events());
    }
    Decision.Refused refused = ((CommandDecision.Refused) decision).decision();
    reportRefused(room, message.command(), refused.refusal().name());
    participant.refuse(Optional.of(message.command().id()), refused.refusal());
    return DONE;
  }

  /**
   * Stores the events and broadcasts them. If another server stores events first, the command is
   * checked again and found to be stale.
   */
  private static CompletionStage<Void> storeAndAnnounce(
      Room room,
      Participant participant,
      ClientMessage.CommandSent message,
      List<GameLogEntry> events) {
    int after = room.loggedGame().head();
    return room.append(events)
        .thenRun(
            () -> {
              String json = new ServerMessage.Events(after, events, room.now()).json();
              room.participants().sendToAllExcept(participant, json);
              room.context().listener().commandAccepted(WireFormat.typeOf(message.command()));
              sendAccepted(
                  room,
                  participant,
                  message.command(),
                  new LoggedGame.AcceptedCommand(events, room.head()));
            })
        .exceptionallyCompose(failure -> onFailure(room, participant, message, failure));
  }

  private static CompletionStage<Void> onFailure(
      Room room, Participant participant, ClientMessage.CommandSent message, Throwable failure) {
    Throwable cause = FailureMapper.unwrap(failure);
    if (cause instanceof ConcurrentChangeException) {
      return CompletableFuture.failedFuture(cause);
    }
    if (cause instanceof MaybeStoredException) {
      // The connection has been closed. The client repeats the command when it reconnects.
      return DONE;
    }
    return refuse(room, participant, message.command(), room.reason(cause));
  }

  private static void sendAccepted(
      Room room, Participant participant, Command command, LoggedGame.AcceptedCommand accepted) {
    participant.send(
        new ServerMessage.Accepted(accepted.events(), command.id(), accepted.seq(), room.now()));
  }

  private static CompletionStage<Void> stale(
      Room room, Participant participant, ClientMessage.CommandSent message) {
    reportRefused(room, message.command(), "STALE");
    List<GameLogEntry> missed = room.loggedGame().after(message.after());
    int from = room.loggedGame().clampedStart(message.after());
    participant.sendLog(
        new ServerMessage.Stale(message.command().id(), from, missed, room.now()),
        room.context().limits(),
        room.now());
    return DONE;
  }

  private static CompletionStage<Void> refuse(
      Room room,
      Participant participant,
      Command command,
      ServerRefusalReason reason,
      Object... values) {
    reportRefused(room, command, reason.name());
    participant.refuse(Optional.of(command.id()), reason, values);
    return DONE;
  }

  private static void reportRefused(Room room, Command command, String reason) {
    room.context().listener().commandRefused(WireFormat.typeOf(command), reason);
  }
}
