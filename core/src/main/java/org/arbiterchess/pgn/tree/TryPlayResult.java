package org.arbiterchess.pgn.tree;

import java.util.Optional;
import org.arbiterchess.language.Texts;
import org.arbiterchess.remark.TextParseException;
import org.arbiterchess.rules.IllegalMoveException;
import org.arbiterchess.rules.MoveReading;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Ruling;
import org.arbiterchess.text.Excerpt;

/**
 * The result of {@link GameTreeCursor#tryPlay}: the cursor after the move, or the reason why the
 * move was not played.
 */
public sealed interface TryPlayResult {

  /** The cursor after the move, if the move was played; otherwise empty. */
  default Optional<GameTreeCursor> toOptional() {
    return this instanceof Played played ? Optional.of(played.cursor()) : Optional.empty();
  }

  /** The reason why the move was not played, in English; an empty string if it was played. */
  String message();

  /**
   * Returns the cursor after the move.
   *
   * @throws IllegalMoveException with the arbiter's ruling if the move is illegal
   * @throws TextParseException if the text is not a move, or matches several legal moves
   */
  default GameTreeCursor orElseThrow() {
    if (this instanceof Illegal illegal) {
      throw new IllegalMoveException(illegal.ruling(), illegal.message());
    }
    if (this instanceof Unreadable unreadable) {
      throw new TextParseException(unreadable.text(), unreadable.offset(), unreadable.message());
    }
    return ((Played) this).cursor();
  }

  /** The move was played. */
  record Played(GameTreeCursor cursor) implements TryPlayResult {

    @Override
    public String message() {
      return "";
    }
  }

  /**
   * The move is illegal in the position at the cursor.
   *
   * @param text the move as it was given
   */
  record Illegal(String text, Ruling.Illegal ruling) implements TryPlayResult {

    @Override
    public String message() {
      return "\"" + Excerpt.of(text) + "\": " + ruling.sentence().cited();
    }
  }

  /**
   * The text is not a move, or it matches several legal moves.
   *
   * @param offset the offset of the error in the text, counted from 0
   * @param message a description of the error, in English
   */
  record Unreadable(String text, int offset, String message) implements TryPlayResult {

    static Unreadable of(MoveReading reading, Position position) {
      if (reading instanceof MoveReading.Malformed malformed) {
        return new Unreadable(malformed.text(), malformed.offset(), malformed.message());
      }
      MoveReading.Ambiguous ambiguous = (MoveReading.Ambiguous) reading;
      String message = ambiguous.message(position, Texts.english());
      return new Unreadable(ambiguous.text(), 0, message);
    }
  }
}
