package org.arbiterchess.game;

import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Piece;
import org.arbiterchess.chess.Role;
import org.arbiterchess.chess.Square;
import org.arbiterchess.rules.Position;

/** What the material alone proves about checkmate by any series of legal moves (5.1.2, 6.9). */
public final class MatingMaterial {

  private MatingMaterial() {}

  /**
   * Why a side could never checkmate. Sound and incomplete: nothing means only that the material
   * does not prove it. The position is not checkmate.
   */
  public static Optional<NoMate> noMateBy(Color winner, Position position) {
    Color loser = winner.other();
    int knights = position.count(winner, Role.KNIGHT);
    int bishops = position.count(winner, Role.BISHOP);
    if (has(winner, position, Role.PAWN, Role.ROOK, Role.QUEEN)) {
      return Optional.empty();
    }
    if (knights == 0 && bishops == 0) {
      return Optional.of(NoMate.BARE_KING);
    }
    boolean oneKnight = knights == 1 && bishops == 0;
    if (oneKnight && !has(loser, position, Role.PAWN, Role.KNIGHT, Role.BISHOP, Role.ROOK)) {
      return Optional.of(NoMate.KNIGHT_AGAINST_QUEENS);
    }
    boolean onlyBishops = knights == 0 && !has(loser, position, Role.PAWN, Role.KNIGHT);
    return onlyBishops && bishopsShareOneColor(position)
        ? Optional.of(NoMate.BISHOPS_OF_ONE_COLOR)
        : Optional.empty();
  }

  private static boolean has(Color color, Position position, Role... roles) {
    for (Role role : roles) {
      if (position.count(color, role) > 0) {
        return true;
      }
    }
    return false;
  }

  private static boolean bishopsShareOneColor(Position position) {
    boolean light = false;
    boolean dark = false;
    for (Color color : Color.values()) {
      for (Square square : position.squaresOf(new Piece(color, Role.BISHOP))) {
        light |= square.isLight();
        dark |= !square.isLight();
      }
    }
    return !(light && dark);
  }
}
