package org.arbiterchess.uci;

import java.util.Optional;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Uci;

/** Reads the moves that an engine writes. */
final class EngineMoveReader {

  private EngineMoveReader() {}

  /** The legal move that this text stands for, or empty if there is none. */
  static Optional<Move> read(Position position, String text) {
    return Uci.read(position, text)
        .toOptional()
        .flatMap(attempt -> position.rule(attempt).toOptional());
  }
}
