package org.arbiterchess.notation.editor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Square;
import org.arbiterchess.rules.Variant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests the castling and en passant choices that a position editor offers. */
class PositionEditorChoicesTest {

  private static PositionEditorChoices classical(String placement, Color turn) {
    return PositionEditorChoices.of(placement, Variant.CLASSICAL, turn);
  }

  @ParameterizedTest
  @CsvSource({
    "r3k2r/8/8/8/8/8/8/R3K2R, KQkq",
    "r3k3/8/8/8/8/8/8/4K2R, Kq",
    "8/8/8/8/8/8/8/R3K2R, KQ",
    "r3k2r/8/8/8/8/8/8/R2K3R, kq",
    "3k4/8/8/8/8/8/8/3K4, ''",
  })
  void castling_needs_king_and_rook_at_home_and_nothing_else(String placement, String letters) {
    assertThat(classical(placement, Color.WHITE).castling()).isEqualTo(letters);
  }

  @ParameterizedTest
  @CsvSource({
    "1rrk3r/8/8/8/8/8/8/RK6, Qkq",
    "4k3/8/8/8/8/8/4K3/R6R, ''",
    "8/8/8/8/8/8/8/RKR4R, KQ",
  })
  void in_chess960_there_is_a_letter_for_each_side_with_a_rook(String placement, String letters) {
    assertThat(PositionEditorChoices.of(placement, Variant.CHESS960, Color.BLACK).castling())
        .isEqualTo(letters);
  }

  @Test
  void en_passant_needs_a_pawn_that_can_have_come_by_a_double_step() {
    String placement = "4k3/p6P/8/PpPpPpPp/PpPpPpPp/8/7p/4K3";
    assertThat(classical(placement, Color.WHITE).enPassant())
        .containsExactly(Square.B6, Square.D6, Square.F6);
    assertThat(classical(placement, Color.BLACK).enPassant())
        .containsExactly(Square.A3, Square.C3, Square.E3, Square.G3);
    assertThat(classical("8/8/8/8/8/8/8/8", Color.WHITE).enPassant()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"8/8/8", "9/8/8/8/8/8/8/8", "''", "x7/8/8/8/8/8/8/8"})
  void what_is_no_placement_is_a_mistake_that_is_shown(String text) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> classical(text, Color.WHITE))
        .withMessageContaining(text);
  }
}
