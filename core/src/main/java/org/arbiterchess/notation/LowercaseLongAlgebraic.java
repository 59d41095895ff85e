package org.arbiterchess.notation;

import java.util.Optional;
import org.arbiterchess.chess.CastlingSide;
import org.arbiterchess.chess.Piece;
import org.arbiterchess.chess.Role;
import org.arbiterchess.chess.Square;
import org.arbiterchess.message.InputText;
import org.arbiterchess.notation.MoveReading.Malformed;
import org.arbiterchess.notation.MoveReading.Understood;
import org.arbiterchess.remark.InputRemark;
import org.arbiterchess.remark.TextParseException;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.IllegalMoveException;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;

/**
 * Extended notation: the piece letter in lower case (none for a pawn), the origin, {@code x} for a
 * capture including en passant, the destination, and {@code =Q} for a promotion. Castling is
 * written as {@code 0-0} or {@code 0-0-0}. Both sides use the same letters.
 */
public final class LowercaseLongAlgebraic {

  private final Position position;
  private final String text;

  private LowercaseLongAlgebraic(Position position, String text) {
    this.position = position;
    this.text = text;
  }

  public static String write(Move move) {
    return move.castlingSide()
        .map(side -> side.notation('0'))
        .orElseGet(
            () -> text(move.role(), move.from(), move.isCapture(), move.to(), move.promotion()));
  }

  private static String text(
      Role role, Square from, boolean capture, Square to, Optional<Role> promotion) {
    return (role == Role.PAWN ? "" : "" + role.letter())
        + from
        + (capture ? "x" : "")
        + to
        + promotion.map(piece -> "=" + piece.capital()).orElse("");
  }

  /**
   * Parses only this notation. The letter must match the piece on the origin square, and the text
   * must contain {@code x} if and only if the move captures. Otherwise the text is malformed.
   */
  public static MoveReading read(Position position, String text) {
    for (CastlingSide side : CastlingSide.values()) {
      if (text.equals(side.notation('0'))) {
        return new Understood(Attempt.castle(side));
      }
    }
    return new LowercaseLongAlgebraic(position, text).read();
  }

  /**
   * Parses a legal move as {@link #read(Position, String)} does.
   *
   * @throws TextParseException if the text is ambiguous or not a move in this notation
   * @throws IllegalMoveException if the move is illegal; the message is the arbiter's ruling
   */
  public static Move parse(Position position, String text) {
    return LegalMoveCheck.move(position, text, read(position, text));
  }

  private MoveReading read() {
    int letter = square(0).isPresent() ? 0 : 1;
    Optional<Role> named = letter == 0 ? Optional.of(Role.PAWN) : pieceLetter();
    if (named.isEmpty()) {
      return malformed(0, InputText.PIECE_LETTER);
    }
    Optional<Square> from = square(letter);
    if (from.isEmpty()) {
      return malformed(letter, InputText.SQUARE_FROM);
    }
    int mark = letter + 2;
    boolean capture = text.startsWith("x", mark);
    int goal = capture ? mark + 1 : mark;
    Optional<Square> to = square(goal);
    if (to.isEmpty()) {
      return malformed(goal, InputText.SQUARE_TO);
    }
    int end = goal + 2;
    Optional<Role> promotion = promotion(end);
    if (text.length() != (promotion.isPresent() ? end + 2 : end)) {
      return malformed(end, InputText.END_OR_PROMOTION);
    }
    Attempt.Step step = new Attempt.Step(from.get(), to.get(), promotion);
    return contradiction(named.get(), step, capture, mark).orElseGet(() -> new Understood(step));
  }

  private Optional<Role> pieceLetter() {
    return text.isEmpty()
        ? Optional.empty()
        : Role.ofLetter(text.charAt(0))
            .filter(role -> role != Role.PAWN && role.letter() == text.charAt(0));
  }

  private Optional<Role> promotion(int at) {
    return text.startsWith("=", at) && text.length() > at + 1
        ? Role.ofLetter(text.charAt(at + 1)).filter(role -> role.capital() == text.charAt(at + 1))
        : Optional.empty();
  }

  /**
   * Returns an error if the text contradicts the board. An origin square that is empty or holds an
   * opponent's piece is not an error here, because the arbiter rules on such attempts.
   */
  private Optional<MoveReading> contradiction(
      Role named, Attempt.Step step, boolean capture, int mark) {
    Optional<Piece> mover =
        position.pieceAt(step.from()).filter(piece -> piece.color() == position.turn());
    if (mover.isEmpty()) {
      return Optional.empty();
    }
    Role role = mover.get().role();
    boolean taken = takes(role, step);
    InputRemark right =
        InputRemark.verbatim(text(role, step.from(), taken, step.to(), step.promotion()));
    if (role != named) {
      InputRemark found = InputRemark.of(InputText.OTHER_PIECE, named, role, step.from());
      return Optional.of(new Malformed(text, 0, found, right));
    }
    boolean pawnLeavesItsFile = role == Role.PAWN && step.from().file() != step.to().file();
    boolean ownPiece =
        position.pieceAt(step.to()).filter(p -> p.color() == position.turn()).isPresent();
    if (capture == taken || ownPiece || (capture && pawnLeavesItsFile)) {
      return Optional.empty();
    }
    InputText found = capture ? InputText.NOTHING_TAKEN : InputText.SOMETHING_TAKEN;
    return Optional.of(new Malformed(text, mark, InputRemark.of(found, step.to()), right));
  }

  private boolean takes(Role role, Attempt.Step step) {
    boolean enPassant =
        role == Role.PAWN
            && step.from().file() != step.to().file()
            && position.enPassant().equals(Optional.of(step.to()))
            && position.basicMoves(step.from()).contains(step.to());
    boolean enemy =
        position.pieceAt(step.to()).filter(p -> p.color() != position.turn()).isPresent();
    return enPassant || enemy;
  }

  private Optional<Square> square(int at) {
    return SquareParser.square(text, at);
  }

  private Malformed malformed(int offset, InputText expected) {
    return Malformed.at(text, offset, expected);
  }
}
