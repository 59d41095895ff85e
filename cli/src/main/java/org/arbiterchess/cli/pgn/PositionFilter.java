package org.arbiterchess.cli.pgn;

import java.util.List;
import org.arbiterchess.pgn.read.PgnReader;
import org.arbiterchess.pgn.read.PositionPattern;

/** Matches games whose main line contains a matching position for every pattern. */
record PositionFilter(List<PositionPattern> patterns) implements GameFilter {

  PositionFilter {
    patterns = List.copyOf(patterns);
  }

  @Override
  public boolean matches(PgnReader game) {
    return game.reaches(patterns);
  }
}
