package org.arbiterchess.rules;

import java.util.Optional;
import org.arbiterchess.chess.CastlingSide;
import org.arbiterchess.chess.File;
import org.arbiterchess.chess.Rank;
import org.arbiterchess.chess.Role;
import org.arbiterchess.chess.Square;

/** What was tried, whether or not the laws allow it. */
public sealed interface Attempt {

  /** A piece taken from one square to another, as by hand; castling as the king's step. */
  record Step(Square from, Square to, Optional<Role> promotion) implements Attempt {

    /** The move as UCI writes it, such as {@code e7e8q}. */
    @Override
    public String toString() {
      return from.toString() + to + promotion.map(role -> "" + role.letter()).orElse("");
    }
  }

  /** Castling by name, as {@code 0-0} is typed. */
  record Castle(CastlingSide side) implements Attempt {

    /** {@code 0-0} or {@code 0-0-0}. */
    @Override
    public String toString() {
      return side.notation('0');
    }
  }

  /**
   * A move named by a piece that cannot be found: none of that role, on the file and rank if they
   * were given, reaches the square.
   */
  record Unreached(Role role, Optional<File> file, Optional<Rank> rank, Square to)
      implements Attempt {

    /** What is known of the piece and where it should go, such as {@code Nbd5}. */
    @Override
    public String toString() {
      return role.capital()
          + file.map(known -> "" + known.letter()).orElse("")
          + rank.map(known -> "" + known.number()).orElse("")
          + to;
    }
  }

  static Attempt step(Square from, Square to) {
    return new Step(from, to, Optional.empty());
  }

  static Attempt promotion(Square from, Square to, Role role) {
    return new Step(from, to, Optional.of(role));
  }

  static Attempt castle(CastlingSide side) {
    return new Castle(side);
  }
}
