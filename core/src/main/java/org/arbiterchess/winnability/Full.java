package org.arbiterchess.winnability;

import java.util.List;
import java.util.Optional;
import org.arbiterchess.board.PackedPosition;
import org.arbiterchess.chess.Color;
import org.arbiterchess.rules.Position;

/** The answer with its certificate, as far as the budget goes. */
public final class Full {

  /** Enough for all but composed positions, of which the worst take a second or two. */
  public static final int BUDGET = 150_000;

  /** How many positions the first, brisk search may meet. */
  private static final int BRISK = 2_000;

  private Full() {}

  /**
   * Whether a side could checkmate by any series of legal moves.
   *
   * @param budget how many positions may be met, in all searches together
   */
  public static Prospect of(Position position, Color winner, int budget) {
    PackedPosition p = Packed.of(position, winner);
    if (Quick.isMate(p)) {
      return new Prospect.Winnable(List.of(), 0);
    }
    Optional<Proof> proof = Quick.of(position, winner);
    if (proof.isPresent()) {
      return new Prospect.Unwinnable(proof.get());
    }
    int nodes = 0;
    BestFirst.Manner[] manners = BestFirst.Manner.values();
    for (int i = 0; i < manners.length && nodes < budget; i++) {
      int left = manners.length - i;
      int share = i == 0 ? Math.min(BRISK, budget) : Math.max(1, (budget - nodes) / left);
      BestFirst search = new BestFirst(p, manners[i]);
      boolean ended = search.run(share);
      nodes += search.nodes();
      if (search.hasMate()) {
        return new Prospect.Winnable(Line.played(position, search.line(), winner), nodes);
      }
      if (ended) {
        return new Prospect.Unwinnable(Proof.of(Argument.EXHAUSTED));
      }
    }
    return new Prospect.Undetermined(nodes);
  }
}
