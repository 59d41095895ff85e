package org.arbiterchess.cli.play;

import java.util.List;
import org.arbiterchess.game.Announcement;
import org.arbiterchess.game.Clock;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.GameEvent;
import org.arbiterchess.game.Rulebook;
import org.arbiterchess.notation.Phrasebook;
import org.arbiterchess.notation.Sentence;
import org.arbiterchess.rules.Variant;
import org.arbiterchess.wire.WireFormat;

/**
 * A game as it is kept in a file: for people the players, the position and the moves; for
 * continuing, the exact record, one event a line. {@link SavedGameReader} reads it again.
 */
public record SavedGame(PlayerNames players, Game game) {

  /** The first line, by which a saved game is known. */
  static final String TITLE = "# Arbiter game";

  static final String RECORD = "# The exact record, from which clocks and offers are restored:";

  /** The last line; without it the file is cut off. */
  static final String FOOTER = "# End of the record";

  /** The same game with those players called otherwise who are given a name. */
  public SavedGame renamed(PlayerNames names) {
    return new SavedGame(
        new PlayerNames(names.white().or(players::white), names.black().or(players::black)), game);
  }

  /** What the players are told who go on with it. */
  public String continued(String file) {
    String standing =
        game.isOver()
            ? "the game is over."
            : ("move " + game.position().fullmoveNumber() + ", ")
                + (players.called(game.position().turn()) + " to move.");
    return "Continued from " + file + ": " + standing;
  }

  /** The same game with its clock stopped, so that no time passes while it lies in a file. */
  SavedGame laidAside(long now) {
    boolean ticking = game.clock().map(Clock::isTicking).orElse(false);
    return ticking && !game.isPaused()
        ? new SavedGame(players, game.apply(new GameEvent.Paused(now)))
        : this;
  }

  String text(JsonCodec json) {
    StringBuilder text = new StringBuilder(TITLE).append('\n');
    text.append("# Go on with: arbiter play --continue, and the name of this file\n\n");
    for (SavedGameHeader header : SavedGameHeader.values()) {
      header.value(this).ifPresent(value -> header.append(text, value));
    }
    game.outcome()
        .flatMap(end -> Announcement.ofOutcome(game, Phrasebook.english()).map(Sentence::cited))
        .ifPresent(sentence -> text.append("# ").append(sentence).append('\n'));
    text.append('\n');
    List<MoveListText.Line> lines = MoveListText.lines(game);
    lines.forEach(line -> text.append(line).append('\n'));
    text.append(lines.isEmpty() ? "" : "\n").append(RECORD).append('\n');
    for (GameEvent event : game.events()) {
      text.append(json.write().apply(WireFormat.write(event))).append('\n');
    }
    return text.append(FOOTER).append('\n').toString();
  }

  static String rules(Rulebook rulebook) {
    return switch (rulebook) {
      case OVER_THE_BOARD -> "over the board";
      case ONLINE -> "online";
    };
  }

  static String chess(Variant variant) {
    return switch (variant) {
      case CLASSICAL -> "classical";
      case CHESS960 -> "Chess960";
    };
  }
}
