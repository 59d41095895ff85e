package org.arbiterchess.cases;

import static java.util.Objects.requireNonNull;

import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.ClaimKind;
import org.arbiterchess.game.Game;
import org.arbiterchess.rules.Attempt;

/** A question about a draw: a claim or an offer. */
public sealed interface DrawQuestion extends Question {

  /**
   * The side to move claims a draw (9.2, 9.3).
   *
   * @param movesGiven whether the moves of {@code game} are known, not only its position
   * @param named the move named in the claim
   * @param recorded whether the record of the game can show what is claimed
   * @param touchedFirst whether the claimant touched a piece, or made or pressed the move, before
   *     claiming (9.4)
   */
  record Claim(
      Game game,
      boolean movesGiven,
      ClaimKind kind,
      Optional<Attempt> named,
      Optional<Boolean> recorded,
      Optional<Boolean> touchedFirst,
      PlayingConditions conditions)
      implements DrawQuestion {

    public Claim {
      requireNonNull(game, "game");
      requireNonNull(kind, "kind");
      requireNonNull(named, "named");
      requireNonNull(recorded, "recorded");
      requireNonNull(touchedFirst, "touchedFirst");
      requireNonNull(conditions, "conditions");
    }
  }

  /**
   * A draw offer that was made at the wrong moment, repeated or "withdrawn" (9.1, 11.5).
   *
   * @param accepted whether the opponent accepted it
   * @param touched whether the opponent declined the offer by touching a piece before answering it
   * @param bothMoved whether both players have made a move (5.2.3)
   * @param forbidden whether the regulations forbid offers at this point (9.1.1)
   */
  record DrawOffer(
      Color by,
      Moment when,
      Optional<Boolean> accepted,
      boolean touched,
      boolean withdrawn,
      boolean repeated,
      Optional<Boolean> bothMoved,
      Optional<Boolean> forbidden)
      implements DrawQuestion {

    public DrawOffer {
      requireNonNull(by, "by");
      requireNonNull(when, "when");
      requireNonNull(accepted, "accepted");
      requireNonNull(bothMoved, "bothMoved");
      requireNonNull(forbidden, "forbidden");
    }

    /** When the draw was offered. */
    public enum Moment {
      /** On the player's own turn, before the move. */
      BEFORE_MOVE,
      /** At the proper moment: after the move but before the clock press. */
      AFTER_MOVE,
      /** Immediately after the clock press. */
      AFTER_PRESS,
      /** While the opponent was thinking. */
      OPPONENT_THINKING,
      BEFORE_START
    }
  }
}
