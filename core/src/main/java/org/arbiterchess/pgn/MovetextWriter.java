package org.arbiterchess.pgn;

import java.util.ArrayList;
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
    StrictComments strict = new StrictComments(game);
    int ply = 0;
    String end = ending(game);
    boolean over = game.plies() == 0;
    movetext.comment(strict.commands(0), strict.text(0) + (over ? end : ""));
    for (Scoresheet.Entry entry : Scoresheet.of(game)) {
      ply++;
      String last = ply == game.plies() ? end : "";
      movetext.move(entry, strict.commands(ply), strict.text(ply) + last);
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

  private void move(Scoresheet.Entry entry, List<String> commands, String remark) {
    if (entry.move().color() == Color.WHITE) {
      lines.add(entry.number() + ".");
    } else if (interrupted) {
      lines.add(entry.number() + "...");
    }
    lines.add(entry.san());
    interrupted = false;
    List<String> all = new ArrayList<>();
    if (entry.clock().isPresent()) {
      all.add("[%clk " + PgnTimeFormat.clock(entry.clock().getAsLong()) + "]");
    }
    all.addAll(commands);
    comment(all, (entry.drawOffered() ? "(=) " : "") + remark);
  }

  private void comment(List<String> commands, String remark) {
    if (!commands.isEmpty() || !remark.isEmpty()) {
      lines.comment(commands, remark.trim());
      interrupted = true;
    }
  }
}
