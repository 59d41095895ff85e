package org.arbiterchess.cli.query;

import java.util.ArrayList;
import java.util.List;
import org.arbiterchess.cases.Question;
import org.arbiterchess.cli.messages.AskMessages;
import org.arbiterchess.game.Game;
import org.arbiterchess.notation.San;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Ruling;

/** Names the moves after which a claimed position occurred, such as {@code 3... Rh8}. */
final class Occurrences {

  private Occurrences() {}

  /**
   * Returns the occurrences as text.
   *
   * @param plies the half-moves, counted from 1; 0 is the first position
   */
  static String text(Question.Claim claim, List<Integer> plies, AskMessages messages) {
    Game game = claim.game();
    List<Move> moves = new ArrayList<>(game.moves());
    claim
        .named()
        .filter(attempt -> game.position().rule(attempt) instanceof Ruling.Legal)
        .ifPresent(attempt -> moves.add(((Ruling.Legal) game.position().rule(attempt)).move()));
    List<String> texts = new ArrayList<>();
    for (int ply : plies) {
      texts.add(
          ply == 0
              ? messages.firstPosition()
              : San.writeLine(game.positions().get(ply - 1), List.of(moves.get(ply - 1))));
    }
    return String.join(", ", texts);
  }
}
