package org.arbiterchess.cli.play;

import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.Outcome;
import org.arbiterchess.game.Winnability;
import org.arbiterchess.rules.Position;
import org.arbiterchess.winnability.Full;
import org.arbiterchess.winnability.Prospect;
import org.arbiterchess.winnability.Suspicion;

/** What a longer look at a game finds, for the arbiter to say. */
public final class Verdicts {

  /** After every move of a locked game, so that it must not be felt. */
  private static final int IN_PASSING = 20_000;

  private Verdicts() {}

  /** The verdict that a game asks for; none if it asks for none, or is not dead. */
  public static Optional<Winnability> on(Game game) {
    Position position = game.position();
    Optional<Outcome> outcome = game.outcome();
    if (outcome.isPresent()) {
      return outcome
          .filter(Outcome::isBeingDecided)
          .flatMap(Outcome::fallen)
          .map(fallen -> answer(Full.of(position, fallen.other(), Full.BUDGET)));
    }
    return Suspicion.isRaisedBy(position) && isDead(position)
        ? Optional.of(Winnability.UNWINNABLE)
        : Optional.empty();
  }

  private static boolean isDead(Position position) {
    for (Color color : Color.values()) {
      if (!(Full.of(position, color, IN_PASSING) instanceof Prospect.Unwinnable)) {
        return false;
      }
    }
    return true;
  }

  private static Winnability answer(Prospect prospect) {
    if (prospect instanceof Prospect.Winnable) {
      return Winnability.WINNABLE;
    }
    return prospect instanceof Prospect.Unwinnable
        ? Winnability.UNWINNABLE
        : Winnability.UNDETERMINED;
  }
}
