package org.arbiterchess.notation;

import static java.util.Objects.requireNonNull;

import org.arbiterchess.remark.InputRemark;
import org.arbiterchess.remark.InputRemarkKey;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;

/** Describes moves in words for speech output. */
public final class SpokenMove {

  private SpokenMove() {}

  /**
   * The move and its effect, such as {@code knight g1 to f3, check}, without naming the player.
   *
   * @throws IllegalArgumentException if the move belongs to another position
   */
  public static String of(Position position, Move move, Phrasebook book) {
    requireNonNull(position, "position");
    requireNonNull(move, "move");
    requireNonNull(book, "book");
    Position after = position.play(move);
    String spoken = book.spoken(move);
    if (after.hasLegalMove()) {
      return after.isCheck() ? book.say(InputRemark.of(InputRemarkKey.WITH_CHECK, spoken)) : spoken;
    }
    return book.say(
        InputRemark.of(
            after.isCheck() ? InputRemarkKey.WITH_CHECKMATE : InputRemarkKey.WITH_STALEMATE,
            spoken));
  }
}
