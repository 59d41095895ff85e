package org.arbiterchess.cli.messages;

import java.util.List;
import org.arbiterchess.chess.Color;
import org.arbiterchess.notation.San;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.winnability.MatingLineShortener;
import org.arbiterchess.winnability.Winnability;

/** Whether a side could still checkmate, in one sentence, with a line as short as may be. */
public final class WinnabilityMessage {

  private WinnabilityMessage() {}

  public static String of(Winnability prospect, Position position, Color winner) {
    String side = winner == Color.WHITE ? "White" : "Black";
    Winnability shown = MatingLineShortener.shorten(prospect, position, winner);
    if (shown instanceof Winnability.Winnable winnable) {
      return winnable.line().isEmpty()
          ? side + " has checkmated."
          : side + " can still mate: " + score(position, winnable.line());
    }
    if (prospect instanceof Winnability.Unwinnable unwinnable) {
      return side + " can never mate. " + NoMateMessage.of(unwinnable, position, winner);
    }
    return "Whether " + side + " can still mate was not found out.";
  }

  private static String score(Position position, List<Move> line) {
    StringBuilder text = new StringBuilder();
    Position at = position;
    for (Move move : line) {
      if (at.turn() == Color.WHITE || text.isEmpty()) {
        text.append(text.isEmpty() ? "" : " ").append(at.fullmoveNumber());
        text.append(at.turn() == Color.WHITE ? "." : "...");
      }
      text.append(' ').append(San.write(at, move));
      at = at.play(move);
    }
    return text.toString();
  }
}
