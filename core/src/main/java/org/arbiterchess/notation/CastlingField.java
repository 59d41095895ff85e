package org.arbiterchess.notation;

import java.util.Optional;
import org.arbiterchess.chess.Board;
import org.arbiterchess.chess.CastlingSide;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.File;
import org.arbiterchess.chess.Piece;
import org.arbiterchess.chess.Role;
import org.arbiterchess.chess.Square;
import org.arbiterchess.chess.SquareSet;
import org.arbiterchess.message.InputText;
import org.arbiterchess.remark.InputRemark;
import org.arbiterchess.rules.SetupProblem.Field;
import org.arbiterchess.rules.Variant;
import org.arbiterchess.text.Excerpt;

/**
 * Parses the third FEN field: the castling rights, in any order, without duplicates. In Chess960,
 * {@code K} means the outermost rook on the king side, {@code Q} the one on the queen side (X-FEN),
 * and a file letter means the rook on that file (Shredder-FEN).
 */
final class CastlingField {

  private final Variant variant;
  private final Optional<Board> board;
  private final FenProblemCollector problems;
  private final int[] offsets = new int[64];
  private SquareSet rooks = SquareSet.EMPTY;

  private CastlingField(Variant variant, Optional<Board> board, FenProblemCollector problems) {
    this.variant = variant;
    this.board = board;
    this.problems = problems;
  }

  /**
   * Parses the field and returns the valid castling rights. If no board is given, only the letters
   * are checked.
   */
  static CastlingField read(
      FenToken field, Variant variant, Optional<Board> board, FenProblemCollector problems) {
    CastlingField castling = new CastlingField(variant, board, problems);
    String letters = field.text();
    for (int i = 0; i < letters.length() && !letters.equals("-"); i++) {
      if (letters.indexOf(letters.charAt(i)) < i) {
        castling.problem(
            field.offset() + i,
            InputRemark.of(InputText.AGAIN, Excerpt.at(letters, i)),
            InputText.EACH_LETTER_ONCE);
      } else {
        castling.readLetter(letters, i, field.offset() + i);
      }
    }
    return castling;
  }

  SquareSet rooks() {
    return rooks;
  }

  /** The text offset of the letter for a rook's castling right. */
  int offset(Square rook) {
    return offsets[rook.index()];
  }

  private void readLetter(String letters, int at, int offset) {
    char letter = letters.charAt(at);
    Color color = letter >= 'a' ? Color.BLACK : Color.WHITE;
    char lower = color == Color.WHITE ? (char) (letter - 'A' + 'a') : letter;
    if (lower == 'k') {
      readSide(letter, color, CastlingSide.KING_SIDE, offset);
    } else if (lower == 'q') {
      readSide(letter, color, CastlingSide.QUEEN_SIDE, offset);
    } else if (lower < 'a' || lower > 'h') {
      problem(offset, InputRemark.verbatim(Excerpt.at(letters, at)), expectedLetters());
    } else if (variant == Variant.CLASSICAL) {
      problem(offset, InputRemark.verbatim("" + letter), InputText.CASTLING_FILES_IN_CHESS960);
    } else {
      add(letter, Square.of(File.of(lower - 'a' + 1), color.backRank()), color, offset);
    }
  }

  private InputText expectedLetters() {
    return variant == Variant.CLASSICAL
        ? InputText.CASTLING_LETTERS
        : InputText.CASTLING_LETTERS_OR_FILES;
  }

  private void readSide(char letter, Color color, CastlingSide side, int offset) {
    if (variant == Variant.CLASSICAL) {
      add(letter, side.corner(color), color, offset);
    } else if (board.isPresent()) {
      Optional<Square> rook = outermostRook(board.get(), color, side);
      if (rook.isPresent()) {
        add(letter, rook.get(), color, offset);
      } else {
        problem(
            offset,
            InputRemark.of(InputText.WITHOUT_KING_AND_ROOK, "" + letter, color),
            side == CastlingSide.KING_SIDE
                ? InputText.ROOK_TO_THE_RIGHT
                : InputText.ROOK_TO_THE_LEFT);
      }
    }
  }

  private void add(char letter, Square rook, Color color, int offset) {
    Optional<Square> king = board.flatMap(b -> kingAtHome(b, color));
    for (Square other : rooks) {
      boolean sameSide =
          other.rank() == rook.rank()
              && king.isPresent()
              && other.compareTo(king.get()) < 0 == rook.compareTo(king.get()) < 0;
      if (sameSide) {
        InputRemark found = InputRemark.of(InputText.BESIDE_RIGHT, "" + letter, other);
        problem(offset, found, InputText.ONE_RIGHT_A_SIDE);
        return;
      }
    }
    rooks = rooks.with(rook);
    offsets[rook.index()] = offset;
  }

  private void problem(int offset, InputRemark found, InputText expected) {
    problems.add(Field.CASTLING, offset, found, InputRemark.of(expected));
  }

  /** The square of a side's king, if the side has exactly one and it is on its back rank. */
  static Optional<Square> kingAtHome(Board board, Color color) {
    SquareSet kings = board.squaresOf(new Piece(color, Role.KING));
    if (kings.size() != 1) {
      return Optional.empty();
    }
    Square king = kings.iterator().next();
    return king.rank() == color.backRank() ? Optional.of(king) : Optional.empty();
  }

  /** The square of the outermost rook on one side of the king, if the king is on its back rank. */
  static Optional<Square> outermostRook(Board board, Color color, CastlingSide side) {
    Optional<Square> king = kingAtHome(board, color);
    Optional<Square> found = Optional.empty();
    for (Square rook : board.squaresOf(new Piece(color, Role.ROOK))) {
      if (king.isPresent() && rook.rank() == color.backRank()) {
        boolean right = rook.compareTo(king.get()) > 0;
        if (side == CastlingSide.KING_SIDE && right) {
          found = Optional.of(rook);
        } else if (side == CastlingSide.QUEEN_SIDE && !right && found.isEmpty()) {
          found = Optional.of(rook);
        }
      }
    }
    return found;
  }
}
