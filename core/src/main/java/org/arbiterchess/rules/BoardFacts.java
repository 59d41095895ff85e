package org.arbiterchess.rules;

import java.util.Optional;
import org.arbiterchess.bitboard.Attacks;
import org.arbiterchess.bitboard.BitboardPosition;
import org.arbiterchess.bitboard.BitboardPositionConverter;
import org.arbiterchess.chess.Board;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Square;
import org.arbiterchess.chess.SquareSet;

/**
 * Which pieces attack, defend and pin which others on a board. {@link #of} accepts any arrangement
 * of pieces, playable or not. {@link Position#facts} returns the facts about a position.
 *
 * <p>A piece attacks the squares on which it could capture, even if it is pinned (3.1.3). It
 * defends the pieces of its own side that stand on those squares. En passant and castling do not
 * count as attacks. Only pins to the king count as pins. A side that does not have exactly one king
 * has no pinned pieces and is never in check.
 *
 * <pre>{@code
 * BoardFacts facts = Fen.parse("4k3/8/8/8/1b6/2N5/8/4K3 w - - 0 1").facts();
 * System.out.println(facts.pinned(Color.WHITE)); // [c3]
 * System.out.println(facts.pinner(Square.C3)); // Optional[b4]
 * System.out.println(facts.pinLine(Square.C3)); // [d2, c3, b4]
 * }</pre>
 */
public final class BoardFacts {

  private final BitboardPosition packed;

  BoardFacts(BitboardPosition packed) {
    this.packed = packed;
  }

  /** The facts about a board, which need not be playable. */
  public static BoardFacts of(Board board) {
    return new BoardFacts(
        BitboardPositionConverter.pack(board, Color.WHITE, SquareSet.EMPTY, Optional.empty()));
  }

  /** The squares that the piece on a square attacks; none if the square is empty. */
  public SquareSet attacks(Square from) {
    return new SquareSet(attacks(packed, from.index()));
  }

  private static long attacks(BitboardPosition packed, int from) {
    int role = packed.roleAt(from);
    return switch (role) {
      case BitboardPosition.EMPTY -> 0;
      case BitboardPosition.PAWN -> Attacks.pawn(colorAt(packed, from), from);
      default -> Attacks.of(role, from, packed.occupied());
    };
  }

  /**
   * The pseudo-legal destinations for the piece on a square, without castling. A move to one of
   * them may leave the player's own king in check.
   */
  static long steps(BitboardPosition packed, int from) {
    int color = colorAt(packed, from);
    long attacks = attacks(packed, from);
    if (packed.roleAt(from) != BitboardPosition.PAWN) {
      return attacks & ~packed.of(color);
    }
    int up = color == BitboardPosition.WHITE ? 8 : -8;
    long free = ~packed.occupied();
    long one = 1L << (from + up) & free;
    boolean first = from >> 3 == (color == BitboardPosition.WHITE ? 1 : 6);
    long two = first && one != 0 ? 1L << (from + 2 * up) & free : 0;
    long targets = packed.of(color ^ 1);
    if (packed.enPassant != BitboardPosition.NONE && color == packed.turn) {
      targets |= 1L << packed.enPassant;
    }
    return one | two | (attacks & targets);
  }

  /** All squares that a side attacks. */
  public SquareSet attackedBy(Color color) {
    SquareSet attacked = SquareSet.EMPTY;
    for (Square square : new SquareSet(packed.of(BitboardPositionConverter.code(color)))) {
      attacked = attacked.union(attacks(square));
    }
    return attacked;
  }

  /** The pieces of one side that attack a square, which may be empty. */
  public SquareSet attackers(Color color, Square square) {
    return attackers(color, square, new SquareSet(packed.occupied()));
  }

  /**
   * The pieces of one side that would attack a square if exactly the given squares were occupied.
   * Pieces on other squares are ignored.
   */
  public SquareSet attackers(Color color, Square square, SquareSet occupied) {
    return new SquareSet(
        packed.attackers(BitboardPositionConverter.code(color), square.index(), occupied.bits()));
  }

