package org.arbiterchess.pgn;

import java.util.List;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.Scoresheet;

/** Writes the movetext of a {@link Game}: the moves, the comments and the result. */
final class PlayedGameWriter {

  private final TextWrapper lines = new TextWrapper();

  /** Whether the next move needs a move number even if Black makes it. */
  private boolean interrupted = true;

  private PlayedGameWriter() {}

  static String of(Game game, String result) {
    PlayedGameWriter movetext = new PlayedGameWriter();
    PlayedGameComments comments = new PlayedGameComments(game);
    int ply = 0;
    movetext.comment(comments.commands(0), comments.text(0));
    for (Scoresheet.Entry entry : comments.entries()) {
      ply++;
      movetext.move(entry);
      movetext.comment(comments.commands(ply), comments.text(ply));
    }
    movetext.lines.add(result);
    return movetext.lines.text();
  }

  private void move(Scoresheet.Entry entry) {
    if (entry.move().color() == Color.WHITE) {
      lines.add(entry.number() + ".");
    } else if (interrupted) {
      lines.add(entry.number() + "...");
    }
    lines.add(entry.san());
    interrupted = false;
  }

  private void comment(List<String> commands, String remark) {
    if (!commands.isEmpty() || !remark.isEmpty()) {
      lines.comment(commands, remark);
      interrupted = true;
    }
  }
}
