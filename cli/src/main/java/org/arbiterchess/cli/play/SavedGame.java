package org.arbiterchess.cli.play;

import org.arbiterchess.cli.messages.TerminalText;
import org.arbiterchess.game.Clock;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.GameEvent;
import org.arbiterchess.language.Texts;
import org.arbiterchess.pgn.PgnCodec;
import org.arbiterchess.pgn.tree.PgnTags;
import org.arbiterchess.rules.Position;

/**
 * A game that can be saved and resumed. Its text form, which {@link SavedGameReader} reads, is the
 * same in all languages.
 */
record SavedGame(PlayerNames players, Game game) {

  /** Returns a copy in which the given names override the saved ones. */
  SavedGame withPlayerNames(PlayerNames names) {
    return new SavedGame(
        new PlayerNames(names.white().or(players::white), names.black().or(players::black)), game);
  }

  String resumeMessage(String file, Texts texts) {
    Position position = game.position();
    return game.isOver()
        ? texts.say(TerminalText.RESUMED_AFTER_END, file)
        : texts.say(
            TerminalText.RESUMED,
            file,
            position.fullmoveNumber(),
            new PlayerLabels(players, texts).of(position.turn()));
  }

  /** Returns a copy with the clock stopped until the game resumes. */
  SavedGame paused(long now) {
    boolean isTicking = game.clock().map(Clock::isTicking).orElse(false);
    return isTicking && !game.isPaused()
        ? new SavedGame(players, game.apply(new GameEvent.Paused(now)))
        : this;
  }

  /** Returns the game as PGN. For a strict game, the comments contain the arbiter's log. */
  String pgn() {
    return PgnCodec.write(
        game, PgnTags.ofPlayers(players.white().orElse(""), players.black().orElse("")));
  }

  /** Returns the contents of a saved file: the game as PGN and its event log in escape lines. */
  String text() {
    return pgn() + "\n" + SavedGameLog.write(game);
  }
}
