package org.arbiterchess.uci;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Variant;
import org.junit.jupiter.api.Test;

class SearchLimitsTest {

  private static final Duration ANSWER = Duration.ofSeconds(10);

  private static String command(SearchLimits limits) {
    return limits.command(Position.initial());
  }

  @Test
  void limits_are_the_words_of_the_go_command() {
    assertThat(command(SearchLimits.ofDepth(12))).isEqualTo("go depth 12");
    assertThat(command(SearchLimits.ofNodes(5_000_000_000L))).isEqualTo("go nodes 5000000000");
    assertThat(command(SearchLimits.ofMate(3))).isEqualTo("go mate 3");
    assertThat(command(SearchLimits.infinite())).isEqualTo("go infinite");
    assertThat(command(SearchLimits.ofDepth(9).withMoveTime(Duration.ofMillis(250)).withNodes(7)))
        .isEqualTo("go depth 9 movetime 250 nodes 7");
    assertThat(command(SearchLimits.ofClocks(Duration.ZERO, Duration.ofSeconds(1))))
        .isEqualTo("go wtime 0 btime 1000");
  }

  @Test
  void search_moves_are_written_for_the_position() {
    Position position = Fen.parse("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
    Position chess960 = Fen.parse("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", Variant.CHESS960);

    assertThat(withCastling(position)).isEqualTo("go depth 1 searchmoves e1g1 a1a8");
    assertThat(withCastling(chess960)).isEqualTo("go depth 1 searchmoves e1h1 a1a8");
  }

  private static String withCastling(Position position) {
    return SearchLimits.ofDepth(1)
        .withSearchMoves(List.of(position.parseMove("0-0"), position.parseMove("Ra8")))
        .command(position);
  }

  @Test
  void a_search_may_last_its_time_and_the_timeout_of_an_answer() {
    assertThat(SearchLimits.ofMoveTime(Duration.ofSeconds(5)).timeout(ANSWER))
        .isEqualTo(Duration.ofSeconds(15));
    assertThat(SearchLimits.ofClocks(Duration.ofMinutes(5), Duration.ofMinutes(9)).timeout(ANSWER))
        .isEqualTo(Duration.ofMinutes(9).plus(ANSWER));
    assertThat(SearchLimits.ofDepth(30).timeout(ANSWER)).isEqualTo(SearchLimits.DEFAULT_TIMEOUT);
    assertThat(SearchLimits.infinite().withTimeout(Duration.ofHours(2)).timeout(ANSWER))
        .isEqualTo(Duration.ofHours(2));
  }

  @Test
  void wrong_numbers_are_named() {
    assertThatThrownBy(() -> SearchLimits.ofDepth(0)).hasMessage("depth must be at least 1, not 0");
    assertThatThrownBy(() -> SearchLimits.ofNodes(-1)).hasMessageContaining("nodes");
    assertThatThrownBy(() -> SearchLimits.ofMate(0)).hasMessageContaining("mate");
    assertThatThrownBy(() -> SearchLimits.ofMoveTime(Duration.ZERO)).hasMessageContaining("not 0");
    assertThatThrownBy(() -> SearchLimits.ofMoveTime(Duration.ofSeconds(-1)))
        .hasMessageContaining("must not be negative");
    assertThatThrownBy(() -> SearchLimits.ofDepth(1).withTimeout(Duration.ZERO))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> EngineLaunchCommand.of()).hasMessageContaining("the command is empty");
    assertThatThrownBy(() -> EngineLaunchCommand.of("x").withTimeout(Duration.ZERO))
        .hasMessageContaining("positive");
  }
}
