package org.arbiterchess.winnability;

import java.util.ArrayList;
import java.util.List;
import org.arbiterchess.bitboard.PackedMove;
import org.arbiterchess.chess.Color;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.packed.PositionAndMovePacker;

/** Converts a search's mating lines to moves and verifies them. */
final class MatingLineVerifier {

  private MatingLineVerifier() {}

  /**
   * Replays a search's packed moves under the ordinary rules. The moves are flipped if Black wins.
   *
   * @throws IllegalArgumentException if a move is illegal, which indicates a bug in the search
   * @throws IllegalStateException if the last move is not checkmate, which indicates a bug in the
   *     search
   */
  static List<Move> replay(Position start, int[] line, Color winner) {
    List<Move> moves = new ArrayList<>(line.length);
    Position position = start;
    for (int packed : line) {
      Move move =
          PositionAndMovePacker.move(
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
