package org.arbiterchess.notation;

import java.util.Optional;
import org.arbiterchess.chess.Role;
import org.arbiterchess.chess.Square;
import org.arbiterchess.message.InputText;
import org.arbiterchess.notation.MoveReading.Malformed;
import org.arbiterchess.remark.InputRemark;
import org.arbiterchess.remark.TextParseException;
import org.arbiterchess.rules.IllegalMoveException;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.text.Excerpt;

/** Long algebraic notation: {@code Ng1-f3}, {@code e7xd8=Q+}, {@code O-O}. */
public final class LongAlgebraic {

  private LongAlgebraic() {}

  /**
   * Writes the move with both squares.
   *
   * @throws IllegalArgumentException if the move belongs to another position
   */
  public static String write(Position position, Move move) {
    String suffix = San.suffix(position.play(move));
    if (move.isCastling()) {
      return move.castlingSide().map(side -> side.notation('O')).orElseThrow() + suffix;
    }
    return text(
            Optional.of(move.role()), move.from(), move.isCapture(), move.to(), move.promotion())
        + suffix;
  }

  /**
   * The move with both squares, preceded by the piece letter unless {@code role} is empty or a
   * pawn.
   */
  static String text(
      Optional<Role> role, Square from, boolean capture, Square to, Optional<Role> promotion) {
    return role.filter(piece -> piece != Role.PAWN).map(piece -> "" + piece.capital()).orElse("")
        + from
        + (capture ? "x" : "-")
        + to
        + promotion.map(piece -> "=" + piece.capital()).orElse("");
  }

  /**
   * Parses a move written with both squares, with or without a hyphen. It ignores the same suffixes
   * as {@link San#read}.
   */
  public static MoveReading read(Position position, String text) {
    AlgebraicMoveParser.Scan scan = AlgebraicMoveParser.scan(text);
    boolean shortened =
        scan.words()
            .filter(words -> words instanceof ParsedMove.Piece piece && piece.from().isEmpty())
            .isPresent();
    return shortened
        ? new Malformed(
            text, 0, InputRemark.verbatim(Excerpt.of(text)), InputRemark.of(InputText.BOTH_SQUARES))
        : San.read(position, text);
  }

  /**
   * Parses a legal move as {@link #read} does.
   *
   * @throws TextParseException if the text is ambiguous or not a move in this notation
   * @throws IllegalMoveException if the move is illegal; the message is the arbiter's ruling
   */
  public static Move parse(Position position, String text) {
    return LegalMoveCheck.move(position, text, read(position, text));
  }
}
