package org.arbiterchess.chess;

import java.util.Optional;

/**
 * The side on which a king castles. The destinations are the same in standard chess and Chess960.
 */
public enum CastlingSide {
  KING_SIDE(File.G, File.F),
  QUEEN_SIDE(File.C, File.D);

  private final File kingGoal;
  private final File rookGoal;

  CastlingSide(File kingGoal, File rookGoal) {
    this.kingGoal = kingGoal;
    this.rookGoal = rookGoal;
  }

  /** The side on which a king castles with a rook on the same rank. */
  public static CastlingSide of(Square king, Square rook) {
    return rook.index() > king.index() ? KING_SIDE : QUEEN_SIDE;
  }

  /** The outermost of the rooks on this side of the king and on its rank. */
  public Optional<Square> outermost(Square king, SquareSet rooks) {
    SquareSet beside = rooks.intersect(SquareSet.of(king.rank()));
    SquareSet upToKing = new SquareSet((2L << king.index()) - 1);
    return this == KING_SIDE ? beside.minus(upToKing).last() : beside.intersect(upToKing).first();
  }

  /** The king's destination square. */
  public Square kingGoal(Color color) {
    return Square.of(kingGoal, color.backRank());
  }

  /** The rook's destination square. */
  public Square rookGoal(Color color) {
    return Square.of(rookGoal, color.backRank());
  }

  /** The corner square where the rook starts in standard chess. */
  public Square corner(Color color) {
    return Square.of(this == KING_SIDE ? File.H : File.A, color.backRank());
  }

  /** The castling notation written with the given character, such as {@code O-O} or {@code 0-0}. */
  public String notation(char letter) {
    String once = letter + "-" + letter;
    return this == KING_SIDE ? once : once + "-" + letter;
  }
}
