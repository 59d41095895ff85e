package org.arbiterchess.winnability;

import org.arbiterchess.chess.Color;
import org.arbiterchess.rules.Position;

/** Makes lines fit to be shown: the first that is found is often twice as long as it need be. */
public final class MatingLineShortener {

  private static final BestFirstSearch.Manner[] MANNERS = {
    BestFirstSearch.Manner.HASTY, BestFirstSearch.Manner.HASTIER, BestFirstSearch.Manner.HASTIEST
  };

  private MatingLineShortener() {}

  /**
   * The shortest line to the same side's mate that three more searches find, or the prospect as it
   * is.
   *
   * @param budget how many positions each of them may meet
   */
  public static Prospect shorten(Prospect found, Position position, Color winner, int budget) {
    if (!(found instanceof Prospect.Winnable winnable)) {
      return found;
    }
    Prospect.Winnable shortest = winnable;
    for (BestFirstSearch.Manner manner : MANNERS) {
      BestFirstSearch search = new BestFirstSearch(FlippedPosition.of(position, winner), manner);
      search.run(budget);
      if (search.hasMate() && search.line().length < shortest.line().size()) {
        shortest =
            new Prospect.Winnable(
                MatingLine.played(position, search.line(), winner), winnable.nodes());
      }
    }
    return shortest;
  }
}
