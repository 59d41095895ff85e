package org.arbiterchess.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.Board;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.File;
import org.arbiterchess.chess.Piece;
import org.arbiterchess.chess.PlacedPiece;
import org.arbiterchess.chess.Role;
import org.arbiterchess.chess.Square;
import org.arbiterchess.chess.SquareSet;

/**
 * A chess variant. The variants differ only in the pieces' starting squares, and therefore in
 * castling.
 */
public enum Variant {
  CLASSICAL,
  CHESS960;

  /** The number of the standard starting position. */
  static final int STANDARD_NUMBER = 518;

  /**
   * The possible pairs of files for the knights, as indexes into the five files that are still
   * free.
   */
  private static final int[][] KNIGHTS = {
    {0, 1}, {0, 2}, {0, 3}, {0, 4}, {1, 2}, {1, 3}, {1, 4}, {2, 3}, {2, 4}, {3, 4}
  };

  /**
   * Whether a king of the given colour can castle from the square: in standard chess only from e1
   * or e8, in Chess960 from any square on its back rank.
   */
  public boolean isKingsHome(Square square, Color color) {
    return square.rank() == color.backRank() && (this == CHESS960 || square.file() == File.E);
  }

  /** The starting position with a number from 0 to 959 (Guidelines II). */
  Setup startingSetup(int number) {
    Role[] array = array(number);
    List<PlacedPiece> pieces = new ArrayList<>();
    SquareSet rooks = SquareSet.EMPTY;
    for (Color color : Color.values()) {
      for (File file : File.values()) {
        Role role = array[file.ordinal()];
        Square square = Square.of(file, color.backRank());
        pieces.add(new Piece(color, role).on(square));
        pieces.add(new Piece(color, Role.PAWN).on(Square.of(file, color.pawnRank())));
        rooks = role == Role.ROOK ? rooks.with(square) : rooks;
      }
    }
    return new Setup(this, Board.of(pieces), Color.WHITE, rooks, Optional.empty(), 0, 1);
  }

  /**
   * Places the bishops first, then the queen and the knights, then rook, king and rook on the
   * remaining files.
   */
  private static Role[] array(int number) {
    if (number < 0 || number > 959) {
      throw new IllegalArgumentException("Chess960 number must be 0 to 959, not " + number);
    }
    Role[] array = new Role[8];
    array[number % 4 * 2 + 1] = Role.BISHOP;
    array[number / 4 % 4 * 2] = Role.BISHOP;
    place(array, number / 16 % 6, Role.QUEEN);
    int[] knights = KNIGHTS[number / 96];
    place(array, knights[1], Role.KNIGHT);
    place(array, knights[0], Role.KNIGHT);
    place(array, 0, Role.ROOK);
    place(array, 0, Role.KING);
    place(array, 0, Role.ROOK);
    return array;
  }

  /** Places a piece on the free file with the given index, counted from the a-file. */
  private static void place(Role[] array, int free, Role role) {
    int left = free;
    for (int file = 0; file < 8; file++) {
      if (array[file] == null && left-- == 0) {
        array[file] = role;
        return;
      }
    }
  }
}
