package org.arbiterchess.cli.pgn;

import java.util.List;
import org.arbiterchess.pgn.read.PgnReader;

/**
 * The games to process: those that match every filter.
 *
 * @param filters conditions to check before the game is replayed, the cheapest first
 */
record GameSelection(List<GameFilter> filters, ResultFilter results) {

  GameSelection {
    filters = List.copyOf(filters);
  }

  boolean isEverything() {
    return filters.isEmpty() && results.results().isEmpty();
  }

  boolean matches(PgnReader game) {
    for (GameFilter filter : filters) {
      if (!filter.matches(game)) {
        return false;
      }
    }
    return true;
  }
}
