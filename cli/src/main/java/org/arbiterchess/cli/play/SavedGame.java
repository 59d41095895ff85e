package org.arbiterchess.cli.play;

import java.util.List;
import org.arbiterchess.cli.messages.Language;
import org.arbiterchess.cli.terminal.JsonLine;
import org.arbiterchess.game.Announcement;
import org.arbiterchess.game.Clock;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.GameEvent;
import org.arbiterchess.game.PlayMode;
import org.arbiterchess.game.Rulebook;
import org.arbiterchess.notation.Phrasebook;
import org.arbiterchess.notation.Sentence;
import org.arbiterchess.pgn.PgnTags;
import org.arbiterchess.pgn.PgnText;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Variant;
import org.arbiterchess.wire.WireFormat;

/**
 * The text of a saved game: headers and moves for human readers, followed by the exact event log,
 * from which the game resumes. The format is the same in all languages. {@link SavedGameReader}
 * reads it.
 */
record SavedGame(PlayerNames players, Game game) {

  /** The first line of every saved game. */
  static final String TITLE = "# Arbiter game";

  static final String LOG = "# The arbiter's log:";

  static final String RECORD = "# The exact record, from which clocks and offers are restored:";

  /** The last line. A file without it is truncated. */
  static final String FOOTER = "# End of the record";

  /** Returns a copy in which the given names override the saved ones. */
  SavedGame withPlayerNames(PlayerNames names) {
    return new SavedGame(
        new PlayerNames(names.white().or(players::white), names.black().or(players::black)), game);
  }

  String resumeMessage(String file, Language language) {
    Position position = game.position();
    return game.isOver()
        ? language.savedGame().resumedAfterEnd(file)
        : language
            .savedGame()
            .resumed(
                file,
                position.fullmoveNumber(),
                new PlayerLabels(players, language.play()).of(position.turn()));
  }

  /** Returns a copy with the clock stopped until the game resumes. */
  SavedGame paused(long now) {
    boolean isTicking = game.clock().map(Clock::isTicking).orElse(false);
    return isTicking && !game.isPaused()
        ? new SavedGame(players, game.apply(new GameEvent.Paused(now)))
        : this;
  }

  /** Returns the game as PGN. In a strict game, its comments contain the arbiter's log. */
  String pgn() {
    return PgnText.write(
        game, PgnTags.ofPlayers(players.white().orElse(""), players.black().orElse("")));
  }

  String text() {
    StringBuilder text = new StringBuilder(TITLE).append('\n');
    text.append("# To continue: arbiter play --continue, with the name of this file\n\n");
    for (SavedGameHeader header : SavedGameHeader.values()) {
      header.value(this).ifPresent(value -> header.append(text, value));
    }
    game.outcome()
        .flatMap(end -> Announcement.ofOutcome(game, Phrasebook.english()).map(Sentence::cited))
        .ifPresent(sentence -> text.append("# ").append(sentence).append('\n'));
    text.append('\n');
    List<MoveListText.Line> lines = MoveListText.lines(game);
    lines.forEach(line -> text.append(line).append('\n'));
    text.append(lines.isEmpty() ? "" : "\n");
    List<String> log = ArbiterLogText.lines(game, Phrasebook.english(), players.inSentences());
    if (!log.isEmpty()) {
      text.append(LOG).append('\n');
      log.forEach(entry -> text.append("# ").append(entry).append('\n'));
      text.append('\n');
    }
    text.append(RECORD).append('\n');
    for (GameEvent event : game.events()) {
      text.append(JsonLine.write(WireFormat.write(event))).append('\n');
    }
    return text.append(FOOTER).append('\n').toString();
  }

  static String rulebookName(Rulebook rulebook) {
    return switch (rulebook) {
      case OVER_THE_BOARD -> "over the board";
      case ONLINE -> "online";
    };
  }

  static String modeName(PlayMode mode) {
    return switch (mode) {
      case CASUAL -> "casual";
      case STRICT -> "strict";
    };
  }

  static String variantName(Variant variant) {
    return switch (variant) {
      case CLASSICAL -> "classical";
      case CHESS960 -> "Chess960";
    };
  }
}
