package org.arbiterchess.openings;

import org.arbiterchess.game.Game;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.San;

/** Plays lines of moves in SAN. */
final class SanLinePlayer {

  private SanLinePlayer() {}

  /** Plays moves from the initial position. Skips move numbers. */
  static Game play(String moves) {
    Game game = Game.start();
    for (String word : moves.trim().split("\\s+", -1)) {
      if (!Character.isDigit(word.charAt(0))) {
        game = game.play(move(game, word));
      }
    }
    return game;
  }

  private static Move move(Game game, String san) {
    return game.position().legalMoves().stream()
        .filter(move -> plain(San.write(game.position(), move)).equals(plain(san)))
        .findFirst()
        .orElseThrow(() -> new AssertionError(san + " in " + game.position()));
  }

  private static String plain(String san) {
    return san.replace("+", "").replace("#", "");
  }
}
