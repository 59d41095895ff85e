package org.arbiterchess.winnability;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.SplittableRandom;
import org.arbiterchess.bitboard.BitboardPosition;
import org.arbiterchess.chess.Color;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.rules.Position;
import org.arbiterchess.testing.SoakMode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Tests that no proof that uses {@link RelaxedSearch.RoamingPieces} can be refuted. Also tests that
 * the search takes into account that roaming pieces can block checks and give checkmate.
 */
class RelaxedSearchTest {

  private static final int STEPS = 1_000;
  private static final int PLAYED_OUT = 5_000;

  private final SplittableRandom random = new SplittableRandom(5_1_2);
  private int proofs;
  private int playedOut;
  private int enumerated;

  @Test
  void no_proof_is_refuted_by_playing_everything_out_whichever_pieces_roam() {
    for (Position position : new AlteredPositions(7).next(SoakMode.count(1_200, 60_000))) {
      for (Color winner : Color.values()) {
        BitboardPosition p = FlippedPosition.of(position, winner);
        if (p.castlingRooks == 0 && !QuickProof.isMate(p)) {
          long pawns = random.nextBoolean() ? p.pawns() : p.pawns() & ~p.black;
          long roaming = p.occupied() & ~p.kings() & ~pawns & random.nextLong();
          if (new RelaxedSearch(p, roaming).proves(STEPS)) {
            attack(position, winner);
          }
        }
      }
    }
    System.out.println(
        proofs + " relaxed proofs, " + playedOut + " played out, " + enumerated + " enumerated");
    assertThat(playedOut).isGreaterThan(100);
    assertThat(enumerated).isGreaterThan(10);
  }

  private void attack(Position position, Color winner) {
    proofs++;
    BestFirstSearch search =
        new BestFirstSearch(
            FlippedPosition.of(position, winner), BestFirstSearch.Strategy.WITHOUT_PROOFS);
    playedOut += search.run(PLAYED_OUT) ? 1 : 0;
    assertThat(search.hasMate()).as(Fen.write(position) + " " + winner).isFalse();
    Optional<String> mates = UnwinnableCrossCheckTest.enumerated(position, 200);
    enumerated += mates.isPresent() ? 1 : 0;
    assertThat(mates.orElse("")).as(Fen.write(position)).doesNotContain(winner.word());
  }

  @ParameterizedTest
  @CsvSource({
    // The queen on c5 can block the check from e1, and the rook on g7 can block the check from a8.
    "8/8/8/2q1b3/NN6/8/7P/k3Q1BK b - -, c5 g1",
    "B7/6r1/P7/6p1/6Pp/4p2p/p3Pp1p/5K1k b - -, g7"
  })
  void a_roaming_piece_may_block_a_check_or_be_the_one_that_mates(String fen, String squares) {
    BitboardPosition p = FlippedPosition.of(Fen.parse(fen), Color.BLACK);
    long roaming = 0;
    for (int i = 0; i < squares.length(); i += 3) {
      roaming |= 1L << (squares.charAt(i) - 'a' + 8 * ('8' - squares.charAt(i + 1)));
    }
    assertThat(new RelaxedSearch(p, roaming).proves(STEPS)).isFalse();
  }
}
