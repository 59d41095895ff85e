package org.arbiterchess.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Role;
import org.arbiterchess.notation.Fen;
import org.junit.jupiter.api.Test;

/** Tests the lists of captured pieces. */
class CapturesTest {

  @Test
  void nothing_is_captured_before_the_first_move() {
    assertThat(Captures.of(Game.start())).containsExactly(Captures.NONE);
  }

  @Test
  void each_position_has_what_was_captured_by_then_the_most_valuable_first() {
    GameDriver table = GameDriver.classical().play("e2e4 d7d5 e4d5 d8d5 b1c3 d5g2 f1g2 c8h3 g2b7");
    List<Captures> captures = Captures.of(table.game());
    assertThat(captures).hasSize(10);
    assertThat(captures.get(3).by(Color.WHITE)).containsExactly(Role.PAWN);
    assertThat(captures.get(3).by(Color.BLACK)).isEmpty();
    assertThat(captures.get(9).by(Color.WHITE)).containsExactly(Role.QUEEN, Role.PAWN, Role.PAWN);
    assertThat(captures.get(9).by(Color.BLACK)).containsExactly(Role.PAWN, Role.PAWN);
  }

  @Test
  void a_pawn_taken_en_passant_is_a_pawn() {
    GameDriver table = GameDriver.from("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2").play("e5d6");
    assertThat(Captures.of(table.game()).get(1).by(Color.WHITE)).containsExactly(Role.PAWN);
  }

  @Test
  void a_promoted_piece_counts_as_what_it_became_and_its_pawn_was_never_captured() {
    GameDriver table = GameDriver.from("1r2k3/P7/8/8/8/8/8/4K3 w - - 0 1").play("a7a8q b8a8");
    Captures captures = Captures.of(table.game()).get(2);
    assertThat(captures.by(Color.WHITE)).isEmpty();
    assertThat(captures.by(Color.BLACK)).containsExactly(Role.QUEEN);
  }

  @Test
  void the_lead_is_counted_on_the_board() {
    assertThat(Captures.lead(Color.WHITE, Fen.parse("4k2r/8/8/8/8/8/PP6/4KQ2 w - - 0 1")))
        .isEqualTo(9 + 2 - 5);
    assertThat(Captures.lead(Color.BLACK, Fen.parse("4k3/8/8/8/8/8/8/NB2K3 w - - 0 1")))
        .isEqualTo(-6);
  }
}
