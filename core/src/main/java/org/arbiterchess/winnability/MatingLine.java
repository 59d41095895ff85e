package org.arbiterchess.winnability;

import java.util.ArrayList;
import java.util.List;
import org.arbiterchess.bitboard.PackedMove;
import org.arbiterchess.chess.Color;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.packed.PackedPositions;

/** Proof of a win: a line of legal moves that ends in checkmate. */
final class MatingLine {

  private MatingLine() {}

  /**
   * Plays packed moves, flipped if Black is to win, through the ordinary rules.
   *
   * @throws IllegalArgumentException if a move is illegal: the search has a bug
   * @throws IllegalStateException if the last move is not checkmate: the search has a bug
   */
  static List<Move> replay(Position start, int[] line, Color winner) {
    List<Move> moves = new ArrayList<>(line.length);
    Position position = start;
    for (int packed : line) {
      Move move =
          PackedPositions.move(
              position, winner == Color.BLACK ? PackedMove.flipped(packed) : packed);
      moves.add(move);
      position = position.play(move);
    }
    if (position.turn() == winner || !position.isCheckmate()) {
      throw new IllegalStateException("the line does not end in checkmate:\n" + start);
    }
    return List.copyOf(moves);
  }
}
