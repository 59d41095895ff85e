package org.arbiterchess.cases;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Square;
import org.arbiterchess.game.ClaimKind;
import org.arbiterchess.game.Game;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.Setup;

/**
 * A question to the arbiter about something that happened at the board. Anything that the person
 * asking might not know is optional. {@code game} is the game so far, and the question is about its
 * current position. {@code by} is the player concerned.
 */
public sealed interface Question
    permits Question.Flag,
        Question.Resigned,
        Question.DeadPosition,
        Question.IllegalMove,
        Question.Touched,
        Question.Pressed,
        Question.Claim,
        Question.WrongSetup,
        Question.DisplacedPieces,
        Question.WrongClock,
        Question.LateArrival,
        Question.DrawOffer,
        Question.ForgottenPress,
        Question.PlayingForTime,
        Question.AfterTheGame,
        Question.IllegalPosition,
        ConductQuestion {
  /**
   * One flag has fallen (6.9), or both have (III.3.1).
   *
   * @param fallen the side whose flag fell first; empty if nobody knows
   * @param lastPeriod whether the flag fell in the last period of the time control
   * @param period the period in which the flag fell; 1 is the first
   * @param completed the moves that this player had completed (6.3.1), or an empty number if they
   *     cannot be proved (8.6)
   * @param announced whether Guidelines III were announced beforehand
   */
  record Flag(
      Game game,
      Optional<Color> fallen,
      boolean bothFallen,
      Optional<Boolean> lastPeriod,
      OptionalInt period,
      Optional<OptionalInt> completed,
      Optional<Boolean> announced,
      PlayingConditions conditions)
      implements Question {}

  /** A player has resigned (5.1.2). */
  record Resigned(Game game, Color by) implements Question {}

  /** Asks whether the position is dead (5.2.2). */
  record DeadPosition(Game game) implements Question {}

  /**
   * Asks whether a move by the side to move is legal and, if not, what happens (7.5).
   *
   * @param pressed whether the clock was pressed after the move
   * @param irregularities the number of this player's earlier irregularities
   * @param replied whether the opponent has already made the next move (A.5.2)
   * @param movesLater how many moves later the illegal move was discovered
   * @param twoHands whether the player used both hands (7.5.4)
   * @param rookFirst whether the rook was deliberately touched first in castling (4.4.2)
   */
  record IllegalMove(
      Game game,
      Attempt move,
      Optional<Boolean> pressed,
      OptionalInt irregularities,
      Optional<Boolean> replied,
      int movesLater,
      boolean twoHands,
      Optional<Boolean> rookFirst,
      PlayingConditions conditions)
      implements Question {}

  /**
   * Asks what the side to move must play after touching pieces (4.2 to 4.5).
   *
   * @param touched the squares of the touched pieces, in order
   * @param adjusting true if the player said "I adjust" before touching a piece, false if only
   *     afterwards; empty if the player did not say it
   * @param played the move that the player made after touching the pieces, if any
   * @param opponentTouched whether the opponent has touched a piece since that move (4.8)
   */
  record Touched(
      Game game,
      List<Square> touched,
      Optional<Boolean> adjusting,
      Optional<Attempt> played,
      Optional<Boolean> opponentTouched)
      implements Question {

    public Touched {
      touched = List.copyOf(touched);
    }
  }

  /**
   * The clock was pressed without a move (7.5.3), or with a pawn left on its last rank (7.5.2). The
   * current position of {@code game} is the one before the move.
   *
   * @param pawn the square on which the pawn was left
   * @param from the square that the pawn came from; needed only if two pawns could have reached the
   *     same square
   */
  record Pressed(
      Game game,
      Optional<Square> pawn,
      Optional<Square> from,
      OptionalInt irregularities,
      PlayingConditions conditions)
      implements Question {}

  /**
   * The game began incorrectly (7.2, 7.3, A.5.1.2).
   *
   * @param completed the number of moves that each player has completed
   * @param misplaced the kinds of pieces that were misplaced
   * @param by the player whose pieces were misplaced
   */
  record WrongSetup(
      Fault what,
      OptionalInt completed,
      List<MisplacedPiece> misplaced,
      Optional<Color> by,
      PlayingConditions conditions)
      implements Question {

    public WrongSetup {
      misplaced = List.copyOf(misplaced);
    }

    /** What was wrong at the start. */
    public enum Fault {
      PIECES,
      BOARD,
      COLORS
    }

    /**
     * The kind of piece that stood on the wrong square. Kings and rooks matter for castling
     * (A.5.1.2).
     */
    public enum MisplacedPiece {
      KING,
      ROOK,
      OTHER
    }
  }

  /** Pieces were knocked over (7.4) or put back on the wrong squares (7.6). */
  record DisplacedPieces(Mishap what, Optional<Color> by) implements Question {

    /** What happened to the pieces. */
    public enum Mishap {
      KNOCKED_OVER,
      PUT_BACK_WRONG
    }
  }

  /**
   * The clock was set wrongly (6.10.2, A.5.1.1).
   *
   * @param completed the number of moves that each player has completed
   */
  record WrongClock(OptionalInt completed, PlayingConditions conditions) implements Question {}

  /**
   * A player forgot to press the clock, or the opponent replied before the player could press it
   * (6.2.1.2, 6.2.2).
   */
  record ForgottenPress(Omission what, Color by) implements Question {

    /** What happened. */
    public enum Omission {
      /** The opponent replied before the player could press the clock. */
      ANSWERED_FIRST,
      /** The player forgot to press the clock, the opponent replied, and the player moved again. */
      BOTH_FORGOT
    }
  }

  /**
   * A player with less than two minutes left asks for an increment or a draw, on the grounds that
   * the opponent is only trying to win on time (III.4 to III.6).
   */
  record PlayingForTime(
      Optional<Game> game,
      Request request,
      Color by,
      Optional<Boolean> announced,
      OptionalInt secondsLeft,
      Optional<Boolean> arbiterPresent,
      PlayingConditions conditions)
      implements Question {

    /** What the player asks for. */
    public enum Request {
      INCREMENT,
      DRAW
    }
  }

  /**
   * A mistake is discovered after the game (8.7).
   *
   * @param endedGame whether the illegal move is the one that mated or stalemated
   */
  record AfterTheGame(Finding found, Optional<Boolean> signed, Optional<Boolean> endedGame)
      implements Question {

    /** What was found. */
    public enum Finding {
      ILLEGAL_MOVE,
      WRONG_RESULT
    }
  }

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
      implements Question {}

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
      implements Question {

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

  /**
   * A player is late (6.7).
   *
   * @param white the number of minutes by which White is late; empty if White is on time
   * @param black the same for Black
   * @param defaultTime the default time in minutes; empty if the regulations specify none
   * @param whitePressed the number of minutes after the start at which White first pressed the
   *     clock, or an empty number if White has not pressed it
   */
  record LateArrival(
      OptionalInt white,
      OptionalInt black,
      OptionalInt defaultTime,
      Optional<OptionalInt> whitePressed,
      PlayingConditions conditions)
      implements Question {}

  /**
   * The position on the board is illegal (7.5, A.5.4).
   *
   * @param position the position, which shows what is illegal and who is responsible
   * @param what what is illegal; needed only if the position does not show it
   * @param by the player who made the illegal move
   * @param irregularities the number of this player's earlier irregularities
   * @param stillThere whether the position is still illegal after the next completed move; empty if
   *     that move has not been completed
   */
  record IllegalPosition(
      Optional<Setup> position,
      Optional<Flaw> what,
      Optional<Color> by,
      OptionalInt irregularities,
      Optional<Boolean> stillThere,
      PlayingConditions conditions)
      implements Question {

    /** What is illegal. */
    public enum Flaw {
      BOTH_KINGS_IN_CHECK,
      /** The king of the player who has just moved is in check. */
      KING_IN_CHECK,
      KING_CAPTURED,
      PAWN_ON_LAST_RANK
    }
  }
}
