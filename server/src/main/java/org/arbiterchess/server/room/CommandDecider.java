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
import org.arbiterchess.game.Seat;
import org.arbiterchess.server.protocol.GameLogEntry;
import org.arbiterchess.winnability.Winnability;

/**
 * Gets the arbiter's decision on a command, using a time adjusted for network lag. Has no side
 * effects.
 */
final class CommandDecider {

  private CommandDecider() {}

  /**
   * Returns the decision on a player's command.
   *
   * @param now when the command arrived
   * @param credit the number of milliseconds by which a move may be backdated
   * @param grace the number of milliseconds by which a flag fall is delayed, to allow for a move in
   *     transit
   */
  static CommandDecision decide(
      LoggedGame loggedGame, Command command, long now, long credit, long grace) {
    Game game = loggedGame.game();
    long latest = Math.max(now, loggedGame.lastAt());
    boolean timed = isTimedMove(game, command);
    long at = timed ? latest - credit : timeBeforeFlag(game, latest, grace);
    long dated = Math.max(at, loggedGame.lastAt());
    Decision decision = Arbiter.decide(game, command, dated);
    if (decision instanceof Decision.Refused refused) {
      return new CommandDecision.Refused(refused);
    }
    List<GameEvent> decided = ((Decision.Accepted) decision).events();
    boolean played = decided.get(0) instanceof GameEvent.MovePlayed;
    Color seat = command.seat().color().orElseThrow();
    List<GameLogEntry> events = new ArrayList<>();
    for (GameEvent event : decided) {
      boolean credited = timed && event instanceof GameEvent.MovePlayed;
      int lag = credited ? (int) (latest - dated) : 0;
      events.add(
          played
              ? GameLogEntry.ofMove(event, command.id(), lag)
              : GameLogEntry.ofCommand(event, command.id(), seat));
    }
    return new CommandDecision.Accepted(events);
  }

  /** The events caused by an arbiter command. Empty if the command is refused. */
  static List<GameEvent> decideAsArbiter(Game game, Command command, long at) {
    return Arbiter.decide(game, command, at) instanceof Decision.Accepted accepted
        ? accepted.events()
        : List.of();
  }

  static Command checkFlag() {
    return new Command(Seat.ARBITER, "flag", Action.Simple.CHECK_FLAG);
  }

  static Command pause() {
    return new Command(Seat.ARBITER, "pause", Action.Simple.PAUSE);
  }

  static Command resume() {
    return new Command(Seat.ARBITER, "resume", Action.Simple.RESUME);
  }

  static Command noFirstMove() {
    return new Command(Seat.ARBITER, "first move", Action.Stop.NO_FIRST_MOVE);
  }

  static Command verdict(Winnability.Answer answer) {
    return new Command(Seat.ARBITER, "verdict", new Action.Verdict(answer));
  }

  private static boolean isTimedMove(Game game, Command command) {
    Optional<Color> running = game.clock().filter(Clock::isTicking).flatMap(Clock::running);
    return command.action() instanceof Action.Move
        && running.equals(command.seat().color())
        && running.isPresent();
  }

  /**
   * While a move may still be in transit, returns a time just before the flag fall, so that other
   * commands do not trigger it. Otherwise, returns {@code now}.
   */
  private static long timeBeforeFlag(Game game, long now, long grace) {
    OptionalLong flag = game.clock().map(Clock::flagFalls).orElse(OptionalLong.empty());
    boolean isWithinGrace =
        flag.isPresent() && now >= flag.getAsLong() && now < flag.getAsLong() + grace;
    return isWithinGrace ? flag.getAsLong() - 1 : now;
  }
}
