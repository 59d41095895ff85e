package org.arbiterchess.game;

import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.Move;

/**
 * A claim of a draw, checked against the game (9.2, 9.3). If only the position on the board meets
 * the claim, the named move does not matter, because nothing was touched (9.2.2, 9.3.2; our
 * reading).
 *
 * @param judgedAfter the named move, if it decides the claim; empty if the position on the board
 *     does
 * @param count the number of occurrences, or of moves by each side without a capture or a pawn move
 */
public record ClaimCheck(ClaimKind kind, Optional<Move> judgedAfter, int count) {

  /**
   * Checks a claim by the side to move.
   *
   * @param named the named move, if it is legal
   */
  public static ClaimCheck of(Game game, ClaimKind kind, Optional<Move> named) {
    int onBoard = Outcome.count(kind, game.turn());
    if (named.isPresent()) {
      int after = Outcome.count(kind, game.turn().play(named.get()));
      if (after >= kind.needed() || onBoard < kind.needed()) {
        return new ClaimCheck(kind, named, after);
      }
    }
    return new ClaimCheck(kind, Optional.empty(), onBoard);
  }

  public boolean isCorrect() {
    return count >= kind.needed();
  }

  /** Returns the events of a correct claim by the side to move. */
  public List<GameEvent> upheld(Game game, long now) {
    Color player = game.position().turn();
    Optional<Attempt> named = judgedAfter.map(Move::attempt);
    Outcome outcome = Outcome.of(kind.ending(), Result.DRAW, kind.article(named.isPresent()));
    return List.of(
        new GameEvent.DrawClaimed(now, player, kind, named, count, true),
        new GameEvent.Ended(now, outcome));
  }
}
