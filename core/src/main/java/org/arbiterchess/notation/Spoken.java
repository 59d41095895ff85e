package org.arbiterchess.notation;

import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.wording.Remark;
import org.arbiterchess.wording.Wording;

/** Moves in words, for listening to. */
public final class Spoken {

  private Spoken() {}

  /**
   * The move and what comes of it, such as {@code knight g1 to f3, check}; whose it is, is not
   * said.
   *
   * @throws IllegalArgumentException if the move belongs to another position
   */
  public static String of(Position position, Move move, Phrasebook book) {
    Position after = position.play(move);
    String spoken = book.spoken(move);
    if (after.hasLegalMove()) {
      return after.isCheck() ? book.say(Remark.of(Wording.WITH_CHECK, spoken)) : spoken;
    }
    return book.say(
        Remark.of(after.isCheck() ? Wording.WITH_CHECKMATE : Wording.WITH_STALEMATE, spoken));
  }
}
