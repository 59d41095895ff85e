package org.arbiterchess.game;

import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.rules.Position;
import org.arbiterchess.winnability.DeadPosition;
import org.arbiterchess.winnability.UnwinnableReason;
import org.arbiterchess.winnability.Winnability;

/**
 * The outcome of a game that has ended.
 *
 * @param article the article under which the game ended, according to its rulebook
 * @param fallen the side that resigned, left, ran out of time, or did not make its first move
 * @param why the reason why the game was drawn although that side resigned, left or ran out of time
 */
public record Outcome(
    Ending ending,
    Result result,
    String article,
    Optional<Color> fallen,
    Optional<UnwinnableReason> why) {

  public Outcome {
    why = why.map(UnwinnableReason::recorded);
  }

  /** The outcome of a game that ended in a way that concerns neither side alone. */
  public static Outcome of(Ending ending, Result result, String article) {
    return new Outcome(ending, result, article, Optional.empty(), Optional.empty());
  }

  public Optional<Color> winner() {
    return result.winner();
  }

  public boolean isDraw() {
    return result == Result.DRAW;
  }

  /**
   * Whether the game is over but its result depends on a verdict that the arbiter has yet to give.
   */
  public boolean isBeingDecided() {
    return result == Result.BEING_DECIDED;
  }

  /** Settles the result as a loss for the side that resigned, left or ran out of time. */
  Outcome lost() {
    Result win = Result.winFor(fallen.orElseThrow().other());
    return new Outcome(ending, win, article, fallen, Optional.empty());
  }

  /** Settles the result as a draw, because the opponent could never have delivered checkmate. */
  Outcome drawn(UnwinnableReason proof) {
    return new Outcome(ending, Result.DRAW, article, fallen, Optional.of(proof));
  }

  /**
   * Returns the outcome if the current position ends the game automatically; otherwise empty. The
   * order of precedence is 5.1.1, 5.2.1, 5.2.2, 9.6 and, online, threefold repetition and the
   * fifty-move rule.
   */
  public static Optional<Outcome> automatic(Game game) {
    return automatic(game.turn(), game.rulebook());
  }

  static Optional<Outcome> automatic(PositionHistory turn, Rulebook rulebook) {
    Optional<Outcome> immobile = withoutLegalMove(turn.position(), rulebook);
    return immobile.isPresent()
        ? immobile
        : drawn(turn, rulebook).map(ending -> of(ending, Result.DRAW, rulebook));
  }

  /** Returns checkmate or stalemate if the side to move has no legal move (5.1.1, 5.2.1). */
  static Optional<Outcome> withoutLegalMove(Position position, Rulebook rulebook) {
    if (position.hasLegalMove()) {
      return Optional.empty();
    }
    return Optional.of(
        position.isCheck()
            ? of(Ending.CHECKMATE, Result.winFor(position.turn().other()), rulebook)
            : of(Ending.STALEMATE, Result.DRAW, rulebook));
  }

  private static Optional<Ending> drawn(PositionHistory turn, Rulebook rulebook) {
    Position position = turn.position();
    if (DeadPosition.isProved(position)) {
      return Optional.of(Ending.DEAD_POSITION);
    }
    if (turn.repetitions() >= 5) {
      return Optional.of(Ending.FIVEFOLD_REPETITION);
    }
    if (position.halfmoveClock() >= 150) {
      return Optional.of(Ending.SEVENTY_FIVE_MOVES);
    }
    if (rulebook.drawsWithoutClaim()) {
      for (ClaimKind kind : ClaimKind.values()) {
        if (isClaimable(kind, turn)) {
          return Optional.of(kind.ending());
        }
      }
    }
    return Optional.empty();
  }

  static Outcome of(Ending ending, Result result, Rulebook rulebook) {
    return of(ending, result, rulebook.article(ending));
  }

  /** The outcome of a game that ended in a way that concerns one side. */
  static Outcome concerning(Color side, Ending ending, Result result, Rulebook rulebook) {
    String article = rulebook.article(ending);
    return new Outcome(ending, result, article, Optional.of(side), Optional.empty());
  }

  static boolean isClaimable(ClaimKind kind, PositionHistory turn) {
    return count(kind, turn) >= kind.needed();
  }

  /**
   * Returns how many times the position has occurred, or how many moves each side has made without
   * a capture or a pawn move.
   */
  static int count(ClaimKind kind, PositionHistory turn) {
    return switch (kind) {
      case THREEFOLD_REPETITION -> turn.repetitions();
      case FIFTY_MOVES -> turn.position().halfmoveClock() / 2;
    };
  }

  /**
   * Returns the outcome when a flag falls or a player resigns: a draw if a quick check proves that
   * the opponent could never deliver checkmate, otherwise a result that is still being decided.
   * Online, a player who resigns always loses.
   */
  public static Outcome fallen(Ending ending, Color side, Game game) {
    Rulebook rulebook = game.rulebook();
    Outcome open = concerning(side, ending, Result.BEING_DECIDED, rulebook);
    if (ending == Ending.RESIGNATION && rulebook.resignationAlwaysLoses()) {
      return open.lost();
    }
    return Winnability.quickReason(game.position(), side.other()).map(open::drawn).orElse(open);
  }

  /**
   * Returns the outcome when a player has left. If the opponent could never deliver checkmate, the
   * game is a draw even if the opponent claims a win.
   */
  static Outcome abandoned(Color gone, boolean win, Game game) {
    Outcome draw = concerning(gone, Ending.ABANDONED, Result.DRAW, game.rulebook());
    return win
        ? Winnability.quickReason(game.position(), gone.other())
            .map(draw::drawn)
            .orElseGet(draw::lost)
        : draw;
  }
}
