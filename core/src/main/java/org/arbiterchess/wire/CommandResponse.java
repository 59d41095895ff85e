package org.arbiterchess.wire;

import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.Square;
import org.arbiterchess.game.Decision;
import org.arbiterchess.game.GameEvent;
import org.arbiterchess.game.Refusal;
import org.arbiterchess.notation.Phrasebook;
import org.arbiterchess.rules.Arrow;

/** A decision as the asker gets it: what happens now, or a refusal already in words. */
public sealed interface CommandResponse {

  record Accepted(List<GameEvent> events) implements CommandResponse {

    public Accepted {
      events = List.copyOf(events);
    }
  }

  /**
   * Nothing happens.
   *
   * @param reason the public name of the reason
   * @param article the article behind it; house rules have none
   * @param sentence why, in the asker's language
   * @param squares the squares to mark, and arrows the lines to draw, if a move was refused
   */
  record Refused(
      String reason,
      Optional<String> article,
      String sentence,
      List<Square> squares,
      List<Arrow> arrows)
      implements CommandResponse {

    public Refused {
      squares = List.copyOf(squares);
      arrows = List.copyOf(arrows);
    }
  }

  /** The decision, told in the words of a phrasebook. */
  static CommandResponse of(Decision decision, Phrasebook phrasebook) {
    if (decision instanceof Decision.Accepted accepted) {
      return new Accepted(accepted.events());
    }
    Refusal refusal = ((Decision.Refused) decision).refusal();
    List<Square> squares = List.of();
    List<Arrow> arrows = List.of();
    if (refusal instanceof Refusal.OfMove move) {
      squares = move.ruling().squares();
      arrows = move.ruling().arrows();
    }
    String sentence = refusal.sentence(phrasebook).cited();
    return new Refused(refusal.name(), refusal.article(), sentence, squares, arrows);
  }
}