  /** The enemy pieces that attack the piece on a square; none if the square is empty. */
  public SquareSet attackers(Square square) {
    return isEmpty(square)
        ? SquareSet.EMPTY
        : attackers(BitboardPositionConverter.color(colorAt(packed, square.index()) ^ 1), square);
  }

  /** The pieces that defend the piece on a square; none if the square is empty. */
  public SquareSet defenders(Square square) {
    return isEmpty(square)
        ? SquareSet.EMPTY
        : attackers(BitboardPositionConverter.color(colorAt(packed, square.index())), square);
  }

  /** The pieces that give check to a side's king. */
  public SquareSet checkers(Color color) {
    return onlyKing(color).map(king -> attackers(color.other(), king)).orElse(SquareSet.EMPTY);
  }

  /** A side's pieces that are pinned to its king. */
  public SquareSet pinned(Color color) {
    return pins(color, true);
  }

  /** The enemy pieces that pin one of a side's pieces to its king. */
  public SquareSet pinners(Color color) {
    return pins(color, false);
  }

  /** The piece that pins the piece on a square; empty if there is none. */
  public Optional<Square> pinner(Square square) {
    if (isEmpty(square)) {
      return Optional.empty();
    }
    Color color = BitboardPositionConverter.color(colorAt(packed, square.index()));
    for (Square pinner : pinners(color)) {
      if (pinLine(color, pinner).contains(square)) {
        return Optional.of(pinner);
      }
    }
    return Optional.empty();
  }

  /**
   * The squares that the pinned piece on a square can occupy without exposing its king: all squares
   * between the king and the pinner, including the piece's current square, and the pinner's square.
   * Empty if the piece is not pinned.
   */
  public SquareSet pinLine(Square square) {
    return pinner(square)
        .map(
            pinner ->
                pinLine(BitboardPositionConverter.color(colorAt(packed, square.index())), pinner))
        .orElse(SquareSet.EMPTY);
  }

  /**
   * The bishops, rooks and queens of one side whose line to a square is blocked by exactly one
   * piece of either side. That piece may belong to the same side (a battery), or it may be pinned
   * to a piece on the square or skewered with it.
   */
  public SquareSet xrays(Color color, Square square) {
    long sliders = 0;
    long aligned = sliders(square.index()) & packed.of(BitboardPositionConverter.code(color));
    for (Square slider : new SquareSet(aligned)) {
      long between = Attacks.between(square.index(), slider.index()) & packed.occupied();
      sliders |= Long.bitCount(between) == 1 ? 1L << slider.index() : 0;
    }
    return new SquareSet(sliders);
  }

  private SquareSet pins(Color color, boolean pinnedPieces) {
    Optional<Square> king = onlyKing(color);
    if (king.isEmpty()) {
      return SquareSet.EMPTY;
    }
    long own = packed.of(BitboardPositionConverter.code(color));
    long found = 0;
    for (Square slider : xrays(color.other(), king.get())) {
      long between = Attacks.between(king.get().index(), slider.index()) & packed.occupied();
      if ((between & own) != 0) {
        found |= pinnedPieces ? between : 1L << slider.index();
      }
    }
    return new SquareSet(found);
  }

  private SquareSet pinLine(Color color, Square pinner) {
    int king = packed.king(BitboardPositionConverter.code(color));
    return new SquareSet(Attacks.between(king, pinner.index()) | 1L << pinner.index());
  }

  /** The pieces that would attack the square along a line if the board were otherwise empty. */
  private long sliders(int square) {
    return (Attacks.bishop(square) & packed.bishopsAndQueens())
        | (Attacks.rook(square) & packed.rooksAndQueens());
  }

  private Optional<Square> onlyKing(Color color) {
    SquareSet kings =
        new SquareSet(packed.kings() & packed.of(BitboardPositionConverter.code(color)));
    return kings.size() == 1 ? kings.first() : Optional.empty();
  }

  private boolean isEmpty(Square square) {
    return packed.roleAt(square.index()) == BitboardPosition.EMPTY;
  }

  private static int colorAt(BitboardPosition packed, int square) {
    return (int) (packed.black >>> square & 1);
  }
}
