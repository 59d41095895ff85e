package org.arbiterchess.winnability;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Role;
import org.arbiterchess.chess.Square;
import org.arbiterchess.chess.SquareSet;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.testing.SoakMode;
import org.junit.jupiter.api.Test;

/**
 * Tests proofs in positions from our corpus, with pieces moved, added or removed at random. Many of
 * the resulting pawn chains have gaps, and proofs must not overlook them.
 */
class MutatedPositionProofsTest {

  private static final int PLAYED_OUT = 5_000;

  private final AlteredPositions positions = new AlteredPositions(5_2_2);
  private final Map<UnwinnableReason, Integer> proofs = new TreeMap<>();
  private int playedOut;
  private int locked;
  private int notLocked;

  @Test
  void no_proof_is_refuted_by_playing_everything_out_and_all_regions_hold() {
    for (Position position : positions.next(SoakMode.count(1_500, 60_000))) {
      for (Color winner : Color.values()) {
        Winnability.quickProof(position, winner)
            .ifPresent(proof -> attack(position, winner, proof));
      }
    }
    System.out.println(proofs + " proofs in altered positions, " + playedOut + " played out");
    assertThat(proofs).hasSize(UnwinnableReason.values().length - 2);
    assertThat(playedOut).isGreaterThan(300);
    assertThat(locked).isGreaterThan(100);
    assertThat(notLocked).isPositive();
  }

  private void attack(Position position, Color winner, Winnability.Unwinnable proof) {
    proofs.merge(proof.reason(), 1, Integer::sum);
    BestFirstSearch search =
        new BestFirstSearch(
            FlippedPosition.of(position, winner), BestFirstSearch.Strategy.WITHOUT_PROOFS);
    playedOut += search.run(PLAYED_OUT) ? 1 : 0;
    assertThat(search.hasMate()).as(Fen.write(position) + " " + winner).isFalse();
    if (!proof.regions().isEmpty()) {
      RegionChecker checker = new RegionChecker(position, proof, winner);
      assertThat(checker.isClosed()).as(Fen.write(position) + " " + winner).isTrue();
      assertThat(checker.isWithoutMate()).as(Fen.write(position) + " " + winner).isTrue();
    }
    if (proof.pawnsAreLocked(position)) {
      locked++;
      assertThat(position.legalMoves())
          .as(Fen.write(position))
          .noneMatch(MutatedPositionProofsTest::ofPawn);
    } else if (proof.reason() == UnwinnableReason.OUT_OF_REACH) {
      notLocked++;
    }
  }

  private static boolean ofPawn(Move move) {
    return move.role() == Role.PAWN;
  }

  @Test
  void regions_with_a_square_missing_are_found_out() {
    int missed = 0;
    int spoilt = 0;
    for (Position position : positions.next(400)) {
      Optional<Winnability.Unwinnable> proof = Winnability.quickProof(position, Color.WHITE);
      if (proof.isPresent() && proof.get().reason() == UnwinnableReason.OUT_OF_REACH) {
        Optional<Winnability.Unwinnable> smaller = withoutASquare(proof.get());
        spoilt += smaller.isPresent() ? 1 : 0;
        missed +=
            smaller.isPresent()
                    && new RegionChecker(position, smaller.get(), Color.WHITE).isClosed()
                ? 1
                : 0;
      }
    }
    assertThat(spoilt).isGreaterThan(20);
    assertThat(missed).isZero();
  }

  private Optional<Winnability.Unwinnable> withoutASquare(Winnability.Unwinnable proof) {
    Map<Square, SquareSet> regions = new LinkedHashMap<>(proof.regions());
    for (Map.Entry<Square, SquareSet> region : regions.entrySet()) {
      Optional<Square> missing = region.getValue().without(region.getKey()).first();
      if (missing.isPresent()) {
        region.setValue(region.getValue().without(missing.get()));
        return Optional.of(new Winnability.Unwinnable(proof.reason(), regions));
      }
    }
    return Optional.empty();
  }
}
