package org.arbiterchess.pgn;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import org.arbiterchess.chess.Square;
import org.arbiterchess.pgn.tree.ArrowMark;
import org.arbiterchess.pgn.tree.EngineEvaluation;
import org.arbiterchess.pgn.tree.MarkColor;
import org.arbiterchess.pgn.tree.PgnComment;
import org.arbiterchess.pgn.tree.SquareMark;
import org.junit.jupiter.api.Test;

/** Tests that comments keep their text, and that commands such as {@code [%clk]} are parsed. */
class PgnCommentTest {

  @Test
  void clocks_are_read_to_the_millisecond() {
    assertThat(PgnComment.of("[%clk 1:02:03]").clock()).hasValue(3_723_000);
    assertThat(PgnComment.of("[%clk 0:00:03.25]").clock()).hasValue(3_250);
    assertThat(PgnComment.of("[%emt 0:12]").elapsed()).hasValue(12_000);
    assertThat(PgnComment.of("[%clk soon]").clock()).isEmpty();
    assertThat(PgnComment.of("[%clk soon]").text()).isEqualTo("[%clk soon]");
  }

  @Test
  void evaluations_are_pawns_or_mates_with_or_without_a_depth() {
    assertThat(PgnComment.of("[%eval 0.17]").evaluation())
        .hasValue(new EngineEvaluation(17, OptionalInt.empty(), OptionalInt.empty()));
    assertThat(PgnComment.of("[%eval -12.5,30]").evaluation())
        .hasValue(new EngineEvaluation(-1250, OptionalInt.empty(), OptionalInt.of(30)));
    assertThat(PgnComment.of("[%eval #-4]").evaluation())
        .hasValue(new EngineEvaluation(0, OptionalInt.of(-4), OptionalInt.empty()));
    assertThat(PgnComment.of("[%eval 0.123]").text()).isEqualTo("[%eval 0.123]");
  }

  @Test
  void squares_and_arrows_have_their_colours() {
    PgnComment comment = PgnComment.of("see [%csl Ge4,Rd5][%cal Yg1f3] there");

    assertThat(comment.squares())
        .containsExactly(
            new SquareMark(MarkColor.GREEN, Square.E4), new SquareMark(MarkColor.RED, Square.D5));
    assertThat(comment.arrows())
        .containsExactly(new ArrowMark(MarkColor.YELLOW, Square.G1, Square.F3));
    assertThat(comment.text()).isEqualTo("see there");
    assertThat(PgnComment.of("[%csl Ge9]").squares()).isEqualTo(List.of());
  }

  @Test
  void what_stood_around_a_command_does_not_become_another() {
    PgnComment comment = PgnComment.of("[%c[%clk 0:01:00]lk 0:02:00]");

    assertThat(comment.clock()).hasValue(60_000);
    assertThat(PgnComment.of(comment.text()).clock()).isEmpty();
  }

  @Test
  void any_white_space_parts_a_command_from_its_value() {
    PgnComment comment = PgnComment.of("[%eval\u007f-0.35,22]\tbetter\n[%clk\r\n0:01:00 ]");

    assertThat(comment.evaluation())
        .hasValue(new EngineEvaluation(-35, OptionalInt.empty(), OptionalInt.of(22)));
    assertThat(comment.clock()).hasValue(60_000);
    assertThat(comment.text()).isEqualTo("better");
  }
}
