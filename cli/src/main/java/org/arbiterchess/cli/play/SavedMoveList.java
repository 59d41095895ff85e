package org.arbiterchess.cli.play;

import java.util.ArrayList;
import java.util.List;
import org.arbiterchess.chess.Color;
import org.arbiterchess.cli.messages.Language;
import org.arbiterchess.cli.messages.QuotedText;
import org.arbiterchess.cli.messages.UnclearMoveText;
import org.arbiterchess.cli.play.SavedGameReader.DamagedFileException;
import org.arbiterchess.cli.play.SavedGameReader.NumberedLine;
import org.arbiterchess.game.Arbiter;
import org.arbiterchess.game.Clock;
import org.arbiterchess.game.Command;
import org.arbiterchess.game.Decision;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.GameEvent;
import org.arbiterchess.game.Seat;
import org.arbiterchess.notation.MoveReading;
import org.arbiterchess.notation.MoveTextParser;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Ruling;

/**
 * The move list in a saved game. Without an event log, the moves are replayed. Otherwise they are
 * compared with the log.
 */
final class SavedMoveList {

  private static final String NOT_A_MOVE = "\\.+|[0-9]+|\\*|1-0|0-1|1/2-1/2";

  private final List<NumberedLine> moves;
  private final Language language;

  SavedMoveList(List<NumberedLine> tokens, Language language) {
    this.moves = moves(tokens);
    this.language = language;
  }

  SavedGameReading play(SavedGameSetup setup, PlayerNames players, long now) {
    Game game = setup.startGame(now);
    for (NumberedLine token : moves) {
      Attempt attempt = attempt(game.position(), token);
      Command move = new Command.Move(Seat.of(game.position().turn()), "read", attempt);
      Decision decision = Arbiter.decide(game, move, now);
      if (decision instanceof Decision.Refused refused) {
        String sentence = refused.refusal().sentence(language.phrasebook()).cited();
        throw new DamagedFileException(
            token.line(),
            language.savedGame().unplayableMove(QuotedText.quoted(token.text()), sentence));
      }
      game = game.apply(((Decision.Accepted) decision).events());
    }
    boolean resetClocks = game.clock().isPresent() && game.plies() > 0 && !game.isOver();
    return resetClocks
        ? new SavedGameReading.Read(
            new SavedGame(players, withClocksReset(game, now)),
            List.of(language.savedGame().clocksReset()))
        : new SavedGameReading.Read(new SavedGame(players, game), List.of());
  }

  /** Resets the clocks, because the replay added increments without using any time. */
  private static Game withClocksReset(Game played, long now) {
    Clock fresh = Clock.of(played.control()).orElseThrow();
    Game game = played.apply(new GameEvent.Paused(now));
    for (Color color : Color.values()) {
      game = game.apply(new GameEvent.ClockSet(now, color, fresh.remaining(color, now)));
    }
    return game;
  }

  /** Drops move numbers, dots and results. */
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
        && !(MoveTextParser.read(Position.initial(), moves.get(0).text())
            instanceof MoveReading.Malformed);
  }

  private Attempt attempt(Position position, NumberedLine token) {
    MoveReading reading = MoveTextParser.read(position, token.text());
    if (reading instanceof MoveReading.Understood understood) {
      return understood.attempt();
    }
    throw new DamagedFileException(token.line(), UnclearMoveText.of(reading, position, language));
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
        String text = QuotedText.quoted(moves.get(i).text());
        throw new DamagedFileException(
            moves.get(i).line(),
            language.savedGame().notInRecord(text) + language.savedGame().withoutRecord());
      }
    }
    if (!moves.isEmpty() && moves.size() < recorded.size()) {
      NumberedLine last = moves.get(moves.size() - 1);
      String text = QuotedText.quoted(last.text());
      throw new DamagedFileException(
          last.line(),
          language.savedGame().recordContinues(text) + language.savedGame().withoutRecord());
    }
  }
}
