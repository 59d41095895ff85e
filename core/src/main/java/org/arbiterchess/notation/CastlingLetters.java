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
import org.arbiterchess.rules.Setup;
import org.arbiterchess.rules.Variant;

/**
 * Which rook a castling letter means. In Chess960, {@code K} means the outermost rook on the king
 * side, {@code Q} the one on the queen side (X-FEN), and a file letter means the rook on that file
 * (Shredder-FEN).
 */
final class CastlingLetters {

  private CastlingLetters() {}

  /** The square of a side's king, if the side has exactly one and it is on its back rank. */
  static Optional<Square> kingAtHome(Board board, Color color) {
    SquareSet kings = board.squaresOf(new Piece(color, Role.KING));
    if (kings.size() != 1) {
      return Optional.empty();
    }
    Square king = kings.iterator().next();
    return king.rank() == color.backRank() ? Optional.of(king) : Optional.empty();
  }

  /** The square of the rook that {@code K} or {@code Q} means; in standard chess, the corner. */
  static Optional<Square> rook(Variant variant, Board board, Color color, CastlingSide side) {
    if (variant == Variant.CLASSICAL) {
      return Optional.of(side.corner(color));
    }
    Optional<Square> king = kingAtHome(board, color);
    Optional<Square> found = Optional.empty();
    for (Square rook : board.squaresOf(new Piece(color, Role.ROOK))) {
      if (king.isPresent() && rook.rank() == color.backRank()) {
        boolean right = rook.compareTo(king.get()) > 0;
        if (side == CastlingSide.KING_SIDE ? right : !right && found.isEmpty()) {
          found = Optional.of(rook);
        }
      }
    }
    return found;
  }

  /**
   * The castling field: White's rights before Black's, king side before queen side. In standard
   * chess, {@code shredder} has no effect, because strict parsing rejects file letters.
   */
  static String field(Setup setup, boolean shredder) {
    boolean files = shredder && setup.variant() == Variant.CHESS960;
    StringBuilder text = new StringBuilder();
    for (Color color : Color.values()) {
      for (int file = 8; file >= 1; file--) {
        Square rook = Square.of(File.of(file), color.backRank());
        if (setup.castlingRooks().contains(rook)) {
          text.append(cased(files ? rook.file().letter() : letter(setup, color, rook), color));
        }
      }
    }
    return text.length() == 0 ? "-" : text.toString();
  }

  /**
   * The letter {@code k} or {@code q}, or the file letter if the rook is not the outermost on its
   * side of the king.
   */
  private static char letter(Setup setup, Color color, Square rook) {
    for (CastlingSide side : CastlingSide.values()) {
      if (rook(setup.variant(), setup.board(), color, side).orElse(null) == rook) {
        return letter(side);
      }
    }
    return rook.file().letter();
  }

  static char letter(CastlingSide side) {
    return side == CastlingSide.KING_SIDE ? 'k' : 'q';
  }

  /** The letter in upper case for White. */
  static char cased(char letter, Color color) {
    return color == Color.WHITE ? (char) (letter - 'a' + 'A') : letter;
  }
}
