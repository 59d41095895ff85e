package org.arbiterchess.rules;

import org.arbiterchess.chess.Board;
import org.arbiterchess.chess.SquareSet;
import org.arbiterchess.chess.Symmetry;

/** Reflects and rotates setups in such a way that pawns still move forward. */
final class SetupTransform {

  private SetupTransform() {}

  /** The same setup from the other side of the board, with the colours swapped. */
  static Setup flip(Setup setup) {
    Board board = setup.board().transform(Symmetry.FLIP).swapColors();
    return new Setup(
        setup.variant(),
        board,
        setup.turn().other(),
        setup.castlingRooks().transform(Symmetry.FLIP),
        setup.enPassant().map(Symmetry.FLIP::apply),
        setup.halfmoveClock(),
        setup.fullmoveNumber());
  }

  /** The setup with its files reversed. */
  static Setup mirror(Setup setup) {
    SquareSet rooks =
        setup.variant() == Variant.CHESS960
            ? setup.castlingRooks().transform(Symmetry.MIRROR)
            : SquareSet.EMPTY;
    return new Setup(
        setup.variant(),
        setup.board().transform(Symmetry.MIRROR),
        setup.turn(),
        rooks,
        setup.enPassant().map(Symmetry.MIRROR::apply),
        setup.halfmoveClock(),
        setup.fullmoveNumber());
  }
}
