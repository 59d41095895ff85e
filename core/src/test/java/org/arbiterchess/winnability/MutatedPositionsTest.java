package org.arbiterchess.winnability;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.arbiterchess.chess.Board;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Piece;
import org.arbiterchess.chess.Role;
import org.arbiterchess.chess.Square;
import org.arbiterchess.chess.SquareSet;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Setup;
import org.arbiterchess.testing.Corpus;
import org.arbiterchess.testing.Csv;
import org.arbiterchess.testing.SoakMode;
import org.junit.jupiter.api.Test;

/**
 * Tests proofs in positions from our table, with pieces moved, added or removed at random. Many of
 * the resulting pawn chains have gaps, and no proof may overlook a gap.
 */
class MutatedPositionsTest {

  private static final List<Csv.Row> ROWS = Corpus.rows(Corpus.path("winnability/positions.csv"));
  private static final int PLAYED_OUT = 5_000;

  private final SplittableRandom random = new SplittableRandom(5_2_2);
  private final Map<UnwinnableReason, Integer> proofs = new TreeMap<>();
  private int playedOut;
  private int locked;
  private int notLocked;

  @Test
  void no_proof_is_refuted_by_playing_everything_out_and_all_regions_hold() {
    for (Position position : altered(SoakMode.count(1_500, 60_000))) {
      for (Color winner : Color.values()) {
        QuickUnwinnabilityCheck.prove(position, winner)
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
          .noneMatch(MutatedPositionsTest::ofPawn);
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
    for (Position position : altered(400)) {
      Optional<Winnability.Unwinnable> proof = QuickUnwinnabilityCheck.prove(position, Color.WHITE);
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
    List<Winnability.Region> regions = new ArrayList<>(proof.regions());
    for (int i = 0; i < regions.size(); i++) {
      long others = regions.get(i).squares().bits() & ~(1L << regions.get(i).piece().index());
      if (others != 0) {
        long missing = 1L << Long.numberOfTrailingZeros(others);
        SquareSet less = new SquareSet(regions.get(i).squares().bits() & ~missing);
        regions.set(i, new Winnability.Region(regions.get(i).piece(), less));
        return Optional.of(new Winnability.Unwinnable(proof.reason(), regions));
      }
    }
    return Optional.empty();
  }

  private List<Position> altered(int count) {
    List<Position> positions = new ArrayList<>();
    while (positions.size() < count) {
      Position start = Fen.parse(ROWS.get(random.nextInt(ROWS.size())).get("fen"));
      Board board = start.board();
      for (int i = random.nextInt(4); i >= 0; i--) {
        board = altered(board);
      }
      Color turn = random.nextBoolean() ? Color.WHITE : Color.BLACK;
      Setup setup =
          new Setup(start.variant(), board, turn, SquareSet.EMPTY, Optional.empty(), 0, 1);
      if (setup.problems().isEmpty()) {
        positions.add(Position.of(setup));
      }
    }
    return positions;
  }

  private Board altered(Board board) {
    Square from = Square.of(random.nextInt(64));
    Square to = Square.of(random.nextInt(64));
    Optional<Piece> piece = board.pieceAt(from);
    if (piece.isEmpty()) {
      Role role = Role.values()[random.nextInt(Role.values().length)];
      Color color = Color.values()[random.nextInt(2)];
      boolean added = role != Role.KING && random.nextInt(3) == 0;
      return added ? board.with(from, new Piece(color, role)) : board;
    }
    boolean moved = board.pieceAt(to).isEmpty() && random.nextBoolean();
    boolean king = piece.get().role() == Role.KING;
    Board less = moved || !king ? board.without(from) : board;
    return moved ? less.with(to, piece.get()) : less;
  }
}
