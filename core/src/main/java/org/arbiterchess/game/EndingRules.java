package org.arbiterchess.game;

import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.rules.Position;
import org.arbiterchess.winnability.QuickUnwinnabilityCheck;
import org.arbiterchess.winnability.UnwinnableReason;

/** The ends of a game: those that come by themselves, and those a side brings about. */
final class EndingRules {

  private EndingRules() {}

  /**
   * The end that the present position brings without anybody's claim, in the order of precedence:
   * 5.1.1, 5.2.1, 5.2.2, 9.6, and online the threefold repetition and the fifty moves.
   */
  static Optional<Outcome> automatic(PositionHistory turn, Rulebook rulebook) {
    Position position = turn.position();
    if (!position.hasLegalMove()) {
      return Optional.of(
          position.isCheck()
              ? end(Ending.CHECKMATE, Result.winFor(position.turn().other()), rulebook)
              : end(Ending.STALEMATE, Result.DRAW, rulebook));
    }
    return drawn(turn, rulebook).map(ending -> end(ending, Result.DRAW, rulebook));
  }

  private static Optional<Ending> drawn(PositionHistory turn, Rulebook rulebook) {
    Position position = turn.position();
    if (QuickUnwinnabilityCheck.isDead(position)) {
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

  private static Outcome end(Ending ending, Result result, Rulebook rulebook) {
    return Outcome.of(ending, result, rulebook.article(ending));
  }

  /** An end without a result. */
  static Outcome without(Ending ending, Game game) {
    return end(ending, Result.NONE, game.rulebook());
  }

  static boolean isClaimable(ClaimKind kind, PositionHistory turn) {
    return count(kind, turn) >= kind.needed();
  }

  /** How often the position is there, or how many moves each were made without progress. */
  static int count(ClaimKind kind, PositionHistory turn) {
    return switch (kind) {
      case THREEFOLD_REPETITION -> turn.repetitions();
      case FIFTY_MOVES -> turn.position().halfmoveClock() / 2;
    };
  }

  /**
   * A flag fell or a player resigned: a draw if it is quickly proven that the opponent could never
   * checkmate, else to be decided. Online a resignation simply loses.
   */
  static Outcome fallen(Ending ending, Color side, Game game) {
    Rulebook rulebook = game.rulebook();
    Outcome open =
        new Outcome(
            ending,
            Result.BEING_DECIDED,
            rulebook.article(ending),
            Optional.of(side),
            Optional.empty());
    if (ending == Ending.RESIGNATION && rulebook.resignationAlwaysLoses()) {
      return open.lost();
    }
    return noMateBy(side.other(), game.position()).map(open::drawn).orElse(open);
  }

  /** A player went away; who could never checkmate does not win by that either. */
  static Outcome abandoned(Color gone, boolean win, Game game) {
    String article = game.rulebook().article(Ending.ABANDONED);
    Outcome draw =
        new Outcome(Ending.ABANDONED, Result.DRAW, article, Optional.of(gone), Optional.empty());
    return win
        ? noMateBy(gone.other(), game.position()).map(draw::drawn).orElseGet(draw::lost)
        : draw;
  }

  /** The end by the arbiter's verdict that neither side can ever checkmate (5.2.2). */
  static Outcome dead(Game game) {
    return end(Ending.DEAD_POSITION, Result.DRAW, game.rulebook());
  }

  /** Why a side could never checkmate, as far as that is proven without a search. */
  private static Optional<UnwinnableReason> noMateBy(Color winner, Position position) {
    return QuickUnwinnabilityCheck.reason(position, winner);
  }
}
