package org.arbiterchess.cli.play;

import java.util.Optional;
import org.arbiterchess.chess.Piece;
import org.arbiterchess.chess.Role;
import org.arbiterchess.chess.Square;
import org.arbiterchess.officiating.touch.Obligation;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.Position;

/**
 * Finds the piece that a player wants to move when no piece can make the typed move. In strict
 * play, pieces can also be moved illegally, so {@code Ke3} moves the king to e3 from any square.
 */
final class OriginSquareFinder {

  private OriginSquareFinder() {}

  /** Returns the attempt with its origin square if exactly one piece fits it, otherwise empty. */
  static Optional<Attempt> withOrigin(Position position, Attempt attempt) {
    if (!(attempt instanceof Attempt.Unreached unreached)
        || Obligation.from(position, attempt).isPresent()) {
      return Optional.of(attempt);
    }
    Optional<Attempt> found = Optional.empty();
    for (Square square : position.squaresOf(new Piece(position.turn(), unreached.role()))) {
      if (fits(square, unreached)) {
        if (found.isPresent()) {
          return Optional.empty();
        }
        found = Optional.of(Attempt.step(square, unreached.to()));
      }
    }
    return found;
  }

  /**
   * Returns whether the piece on the square fits the attempt. If the attempt does not name a pawn's
   * file, the pawn must be on the destination file.
   */
  private static boolean fits(Square square, Attempt.Unreached unreached) {
    boolean pawn = unreached.role() == Role.PAWN;
    return unreached
            .file()
            .or(() -> pawn ? Optional.of(unreached.to().file()) : Optional.empty())
            .filter(file -> file != square.file())
            .isEmpty()
        && unreached.rank().filter(rank -> rank != square.rank()).isEmpty();
  }
}
