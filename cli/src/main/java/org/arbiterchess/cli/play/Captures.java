package org.arbiterchess.cli.play;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Piece;
import org.arbiterchess.chess.Role;
import org.arbiterchess.game.Game;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;

/** What a side has taken, and by how much it is ahead on the board. */
final class Captures {

  private Captures() {}

  /** The pieces a side has taken, the most valuable first. */
  static List<Piece> by(Color color, Game game) {
    List<Piece> taken = new ArrayList<>();
    for (Move move : game.moves()) {
      if (move.color() == color) {
        move.captured().ifPresent(role -> taken.add(new Piece(color.other(), role)));
      }
    }
    taken.sort(Comparator.comparing(Piece::role).reversed());
    return taken;
  }

  /** By how many pawns' worth a side is ahead; negative if it is behind. */
  static int lead(Color color, Position position) {
    int lead = 0;
    for (Role role : Role.values()) {
      lead += value(role) * (position.count(color, role) - position.count(color.other(), role));
    }
    return lead;
  }

  /** What beginners are told a piece is worth. */
  private static int value(Role role) {
    return switch (role) {
      case PAWN -> 1;
      case KNIGHT, BISHOP -> 3;
      case ROOK -> 5;
      case QUEEN -> 9;
      case KING -> 0;
    };
  }
}
