package org.arbiterchess.cli.query;

import static org.arbiterchess.cli.CommandRun.arbiter;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.arbiterchess.cli.CommandRun;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

class PerftCommandTest {

  private static final String KIWIPETE =
      "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

  @ParameterizedTest
  @CsvSource({"list", "count"})
  void the_counts_are_the_known_ones(String leaf) {
    assertThat(nodes("--depth", "4", "--leaf", leaf)).isEqualTo(197281);
    assertThat(nodes("--depth", "3", "--leaf", leaf, "--fen", KIWIPETE)).isEqualTo(97862);
    assertThat(nodes("--depth", "0", "--leaf", leaf)).isEqualTo(1);
  }

  @Test
  void chess960_is_counted_too() {
    String fen = "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9";

    assertThat(nodes("--depth", "3", "--chess960", "--fen", fen)).isEqualTo(12189);
  }

  private static long nodes(String... options) {
    List<String> args = new ArrayList<>(List.of("perft", "--json"));
    args.addAll(List.of(options));
    return arbiter(args.toArray(new String[0])).json().get("nodes").asLong();
  }

  @Test
  void the_speed_is_that_of_the_best_pass() {
    JsonNode answer = arbiter("perft", "--depth", "3", "--repeat", "4", "--json").json();

    assertThat(answer.propertyNames())
        .containsExactly("nodes", "seconds", "cpuSeconds", "nodesPerSecond", "passes");
    long best = 0;
    for (JsonNode pass : answer.get("passes")) {
      assertThat(pass.propertyNames()).containsExactly("seconds", "cpuSeconds", "nodesPerSecond");
      best = Math.max(best, pass.get("nodesPerSecond").asLong());
    }
    assertThat(answer.get("passes").size()).isEqualTo(4);
    assertThat(answer.get("nodesPerSecond").asLong()).isEqualTo(best).isPositive();
  }

  @Test
  void dividing_counts_for_each_move() {
    JsonNode divide = arbiter("perft", "--depth", "2", "--divide", "--json").json().get("divide");

    assertThat(divide.size()).isEqualTo(20);
    assertThat(divide.get("e2e4").asInt()).isEqualTo(20);
    assertThat(arbiter("perft", "--depth", "3", "--divide").out())
        .startsWith("a2a3 380\na2a4 420\n")
        .contains("\ne2e4 600\n", "\n8,902 nodes in ");
  }

  @ParameterizedTest
  @CsvSource({"13", "-1", "99999999999", "four"})
  void a_depth_out_of_bounds_is_refused(String depth) {
    CommandRun ran = arbiter("perft", "--depth", depth);

    assertThat(ran.exitCode()).isEqualTo(2);
    assertThat(ran.out()).isEmpty();
    assertThat(ran.err()).contains("--depth", depth);
  }

  @Test
  void a_position_that_is_none_is_refused() {
    CommandRun ran = arbiter("perft", "--depth", "1", "--fen", "nonsense", "--json");

    assertThat(ran.exitCode()).isEqualTo(2);
    assertThat(ran.json().get("error").asString()).contains("found 1 field");
  }

  @Test
  void the_depth_alone_counts_from_the_starting_position() {
    assertThat(nodes("4")).isEqualTo(197281);
    assertThat(nodes("3", "--fen", KIWIPETE)).isEqualTo(97862);
    assertThat(arbiter("perft", "2").out()).startsWith("400 nodes in ");
  }

  @Test
  void the_depth_is_given_once() {
    assertThat(arbiter("perft", "4", "--depth", "4").err())
        .isEqualTo("arbiter: Give the depth only once, as in \"arbiter perft 4\".\n");
    assertThat(arbiter("perft", "four").err())
        .startsWith("arbiter: Invalid value for DEPTH: \"four\"\n");
    assertThat(arbiter("perft").err())
        .isEqualTo("arbiter: Missing: --depth\nTry: arbiter perft --help\n");
    assertThat(arbiter("perft").exitCode()).isEqualTo(2);
  }
}
