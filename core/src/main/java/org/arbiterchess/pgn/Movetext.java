package org.arbiterchess.pgn;

import org.arbiterchess.chess.Color;
import org.arbiterchess.game.Announcement;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.Scoresheet;
import org.arbiterchess.notation.Phrasebook;

/** The moves with their comments and the result, filled into lines. */
final class Movetext {

  /** PGN asks for lines of fewer than 80 characters. */
  private static final int WIDTH = 79;

  private final StringBuilder text = new StringBuilder();
  private int column;

  /** Whether a move of Black's needs its number: at the beginning, and after a comment. */
  private boolean interrupted = true;

  private Movetext() {}

  static String of(Game game, String result) {
    Movetext movetext = new Movetext();
    int left = game.plies();
    String end = ending(game);
    for (Scoresheet.Entry entry : Scoresheet.of(game)) {
      left--;
      movetext.move(entry, left == 0 ? end : "");
    }
    if (game.plies() == 0) {
      movetext.comment("", end);
    }
    movetext.add(result);
    return movetext.text.append('\n').toString();
  }

  /** How the game ended and why, without the braces that would end the comment. */
  private static String ending(Game game) {
    Phrasebook english = Phrasebook.english();
    String how = Announcement.ofOutcome(game, english).orElse("");
    String why =
        game.outcome().flatMap(o -> Announcement.whyDrawn(o, english)).map(w -> " " + w).orElse("");
    return (how + why).replace('{', '(').replace('}', ')');
  }

  private void move(Scoresheet.Entry entry, String remark) {
    if (entry.move().color() == Color.WHITE) {
      add(entry.number() + ".");
    } else if (interrupted) {
      add(entry.number() + "...");
    }
    add(entry.san());
    interrupted = false;
    String clock =
        entry.clock().isPresent() ? "[%clk " + Seconds.clock(entry.clock().getAsLong()) + "]" : "";
    comment(clock, remark);
  }

  /**
   * One comment for both, since some readers keep only one after a move. A line may break between
   * the words of the remark; the clock stays in one piece.
   */
  private void comment(String clock, String remark) {
    if (clock.isEmpty() && remark.isEmpty()) {
      return;
    }
    String gap = clock.isEmpty() || remark.isEmpty() ? "" : " ";
    String comment = "{" + clock + gap + remark + "}";
    int from = 0;
    int space = comment.indexOf(' ', 1 + clock.length());
    while (space >= 0) {
      add(comment.substring(from, space));
      from = space + 1;
      space = comment.indexOf(' ', from);
    }
    add(comment.substring(from));
    interrupted = true;
  }

  /** Puts a piece of text on the line if it fits, else on the next. */
  private void add(String piece) {
    if (column > 0) {
      boolean fits = column + 1 + piece.length() <= WIDTH;
      text.append(fits ? ' ' : '\n');
      column = fits ? column + 1 : 0;
    }
    text.append(piece);
    column += piece.length();
  }
}
