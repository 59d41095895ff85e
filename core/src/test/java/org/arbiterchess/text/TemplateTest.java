package org.arbiterchess.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class TemplateTest {

  @Test
  void blanks_are_filled_in_any_order_and_as_often_as_they_stand() {
    assertThat(PositionalTemplate.fill("{1} takes {0}, {1}!", List.of("e4", "pawn")))
        .isEqualTo("pawn takes e4, pawn!");
    assertThat(PositionalTemplate.fill("nothing to fill", List.of())).isEqualTo("nothing to fill");
  }

  @Test
  void a_value_that_looks_like_a_blank_is_left_as_it_is() {
    assertThat(PositionalTemplate.fill("found {0}, not {1}", List.of("{1}", "{0}")))
        .isEqualTo("found {1}, not {0}");
  }

  @Test
  void a_value_may_begin_with_a_capital() {
    assertThat(PositionalTemplate.fill("{0^} moves", List.of("white"))).isEqualTo("White moves");
    assertThat(PositionalTemplate.fill("{0^}", List.of(""))).isEmpty();
  }

  @Test
  void words_agree_with_a_number() {
    assertThat(PositionalTemplate.fill("{0} {0?pawn is:pawns are} gone", List.of("1")))
        .isEqualTo("1 pawn is gone");
    assertThat(PositionalTemplate.fill("{0} {0?pawn is:pawns are} gone", List.of("0")))
        .isEqualTo("0 pawns are gone");
    assertThat(PositionalTemplate.fill("{0} {0?pawn is:pawns are} gone", List.of("11")))
        .isEqualTo("11 pawns are gone");
  }

  @Test
  void the_rest_of_the_values_may_be_a_list() {
    assertThat(PositionalTemplate.fill("{0}: {1| or }.", List.of("which", "a")))
        .isEqualTo("which: a.");
    assertThat(PositionalTemplate.fill("{0}: {1| or }.", List.of("which", "a", "b", "c")))
        .isEqualTo("which: a, b or c.");
  }
}
