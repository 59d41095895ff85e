package org.arbiterchess.cases;

import java.util.List;
import org.arbiterchess.notation.San;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;

/** Formats moves as a human-readable list. */
final class SanListText {

  private SanListText() {}

  /** Returns the moves in standard algebraic notation, separated by commas. */
  static String san(Position position, List<Move> moves) {
    StringBuilder text = new StringBuilder();
    for (Move move : moves) {
      text.append(text.length() > 0 ? ", " : "").append(San.write(position, move));
    }
    return text.toString();
  }
}
