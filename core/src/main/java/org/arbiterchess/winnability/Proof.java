package org.arbiterchess.winnability;

import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.Piece;
import org.arbiterchess.chess.Role;
import org.arbiterchess.chess.Square;
import org.arbiterchess.chess.SquareSet;
import org.arbiterchess.rules.Position;

/**
 * Why a side can never checkmate.
 *
 * @param regions for {@link Argument#OUT_OF_REACH} where each piece can ever stand, else none
 */
public record Proof(Argument argument, List<Region> regions) {

  /** The squares that the piece on a square never leaves, though it may be taken. */
  public record Region(Square piece, SquareSet squares) {}

  /** Whether it rests on where the pieces go, there are pawns, and none can ever move. */
  public boolean pawnsAreLocked(Position position) {
    boolean locked = false;
    for (Region region : regions) {
      Optional<Piece> piece = position.pieceAt(region.piece());
      if (piece.isPresent() && piece.get().role() == Role.PAWN) {
        if (region.squares().size() > 1) {
          return false;
        }
        locked = true;
      }
    }
    return locked;
  }

  static Proof of(Argument argument) {
    return new Proof(argument, List.of());
  }
}
