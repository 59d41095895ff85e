package org.arbiterchess.winnability;

import org.arbiterchess.chess.Color;
import org.arbiterchess.rules.Position;

/** Makes lines fit to be shown: the first that is found is often twice as long as it need be. */
public final class Shorter {

  private static final BestFirst.Manner[] MANNERS = {
    BestFirst.Manner.HASTY, BestFirst.Manner.HASTIER, BestFirst.Manner.HASTIEST
  };

  private Shorter() {}

  /**
   * The shortest line to the same side's mate that three more searches find, or the prospect as it
   * is.
   *
   * @param budget how many positions each of them may meet
   */
  public static Prospect of(Prospect found, Position position, Color winner, int budget) {
    if (!(found instanceof Prospect.Winnable winnable)) {
      return found;
    }
    Prospect.Winnable shortest = winnable;
    for (BestFirst.Manner manner : MANNERS) {
      BestFirst search = new BestFirst(Packed.of(position, winner), manner);
      search.run(budget);
      if (search.hasMate() && search.line().length < shortest.line().size()) {
        shortest =
            new Prospect.Winnable(Line.played(position, search.line(), winner), winnable.nodes());
      }
    }
    return shortest;
  }
}
