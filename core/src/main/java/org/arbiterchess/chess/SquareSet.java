package org.arbiterchess.chess;

import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * An immutable set of squares, stored in one long. Its iterator, stream and string representation
 * all use the order of {@link Square}: a1, b1, …, h8.
 *
 * <pre>{@code
 * SquareSet center = SquareSet.of(Square.D4, Square.E4, Square.D5, Square.E5);
 * SquareSet outside = SquareSet.of(File.D).minus(center);
 * System.out.println(outside); // [d1, d2, d3, d6, d7, d8]
 * System.out.println(outside.shift(Direction.EAST).last()); // Optional[e8]
 * }</pre>
 *
 * @param bits the squares as bits: bit n represents the square with index n
 */
public record SquareSet(long bits) implements Iterable<Square> {

  public static final SquareSet EMPTY = new SquareSet(0);

  private static final long A_FILE = 0x0101010101010101L;
  private static final long H_FILE = A_FILE << 7;
  private static final long LIGHT = 0x55AA55AA55AA55AAL;

  public static SquareSet of(Square... squares) {
    return ofAll(List.of(squares));
  }

  /** The set of the given squares; a square may be given more than once. */
  public static SquareSet ofAll(Iterable<Square> squares) {
    long bits = 0;
    for (Square square : squares) {
      bits |= 1L << square.index();
    }
    return new SquareSet(bits);
  }

  /** The eight squares of a file. */
  public static SquareSet of(File file) {
    return new SquareSet(A_FILE << file.ordinal());
  }

  /** The eight squares of a rank. */
  public static SquareSet of(Rank rank) {
    return new SquareSet(0xFFL << (8 * rank.ordinal()));
  }

  /** All sixty-four squares. */
  public static SquareSet all() {
    return new SquareSet(-1);
  }

  /** The thirty-two light squares. */
  public static SquareSet lightSquares() {
    return new SquareSet(LIGHT);
  }

  public boolean contains(Square square) {
    return (bits >>> square.index() & 1) != 0;
  }

  /** Whether this set contains every square of the other one. */
  public boolean containsAll(SquareSet other) {
    return (other.bits & ~bits) == 0;
  }

  /** Whether the two sets have a square in common. */
  public boolean intersects(SquareSet other) {
    return (bits & other.bits) != 0;
  }

  public boolean isEmpty() {
    return bits == 0;
  }

  public int size() {
    return Long.bitCount(bits);
  }

  /** The first square in the order of {@link Square}, or empty if the set is empty. */
  public Optional<Square> first() {
    return isEmpty() ? Optional.empty() : Optional.of(Square.of(Long.numberOfTrailingZeros(bits)));
  }

  /** The last square in the order of {@link Square}, or empty if the set is empty. */
  public Optional<Square> last() {
    return isEmpty()
        ? Optional.empty()
        : Optional.of(Square.of(63 - Long.numberOfLeadingZeros(bits)));
  }

  public SquareSet with(Square square) {
    return new SquareSet(bits | 1L << square.index());
  }

  public SquareSet without(Square square) {
    return new SquareSet(bits & ~(1L << square.index()));
  }

  /** The squares that are in at least one of the two sets. */
  public SquareSet union(SquareSet other) {
    return new SquareSet(bits | other.bits);
  }

  /** The squares that are in both sets. */
  public SquareSet intersect(SquareSet other) {
    return new SquareSet(bits & other.bits);
  }

  /** The squares of this set that are not in the other one. */
  public SquareSet minus(SquareSet other) {
    return new SquareSet(bits & ~other.bits);
  }

  /** The set shifted by one step. Squares that would fall off the board are dropped. */
  public SquareSet shift(Direction direction) {
    int step = 8 * direction.rankStep() + direction.fileStep();
    long moved = step > 0 ? bits << step : bits >>> -step;
    long wrapped = direction.fileStep() > 0 ? A_FILE : direction.fileStep() < 0 ? H_FILE : 0;
    return new SquareSet(moved & ~wrapped);
  }

  /** The reflected or rotated set. */
  public SquareSet transform(Symmetry symmetry) {
    SquareSet moved = EMPTY;
    for (Square square : this) {
      moved = moved.with(symmetry.apply(square));
    }
    return moved;
  }

  /** The squares as a stream, from a1 to h8. */
  public Stream<Square> stream() {
    int features = Spliterator.ORDERED | Spliterator.DISTINCT | Spliterator.NONNULL;
    return StreamSupport.stream(
        Spliterators.spliterator(iterator(), size(), features | Spliterator.IMMUTABLE), false);
  }

  /** The squares from a1 to h8. */
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

  /** The square names from a1 to h8, such as {@code [e4, d5]}. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder("[");
    for (Square square : this) {
      text.append(text.length() > 1 ? ", " : "").append(square);
    }
    return text.append(']').toString();
  }
}
