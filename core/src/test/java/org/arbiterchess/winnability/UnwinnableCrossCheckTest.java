package org.arbiterchess.winnability;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import org.arbiterchess.chess.Color;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.RepetitionKey;
import org.arbiterchess.testing.Corpus;
import org.arbiterchess.testing.Csv;
import org.arbiterchess.testing.RandomPositions;
import org.arbiterchess.testing.SoakMode;
import org.junit.jupiter.api.Test;

/**
 * Uses random play, enumeration and {@link RegionChecker} to cross-check proofs that a position is
 * unwinnable.
 */
class UnwinnableCrossCheckTest {

  private static final List<Csv.Row> ROWS = Corpus.rows(Corpus.path("winnability/positions.csv"));

  @Test
  void random_games_from_unwinnable_positions_never_reach_that_mate() {
    SplittableRandom random = new SplittableRandom(6);
    int plies = 0;
    for (Csv.Row row : ROWS) {
      Position start = Fen.parse(row.get("fen"));
      for (Color winner : Color.values()) {
        if (Winnability.search(start, winner) instanceof Winnability.Unwinnable) {
          for (int game = 0; game < SoakMode.count(3, 100); game++) {
            plies += playOn(start, winner, random);
          }
        }
      }
    }
    System.out.println(plies + " random plies from unwinnable positions");
    assertThat(plies).isGreaterThan(20_000);
  }

  private static int playOn(Position start, Color winner, SplittableRandom random) {
    Position position = start;
    int plies = 0;
    while (plies < 200 && position.hasLegalMove()) {
      List<Move> moves = position.legalMoves();
      position = position.play(moves.get(random.nextInt(moves.size())));
      plies++;
    }
    assertThat(position.isCheckmate() && position.turn() != winner)
        .as("mated:\n%s", start)
        .isFalse();
    return plies;
  }

  @Test
  void positions_from_random_play_never_mate_after_a_quick_proof() {
    int proven = 0;
    for (Position position : RandomPositions.classical(11, SoakMode.count(2_000, 20_000))) {
      for (Color winner : Color.values()) {
        if (Winnability.quickProof(position, winner).isPresent()) {
          proven++;
          playOn(position, winner, new SplittableRandom(proven));
        }
      }
    }
    System.out.println(proven + " quick proofs in random positions");
    assertThat(proven).isPositive();
  }

  @Test
  void exhaustive_enumeration_of_small_positions_agrees() {
    int compared = 0;
    for (Csv.Row row : ROWS) {
      Position start = Fen.parse(row.get("fen"));
      Optional<String> truth = enumerated(start, SoakMode.count(2_000, 100_000));
      if (truth.isPresent()) {
        compared++;
        for (Color winner : Color.values()) {
          boolean mates = truth.get().contains(winner.word());
          assertThat(Winnability.search(start, winner) instanceof Winnability.Winnable)
              .as(row.get("fen"))
              .isEqualTo(mates);
        }
      }
    }
    System.out.println(compared + " positions enumerated to the end");
    assertThat(compared).isGreaterThan(20);
  }

  /**
   * Enumerates all positions reachable by legal moves, and returns the sides that can checkmate the
   * opponent. Returns empty if there are too many positions.
   */
  static Optional<String> enumerated(Position start, int most) {
    Set<RepetitionKey> seen = new HashSet<>();
    ArrayDeque<Position> open = new ArrayDeque<>();
    String mates = "";
    seen.add(start.repetitionKey());
    open.add(start);
    while (!open.isEmpty()) {
      Position position = open.poll();
      if (position.isCheckmate()) {
        mates += position.turn().other().word();
      }
      for (Move move : position.legalMoves()) {
        Position next = position.play(move);
        if (seen.add(next.repetitionKey())) {
          open.add(next);
        }
      }
      if (seen.size() > most) {
        return Optional.empty();
      }
    }
    return Optional.of(mates);
  }

  @Test
  void the_regions_of_every_proof_hold_when_they_are_checked_anew() {
    int checked = 0;
    for (Csv.Row row : ROWS) {
      Position position = Fen.parse(row.get("fen"));
      for (Color winner : Color.values()) {
        Optional<Winnability.Unwinnable> proof = Winnability.quickProof(position, winner);
        if (proof.isPresent() && !proof.get().regions().isEmpty()) {
          RegionChecker checker = new RegionChecker(position, proof.get(), winner);
          assertThat(checker.isClosed()).as(row.get("fen") + " " + winner).isTrue();
          assertThat(checker.isWithoutMate()).as(row.get("fen") + " " + winner).isTrue();
          checked++;
        }
      }
    }
    System.out.println(checked + " proofs checked anew");
    assertThat(checked).isGreaterThan(40);
  }
}
