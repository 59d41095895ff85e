package org.arbiterchess.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.arbiterchess.chess.CastlingSide;
import org.arbiterchess.chess.File;
import org.arbiterchess.chess.Rank;
import org.arbiterchess.chess.Role;
import org.arbiterchess.chess.Square;
import org.junit.jupiter.api.Test;

/** Tests the text form of attempts. */
class AttemptToStringTest {

  @Test
  void an_attempt_is_written_as_players_write_it() {
    assertThat(Attempt.step(Square.E2, Square.E4)).hasToString("e2e4");
    assertThat(Attempt.promotion(Square.E7, Square.E8, Role.KNIGHT)).hasToString("e7e8n");
    assertThat(Attempt.castle(CastlingSide.KING_SIDE)).hasToString("0-0");
    assertThat(Attempt.castle(CastlingSide.QUEEN_SIDE)).hasToString("0-0-0");
    assertThat(new Attempt.Unreached(Role.KNIGHT, Optional.of(File.B), Optional.empty(), Square.D5))
        .hasToString("Nbd5");
    assertThat(
            new Attempt.Unreached(Role.ROOK, Optional.empty(), Optional.of(Rank.FOURTH), Square.D5))
        .hasToString("R4d5");
  }
}
