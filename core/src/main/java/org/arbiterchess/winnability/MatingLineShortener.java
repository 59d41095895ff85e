package org.arbiterchess.winnability;

import org.arbiterchess.chess.Color;
import org.arbiterchess.rules.Position;

/** Shortens mating lines for display. The first line found is often twice as long as necessary. */
public final class MatingLineShortener {

  private static final BestFirstSearch.Strategy[] STRATEGIES = {
    BestFirstSearch.Strategy.DEPTH_WEIGHT_4,
    BestFirstSearch.Strategy.DEPTH_WEIGHT_8,
    BestFirstSearch.Strategy.DEPTH_WEIGHT_20
  };

  /** The maximum number of positions that each search visits. */
  private static final int BUDGET = 3_000;

  private MatingLineShortener() {}

  /**
   * Runs three more searches and returns the shortest line. A result without a line is returned
   * unchanged.
   */
  public static Winnability shorten(Winnability found, Position position, Color winner) {
    if (!(found instanceof Winnability.Winnable winnable)) {
      return found;
    }
    Winnability.Winnable shortest = winnable;
    for (BestFirstSearch.Strategy strategy : STRATEGIES) {
      BestFirstSearch search = new BestFirstSearch(FlippedPosition.of(position, winner), strategy);
      search.run(BUDGET);
      if (search.hasMate() && search.line().length < shortest.line().size()) {
        shortest =
            new Winnability.Winnable(
                MatingLineVerifier.replay(position, search.line(), winner), winnable.nodes());
      }
    }
    return shortest;
  }
}
