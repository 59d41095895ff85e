package org.arbiterchess.rules;

import java.util.Optional;
import org.arbiterchess.chess.Role;
import org.arbiterchess.chess.Square;
import org.arbiterchess.language.Said;
import org.arbiterchess.message.InputText;
import org.arbiterchess.movetext.WrittenMove;
import org.arbiterchess.remark.Reading;
import org.arbiterchess.remark.TextParseException;

/**
 * UCI move notation, in lower case, such as {@code e2e4} and {@code e7e8q}. Castling is written as
 * {@code e1g1} in standard chess, and as a king move to the rook's square in Chess960. {@link
 * Position#rule} recognises both forms.
 */
public final class Uci {

  private Uci() {}

  /**
   * Writes the move in UCI notation. The result is the same as {@link Move#toString}.
   *
   * @throws IllegalArgumentException if the move belongs to another position
   */
  public static String write(Position position, Move move) {
    position.play(move);
    return move.toString();
  }

  /**
   * Parses the text without checking it against the position, so every well-formed move becomes an
   * attempt.
   */
  public static Reading<Attempt> read(Position position, String text) {
    Optional<Square> from = WrittenMove.square(text, 0);
    if (from.isEmpty()) {
      return WrittenMove.malformed(text, 0, Said.of(InputText.SQUARE_FROM));
    }
    Optional<Square> to = WrittenMove.square(text, 2);
    if (to.isEmpty()) {
      return WrittenMove.malformed(text, 2, Said.of(InputText.SQUARE_TO));
    }
    if (text.length() == 4) {
      return new Reading.Valid<>(Attempt.step(from.get(), to.get()));
    }
    Optional<Role> promotion =
        Role.ofLetter(text.charAt(4)).filter(role -> role.letter() == text.charAt(4));
    if (promotion.isEmpty()) {
      return WrittenMove.malformed(text, 4, Said.of(InputText.PROMOTION_OR_END));
    }
    return text.length() == 5
        ? new Reading.Valid<>(Attempt.promotion(from.get(), to.get(), promotion.get()))
        : WrittenMove.malformed(text, 5, Said.of(InputText.END_OF_MOVE));
  }

  /**
   * Parses a legal move as {@link #read} does.
   *
   * @throws TextParseException if the text is ambiguous or not a move in this notation
   * @throws IllegalMoveException if the move is illegal; the message is the arbiter's ruling
   */
  public static Move parse(Position position, String text) {
    return MoveTextReader.legal(position, text, read(position, text));
  }
}
