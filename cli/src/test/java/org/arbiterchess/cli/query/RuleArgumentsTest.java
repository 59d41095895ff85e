package org.arbiterchess.cli.query;

import static org.arbiterchess.cli.CommandRun.arbiter;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.arbiterchess.cli.CommandRun;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests that the {@code rule} command explains its syntax if the user types several moves. */
class RuleArgumentsTest {

  private static final String ENDING = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "e4 e5           | e5 after e4        | arbiter rule --moves \"e4\" e5",
        "e2e4 e7e5 g1f3  | g1f3 after e2e4 e7e5 | arbiter rule --moves \"e2e4 e7e5\" g1f3",
        "1. e4 e5        | e5 after 1. e4     | arbiter rule --moves \"1. e4\" e5",
        "startpos e4 e5  | e5 after e4        | arbiter rule --moves \"e4\" \"startpos\" e5",
        "--moves e4 e5 Nf3 | Nf3 after e5     | arbiter rule --moves \"e4 e5\" Nf3",
      })
  void several_moves_are_answered_with_the_command_to_type(
      String words, String moves, String command) {
    List<String> typed = new ArrayList<>(List.of("rule"));
    typed.addAll(List.of(words.split(" ", -1)));
    CommandRun ran = arbiter(typed.toArray(new String[0]));

    assertThat(ran.exitCode()).isEqualTo(2);
    assertThat(ran.out()).isEmpty();
    assertThat(ran.err())
        .isEqualTo(
            "arbiter: The rule command takes one move. To rule on "
                + moves
                + ", type: "
                + command
                + "\n");
  }

  @Test
  void the_commands_to_type_work() {
    assertThat(arbiter("rule", "--moves", "e4", "startpos", "e5").exitCode()).isZero();
    assertThat(arbiter("rule", "--moves", "1. e4", "e5").exitCode()).isZero();
    assertThat(arbiter("rule", "--moves", "e4 Ke7", ENDING, "e5").exitCode()).isZero();
  }

  @Test
  void moves_after_a_position_are_told_apart_from_its_fields() {
    String command = "arbiter rule --moves \"e4 Ke7\" \"" + ENDING + "\" e5";

    assertThat(arbiter("rule", ENDING, "e4", "Ke7", "e5").err())
        .endsWith("type: " + command + "\n");
    assertThat(arbiter("rule", ENDING.replace(" 0 1", ""), "e4", "Ke7").err())
        .endsWith("type: arbiter rule --moves \"e4\" \"4k3/8/8/8/8/8/4P3/4K3 w - -\" Ke7\n");
    assertThat(arbiter("rule", "4k3/8/8/8/4P3/8/8/4K3", "b", "-", "e3", "Ke7").exitCode())
        .as("e3 is the en passant square")
        .isZero();
  }

  @ParameterizedTest
  @CsvSource({
    "rule e2 e4, 0, e4 is legal",
    "rule E2 E4, 0, e4 is legal",
    "rule startpos g1 f3, 0, Nf3 is legal",
    "rule e7 e5, 1, It is White's turn",
    "rule e2 e5, 1, it can't go from e2 to e5",
    "rule --moves e4 e7 e5, 0, e5 is legal",
    "rule --moves e4 e2 e4, 1, There is no piece on e2",
    "rule 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1 e2 e4, 0, e4 is legal",
    "rule 4k3/8/8/8/8/8/4P3/4K3 w - - e1 d1, 0, Kd1 is legal",
  })
  void two_squares_are_one_move(String words, int exitCode, String sentence) {
    CommandRun ran = arbiter(words.split(" ", -1));

    assertThat(ran.err()).isEmpty();
    assertThat(ran.exitCode()).isEqualTo(exitCode);
    assertThat(ran.out()).contains(sentence);
  }

  @Test
  void what_is_neither_a_position_nor_a_move_is_told() {
    assertThat(arbiter("rule", "hello", "e4").err())
        .isEqualTo(
            "arbiter: \"hello\" is not a valid position. Give a FEN and a move, or just a move from"
                + " the starting position: arbiter rule [FEN] MOVE\n");
    assertThat(arbiter("rule", "hello", "e4", "--lang", "de").err())
        .contains("„hello“ ist keine Stellung.");
    assertThat(arbiter("rule", "e4", "e5", "--lang", "de").err())
        .isEqualTo(
            "arbiter: rule beurteilt einen einzigen Zug. Für e5 nach e4:"
                + " arbiter rule --moves \"e4\" e5\n");
  }

  @Test
  void with_json_the_explanation_is_the_error() {
    CommandRun ran = arbiter("rule", "e4", "e5", "--json");

    assertThat(ran.exitCode()).isEqualTo(2);
    assertThat(ran.json().get("error").asString())
        .isEqualTo(
            "The rule command takes one move. To rule on e5 after e4, type: arbiter rule --moves"
                + " \"e4\" e5");
  }
}
