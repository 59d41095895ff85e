package org.arbiterchess.cli.play;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.arbiterchess.chess.Color;
import org.arbiterchess.pgn.read.PgnError;
import org.arbiterchess.pgn.read.PgnReader;
import org.arbiterchess.pgn.read.PgnReading;
import org.arbiterchess.pgn.tree.MoveNode;
import org.arbiterchess.pgn.tree.PgnComment;
import org.arbiterchess.pgn.tree.PgnGame;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;

/** The main line of a PGN game and the clock times in its comments. */
record PgnMainLine(PgnGame game) {

  /**
   * Reads the current game. If it has errors, converts the first one to an exception and throws it.
   */
  static PgnMainLine of(PgnReader reader, Function<PgnError, RuntimeException> toException) {
    PgnReading reading = reader.read();
    if (!reading.errors().isEmpty()) {
      throw toException.apply(reading.errors().get(0));
    }
    return new PgnMainLine(reading.game());
  }

  Position start() {
    return game.start();
  }

  /** The moves, with an empty value for each null move. */
  List<Optional<Move>> moves() {
    return game.line().moves().stream().map(MoveNode::move).toList();
  }

  /** The moves with their numbers, such as {@code 1... e5}. */
  List<String> numbered() {
    return game.line().moves().stream().map(MoveNode::toString).toList();
  }

  /** The last clock time in a comment on one of the player's moves, in milliseconds. */
  Optional<Long> clock(Color color) {
    Map<Color, Long> clocks = new EnumMap<>(Color.class);
    for (MoveNode move : game.line().moves()) {
      for (PgnComment comment : move.annotations().after()) {
        comment.clock().ifPresent(millis -> clocks.put(move.before().turn(), millis));
      }
    }
    return Optional.ofNullable(clocks.get(color));
  }
}
