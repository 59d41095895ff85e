package org.arbiterchess.chess;

import java.util.Iterator;
import java.util.NoSuchElementException;

/** A set of squares, iterated from a1 to h8. Bit n represents the square with index n. */
public record SquareSet(long bits) implements Iterable<Square> {

  public static final SquareSet EMPTY = new SquareSet(0);

  public static SquareSet of(Square... squares) {
    long bits = 0;
    for (Square square : squares) {
      bits |= 1L << square.index();
    }
    return new SquareSet(bits);
  }

  public boolean contains(Square square) {
    return (bits >>> square.index() & 1) != 0;
  }

  public boolean isEmpty() {
    return bits == 0;
  }

  public int size() {
    return Long.bitCount(bits);
  }

  public SquareSet with(Square square) {
    return new SquareSet(bits | 1L << square.index());
  }

  public SquareSet without(Square square) {
    return new SquareSet(bits & ~(1L << square.index()));
  }

  public SquareSet union(SquareSet other) {
    return new SquareSet(bits | other.bits);
  }

  public SquareSet intersect(SquareSet other) {
    return new SquareSet(bits & other.bits);
  }

  @Override
  public Iterator<Square> iterator() {
    return new Iterator<>() {
      private long left = bits;

      @Override
      public boolean hasNext() {
        return left != 0;
      }

      @Override
      public Square next() {
        if (left == 0) {
          throw new NoSuchElementException("no more squares");
        }
        Square square = Square.of(Long.numberOfTrailingZeros(left));
        left &= left - 1;
        return square;
      }
    };
  }

  /** The square names, such as {@code [e4, d5]}. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder("[");
    for (Square square : this) {
      text.append(text.length() > 1 ? ", " : "").append(square);
    }
    return text.append(']').toString();
  }
}
