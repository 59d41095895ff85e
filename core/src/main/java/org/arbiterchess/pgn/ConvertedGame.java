package org.arbiterchess.pgn;

import static java.util.Objects.requireNonNull;

import java.util.List;
import org.arbiterchess.game.Game;

/**
 * A game of PGN, played again as a {@link Game}, and what PGN has that the game could not take
 * over.
 *
 * @param losses in the order of the moves; empty if nothing was lost
 */
public record ConvertedGame(Game game, List<Loss> losses) {

  public ConvertedGame {
    requireNonNull(game, "game");
    requireNonNull(losses, "losses");
    losses = List.copyOf(losses);
  }

  /** The kinds of data that a {@link Game} cannot take over. */
  public enum LossKind {
    /** A null move. The game ends before it. */
    NULL_MOVE,
    /** Moves after a move that ended the game. The game ends with that move. */
    MOVES_AFTER_END,
    /** Variations. A game has only the moves that were played. */
    VARIATIONS,
    /** Comments, NAGs, evaluations, squares and arrows. */
    ANNOTATIONS,
    /** A time control that cannot be played. The game has no clock. */
    TIME_CONTROL,
    /** Clock times that do not follow from the time control. The game has clock corrections. */
    CLOCK,
    /** A result for which PGN gives no reason. The game has the most common one. */
    REASON_OF_RESULT,
    /** A result that contradicts the moves. */
    RESULT
  }

  /**
   * Something that was lost.
   *
   * @param ply the number of half-moves before it
   * @param message a sentence in English
   */
  public record Loss(LossKind kind, int ply, String message) {

    public Loss {
      requireNonNull(kind, "kind");
      requireNonNull(message, "message");
    }
  }

  /** Whether the game has everything that PGN has. */
  public boolean isComplete() {
    return losses.isEmpty();
  }

  /** Whether something of this kind was lost. */
  public boolean has(LossKind kind) {
    requireNonNull(kind, "kind");
    for (Loss loss : losses) {
      if (loss.kind() == kind) {
        return true;
      }
    }
    return false;
  }
}
