package org.arbiterchess.rules;

import java.util.Optional;
import org.arbiterchess.chess.CastlingSide;
import org.arbiterchess.chess.File;
import org.arbiterchess.chess.Rank;
import org.arbiterchess.chess.Role;
import org.arbiterchess.chess.Square;

/** A move that a player tries to make, legal or not. */
public sealed interface Attempt {

  /** A move of a piece from one square to another. Castling can be given as a king move. */
  record Step(Square from, Square to, Optional<Role> promotion) implements Attempt {

    /** The move in UCI notation, such as {@code e7e8q}. */
    @Override
    public String toString() {
      return from.toString() + to + promotion.map(role -> "" + role.letter()).orElse("");
    }
  }

  /** Castling specified as such, for example by typing {@code 0-0}. */
  record Castle(CastlingSide side) implements Attempt {

    /** {@code 0-0} or {@code 0-0-0}. */
    @Override
    public String toString() {
      return side.notation('0');
    }
  }

  /**
   * A move that no piece can make. Even if nothing stood in the way, no piece of the given role
   * could reach the square. If a file or rank is given, only pieces on it are considered. A king's
   * step onto its own rook is one too, because as a {@link Step} it would mean castling.
   */
  record Unreached(Role role, Optional<File> file, Optional<Rank> rank, Square to)
      implements Attempt {

    /** The role, the known part of the origin, and the destination, such as {@code Nbd5}. */
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
