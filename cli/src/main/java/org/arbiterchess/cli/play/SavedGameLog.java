package org.arbiterchess.cli.play;

import java.util.ArrayList;
import java.util.List;
import org.arbiterchess.cli.play.SavedGameReader.NumberedLine;
import org.arbiterchess.cli.terminal.JsonLine;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.GameEvent;
import org.arbiterchess.wire.WireFormat;

/**
 * The event log of a saved game, in PGN escape lines, which start with a percent sign and are
 * skipped by other programs. An event starts with <code>%{</code>. If it is too long for one PGN
 * line, it continues on lines that start with {@code %+}.
 *
 * @param lastLine the number of the last escape line
 */
record SavedGameLog(List<NumberedLine> events, boolean isComplete, int lastLine) {

  private static final String TITLE =
      "% The exact record, from which clocks and offers are restored:";

  /** The last line of a complete log. A log without it is truncated. */
  private static final String FOOTER = "% End of the record";

  private static final String EVENT = "%{";
  private static final String CONTINUATION = "%+";

  /** The maximum line length, excluding the prefix. PGN limits a line to 255 characters. */
  private static final int MAX_LINE = 240;

  SavedGameLog {
    events = List.copyOf(events);
  }

  static String write(Game game) {
    StringBuilder text = new StringBuilder(TITLE).append('\n');
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

  /** Returns whether the text contains a log or a part of one. */
  boolean isPresent() {
    return lastLine > 0;
  }

  /** Finds the first log in the text. */
  static SavedGameLog find(List<String> lines) {
    List<NumberedLine> events = new ArrayList<>();
    int last = 0;
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i);
      if (line.startsWith(EVENT)) {
        events.add(new NumberedLine(i + 1, line.substring(1)));
        last = i + 1;
      } else if (line.startsWith(CONTINUATION) && !events.isEmpty()) {
        NumberedLine event = events.remove(events.size() - 1);
        events.add(
            new NumberedLine(event.line(), event.text() + line.substring(CONTINUATION.length())));
        last = i + 1;
      } else if (line.startsWith(TITLE)) {
        last = i + 1;
      } else if (line.startsWith(FOOTER) && last > 0) {
        return new SavedGameLog(events, true, i + 1);
      }
    }
    return new SavedGameLog(events, false, last);
  }
}
