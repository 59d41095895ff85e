package org.arbiterchess.game;

import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.winnability.Winnability;

/** What a {@link Command} asks of the arbiter. */
public sealed interface Action {

  /** How much time a player gives the opponent at once. */
  long GIVEN_MILLIS = 15_000;

  /** An action that only one mode of play has. Another mode refuses it. */
  non-sealed interface OfMode extends Action {

    Mode mode();
  }

  /** Plays a move if the attempt is legal. */
  record Move(Attempt attempt) implements Action {}

  /**
   * Answers the opponent's draw offer.
   *
   * @param offer the id of the offer; empty to answer whichever offer is open
   */
  record AnswerDraw(Optional<String> offer, boolean accept) implements Action {}

  /**
   * Claims a draw: {@code new Command(seat, id, new Action.Claim(kind, Optional.empty()))}. A wrong
   * claim that names no move is refused and changes nothing. A wrong one that names a move is
   * recorded, and the move is played.
   *
   * @param named the move that the player intends to play, if the claim concerns the position after
   *     that move
   */
  record Claim(ClaimKind kind, Optional<Attempt> named) implements Action {}

  /**
   * Answers the opponent's takeback request.
   *
   * @param request the id of the request; empty to answer whichever request is open
   */
  record AnswerTakeback(Optional<String> request, boolean accept) implements Action {}

  /** Corrects a clock. Only the arbiter's seat may send this command. */
  record SetClock(Color color, long millis) implements Action {}

  /**
   * The arbiter's verdict on a result that is being decided. A program that cannot search sends
   * {@link Winnability.Answer#UNDETERMINED} at once, and the usual result applies.
   */
  record Verdict(Winnability.Answer answer) implements Action {}

  /**
   * Claims a win or a draw because the opponent has left. The game does not track presence, so the
   * caller, such as a server, must pass this command on only after the opponent has left.
   */
  record ClaimAbandoned(boolean win) implements Action {}

  /** An action without further details. */
  enum Simple implements Action {
    /**
     * Offers a draw. Both sides must have moved, and no other offer may be open (9.1). After an
     * offer is declined, the player may offer again once either side has moved.
     */
    OFFER_DRAW,

    /**
     * Resigns. The player loses, unless the game follows the over-the-board rules and the opponent
     * could never deliver checkmate (5.1.2).
     */
    RESIGN,

    /** Requests a takeback of the player's last move. */
    ASK_TAKEBACK,

    /** Aborts the game without a result. Any seat may do this until both sides have moved. */
    ABORT,

    /**
     * Pauses the game and its clock. Only the arbiter's seat may send this command. The players can
     * neither move nor claim a draw during a pause.
     */
    PAUSE,

    /** Resumes the game and its clock. Only the arbiter's seat may send this command. */
    RESUME,

    /** Asks the arbiter whether a flag has fallen; any seat may ask. */
    CHECK_FLAG,

    /**
     * Adds {@link Action#GIVEN_MILLIS} to the opponent's clock. The command is refused in strict
     * play, or if the player has already given time too many times since the last move.
     */
    GIVE_TIME
  }

  /**
   * Ends the game because the players have agreed to end it, or because the side to move did not
   * make its first move in time. Only the arbiter's seat may send this command.
   */
  enum Stop implements Action {
    WHITE_RESIGNS,
    BLACK_RESIGNS,
    DRAW_AGREED,
    NO_RESULT,
    /**
     * In an online game joined through a link, the side to move has not made its first move in
     * time, so the server aborts the game.
     */
    NO_FIRST_MOVE
  }
}
