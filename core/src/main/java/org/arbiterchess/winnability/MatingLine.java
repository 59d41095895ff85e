package org.arbiterchess.winnability;

import java.util.ArrayList;
import java.util.List;
import org.arbiterchess.bitboard.PackedMove;
import org.arbiterchess.chess.Color;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;

/** The certificate of a win: moves that the ordinary rules allow, with a checkmate at the end. */
final class MatingLine {

  private MatingLine() {}

  /**
   * Plays packed moves, turned over if Black is to win, through the ordinary rules.
   *
   * @throws IllegalStateException if one is not legal or the last is not checkmate: a search erred
   */
  static List<Move> played(Position start, int[] line, Color winner) {
    int over = winner == Color.BLACK ? 56 : 0;
    List<Move> moves = new ArrayList<>(line.length);
    Position position = start;
    for (int packed : line) {
      Move move = find(position, packed, over);
      moves.add(move);
      position = position.play(move);
    }
    if (position.turn() == winner || !position.isCheckmate()) {
      throw new IllegalStateException("the line does not end in checkmate:\n" + start);
    }
    return List.copyOf(moves);
  }

  private static Move find(Position position, int packed, int over) {
    int from = PackedMove.from(packed) ^ over;
    int to = PackedMove.to(packed) ^ over;
    boolean castling = PackedMove.kind(packed) == PackedMove.CASTLING;
    for (Move move : position.legalMoves()) {
      int goal = move.castlingRook().orElse(move.to()).index();
      int placed = FlippedPosition.code(move.promotion().orElse(move.role()));
      if (move.from().index() == from
          && goal == to
          && move.isCastling() == castling
          && placed == PackedMove.placed(packed)) {
        return move;
      }
    }
    throw new IllegalStateException("the line has a move that is not legal:\n" + position);
  }
}
