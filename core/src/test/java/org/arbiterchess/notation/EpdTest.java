package org.arbiterchess.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.arbiterchess.remark.Problem;
import org.arbiterchess.remark.Reading;
import org.arbiterchess.rules.IllegalMoveException;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.San;
import org.arbiterchess.rules.Variant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EpdTest {

  /** The second position in the Bratko-Kopec test. */
  private static final String BRATKO_KOPEC =
      "3r1k2/4npp1/1ppr3p/p6P/P2PPPP1/1NR5/5K2/2R5 w - - bm d5; id \"BK.02\";";

  @Test
  void operations_are_read() {
    Epd epd = read(BRATKO_KOPEC);

    assertThat(epd.operations())
        .containsExactly(
            new Epd.Operation("bm", List.of("d5")), new Epd.Operation("id", List.of("BK.02")));
    assertThat(epd.operation("bm")).contains(new Epd.Operation("bm", List.of("d5")));
    assertThat(epd.operation("am")).isEmpty();
    assertThat(epd.position())
        .isEqualTo(Fen.parse("3r1k2/4npp1/1ppr3p/p6P/P2PPPP1/1NR5/5K2/2R5 w - - 0 1"));
  }

  @Test
  void quoted_operands_may_contain_spaces_and_semicolons() {
    Epd epd = read("4k3/8/8/8/8/8/8/4K3 w - - c0 \"first; then\" \"\"; bm Ke2 Kd2; noop;");

    assertThat(epd.operations())
        .containsExactly(
            new Epd.Operation("c0", List.of("first; then", "")),
            new Epd.Operation("bm", List.of("Ke2", "Kd2")),
            new Epd.Operation("noop", List.of()));
  }

  @Test
  void the_counters_are_those_of_the_position() {
    Epd epd = read("4k3/8/8/8/8/8/8/4K3 b - - hmvc 12; bm Ke7; fmvn 90;");

    assertThat(epd.position()).isEqualTo(Fen.parse("4k3/8/8/8/8/8/8/4K3 b - - 12 90"));
    assertThat(epd.operations()).containsExactly(new Epd.Operation("bm", List.of("Ke7")));
    assertThat(epd.write()).isEqualTo("4k3/8/8/8/8/8/8/4K3 b - - bm Ke7; hmvc 12; fmvn 90;");
  }

  @Test
  void fen_reads_the_same_text() {
    assertThat(Fen.parse("4k3/8/8/8/8/8/8/4K3 b - - hmvc 12; bm Ke7; fmvn 90;"))
        .isEqualTo(Fen.parse("4k3/8/8/8/8/8/8/4K3 b - - 12 90"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        BRATKO_KOPEC,
        "4k3/8/8/8/8/8/8/4K3 w - - c0 \"first; then\"; bm Ke2 Kd2; noop;",
        "4k3/8/8/8/8/8/8/4K3 w - -"
      })
  void epd_is_written_as_it_was_read(String text) {
    assertThat(read(text).write()).isEqualTo(text);
  }

  @Test
  void problems_are_those_of_the_whole_text() {
    Reading<Epd> reading = Epd.read("4k3/8/8/8/8/8/8/8 w - - bm Ke2", Variant.CLASSICAL);

    assertThat(reading.problems())
        .extracting(Problem::place)
        .containsExactly("placement", "halfmoveClock", "fullmoveNumber");
  }

  @Test
  void best_moves_and_moves_to_avoid_are_moves_of_the_position() {
    Epd epd = read("4k3/8/8/8/8/8/4P3/4K3 w - - bm e4 Kd2; am Kf1;");

    assertThat(epd.bestMoves()).extracting(Move::toString).containsExactly("e2e4", "e1d2");
    assertThat(epd.avoidMoves()).containsExactly(San.parse(epd.position(), "Kf1"));
    assertThat(read("4k3/8/8/8/8/8/8/4K3 w - -").bestMoves()).isEmpty();
    assertThatThrownBy(() -> read("4k3/8/8/8/8/8/8/4K3 w - - bm Ke3;").bestMoves())
        .isInstanceOf(IllegalMoveException.class)
        .hasMessageContaining("Ke3");
  }

  @Test
  void an_empty_counter_is_a_problem() {
    assertThat(Epd.read("4k3/8/8/8/8/8/8/4K3 w - - hmvc \"\";").problems())
        .extracting(Problem::place)
        .containsExactly("halfmoveClock");
  }

  @Test
  void a_program_cannot_make_operations_that_could_not_be_read_again() {
    assertThatThrownBy(() -> new Epd.Operation("1x", List.of())).hasMessageContaining("1x");
    assertThatThrownBy(() -> new Epd.Operation("id", List.of("a \"b\"")))
        .hasMessageContaining("a \"b\"");
    assertThatThrownBy(() -> new Epd.Operation("id", List.of("a\nb")))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(
            () -> new Epd(Position.initial(), List.of(new Epd.Operation("hmvc", List.of("3")))))
        .hasMessageContaining("hmvc");
  }

  private static Epd read(String text) {
    return Epd.parse(text);
  }
}
