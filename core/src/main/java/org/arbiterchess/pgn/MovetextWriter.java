package org.arbiterchess.pgn;

import java.util.List;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.Announcement;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.Scoresheet;
import org.arbiterchess.notation.Phrasebook;
import org.arbiterchess.notation.Sentence;

/** Writes the moves, clock times, ending and result of a {@link Game}. */
final class MovetextWriter {

  private final TextWrapper lines = new TextWrapper();

  /** Whether the next move needs its number even if Black plays it. */
  private boolean interrupted = true;

  private MovetextWriter() {}

  static String of(Game game, String result) {
    MovetextWriter movetext = new MovetextWriter();
    int left = game.plies();
    String end = ending(game);
    for (Scoresheet.Entry entry : Scoresheet.of(game)) {
      left--;
      movetext.move(entry, left == 0 ? end : "");
    }
    if (game.plies() == 0) {
      movetext.comment("", end);
    }
    movetext.lines.add(result);
    return movetext.lines.text();
  }

  /**
   * Describes how the game ended. The text contains no braces, because they would close the
   * comment.
   */
  private static String ending(Game game) {
    Phrasebook english = Phrasebook.english();
    String how = Announcement.ofOutcome(game, english).map(Sentence::cited).orElse("");
    String why =
        game.outcome().flatMap(o -> Announcement.whyDrawn(o, english)).map(w -> " " + w).orElse("");
    return (how + why).replace('{', '(').replace('}', ')');
  }

  private void move(Scoresheet.Entry entry, String remark) {
    if (entry.move().color() == Color.WHITE) {
      lines.add(entry.number() + ".");
    } else if (interrupted) {
      lines.add(entry.number() + "...");
    }
    lines.add(entry.san());
    interrupted = false;
    String clock =
        entry.clock().isPresent()
            ? "[%clk " + PgnTimeFormat.clock(entry.clock().getAsLong()) + "]"
            : "";
    comment(clock, remark);
  }

  private void comment(String clock, String remark) {
    if (!clock.isEmpty() || !remark.isEmpty()) {
      lines.comment(clock.isEmpty() ? List.of() : List.of(clock), remark);
      interrupted = true;
    }
  }
}
