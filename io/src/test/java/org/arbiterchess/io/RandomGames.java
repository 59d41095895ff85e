package org.arbiterchess.io;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.arbiterchess.game.Game;
import org.arbiterchess.pgn.PgnCodec;
import org.arbiterchess.pgn.tree.PgnTags;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;

/**
 * Generates random games from the initial position, with more castling, en passant captures and
 * promotions than usual.
 */
final class RandomGames {

  private RandomGames() {}

  /** Returns an endless stream of games, each with at most the given number of plies. */
  static Stream<Game> stream(long seed, int plies) {
    Random random = new Random(seed);
    return Stream.generate(() -> game(random, plies));
  }

  private static Game game(Random random, int plies) {
    Game game = Game.start();
    while (game.plies() < plies && !game.isOver()) {
      game = game.play(choose(random, game.position()));
    }
    return game;
  }

  private static Move choose(Random random, Position position) {
    List<Move> moves = position.legalMoves();
    List<Move> rare = new ArrayList<>(moves);
    rare.removeIf(move -> !move.isCastling() && !move.isEnPassant() && move.promotion().isEmpty());
    List<Move> choice = !rare.isEmpty() && random.nextBoolean() ? rare : moves;
    return choice.get(random.nextInt(choice.size()));
  }

  static String pgn(Game game) {
    return PgnCodec.write(game, PgnTags.ofPlayers("Ann", "Ben").with("Event", "Random"));
  }
}
