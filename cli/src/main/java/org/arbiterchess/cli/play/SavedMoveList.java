package org.arbiterchess.cli.play;

import java.util.ArrayList;
import java.util.List;
import org.arbiterchess.chess.Color;
import org.arbiterchess.cli.messages.UnreadableMoveMessage;
import org.arbiterchess.cli.play.SavedGameReader.Damage;
import org.arbiterchess.cli.play.SavedGameReader.Numbered;
import org.arbiterchess.game.Arbiter;
import org.arbiterchess.game.Clock;
import org.arbiterchess.game.Command;
import org.arbiterchess.game.Decision;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.GameEvent;
import org.arbiterchess.game.Seat;
import org.arbiterchess.notation.MoveReading;
import org.arbiterchess.notation.MoveText;
import org.arbiterchess.notation.Phrasebook;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Ruling;

/** The list of moves in a saved game: played where there is no record, else held against it. */
final class SavedMoveList {

  private SavedMoveList() {}

  static SavedGameReading play(
      SavedGameSetup rules, PlayerNames players, List<Numbered> tokens, long now) {
    Game game = rules.begun(now);
    for (Numbered token : moves(tokens)) {
      Attempt attempt = attempt(game.position(), token);
      Command move = new Command.Move(Seat.of(game.position().turn()), "read", attempt);
      Decision decision = Arbiter.decide(game, move, now);
      if (decision instanceof Decision.Refused refused) {
        String sentence = refused.refusal().sentence(Phrasebook.english()).cited();
        throw new Damage(
            token.line(), SafeText.quoted(token.text()) + " cannot be played: " + sentence);
      }
      game = game.apply(((Decision.Accepted) decision).events());
    }
    boolean anew = game.clock().isPresent() && game.plies() > 0 && !game.isOver();
    List<String> remarks =
        anew
            ? List.of("The file does not say what the clocks showed, so they are set anew.")
            : List.of();
    return new SavedGameReading.Read(
        new SavedGame(players, anew ? withClocksAnew(game, now) : game), remarks);
  }

  /** All moves were made at one moment; their bonuses are taken away again. */
  private static Game withClocksAnew(Game played, long now) {
    Clock fresh = Clock.of(played.control()).orElseThrow();
    Game game = played.apply(new GameEvent.Paused(now));
    for (Color color : Color.values()) {
      game = game.apply(new GameEvent.ClockSet(now, color, fresh.remaining(color, now)));
    }
    return game;
  }

  /** The tokens without numbers of moves, results and what stands between. */
  private static List<Numbered> moves(List<Numbered> tokens) {
    List<Numbered> moves = new ArrayList<>();
    for (Numbered token : tokens) {
      String text = token.text().replaceFirst("^[0-9]+\\.+", "");
      boolean other = text.isEmpty() || text.matches("\\.+|[0-9]+|\\*|1-0|0-1|1/2-1/2");
      if (!other) {
        moves.add(new Numbered(token.line(), text));
      }
    }
    return moves;
  }

  /** Whether the first of them is a move at all, by whichever side. */
  static boolean beginWithMove(List<Numbered> tokens) {
    List<Numbered> moves = moves(tokens);
    return !moves.isEmpty()
        && !(MoveText.read(Position.initial(), moves.get(0).text())
            instanceof MoveReading.Malformed);
  }

  private static Attempt attempt(Position position, Numbered token) {
    MoveReading reading = MoveText.read(position, token.text());
    if (reading instanceof MoveReading.Understood understood) {
      return understood.attempt();
    }
    throw new Damage(token.line(), UnreadableMoveMessage.of(reading, position));
  }

  /** Holds the list against the moves of the record. No list at all contradicts nothing. */
  static void agree(Game game, List<Numbered> tokens, String advice) {
    List<Numbered> listed = moves(tokens);
    List<Move> recorded = game.moves();
    List<Position> positions = game.positions();
    for (int i = 0; i < listed.size(); i++) {
      boolean same =
          i < recorded.size()
              && positions.get(i).rule(attempt(positions.get(i), listed.get(i)))
                  instanceof Ruling.Legal legal
              && legal.move().equals(recorded.get(i));
      if (!same) {
        throw new Damage(
            listed.get(i).line(),
            "The record does not have "
                + SafeText.quoted(listed.get(i).text())
                + " here."
                + advice);
      }
    }
    if (!listed.isEmpty() && listed.size() < recorded.size()) {
      Numbered last = listed.get(listed.size() - 1);
      throw new Damage(
          last.line(), "The record goes on after " + SafeText.quoted(last.text()) + "." + advice);
    }
  }
}
