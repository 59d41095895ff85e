package org.arbiterchess.cli.pgn;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.arbiterchess.game.Result;
import org.arbiterchess.pgn.PgnCodec;
import org.arbiterchess.pgn.read.PgnError;
import org.arbiterchess.pgn.read.PgnReader;
import org.arbiterchess.pgn.read.PgnReading;
import org.arbiterchess.pgn.tree.MoveLine;
import org.arbiterchess.pgn.tree.PgnComment;
import org.arbiterchess.pgn.tree.PgnGame;

/**
 * Writes a game in PGN export format without losing any of its text. Moves that cannot be read
 * become comments. A game that cannot be read at all is left unchanged. So is the spelling of tags
 * and results that are clear, unless it must be normalised.
 */
final class FixedGame {

  /** Errors that affect the whole game, such as an unknown variant. */
  private static final Set<PgnError.Kind> WHOLE_GAME =
      EnumSet.of(PgnError.Kind.BAD_FEN, PgnError.Kind.UNKNOWN_VARIANT, PgnError.Kind.OVER_BUDGET);

  private static final String DRAW = Result.DRAW.text() + "\n";

  private FixedGame() {}

  /** Returns the text of the reader's current game, ending with a blank line. */
  static String of(PgnReader game, boolean normalize) {
    if (game.isTooLong()) {
      // The result is empty because the reader passes this game's text to the skipped-text
      // listener.
      return "";
    }
    PgnReading reading = game.read();
    if (reading.errors().stream().anyMatch(error -> WHOLE_GAME.contains(error.kind()))) {
      return game.gameText().strip() + "\n\n";
    }
    PgnGame fixed = withErrorComments(reading);
    String text = PgnCodec.write(normalize ? fixed.normalized() : fixed);
    if (!normalize && game.endsWithShortDraw() && text.endsWith(DRAW)) {
      text = text.substring(0, text.length() - DRAW.length()) + "1/2\n";
    }
    int movetext = text.indexOf("\n\n") + 2;
    StringBuilder escaped = new StringBuilder();
    game.escapedLines().forEach(line -> escaped.append(line).append('\n'));
    return text.substring(0, movetext) + escaped + text.substring(movetext) + "\n";
  }

  /** Appends the reason for each error to the moves, as a comment in English. */
  private static PgnGame withErrorComments(PgnReading reading) {
    PgnGame game = reading.game();
    List<PgnComment> closing = new ArrayList<>(game.line().closingComments());
    for (PgnError error : reading.errors()) {
      if (error.kind() != PgnError.Kind.UNREAD_TEXT) {
        closing.add(PgnComment.of(error.toString()));
      }
    }
    return game.withLine(new MoveLine(game.line().moves(), closing));
  }
}
