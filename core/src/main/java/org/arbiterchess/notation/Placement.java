package org.arbiterchess.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.Board;
import org.arbiterchess.chess.File;
import org.arbiterchess.chess.Piece;
import org.arbiterchess.chess.PlacedPiece;
import org.arbiterchess.chess.Rank;
import org.arbiterchess.chess.Square;
import org.arbiterchess.language.Said;
import org.arbiterchess.message.FenField;
import org.arbiterchess.message.InputText;
import org.arbiterchess.notation.FenParser.Word;
import org.arbiterchess.text.Excerpt;

/** The first FEN field, which lists the ranks from the eighth to the first. */
final class Placement {

  private final Word field;
  private final boolean lenient;
  private final FenProblems problems;
  private final List<PlacedPiece> pieces = new ArrayList<>();
  private final int[] offsets = new int[64];
  private boolean adjacentDigits;

  private Placement(Word field, boolean lenient, FenProblems problems) {
    this.field = field;
    this.lenient = lenient;
    this.problems = problems;
  }

  /**
   * Parses the field. Returns empty if it has problems. Lenient parsing accepts adjacent digits.
   */
  static Optional<Placement> read(Word field, boolean lenient, FenProblems problems) {
    Placement placement = new Placement(field, lenient, problems);
    int before = problems.size();
    placement.readRanks();
    return problems.size() == before ? Optional.of(placement) : Optional.empty();
  }

  Board board() {
    return Board.of(pieces);
  }

  boolean hasAdjacentDigits() {
    return adjacentDigits;
  }

  /** The offset of the piece on a square, or of the field if no square is given. */
  int offset(Optional<Square> square) {
    int written = square.map(s -> offsets[s.index()]).orElse(0);
    return Math.max(written, field.offset());
  }

  private void readRanks() {
    String text = field.text();
    int ranks = 1;
    for (int i = 0; i < text.length(); i++) {
      ranks += text.charAt(i) == '/' ? 1 : 0;
    }
    if (ranks != 8) {
      Said found = Said.of(InputText.RANKS, ranks);
      problem(field.offset(), found, Said.of(InputText.EIGHT_RANKS));
    }
    int start = 0;
    for (int rank = 8; rank >= 1 && start <= text.length(); rank--) {
      int slash = text.indexOf('/', start);
      int end = slash < 0 ? text.length() : slash;
      readRank(text.substring(start, end), field.offset() + start, Rank.of(rank));
      start = end + 1;
    }
  }

  private void readRank(String text, int offset, Rank rank) {
    int width = 0;
    boolean understood = true;
    for (int i = 0; i < text.length(); i++) {
      char letter = text.charAt(i);
      Optional<Piece> piece = Piece.ofSymbol(letter);
      if (piece.isPresent()) {
        place(piece.get(), width++, rank, offset + i);
      } else if (isDigit(letter)) {
        if (i > 0 && isDigit(text.charAt(i - 1))) {
          adjacentDigits(text.substring(i - 1, i + 1), offset + i - 1);
        }
        width += letter - '0';
      } else {
        understood = false;
        int end = i + 1;
        while (end < text.length() && !isPlacement(text.charAt(end))) {
          end++;
        }
        Said found = InputText.verbatim(Excerpt.of(text.substring(i, end)));
        problem(offset + i, found, Said.of(InputText.PIECE_OR_DIGIT));
        i = end - 1;
      }
    }
    if (understood && width != 8) {
      problem(
          offset,
          text.isEmpty() ? Said.of(InputText.EMPTY_RANK) : InputText.verbatim(Excerpt.of(text)),
          Said.of(InputText.EIGHT_SQUARES, rank.number(), width));
    }
  }

  private void place(Piece piece, int width, Rank rank, int offset) {
    if (width < 8) {
      Square square = Square.of(File.of(width + 1), rank);
      pieces.add(piece.on(square));
      offsets[square.index()] = offset;
    }
  }

  private void adjacentDigits(String digits, int offset) {
    adjacentDigits = true;
    if (!lenient) {
      problem(offset, InputText.verbatim(digits), Said.of(InputText.ONE_DIGIT));
    }
  }

  private void problem(int offset, Said found, Said expected) {
    problems.add(FenField.PLACEMENT, offset, found, expected);
  }

  private static boolean isPlacement(char letter) {
    return isDigit(letter) || Piece.ofSymbol(letter).isPresent();
  }

  private static boolean isDigit(char letter) {
    return letter >= '1' && letter <= '8';
  }
}
