package org.arbiterchess.server.room;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.Command;
import org.arbiterchess.game.Decision;
import org.arbiterchess.server.protocol.ClientMessage;
import org.arbiterchess.server.protocol.LoggedEvent;
import org.arbiterchess.server.protocol.ServerMessage;
import org.arbiterchess.server.protocol.ServerRefusalReason;
import org.arbiterchess.server.store.MaybeStoredException;
import org.arbiterchess.wire.CommandResponse;

/** Commands of players. Each gets exactly one answer. */
final class CommandHandler {

  private static final CompletionStage<Void> DONE = CompletableFuture.completedFuture(null);

  private static final int TRY_AGAIN_LATER = 1013;

  private CommandHandler() {}

  /**
   * Decides on a command.
   *
   * @param received when it arrived at the server
   */
  static CompletionStage<Void> ask(
      Room room, Participant guest, ClientMessage.CommandSent asks, long received) {
    return room.others()
        .reach(asks.after())
        .thenCompose(reached -> consider(room, guest, asks, received));
  }

  private static CompletionStage<Void> consider(
      Room room, Participant guest, ClientMessage.CommandSent asks, long received) {
    Command command = asks.command();
    LoggedGame ledger = room.ledger();
    Optional<Color> seat = command.seat().color().filter(guest.seats(room.seating())::contains);
    if (seat.isEmpty()) {
      return refuse(room, guest, command, ServerRefusalReason.NOT_YOUR_SEAT);
    }
    Optional<LoggedGame.Answered> before = ledger.answered(command.id(), seat.get());
    if (before.isPresent()) {
      return accept(room, guest, command, before.get());
    }
    if (room.isStopping()) {
      return refuse(room, guest, command, ServerRefusalReason.STOPPING);
    }
    if (room.outage().isActive()) {
      // If the store works again, the clock goes on first, and this is stale.
      return room.outage()
          .end()
          .thenCompose(
              works ->
                  works
                      ? consider(room, guest, asks, received)
                      : refuse(room, guest, command, ServerRefusalReason.NOT_STORED));
    }
    if (asks.after() != ledger.head()) {
      return stale(room, guest, asks);
    }
    return ledger.game().isOver()
        ? judge(room, guest, asks, received)
        : duringTheGame(room, guest, asks, received);
  }

  /** What the arbiter cannot see: who is there. */
  private static CompletionStage<Void> duringTheGame(
      Room room, Participant guest, ClientMessage.CommandSent asks, long received) {
    Command command = asks.command();
    if (!room.seating().isFull() && !(command instanceof Command.Abort)) {
      return refuse(room, guest, command, ServerRefusalReason.WAITING_FOR_OPPONENT);
    }
    if (command instanceof Command.ClaimAbandoned) {
      Color opponent = command.seat().color().orElseThrow().other();
      OptionalLong patience = room.patience();
      if (!hearsOthers(room) || !room.crowd().isGone(opponent, patience, received)) {
        long seconds = patience.orElseThrow() / 1000;
        return refuse(room, guest, command, ServerRefusalReason.OPPONENT_NOT_GONE, seconds);
      }
    }
    return judge(room, guest, asks, received);
  }

  /** Whether it would be known if a player were connected to another server. */
  private static boolean hearsOthers(Room room) {
    long since = room.premises().cluster().subscribedSince();
    return since + RemotePresence.BELIEVED_MILLIS <= room.now();
  }

  private static CompletionStage<Void> judge(
      Room room, Participant guest, ClientMessage.CommandSent asks, long received) {
    Color color = asks.command().seat().color().orElseThrow();
    long credit = Math.min(guest.way().millis(), LagCredit.creditable(room, color));
    CommandDecision judged =
        CommandDecider.judge(
            room.ledger(), asks.command(), received, credit, LagCredit.grace(room));
    if (judged instanceof CommandDecision.Accepted accepted) {
      return happen(room, guest, asks, received, accepted.events());
    }
    Decision.Refused refused = ((CommandDecision.Refused) judged).decision();
    tellRefused(room, asks.command(), refused.refusal().name());
    CommandResponse answer = CommandResponse.of(refused, guest.book());
    Optional<String> id = Optional.of(asks.command().id());
    guest.send(new ServerMessage.Refused((CommandResponse.Refused) answer, id));
    return DONE;
  }

  /** Once it is stored it has happened. Where somebody else was faster, it is decided again. */
  private static CompletionStage<Void> happen(
      Room room,
      Participant guest,
      ClientMessage.CommandSent asks,
      long received,
      List<LoggedEvent> events) {
    int after = room.ledger().head();
    return room.append(events)
        .thenCompose(
            stored -> {
              if (!stored) {
                return ask(room, guest, asks, received);
              }
              String told = new ServerMessage.Events(after, events, room.now()).json();
              room.crowd().tellOthers(guest, told);
              room.premises().listener().commandAccepted(name(asks.command()));
              return accept(
                  room, guest, asks.command(), new LoggedGame.Answered(events, room.head()));
            })
        .exceptionally(
            failure -> {
              if (FailureMapper.cause(failure) instanceof MaybeStoredException) {
                // It comes back, asks again, and is answered by what the log says then.
                guest.close(TRY_AGAIN_LATER, ServerRefusalReason.NOT_STORED);
                return null;
              }
              ServerRefusalReason reason = room.reason(failure);
              tellRefused(room, asks.command(), reason.name());
              guest.refuse(Optional.of(asks.command().id()), reason);
              return null;
            });
  }

  private static CompletionStage<Void> accept(
      Room room, Participant guest, Command command, LoggedGame.Answered answered) {
    guest.send(
        new ServerMessage.Accepted(answered.events(), command.id(), answered.seq(), room.now()));
    return DONE;
  }

  private static CompletionStage<Void> stale(
      Room room, Participant guest, ClientMessage.CommandSent asks) {
    tellRefused(room, asks.command(), "STALE");
    List<LoggedEvent> missed = room.ledger().after(asks.after());
    int from = room.ledger().from(asks.after());
    guest.send(new ServerMessage.Stale(asks.command().id(), from, missed, room.now()));
    return DONE;
  }

  private static CompletionStage<Void> refuse(
      Room room, Participant guest, Command command, ServerRefusalReason reason, Object... values) {
    tellRefused(room, command, reason.name());
    guest.refuse(Optional.of(command.id()), reason, values);
    return DONE;
  }

  private static void tellRefused(Room room, Command command, String reason) {
    room.premises().listener().commandRefused(name(command), reason);
  }

  /** As the wire has it. */
  private static String name(Command command) {
    String name = command.getClass().getSimpleName();
    return name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1);
  }
}
