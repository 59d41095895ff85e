package org.arbiterchess.winnability;

import java.util.List;
import java.util.Optional;
import org.arbiterchess.bitboard.BitboardPosition;
import org.arbiterchess.chess.Color;
import org.arbiterchess.rules.Position;

/** Searches for a mating line, or for a proof that there is none, within a budget. */
public final class WinnabilitySearch {

  /**
   * A budget that is enough for all positions except some composed ones. The hardest of those take
   * a second or two.
   */
  public static final int BUDGET = 750_000;

  /**
   * The strategies in order of use. A strategy that is listed again resumes its search. {@code
   * NODE_LIMITS} limits the total number of positions that each search visits.
   */
  private static final BestFirstSearch.Strategy[] STRATEGIES = {
    BestFirstSearch.Strategy.WITHOUT_PROOFS,
    BestFirstSearch.Strategy.NOVELTY_SWAPPED,
    BestFirstSearch.Strategy.NOVELTY,
    BestFirstSearch.Strategy.SHORT,
    BestFirstSearch.Strategy.PLANNED,
    BestFirstSearch.Strategy.PROVING,
    BestFirstSearch.Strategy.NOVELTY_SWAPPED,
    BestFirstSearch.Strategy.NOVELTY,
    BestFirstSearch.Strategy.PLANNED,
    BestFirstSearch.Strategy.SWAPPED_HEURISTICS,
    BestFirstSearch.Strategy.PROVING
  };

  private static final int[] NODE_LIMITS = {
    2_000,
    10_000,
    10_000,
    10_000,
    30_000,
    50_000,
    60_000,
    40_000,
    120_000,
    90_000,
    Integer.MAX_VALUE
  };

  /**
   * For each strategy, the maximum number of boards expanded by each {@link RelaxedSearch} that
   * runs before it; 0 if none runs.
   */
  private static final int[] RELAXED_LIMITS = {0, 0, 0, 1_000, 0, 5_000, 0, 0, 0, 0, 0};

  /**
   * The minimum budget for strategies that only look for a mate. With a smaller budget, they are
   * skipped in favour of strategies that can also prove that there is no mate.
   */
  private static final int WORTH_A_PLAN = 100_000;

  private WinnabilitySearch() {}

  /**
   * Determines whether a side can deliver checkmate by any series of legal moves.
   *
   * @param budget the maximum number of positions that all searches together visit
   */
  public static Winnability search(Position position, Color winner, int budget) {
    BitboardPosition p = FlippedPosition.of(position, winner);
    if (QuickUnwinnabilityCheck.isMate(p)) {
      return new Winnability.Winnable(List.of(), 0);
    }
    Optional<Winnability.Unwinnable> proof = QuickUnwinnabilityCheck.proof(p, winner);
    if (proof.isPresent()) {
      return proof.get();
    }
    int nodes = 0;
    BestFirstSearch[] searches = new BestFirstSearch[BestFirstSearch.Strategy.values().length];
    for (int i = 0; i < STRATEGIES.length && nodes < budget; i++) {
      int at = STRATEGIES[i].ordinal();
      if (STRATEGIES[i].looksForMate() && budget < WORTH_A_PLAN) {
        continue;
      }
      if (RELAXED_LIMITS[i] > 0) {
        RelaxedProof relaxed = new RelaxedProof(p, budget - nodes);
        if (relaxed.proves(RELAXED_LIMITS[i])) {
          return new Winnability.Unwinnable(UnwinnableReason.EXHAUSTED);
        }
        nodes += relaxed.steps();
      }
      if (searches[at] == null) {
        searches[at] = new BestFirstSearch(p, STRATEGIES[i]);
      }
      BestFirstSearch search = searches[at];
      int before = search.nodes();
      boolean ended = search.run(Math.min(NODE_LIMITS[i], before + budget - nodes));
      nodes += search.nodes() - before;
      if (search.hasMate()) {
        return new Winnability.Winnable(
            MatingLineVerifier.replay(position, search.line(), winner), nodes);
      }
      if (ended) {
        return new Winnability.Unwinnable(UnwinnableReason.EXHAUSTED);
      }
    }
    return new Winnability.Undetermined(nodes);
  }
}
