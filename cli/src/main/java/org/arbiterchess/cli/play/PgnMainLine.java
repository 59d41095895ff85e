package org.arbiterchess.cli.play;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.arbiterchess.chess.Color;
import org.arbiterchess.pgn.read.PgnError;
import org.arbiterchess.pgn.read.PgnReader;
import org.arbiterchess.pgn.tree.MoveNode;
import org.arbiterchess.pgn.tree.PgnComment;
import org.arbiterchess.pgn.tree.PgnGameVisitor;
import org.arbiterchess.pgn.tree.PgnTags;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;

/** The main line of a PGN game and the clock times in its comments. */
final class PgnMainLine implements PgnGameVisitor {

  private final List<Optional<Move>> moves = new ArrayList<>();
  private final List<String> numbered = new ArrayList<>();
  private final Map<Color, Long> clocks = new EnumMap<>(Color.class);
  private Position start = Position.initial();
  private Position now = start;

  private PgnMainLine() {}

  /**
   * Reads the current game. If it has errors, converts the first one to an exception and throws it.
   */
  static PgnMainLine of(PgnReader reader, Function<PgnError, RuntimeException> toException) {
    PgnMainLine played = new PgnMainLine();
    List<PgnError> errors = reader.visit(played);
    if (!errors.isEmpty()) {
      throw toException.apply(errors.get(0));
    }
    return played;
  }

  @Override
  public boolean begin(PgnTags tags, Position first) {
    start = first;
    now = first;
    return true;
  }

  @Override
  public void played(MoveNode move) {
    numbered.add(move.toString());
    moves.add(move.move());
    now = move.after();
  }

  @Override
  public void comment(PgnComment comment, boolean before) {
    if (!before && !moves.isEmpty()) {
      comment.clock().ifPresent(millis -> clocks.put(now.turn().other(), millis));
    }
  }

  Position start() {
    return start;
  }

  /** The moves, with an empty value for each null move. */
  List<Optional<Move>> moves() {
    return List.copyOf(moves);
  }

  /** The moves with their numbers, such as {@code 1... e5}. */
  List<String> numbered() {
    return List.copyOf(numbered);
  }

  /** The last clock time in a comment on one of the player's moves, in milliseconds. */
  Optional<Long> clock(Color color) {
    return Optional.ofNullable(clocks.get(color));
  }
}
