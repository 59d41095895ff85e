package org.arbiterchess.game;

import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.winnability.Winnability;

/** What somebody asks of the arbiter. The id is the asker's own and comes back in what it opens. */
public sealed interface Command {

  Seat seat();

  String id();

  /** Plays a move, if the laws allow the attempt. */
  record Move(Seat seat, String id, Attempt attempt) implements Command {}

  /**
   * Offers a draw, once both sides have moved and while no other offer is open (9.1). After a no it
   * is offered again once somebody has moved.
   */
  record OfferDraw(Seat seat, String id) implements Command {}

  /**
   * The answer to a draw offer of the opponent's.
   *
   * @param offer the id of the offer meant; without it, the one that is open
   */
  record AnswerDraw(Seat seat, String id, Optional<String> offer, boolean accept)
      implements Command {}

  /**
   * A draw claimed.
   *
   * @param named the move about to be played, if the claim is for the position after it
   */
  record Claim(Seat seat, String id, ClaimKind kind, Optional<Attempt> named) implements Command {}

  /** Loses, unless over the board the opponent could never checkmate (5.1.2). */
  record Resign(Seat seat, String id) implements Command {}

  /** Asks to go back to before the asker's last move. */
  record AskTakeback(Seat seat, String id) implements Command {}

  /**
   * The answer to a request of the opponent's.
   *
   * @param request the id of the request meant; without it, the one that is open
   */
  record AnswerTakeback(Seat seat, String id, Optional<String> request, boolean accept)
      implements Command {}

  /** Calls the game off without a result, from any seat, before both sides have moved. */
  record Abort(Seat seat, String id) implements Command {}

  /** Ends the game as both players say, from the arbiter's seat. */
  record Stop(Seat seat, String id, StopKind how) implements Command {}

  /** Stops the clock, from the arbiter's seat; until it is resumed nobody moves or claims. */
  record Pause(Seat seat, String id) implements Command {}

  /** Lets the clock run again, from the arbiter's seat. */
  record Resume(Seat seat, String id) implements Command {}

  /** Corrects a clock, from the arbiter's seat. */
  record SetClock(Seat seat, String id, Color color, long millis) implements Command {}

  /** Asks anybody's clock to be looked at. */
  record CheckFlag(Seat seat, String id) implements Command {}

  /**
   * The arbiter's finding on a result that is being decided. A program that cannot search sends
   * {@link Winnability.Answer#UNDETERMINED} at once, and the ordinary result stands.
   */
  record Verdict(Seat seat, String id, Winnability.Answer answer) implements Command {}

  /**
   * Claims a win, or a draw, because the opponent is gone. The game cannot see who is there:
   * whoever can, such as the server's room, lets this through only once the opponent is.
   */
  record ClaimAbandoned(Seat seat, String id, boolean win) implements Command {}
}
