package org.arbiterchess.game;

import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.winnability.Winnability;

/**
 * A command to the arbiter. The sender chooses the id. An offer or request that the command opens
 * has the same id.
 */
public sealed interface Command
    permits Command.Move,
        Command.OfferDraw,
        Command.AnswerDraw,
        Command.Claim,
        Command.Resign,
        Command.AskTakeback,
        Command.AnswerTakeback,
        Command.Abort,
        Command.Stop,
        Command.Pause,
        Command.Resume,
        Command.SetClock,
        Command.CheckFlag,
        Command.Verdict,
        Command.ClaimAbandoned,
        Command.GiveTime,
        StrictCommand {
  Seat seat();

  String id();

  /** Plays a move if the attempt is legal. */
  record Move(Seat seat, String id, Attempt attempt) implements Command {}

  /**
   * Offers a draw. Both sides must have moved, and no other offer may be open (9.1). After an offer
   * is declined, the player may offer again once either side has moved.
   */
  record OfferDraw(Seat seat, String id) implements Command {}

  /**
   * Answers the opponent's draw offer.
   *
   * @param offer the id of the offer; empty to answer whichever offer is open
   */
  record AnswerDraw(Seat seat, String id, Optional<String> offer, boolean accept)
      implements Command {}

  /**
   * Claims a draw.
   *
   * @param named the move that the player intends to play, if the claim concerns the position after
   *     that move
   */
  record Claim(Seat seat, String id, ClaimKind kind, Optional<Attempt> named) implements Command {}

  /**
   * Resigns. The player loses, unless the game follows the over-the-board rules and the opponent
   * could never deliver checkmate (5.1.2).
   */
  record Resign(Seat seat, String id) implements Command {}

  /** Requests a takeback of the player's last move. */
  record AskTakeback(Seat seat, String id) implements Command {}

  /**
   * Answers the opponent's takeback request.
   *
   * @param request the id of the request; empty to answer whichever request is open
   */
  record AnswerTakeback(Seat seat, String id, Optional<String> request, boolean accept)
      implements Command {}

  /** Aborts the game without a result. Any seat may do this until both sides have moved. */
  record Abort(Seat seat, String id) implements Command {}

  /**
   * Ends the game because the players have agreed to end it, or because the side to move did not
   * make its first move in time. Only the arbiter's seat may send this command.
   */
  record Stop(Seat seat, String id, ArbiterStopKind how) implements Command {}

  /**
   * Pauses the game and its clock. Only the arbiter's seat may send this command. The players can
   * neither move nor claim a draw during a pause.
   */
  record Pause(Seat seat, String id) implements Command {}

  /** Resumes the game and its clock. Only the arbiter's seat may send this command. */
  record Resume(Seat seat, String id) implements Command {}

  /** Corrects a clock. Only the arbiter's seat may send this command. */
  record SetClock(Seat seat, String id, Color color, long millis) implements Command {}

  /** Asks the arbiter whether a flag has fallen; any seat may ask. */
  record CheckFlag(Seat seat, String id) implements Command {}

  /**
   * The arbiter's verdict on a result that is being decided. A program that cannot search sends
   * {@link Winnability.Answer#UNDETERMINED} at once, and the usual result applies.
   */
  record Verdict(Seat seat, String id, Winnability.Answer answer) implements Command {}

  /**
   * Claims a win or a draw because the opponent has left. The game does not track presence, so the
   * caller, such as a server, must pass this command on only after the opponent has left.
   */
  record ClaimAbandoned(Seat seat, String id, boolean win) implements Command {}

  /**
   * Adds {@link #GIVEN_MILLIS} to the opponent's clock. The command is refused in strict play, or
   * if the player has already given time too many times since the last move.
   */
  record GiveTime(Seat seat, String id) implements Command {

    public static final long GIVEN_MILLIS = 15_000;
  }
}
