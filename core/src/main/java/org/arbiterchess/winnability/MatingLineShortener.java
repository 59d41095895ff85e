package org.arbiterchess.winnability;

import org.arbiterchess.chess.Color;
import org.arbiterchess.rules.Position;

/** Shortens mating lines for display: the first line found is often twice as long as necessary. */
public final class MatingLineShortener {

  private static final BestFirstSearch.Manner[] MANNERS = {
    BestFirstSearch.Manner.HASTY, BestFirstSearch.Manner.HASTIER, BestFirstSearch.Manner.HASTIEST
  };

  /** The limit of each search, in positions. */
  private static final int BUDGET = 3_000;

  private MatingLineShortener() {}

  /**
   * Returns the shortest line that three more searches find. A result without a line stays
   * unchanged.
   */
  public static Winnability shorten(Winnability found, Position position, Color winner) {
    if (!(found instanceof Winnability.Winnable winnable)) {
      return found;
    }
    Winnability.Winnable shortest = winnable;
    for (BestFirstSearch.Manner manner : MANNERS) {
      BestFirstSearch search = new BestFirstSearch(FlippedPosition.of(position, winner), manner);
      search.run(BUDGET);
      if (search.hasMate() && search.line().length < shortest.line().size()) {
        shortest =
            new Winnability.Winnable(
                MatingLine.replay(position, search.line(), winner), winnable.nodes());
      }
    }
    return shortest;
  }
}
