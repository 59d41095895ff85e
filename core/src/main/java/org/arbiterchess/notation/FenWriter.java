package org.arbiterchess.notation;

import java.util.Optional;
import org.arbiterchess.chess.Board;
import org.arbiterchess.chess.CastlingSide;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.File;
import org.arbiterchess.chess.Piece;
import org.arbiterchess.chess.Rank;
import org.arbiterchess.chess.Square;
import org.arbiterchess.rules.Setup;
import org.arbiterchess.rules.Variant;

/** Writes FEN or, for Chess960, X-FEN or Shredder-FEN. */
final class FenWriter {

  private FenWriter() {}

  static String sixFields(Setup setup, boolean shredder) {
    return fourFields(setup, shredder) + " " + setup.halfmoveClock() + " " + setup.fullmoveNumber();
  }

  static String fourFields(Setup setup, boolean shredder) {
    return placement(setup.board())
        + (setup.turn() == Color.WHITE ? " w " : " b ")
        + castling(setup, shredder)
        + " "
        + setup.enPassant().map(Square::toString).orElse("-");
  }

  static String placement(Board board) {
    StringBuilder text = new StringBuilder();
    for (int rank = 8; rank >= 1; rank--) {
      int empty = 0;
      for (File file : File.values()) {
        Optional<Piece> piece = board.pieceAt(Square.of(file, Rank.of(rank)));
        if (piece.isEmpty()) {
          empty++;
        } else {
          text.append(empty > 0 ? "" + empty : "").append(piece.get().symbol());
          empty = 0;
        }
      }
      text.append(empty > 0 ? "" + empty : "").append(rank > 1 ? "/" : "");
    }
    return text.toString();
  }

  /**
   * Writes the castling rights: White's before Black's, king side before queen side. In standard
   * chess, {@code shredder} has no effect, because strict parsing rejects file letters.
   */
  static String castling(Setup setup, boolean shredder) {
    boolean files = shredder && setup.variant() == Variant.CHESS960;
    StringBuilder text = new StringBuilder();
    for (Color color : Color.values()) {
      for (int file = 8; file >= 1; file--) {
        Square rook = Square.of(File.of(file), color.backRank());
        if (setup.castlingRooks().contains(rook)) {
          char letter = files ? rook.file().letter() : letter(setup, color, rook);
          text.append(color == Color.WHITE ? (char) (letter - 'a' + 'A') : letter);
        }
      }
    }
    return text.length() == 0 ? "-" : text.toString();
  }

  /**
   * The letter {@code K} or {@code Q}, or the file letter if the rook is not the outermost on its
   * side of the king.
   */
  private static char letter(Setup setup, Color color, Square rook) {
    for (CastlingSide side : CastlingSide.values()) {
      Optional<Square> meant =
          setup.variant() == Variant.CLASSICAL
              ? Optional.of(side.corner(color))
              : CastlingField.outermostRook(setup.board(), color, side);
      if (meant.orElse(null) == rook) {
        return side == CastlingSide.KING_SIDE ? 'k' : 'q';
      }
    }
    return rook.file().letter();
  }
}
