package org.arbiterchess.rules;

import java.util.Optional;
import org.arbiterchess.chess.Role;
import org.arbiterchess.language.Said;
import org.arbiterchess.message.InputText;
import org.arbiterchess.movetext.WrittenMove;
import org.arbiterchess.remark.Reading;
import org.arbiterchess.remark.TextParseException;

/**
 * Long algebraic notation: {@code Ng1-f3}, {@code e7xd8=Q+}, {@code O-O}.
 *
 * <p>The lower-case form, also called extended notation, has the piece letter in lower case, no
 * hyphen and no suffixes: {@code ng1f3}, {@code e7xd8=Q}, {@code 0-0}.
 */
public final class LongAlgebraic {

  private LongAlgebraic() {}

  /**
   * Writes the move with both squares.
   *
   * @throws IllegalArgumentException if the move belongs to another position
   */
  public static String write(Position position, Move move) {
    String suffix = San.suffix(position.play(move));
    return move.castlingSide()
            .map(side -> side.notation('O'))
            .orElseGet(() -> text(Optional.of(move.role()), step(move), move.isCapture()))
        + suffix;
  }

  /** Writes the move in the lower-case form. */
  public static String writeLowercase(Move move) {
    String piece = move.role() == Role.PAWN ? "" : "" + move.role().letter();
    return move.castlingSide()
        .map(side -> side.notation('0'))
        .orElseGet(() -> joined(piece, step(move), move.isCapture() ? "x" : ""));
  }

  /** The step, preceded by the piece letter unless {@code role} is empty or a pawn. */
  static String text(Optional<Role> role, Attempt.Step step, boolean capture) {
    String piece = role.filter(r -> r != Role.PAWN).map(r -> "" + r.capital()).orElse("");
    return joined(piece, step, capture ? "x" : "-");
  }

  private static String joined(String piece, Attempt.Step step, String separator) {
    String promotion = step.promotion().map(role -> "=" + role.capital()).orElse("");
    return piece + step.from().toString() + separator + step.to().toString() + promotion;
  }

  private static Attempt.Step step(Move move) {
    return new Attempt.Step(move.from(), move.to(), move.promotion());
  }

  /**
   * Parses a move written with both squares, with or without a hyphen. It ignores the same suffixes
   * as {@link San#read}.
   */
  public static Reading<Attempt> read(Position position, String text) {
    return WrittenMove.read(text).toOptional().filter(WrittenMove::isShort).isPresent()
        ? WrittenMove.malformed(text, 0, Said.of(InputText.BOTH_SQUARES))
        : San.read(position, text);
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
