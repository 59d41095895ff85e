package org.arbiterchess.cli.pgn;

import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import org.arbiterchess.game.Result;

/**
 * Matches games with one of the results. A game's result is the one given after its moves or, if
 * that is missing, the one in its Result tag.
 */
record ResultFilter(Set<Result> results) {

  /** Matches every game. */
  static final ResultFilter ANY = new ResultFilter(Set.of());

  ResultFilter {
    results = Set.copyOf(results);
  }

  static Optional<Result> result(String text) {
    return Arrays.stream(Result.values())
        .filter(result -> result != Result.BEING_DECIDED && result.text().equals(text))
        .findFirst();
  }

  boolean matches(Result result) {
    return results.isEmpty() || results.contains(result);
  }
}
