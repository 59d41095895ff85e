package org.arbiterchess.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.arbiterchess.cli.messages.TerminalText;
import org.arbiterchess.cli.terminal.BadInputException;
import org.arbiterchess.cli.terminal.JsonLine;
import org.arbiterchess.game.Clock;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.GameEvent;
import org.arbiterchess.game.Mode;
import org.arbiterchess.language.Texts;
import org.arbiterchess.officiating.strict.StrictWire;
import org.arbiterchess.pgn.PgnCodec;
import org.arbiterchess.pgn.tree.PgnTags;
import org.arbiterchess.remark.Reading;
import org.arbiterchess.rules.Position;
import org.arbiterchess.wire.WireFormat;

/**
 * A game that can be saved and resumed. Its file is the game as PGN, followed by the event log in
 * PGN escape lines, which start with a percent sign and are skipped by other programs. The file is
 * the same in all languages.
 */
record SavedGame(PlayerNames players, Game game) {

  private static final String TITLE = "% arbiter-record:";
  private static final String FOOTER = "% arbiter-record-end";
  private static final String EVENT = "%{";

  /** The start of a line that continues an event too long for one PGN line. */
  private static final String CONTINUATION = "%+";

  /** The maximum line length, excluding the prefix. PGN limits a line to 255 characters. */
  private static final int MAX_LINE = 240;

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
            players.label(position.turn(), texts));
  }

  /** Returns a copy with the clock stopped until the game resumes. */
  SavedGame paused(long now) {
    boolean isTicking = game.clock().map(Clock::isTicking).orElse(false);
    return isTicking && !game.isPaused() && game.mode() == Mode.CASUAL
        ? new SavedGame(players, game.apply(new GameEvent.Paused(now)))
        : this;
  }

  /** Returns the game as PGN. For a strict game, the comments contain the arbiter's log. */
  String pgn() {
    return PgnCodec.write(
        game, PgnTags.ofPlayers(players.white().orElse(""), players.black().orElse("")));
  }

  /** Returns the contents of the file. */
  String text() {
    StringBuilder text = new StringBuilder(pgn()).append('\n').append(TITLE).append('\n');
    for (GameEvent event : game.events()) {
      appendEvent(text, JsonLine.write(WireFormat.write(event)));
    }
    return text.append(FOOTER).append('\n').toString();
  }

  private static void appendEvent(StringBuilder text, String json) {
    int from = 0;
    while (from < json.length()) {
      int to = lineEnd(json, from);
      text.append(from == 0 ? "%" : CONTINUATION).append(json, from, to).append('\n');
      from = to;
    }
  }

  /**
   * Returns where to break a line: never within a surrogate pair, and never after a space, because
   * editors may remove trailing spaces.
   */
  private static int lineEnd(String json, int from) {
    int to = Math.min(json.length(), from + MAX_LINE);
    while (to < json.length()
        && to > from + 1
        && (json.charAt(to - 1) == ' ' || Character.isHighSurrogate(json.charAt(to - 1)))) {
      to--;
    }
    return to;
  }

  /** Returns the game of a file, if the file is exactly what {@link #text} gives for that game. */
  static Optional<SavedGame> exactly(PlayerNames players, String text) {
    List<GameEvent> events = new ArrayList<>();
    try {
      for (String json : eventLines(text)) {
        if (!(StrictWire.FORMAT.readEvent(JsonLine.read(json, Texts.english()))
            instanceof Reading.Valid<GameEvent> read)) {
          return Optional.empty();
        }
        events.add(read.value());
      }
      return events.isEmpty()
          ? Optional.empty()
          : Optional.of(new SavedGame(players, Game.replay(events)))
              .filter(saved -> saved.text().equals(text));
    } catch (BadInputException | IllegalArgumentException e) {
      // Somebody has changed the log, so it is not one that this program writes.
      return Optional.empty();
    }
  }

  private static List<String> eventLines(String text) {
    List<String> events = new ArrayList<>();
    for (String line : text.lines().toList()) {
      if (line.startsWith(EVENT)) {
        events.add(line.substring(1));
      } else if (line.startsWith(CONTINUATION) && !events.isEmpty()) {
        int last = events.size() - 1;
        events.set(last, events.get(last) + line.substring(CONTINUATION.length()));
      }
    }
    return events;
  }
}
