package org.arbiterchess.bench.server;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.arbiterchess.game.Action;
import org.arbiterchess.game.Arbiter;
import org.arbiterchess.game.Command;
import org.arbiterchess.game.Decision;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.Rulebook;
import org.arbiterchess.game.Seat;
import org.arbiterchess.game.TimeControl;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.wire.WireFormat;

/**
 * Random legal games, generated in advance so that generating them does not affect the measurement.
 */
final class RandomMoveLists {

  private RandomMoveLists() {}

  /**
   * Returns games of at least {@code plies} plies in wire format. They are the same in every run.
   */
  static List<List<String>> ofAtLeast(int plies, int games) {
    Random random = new Random(64);
    List<List<String>> all = new ArrayList<>();
    while (all.size() < games) {
      List<String> moves = play(random, plies);
      if (moves.size() >= plies) {
        all.add(moves);
      }
    }
    return all;
  }

  private static List<String> play(Random random, int plies) {
    Game game = Game.start(Position.initial(), Rulebook.ONLINE, TimeControl.NONE, 0);
    List<String> moves = new ArrayList<>();
    while (!game.isOver() && moves.size() < plies) {
      List<Move> legal = game.position().legalMoves();
      Move move = legal.get(random.nextInt(legal.size()));
      Command command =
          new Command(
              Seat.of(game.position().turn()), "r" + moves.size(), new Action.Move(move.attempt()));
      game = game.apply(((Decision.Accepted) Arbiter.decide(game, command, 0)).events());
      moves.add((String) WireFormat.write(move.attempt()));
    }
    return game.isOver() ? List.of() : moves;
  }
}
