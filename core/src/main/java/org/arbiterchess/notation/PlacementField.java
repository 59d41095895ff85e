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
import org.arbiterchess.message.InputText;
import org.arbiterchess.remark.InputRemark;
import org.arbiterchess.rules.SetupProblem.Field;
import org.arbiterchess.text.Excerpt;

/**
 * Parses the first FEN field and records the offset of each piece. The field lists the ranks from
 * the eighth to the first.
 */
final class PlacementField {

  private final FenToken field;
  private final FenProblemCollector problems;
  private final boolean adjacentDigitsAllowed;
  private final List<PlacedPiece> pieces = new ArrayList<>();
  private final int[] offsets = new int[64];
  private boolean adjacentDigits;

  private PlacementField(
      FenToken field, boolean adjacentDigitsAllowed, FenProblemCollector problems) {
    this.field = field;
    this.adjacentDigitsAllowed = adjacentDigitsAllowed;
    this.problems = problems;
  }

  /** Parses the field. Returns empty if it has problems. */
  static Optional<PlacementField> read(
      FenToken field, boolean adjacentDigitsAllowed, FenProblemCollector problems) {
    PlacementField placement = new PlacementField(field, adjacentDigitsAllowed, problems);
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
    List<FenToken> ranks = ranks();
    if (ranks.size() != 8) {
      problems.add(
          Field.PLACEMENT,
          field.offset(),
          InputRemark.of(InputText.RANKS, ranks.size()),
          InputRemark.of(InputText.EIGHT_RANKS));
    }
    for (int i = 0; i < ranks.size() && i < 8; i++) {
      readRank(ranks.get(i), Rank.of(8 - i));
    }
  }

  private List<FenToken> ranks() {
    List<FenToken> ranks = new ArrayList<>();
    String text = field.text();
    int start = 0;
    for (int i = 0; i <= text.length(); i++) {
      if (i == text.length() || text.charAt(i) == '/') {
        ranks.add(new FenToken(text.substring(start, i), field.offset() + start));
        start = i + 1;
      }
    }
    return ranks;
  }

  private void readRank(FenToken token, Rank rank) {
    String text = token.text();
    int width = 0;
    boolean understood = true;
    for (int i = 0; i < text.length(); i++) {
      char letter = text.charAt(i);
      Optional<Piece> piece = Piece.ofSymbol(letter);
      if (piece.isPresent()) {
        place(piece.get(), width++, rank, token.offset() + i);
      } else if (isDigit(letter)) {
        adjacentDigits(token, i);
        width += letter - '0';
      } else {
        understood = false;
        int end = i + 1;
        while (end < text.length() && !isPlacement(text.charAt(end))) {
          end++;
        }
        problems.add(
            Field.PLACEMENT,
            token.offset() + i,
            InputRemark.verbatim(Excerpt.of(text.substring(i, end))),
            InputRemark.of(InputText.PIECE_OR_DIGIT));
        i = end - 1;
      }
    }
    if (understood && width != 8) {
      problems.add(
          Field.PLACEMENT,
          token.offset(),
          text.isEmpty()
              ? InputRemark.of(InputText.EMPTY_RANK)
              : InputRemark.verbatim(Excerpt.of(text)),
          InputRemark.of(InputText.EIGHT_SQUARES, rank.number(), width));
    }
  }

  private void place(Piece piece, int width, Rank rank, int offset) {
    if (width < 8) {
      Square square = Square.of(File.of(width + 1), rank);
      pieces.add(piece.on(square));
      offsets[square.index()] = offset;
    }
  }

  private void adjacentDigits(FenToken token, int at) {
    if (at == 0 || !isDigit(token.text().charAt(at - 1))) {
      return;
    }
    adjacentDigits = true;
    if (!adjacentDigitsAllowed) {
      problems.add(
          Field.PLACEMENT,
          token.offset() + at - 1,
          InputRemark.verbatim(token.text().substring(at - 1, at + 1)),
          InputRemark.of(InputText.ONE_DIGIT));
    }
  }

  private static boolean isPlacement(char letter) {
    return isDigit(letter) || Piece.ofSymbol(letter).isPresent();
  }

  private static boolean isDigit(char letter) {
    return letter >= '1' && letter <= '8';
  }
}
