package org.arbiterchess.cli.messages;

import java.util.ArrayList;
import java.util.List;
import org.arbiterchess.notation.MoveReading;
import org.arbiterchess.notation.San;
import org.arbiterchess.rules.Position;

/** Why the text of a move was not understood. */
public final class UnreadableMoveMessage {

  private UnreadableMoveMessage() {}

  /**
   * A sentence on what is wrong, or on which moves are meant, as players write them. Nothing is
   * wrong with a text that was understood, which is refused here.
   */
  public static String of(MoveReading reading, Position position) {
    if (reading instanceof MoveReading.Malformed malformed) {
      return malformed.message();
    }
    if (reading instanceof MoveReading.Ambiguous ambiguous) {
      String text = ambiguous.text().replaceAll("\\p{C}", "?");
      return "\"" + text + "\" could be " + candidates(ambiguous, position) + ": say which.";
    }
    throw new IllegalArgumentException("understood: " + reading);
  }

  private static String candidates(MoveReading.Ambiguous ambiguous, Position position) {
    List<String> moves = new ArrayList<>();
    ambiguous.candidates().forEach(move -> moves.add(San.write(position, move)));
    int last = moves.size() - 1;
    return String.join(", ", moves.subList(0, last)) + " or " + moves.get(last);
  }
}
