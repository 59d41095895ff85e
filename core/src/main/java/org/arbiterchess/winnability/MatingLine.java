package org.arbiterchess.winnability;

import java.util.ArrayList;
import java.util.List;
import org.arbiterchess.bitboard.PackedMove;
import org.arbiterchess.chess.Color;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.packed.PositionAndMovePacker;

/** Verifies and shortens the mating lines that a search found. */
final class MatingLine {

  /** The maximum number of positions that each search for a shorter line visits. */
  private static final int BUDGET = 3_000;

  private MatingLine() {}

  /** Runs three more searches and returns the shortest line. */
  static Winnability.Winnable shorten(Winnability.Winnable found, Position position, Color winner) {
    Winnability.Winnable shortest = found;
    for (BestFirstSearch.Strategy strategy : BestFirstSearch.SHORTENING) {
      BestFirstSearch search = new BestFirstSearch(FlippedPosition.of(position, winner), strategy);
      search.run(BUDGET);
      if (search.hasMate() && search.line().length < shortest.line().size()) {
        shortest = new Winnability.Winnable(replay(position, search.line(), winner), found.nodes());
      }
    }
    return shortest;
  }

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
