package org.arbiterchess.pgn;

import static org.arbiterchess.pgn.PgnWarningsTest.SEVEN;
import static org.arbiterchess.pgn.PgnWarningsTest.moves;
import static org.arbiterchess.pgn.PgnWarningsTest.odd;
import static org.arbiterchess.pgn.PgnWarningsTest.only;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.arbiterchess.pgn.read.PgnReading;
import org.arbiterchess.pgn.read.PgnWarning;
import org.arbiterchess.pgn.tree.MoveLine;
import org.arbiterchess.pgn.tree.PgnComment;
import org.junit.jupiter.api.Test;

/**
 * Tests the warnings about check and capture signs, redundant origin files and ranks, empty
 * comments and variations, and annotation symbols.
 */
class PgnNotationWarningsTest {

  @Test
  void a_check_sign_without_a_check_is_reported() {
    PgnReading reading = only(SEVEN + "1. e4+ e5 2. Nf3# Nc6 3. Bb5 a6 4. Bxc6 dxc6++ 1-0");

    assertThat(moves(reading)).isEqualTo("e4 e5 Nf3 Nc6 Bb5 a6 Bxc6 dxc6");
    assertThat(reading.warnings())
        .containsExactly(new PgnWarning(PgnWarning.Kind.WRONG_SIGN, 3, 9, 4));
  }

  @Test
  void a_missing_check_sign_is_added_without_a_warning() {
    assertThat(only(SEVEN + "1. e4 f6 2. d4 g5 3. Qh5 1-0").warnings()).isEmpty();
    assertThat(only(SEVEN + "1. e4 f6 2. d4 g5 3. Qh5+ 1-0").warnings()).isEmpty();
    assertThat(moves(only(SEVEN + "1. e4 f6 2. d4 g5 3. Qh5+ 1-0"))).endsWith("Qh5#");
    assertThat(only(SEVEN + "1. e4 f6 2. d4 g5 3. Qh5# 1-0").warnings()).isEmpty();
  }

  @Test
  void a_capture_sign_without_a_capture_is_reported() {
    PgnReading reading = only(SEVEN + "1. Nxf3 e5 2. Nxe5 1-0");

    assertThat(moves(reading)).isEqualTo("Nf3 e5 Nxe5");
    assertThat(reading.warnings())
        .containsExactly(new PgnWarning(PgnWarning.Kind.WRONG_SIGN, 1, 9, 4));
  }

  @Test
  void a_file_or_rank_that_is_not_needed_is_reported() {
    PgnReading reading = only(SEVEN + "1. Ngf3 d5 2. d3 Ngf6 3. Nbd2 e6 1-0");

    assertThat(moves(reading)).isEqualTo("Nf3 d5 d3 Nf6 Nbd2 e6");
    assertThat(reading.warnings())
        .containsExactly(new PgnWarning(PgnWarning.Kind.REDUNDANT_ORIGIN, 2, 9, 4));
    assertThat(odd(only(SEVEN + "1. Nf3 d5 2. d3 Nf6 3. Nb1d2 e6 1-0")))
        .containsExactly(PgnWarning.Kind.LONG_ALGEBRAIC);
    assertThat(odd(only(SEVEN + "1. Nf3 d5 2. d3 Nf6 3. Nbd2 e6 1-0"))).isEmpty();
    assertThat(odd(only(SEVEN + "1. Nf3 d5 2. d3 Nf6 3. N1d2 e6 1-0")))
        .containsExactly(PgnWarning.Kind.REDUNDANT_ORIGIN);
  }

  @Test
  void a_rank_that_is_needed_is_not_reported() {
    String fen = "[FEN \"4k3/8/8/8/R7/8/4K3/R7 w - - 0 1\"]\n[SetUp \"1\"]\n\n";

    assertThat(odd(only(fen + "1. R1a2 Kd8 *"))).isEmpty();
    assertThat(odd(only(fen + "1. Ra1a2 Kd8 *"))).containsExactly(PgnWarning.Kind.LONG_ALGEBRAIC);
  }

  @Test
  void empty_comments_and_variations_are_reported() {
    PgnReading reading = only(SEVEN + "1. e4 {} (1.) e5 { } () 2. Nf3 ( ) ({}) 1-0");

    assertThat(moves(reading)).isEqualTo("e4 e5 Nf3");
    assertThat(reading.game()).isEqualTo(only(SEVEN + "1. e4 e5 2. Nf3 1-0").game());
    assertThat(reading.warnings())
        .containsExactly(
            new PgnWarning(PgnWarning.Kind.EMPTY_COMMENT, 3, 9, 7),
            new PgnWarning(PgnWarning.Kind.EMPTY_VARIATION, 3, 9, 13));
  }

  @Test
  void symbols_of_the_informant_are_numbers() {
    PgnReading reading = only(SEVEN + "1. e4⇄ e5 ⊕ 2. Nf3!⇆ Nc6∆± 3. Bb5 1-0");

    assertThat(reading.game().line().moves())
        .extracting(move -> move.annotations().nags())
        .containsExactly(List.of(132), List.of(138), List.of(1, 132), List.of(140, 16), List.of());
    assertThat(odd(reading)).contains(PgnWarning.Kind.SYMBOL);
  }

  @Test
  void a_symbol_before_a_number_belongs_to_the_move() {
    PgnReading reading = only(SEVEN + "1. e4 e5 (⌓1... c5 2. Nf3) 2. Nf3 1-0");

    MoveLine variation = reading.game().line().moves().get(1).variations().get(0);
    assertThat(variation.moves().get(0).annotations().nags()).containsExactly(142);
  }

  @Test
  void a_symbol_without_a_number_is_a_comment() {
    PgnReading reading = only(SEVEN + "1. e4★ e5 ☂ 2. Nf3 Nc6− 3. Bb5 1-0");

    assertThat(moves(reading)).isEqualTo("e4 e5 Nf3 Nc6 Bb5");
    assertThat(reading.game().line().moves())
        .extracting(move -> move.annotations().after())
        .startsWith(List.of(PgnComment.of("★")), List.of(PgnComment.of("☂")), List.of())
        .contains(List.of(PgnComment.of("−")));
    assertThat(odd(reading))
        .containsExactly(PgnWarning.Kind.TYPOGRAPHIC_SIGN, PgnWarning.Kind.STRAY_SIGN);
  }
}
