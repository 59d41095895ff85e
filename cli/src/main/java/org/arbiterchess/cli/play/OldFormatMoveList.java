package org.arbiterchess.cli.play;

import java.util.ArrayList;
import java.util.List;
import org.arbiterchess.chess.Color;
import org.arbiterchess.cli.messages.QuotedText;
import org.arbiterchess.cli.messages.TerminalText;
import org.arbiterchess.cli.messages.UnclearMoveMessage;
import org.arbiterchess.cli.play.SavedGameReader.DamagedFileException;
import org.arbiterchess.cli.play.SavedGameReader.NumberedLine;
import org.arbiterchess.game.Action;
import org.arbiterchess.game.Arbiter;
import org.arbiterchess.game.Clock;
import org.arbiterchess.game.Command;
import org.arbiterchess.game.Decision;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.GameEvent;
import org.arbiterchess.game.Mode;
import org.arbiterchess.game.Refusal;
import org.arbiterchess.game.Seat;
import org.arbiterchess.language.Said;
import org.arbiterchess.language.Texts;
import org.arbiterchess.officiating.strict.StrictAction;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.MoveReading;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Ruling;

/**
 * The move list of a file in the old format. If the file has no event log, the moves are replayed;
 * otherwise, they are compared with the log.
 */
final class OldFormatMoveList {

  private static final String NOT_A_MOVE = "\\.+|[0-9]+|\\*|1-0|0-1|1/2-1/2";

  private final List<NumberedLine> moves;
  private final Texts texts;

  OldFormatMoveList(List<NumberedLine> tokens, Texts texts) {
    this.moves = moves(tokens);
    this.texts = texts;
  }

  SavedGameReading play(OldFormatSetup setup, PlayerNames players, long now) {
    Game game = setup.startGame(now);
    for (NumberedLine token : moves) {
      Attempt attempt = attempt(game.position(), token);
      Decision decision = decide(game, attempt, now);
      if (decision instanceof Decision.Refused refused) {
        String sentence = refused.refusal().sentence(texts).cited();
        throw new DamagedFileException(
            token.line(),
            texts.say(TerminalText.UNPLAYABLE_MOVE, QuotedText.of(token.text()), sentence));
      }
      game = game.apply(((Decision.Accepted) decision).events());
    }
    boolean resetClocks = game.clock().isPresent() && game.plies() > 0 && !game.isOver();
    return resetClocks
        ? new SavedGameReading.Read(
            new SavedGame(players, withClocksReset(game, setup.startGame(now), now)),
            true,
            List.of(texts.say(TerminalText.CLOCKS_RESET)))
        : new SavedGameReading.Read(new SavedGame(players, game), true, List.of());
  }

  private static Decision decide(Game game, Attempt attempt, long now) {
    if (game.mode() == Mode.CASUAL) {
      Command move = new Command(Seat.of(game.position().turn()), "read", new Action.Move(attempt));
      return Arbiter.decide(game, move, now);
    }
    return game.rule(attempt) instanceof Ruling.Illegal illegal
        ? new Decision.Refused(new Refusal.OfMove(illegal))
        : new Decision.Accepted(completed(game, attempt, now));
  }

  /**
   * Returns the events for a legal move in strict play, from starting the clock, if necessary, to
   * pressing it.
   */
  private static List<GameEvent> completed(Game before, Attempt attempt, long now) {
    Seat seat = Seat.of(before.position().turn());
    List<Command> commands =
        List.of(
            new Command(Seat.ARBITER, "read", StrictAction.Simple.START_CLOCK),
            new Command(seat, "read", new StrictAction.Release(attempt)),
            new Command(seat, "read", StrictAction.Simple.PRESS));
    List<GameEvent> events = new ArrayList<>();
    Game game = before;
    for (Command command : commands) {
      // The arbiter refuses to let the clock be started twice or pressed after the game has ended.
      if (Arbiter.decide(game, command, now) instanceof Decision.Accepted accepted) {
        game = game.apply(accepted.events());
        events.addAll(accepted.events());
      }
    }
    return events;
  }

  /** Resets the clocks, because the replay added increments without using any time. */
  private static Game withClocksReset(Game played, Game started, long now) {
    Clock fresh = started.clock().orElseThrow();
    Game game = played.apply(new GameEvent.Paused(now));
    for (Color color : Color.values()) {
      game = game.apply(new GameEvent.ClockSet(now, color, fresh.remaining(color, now)));
    }
    return game;
  }

  /** Returns the moves without move numbers, dots or results. */
  private static List<NumberedLine> moves(List<NumberedLine> tokens) {
    List<NumberedLine> moves = new ArrayList<>();
    for (NumberedLine token : tokens) {
      String text = token.text().replaceFirst("^[0-9]+\\.+", "");
      if (!text.isEmpty() && !text.matches(NOT_A_MOVE)) {
        moves.add(new NumberedLine(token.line(), text));
      }
    }
    return moves;
  }

  static boolean startsWithMove(List<NumberedLine> tokens) {
    List<NumberedLine> moves = moves(tokens);
    return !moves.isEmpty()
        && !(Position.initial().readMove(moves.get(0).text()) instanceof MoveReading.Malformed);
  }

  private Attempt attempt(Position position, NumberedLine token) {
    MoveReading reading = position.readMove(token.text());
    if (reading instanceof MoveReading.Understood understood) {
      return understood.attempt();
    }
    throw new DamagedFileException(token.line(), UnclearMoveMessage.of(reading, position, texts));
  }

  /** Compares the move list with the event log. An empty list always matches. */
  void checkAgainstRecord(Game game) {
    List<Move> recorded = game.moves();
    List<Position> positions = game.positions();
    for (int i = 0; i < moves.size(); i++) {
      boolean same =
          i < recorded.size()
              && positions.get(i).rule(attempt(positions.get(i), moves.get(i)))
                  instanceof Ruling.Legal legal
              && legal.move().equals(recorded.get(i));
      if (!same) {
        Said text = QuotedText.of(moves.get(i).text());
        throw new DamagedFileException(
            moves.get(i).line(),
            texts.say(TerminalText.WITHOUT_RECORD, texts.say(TerminalText.NOT_IN_RECORD, text)));
      }
    }
    if (!moves.isEmpty() && moves.size() < recorded.size()) {
      NumberedLine last = moves.get(moves.size() - 1);
      Said text = QuotedText.of(last.text());
      throw new DamagedFileException(
          last.line(),
          texts.say(TerminalText.WITHOUT_RECORD, texts.say(TerminalText.RECORD_CONTINUES, text)));
    }
  }
}
