package org.arbiterchess.winnability;

import java.util.List;
import java.util.Optional;
import org.arbiterchess.bitboard.BitboardPosition;
import org.arbiterchess.chess.Color;
import org.arbiterchess.rules.Position;

/** Searches for a mating line, or for a proof that there is none, within a budget. */
final class WinnabilitySearch {

  /**
   * A part of the search.
   *
   * @param nodeLimit the maximum total number of positions that the strategy visits, here and in
   *     the earlier parts that it resumes
   * @param relaxedLimit the maximum number of boards expanded by each {@link RelaxedSearch} that
   *     runs before it; 0 if none runs
   */
  private record Part(BestFirstSearch.Strategy strategy, int nodeLimit, int relaxedLimit) {}

  private static final Part[] PARTS = {
    new Part(BestFirstSearch.Strategy.WITHOUT_PROOFS, 2_000, 0),
    new Part(BestFirstSearch.Strategy.NOVELTY, 10_000, 0),
    new Part(BestFirstSearch.Strategy.SHORT, 10_000, 1_000),
    new Part(BestFirstSearch.Strategy.PLANNED, 30_000, 0),
    new Part(BestFirstSearch.Strategy.PROVING, 50_000, 5_000),
    new Part(BestFirstSearch.Strategy.NOVELTY, 60_000, 0),
    new Part(BestFirstSearch.Strategy.PLANNED, 120_000, 0),
    new Part(BestFirstSearch.Strategy.SWAPPED_HEURISTICS, 90_000, 0),
    new Part(BestFirstSearch.Strategy.PROVING, Integer.MAX_VALUE, 0)
  };

  /**
   * The minimum budget for strategies that only look for a mate. With a smaller budget, they are
   * skipped in favour of strategies that can also prove that there is no mate; with a larger one,
   * {@code SHORT} answers nothing that they do not answer.
   */
  private static final int WORTH_A_PLAN = 100_000;

  private WinnabilitySearch() {}

  static Winnability search(Position position, Color winner, int budget) {
    BitboardPosition p = FlippedPosition.of(position, winner);
    if (QuickProof.isMate(p)) {
      return new Winnability.Winnable(List.of(), 0);
    }
    Optional<Winnability.Unwinnable> proof = QuickProof.of(p, winner);
    if (proof.isPresent()) {
      return proof.get();
    }
    int nodes = 0;
    BestFirstSearch[] searches = new BestFirstSearch[BestFirstSearch.Strategy.values().length];
    for (Part part : PARTS) {
      boolean isSkipped =
          budget < WORTH_A_PLAN
              ? part.strategy.looksForMate()
              : part.strategy == BestFirstSearch.Strategy.SHORT;
      if (isSkipped || nodes >= budget) {
        continue;
      }
      if (part.relaxedLimit > 0) {
        RelaxedSearch.RelaxedProof relaxed = new RelaxedSearch.RelaxedProof(p, budget - nodes);
        if (relaxed.proves(part.relaxedLimit)) {
          return new Winnability.Unwinnable(UnwinnableReason.EXHAUSTED);
        }
        nodes += relaxed.steps();
      }
      int at = part.strategy.ordinal();
      if (searches[at] == null) {
        searches[at] = new BestFirstSearch(p, part.strategy);
      }
      BestFirstSearch search = searches[at];
      int before = search.nodes();
      boolean ended = search.run(Math.min(part.nodeLimit, before + budget - nodes));
      nodes += search.nodes() - before;
      if (search.hasMate()) {
        return new Winnability.Winnable(MatingLine.replay(position, search.line(), winner), nodes);
      }
      if (ended) {
        return new Winnability.Unwinnable(UnwinnableReason.EXHAUSTED);
      }
    }
    return new Winnability.Undetermined(nodes);
  }
}
