package org.arbiterchess.cases;

import java.util.Optional;
import java.util.OptionalInt;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.Game;
import org.arbiterchess.rules.Attempt;

/**
 * A question about the conduct of players or spectators, for example about phones, talking, late
 * arrival, the use of both hands or the recording of moves.
 */
public sealed interface ConductQuestion extends Question {

  /**
   * A player used both hands or the wrong hand, or mishandled the clock.
   *
   * @param move the move that was made with both hands, if the game is given
   * @param rookFirst whether the rook was deliberately touched first in castling (4.4.2)
   */
  record TwoHands(
      Optional<Game> game,
      Mistake how,
      Color by,
      Optional<Attempt> move,
      Optional<Boolean> pressed,
      Optional<Boolean> rookFirst,
      OptionalInt irregularities,
      PlayingConditions conditions)
      implements ConductQuestion {

    /** What the player did. */
    public enum Mistake {
      /** The player made a single move with both hands (7.5.4). */
      BOTH_MOVED,
      /** The player moved with one hand and pressed the clock with the other (6.2.3). */
      OTHER_PRESSED,
      /** The player hit, lifted or knocked over the clock (6.2.4). */
      HIT_CLOCK
    }
  }

  /**
   * Asks whether a player must continue to record the moves (8.4, A.2).
   *
   * @param period the period of the time control in which the player is; 1 is the first
   * @param bothStopped whether the opponent has stopped recording too (8.5.1)
   */
  record Writing(
      Color by,
      OptionalInt secondsLeft,
      OptionalInt period,
      Optional<Boolean> bothStopped,
      PlayingConditions conditions)
      implements ConductQuestion {}

  /**
   * A phone rang (11.3.2).
   *
   * @param milder whether the regulations specify a milder penalty than loss of the game
   */
  record PhoneRang(Color by, Optional<Place> place, Optional<Boolean> milder)
      implements ConductQuestion {

    /** Where the phone was. */
    public enum Place {
      ON_PERSON,
      IN_BAG_OFF,
      IN_BAG_ON
    }
  }

  /**
   * A spectator spoke (12.7).
   *
   * @param irregularity whether an illegal move was actually completed
   * @param by the player who completed it
   * @param adviceUsed whether a player asked for the spectator's advice or used it (11.3.1)
   */
  record SpectatorSpoke(
      Optional<Boolean> irregularity,
      Optional<Color> by,
      Optional<Boolean> adviceUsed,
      PlayingConditions conditions)
      implements ConductQuestion {}
}
