package org.arbiterchess.game;

import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.rules.Position;
import org.arbiterchess.winnability.DeadPosition;
import org.arbiterchess.winnability.Winnability;

/**
 * Finds the result after a flag fall or a resignation. A player whose flag falls loses only if the
 * opponent could still deliver checkmate by some series of legal moves; otherwise the game is drawn
 * (6.9). {@link Arbiter#decide} leaves the result open, because the search can take a second or
 * more. The search should not be run on a thread that must respond quickly.
 *
 * <p>One call determines the result of a flag fall:
 *
 * <pre>{@code
 * Position position = Fen.parse("8/8/8/4k3/8/8/4P3/4K3 w - - 0 1");
 * Outcome black = GameVerdictFinder.flagFell(position, Color.BLACK, Winnability.BUDGET);
 * System.out.println(black.result()); // WHITE_WINS
 * Outcome white = GameVerdictFinder.flagFell(position, Color.WHITE, Winnability.BUDGET);
 * System.out.println(white.result()); // DRAW
 * }</pre>
 *
 * <p>{@link #settle} does the same for a {@link Game} with a clock.
 */
public final class GameVerdictFinder {

  private GameVerdictFinder() {}

  /**
   * Returns the outcome when a side runs out of time over the board (6.9). If the search uses up
   * its budget without finding an answer, the side loses, because a draw requires a proof. In a
   * position that is already checkmate or stalemate, the flag no longer matters (5.1.1, 5.2.1).
   *
   * @param fallen the side whose flag fell
   * @param budget the maximum number of positions to visit, such as {@link Winnability#BUDGET}
   */
  public static Outcome flagFell(Position position, Color fallen, int budget) {
    return EndingRules.withoutLegalMove(position, Rulebook.OVER_THE_BOARD)
        .orElseGet(() -> decideFlag(position, fallen, budget));
  }

  private static Outcome decideFlag(Position position, Color fallen, int budget) {
    Outcome open =
        new Outcome(
            Ending.FLAG,
            Result.BEING_DECIDED,
            Rulebook.OVER_THE_BOARD.article(Ending.FLAG),
            Optional.of(fallen),
            Optional.empty());
    return Winnability.search(position, fallen.other(), budget)
        .unwinnable()
        .map(proof -> open.drawn(proof.reason()))
        .orElseGet(open::lost);
  }

  /**
   * If a flag has fallen by the given time, or if a result is being decided, returns the game with
   * its result. Otherwise returns the game unchanged.
   *
   * @param budget the maximum number of positions to visit, such as {@link Winnability#BUDGET}
   */
  public static Game settle(Game game, long now, int budget) {
    Command checkFlag = new Command(Seat.ARBITER, "", Action.Simple.CHECK_FLAG);
    Game ended = Arbiter.decide(game, checkFlag, now).toOptional().map(game::apply).orElse(game);
    Optional<Color> fallen =
        ended.outcome().filter(Outcome::isBeingDecided).flatMap(Outcome::fallen);
    if (fallen.isEmpty()) {
      return ended;
    }
    Winnability search = Winnability.search(ended.position(), fallen.get().other(), budget);
    Command verdict = new Command(Seat.ARBITER, "", new Action.Verdict(search.answer()));
    return ended.apply(Arbiter.decide(ended, verdict, now).orElseThrow());
  }

  /**
   * Whether the game needs a verdict, because a result is being decided or the position may be
   * dead.
   */
  public static boolean isWanted(Game game) {
    return game.outcome().isPresent()
        ? game.outcome().get().isBeingDecided()
        : DeadPosition.isPossible(position(game));
  }

  /**
   * Returns the verdict on the game; empty if no verdict is needed, or if the game is in progress
   * and the position is not dead.
   */
  public static Optional<Winnability.Answer> find(Game game) {
    if (!isWanted(game)) {
      return Optional.empty();
    }
    if (game.isOver()) {
      return afterEnd(game).map(Winnability::answer);
    }
    return DeadPosition.isFound(position(game))
        ? Optional.of(Winnability.Answer.UNWINNABLE)
        : Optional.empty();
  }

  /**
   * Returns the position to search. A move made in strict play counts even before the press, so the
   * game is over if the position after it is dead (5.2.2).
   */
  public static Position position(Game game) {
    return game.madeMove().map(game.position()::play).orElseGet(game::position);
  }

  /**
   * Returns whether the opponent of the side that resigned, left or ran out of time could have
   * delivered checkmate; empty if the game ended in another way.
   */
  public static Optional<Winnability> afterEnd(Game game) {
    return game.outcome()
        .flatMap(Outcome::fallen)
        .map(
            fallen ->
                Winnability.search(game.position(), fallen.other(), Winnability.BUDGET_AFTER_END));
  }
}
