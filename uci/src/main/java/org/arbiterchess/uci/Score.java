package org.arbiterchess.uci;

import java.util.OptionalInt;

/**
 * An engine's evaluation, from the point of view of the side to move.
 *
 * <pre>{@code
 * Score score = new Score.Mate(3, Score.Bound.EXACT);
 * System.out.println("mate in " + score.mateIn().orElseThrow()); // mate in 3
 * System.out.println(score.negated()); // #-3
 * System.out.println(new Score.Centipawns(35, Score.Bound.EXACT)); // +0.35
 * }</pre>
 */
public sealed interface Score {

  /** Whether the value is exact or only a bound on the true value. */
  enum Bound {
    EXACT,
    /** The true value is at least the given one. */
    LOWER,
    /** The true value is at most the given one. */
    UPPER
  }

  /** An evaluation in hundredths of a pawn. */
  record Centipawns(int value, Bound bound) implements Score {

    /** The value in pawns with its sign, such as {@code +0.35}. */
    @Override
    public String toString() {
      int pawns = Math.abs(value) / 100;
      int hundredths = Math.abs(value) % 100;
      String sign = value < 0 ? "-" : "+";
      return sign + pawns + (hundredths < 10 ? ".0" : ".") + hundredths;
    }
  }

  /**
   * A forced checkmate.
   *
   * @param moves the number of moves, not half-moves; negative if the side to move is being mated
   */
  record Mate(int moves, Bound bound) implements Score {

    /** A hash sign followed by the number of moves, such as {@code #3} or {@code #-2}. */
    @Override
    public String toString() {
      return "#" + moves;
    }
  }

  Bound bound();

  /** The evaluation in hundredths of a pawn, if no mate was found. */
  default OptionalInt centipawns() {
    return this instanceof Centipawns score ? OptionalInt.of(score.value()) : OptionalInt.empty();
  }

  /** The number of moves to mate, if one was found; negative if the side to move is being mated. */
  default OptionalInt mateIn() {
    return this instanceof Mate mate ? OptionalInt.of(mate.moves()) : OptionalInt.empty();
  }

  /** The same evaluation from the opponent's point of view. */
  default Score negated() {
    Bound other =
        switch (bound()) {
          case EXACT -> Bound.EXACT;
          case LOWER -> Bound.UPPER;
          case UPPER -> Bound.LOWER;
        };
    return this instanceof Centipawns score
        ? new Centipawns(-score.value(), other)
        : new Mate(-((Mate) this).moves(), other);
  }
}
