package org.arbiterchess.rules;

import java.util.Optional;
import org.arbiterchess.chess.CastlingSide;
import org.arbiterchess.chess.Piece;
import org.arbiterchess.chess.Role;
import org.arbiterchess.chess.Square;
import org.arbiterchess.language.Said;
import org.arbiterchess.message.InputText;
import org.arbiterchess.movetext.WrittenMove;
import org.arbiterchess.remark.TextParseException;
import org.arbiterchess.rules.MoveReading.Malformed;
import org.arbiterchess.rules.MoveReading.Understood;
import org.arbiterchess.text.Excerpt;

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
    return move.castlingSide()
        .map(side -> side.notation('0'))
        .orElseGet(() -> lowercase(move.role(), step(move), move.isCapture()));
  }

  /** The step, preceded by the piece letter unless {@code role} is empty or a pawn. */
  static String text(Optional<Role> role, Attempt.Step step, boolean capture) {
    String piece = role.filter(r -> r != Role.PAWN).map(r -> "" + r.capital()).orElse("");
    return joined(piece, step, capture ? "x" : "-");
  }

  private static String lowercase(Role role, Attempt.Step step, boolean capture) {
    return joined(role == Role.PAWN ? "" : "" + role.letter(), step, capture ? "x" : "");
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
  public static MoveReading read(Position position, String text) {
    boolean shortened =
        WrittenMove.scan(text)
            .move()
            .filter(move -> move.castling().isEmpty() && move.from().isEmpty())
            .isPresent();
    return shortened
        ? new Malformed(
            text, 0, InputText.verbatim(Excerpt.of(text)), Said.of(InputText.BOTH_SQUARES))
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

  /**
   * Parses only the lower-case form. The letter must match the piece on the origin square, and the
   * text must contain {@code x} if and only if the move captures. Otherwise the text is malformed.
   */
  public static MoveReading readLowercase(Position position, String text) {
    for (CastlingSide side : CastlingSide.values()) {
      if (text.equals(side.notation('0'))) {
        return new Understood(Attempt.castle(side));
      }
    }
    int letter = WrittenMove.square(text, 0).isPresent() ? 0 : 1;
    Optional<Role> named = letter == 0 ? Optional.of(Role.PAWN) : pieceLetter(text);
    if (named.isEmpty()) {
      return Malformed.at(text, 0, InputText.PIECE_LETTER);
    }
    Optional<Square> from = WrittenMove.square(text, letter);
    if (from.isEmpty()) {
      return Malformed.at(text, letter, InputText.SQUARE_FROM);
    }
    int mark = letter + 2;
    boolean capture = text.startsWith("x", mark);
    int goal = capture ? mark + 1 : mark;
    Optional<Square> to = WrittenMove.square(text, goal);
    if (to.isEmpty()) {
      return Malformed.at(text, goal, InputText.SQUARE_TO);
    }
    int end = goal + 2;
    Optional<Role> promotion = promotion(text, end);
    if (text.length() != (promotion.isPresent() ? end + 2 : end)) {
      return Malformed.at(text, end, InputText.END_OR_PROMOTION);
    }
    Attempt.Step step = new Attempt.Step(from.get(), to.get(), promotion);
    return contradiction(position, text, named.get(), step, capture)
        .orElseGet(() -> new Understood(step));
  }

  /**
   * Parses a legal move as {@link #readLowercase} does.
   *
   * @throws TextParseException if the text is not a move in this notation
   * @throws IllegalMoveException if the move is illegal; the message is the arbiter's ruling
   */
  public static Move parseLowercase(Position position, String text) {
    return MoveTextReader.legal(position, text, readLowercase(position, text));
  }

  private static Optional<Role> pieceLetter(String text) {
    return text.isEmpty()
        ? Optional.empty()
        : Role.ofLetter(text.charAt(0))
            .filter(role -> role != Role.PAWN && role.letter() == text.charAt(0));
  }

  private static Optional<Role> promotion(String text, int at) {
    return text.startsWith("=", at) && text.length() > at + 1
        ? Role.ofLetter(text.charAt(at + 1)).filter(role -> role.capital() == text.charAt(at + 1))
        : Optional.empty();
  }

  /**
   * Returns an error if the text contradicts the board. An origin square that is empty or holds an
   * opponent's piece is not an error here, because the arbiter rules on such attempts.
   */
  private static Optional<MoveReading> contradiction(
      Position position, String text, Role named, Attempt.Step step, boolean capture) {
    Optional<Piece> mover =
        position.pieceAt(step.from()).filter(piece -> piece.color() == position.turn());
    if (mover.isEmpty()) {
      return Optional.empty();
    }
    Role role = mover.get().role();
    boolean taken = takes(position, role, step);
    Said right = InputText.verbatim(lowercase(role, step, taken));
    if (role != named) {
      Said found = Said.of(InputText.OTHER_PIECE, named, role, step.from());
      return Optional.of(new Malformed(text, 0, found, right));
    }
    boolean pawnLeavesItsFile = role == Role.PAWN && step.from().file() != step.to().file();
    boolean ownPiece =
        position.pieceAt(step.to()).filter(p -> p.color() == position.turn()).isPresent();
    if (capture == taken || ownPiece || (capture && pawnLeavesItsFile)) {
      return Optional.empty();
    }
    InputText found = capture ? InputText.NOTHING_TAKEN : InputText.SOMETHING_TAKEN;
    int mark = role == Role.PAWN ? 2 : 3;
    return Optional.of(new Malformed(text, mark, Said.of(found, step.to()), right));
  }

  private static boolean takes(Position position, Role role, Attempt.Step step) {
    boolean enPassant =
        role == Role.PAWN
            && step.from().file() != step.to().file()
            && position.enPassant().equals(Optional.of(step.to()))
            && position.basicMoves(step.from()).contains(step.to());
    boolean enemy =
        position.pieceAt(step.to()).filter(p -> p.color() != position.turn()).isPresent();
    return enPassant || enemy;
  }
}
