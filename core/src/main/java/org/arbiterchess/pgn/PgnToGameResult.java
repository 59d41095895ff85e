package org.arbiterchess.pgn;

import java.util.List;
import org.arbiterchess.game.Game;
import org.arbiterchess.language.Said;
import org.arbiterchess.language.Texts;

/**
 * A PGN game replayed as a {@link Game}, and the PGN data that was lost in the conversion.
 *
 * @param losses the lost data in move order; empty if nothing was lost
 */
public record PgnToGameResult(Game game, List<Loss> losses) {

  public PgnToGameResult {
    losses = List.copyOf(losses);
  }

  /** The kinds of data that a {@link Game} cannot represent. */
  public enum LossKind {
    /** A null move. The converted game ends before it. */
    NULL_MOVE,
    /** Moves after the move that ended the game. The converted game ends with that move. */
    MOVES_AFTER_END,
    /** Variations. A {@link Game} has only the moves that were played. */
    VARIATIONS,
    /** Comments, NAGs, evaluations, squares and arrows. */
    ANNOTATIONS,
    /** A time control that this program does not support. The converted game has no clock. */
    TIME_CONTROL,
    /**
     * Clock times that contradict the time control. The converted game contains clock corrections.
     */
    CLOCK,
    /** A result for which PGN gives no reason. The converted game assumes the most common one. */
    REASON_OF_RESULT,
    /** A result that contradicts the moves. */
    RESULT
  }

  /**
   * One item of lost data.
   *
   * @param ply the number of half-moves before the lost data
   */
  public record Loss(LossKind kind, int ply, Said remark) {

    /** Returns a sentence that describes the loss. */
    public String message(Texts texts) {
      return texts.say(remark);
    }

    /** Returns the sentence in English. */
    public String message() {
      return message(Texts.english());
    }
  }

  /** Whether the converted game contains all the PGN data. */
  public boolean isComplete() {
    return losses.isEmpty();
  }

  /** Whether data of this kind was lost. */
  public boolean has(LossKind kind) {
    for (Loss loss : losses) {
      if (loss.kind() == kind) {
        return true;
      }
    }
    return false;
  }
}
