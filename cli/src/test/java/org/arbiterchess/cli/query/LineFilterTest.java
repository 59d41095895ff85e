package org.arbiterchess.cli.query;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.arbiterchess.cli.CommandRun.reading;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.arbiterchess.cli.CommandRun;
import org.arbiterchess.cli.Main;
import org.arbiterchess.cli.terminal.Terminal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LineFilterTest {

  private static String errorOf(String line) {
    return errorOf(line.getBytes(UTF_8));
  }

  /** Sends an invalid line followed by a valid one, and returns the error for the invalid line. */
  private static String errorOf(byte[] line) {
    ByteArrayOutputStream input = new ByteArrayOutputStream();
    input.writeBytes(line);
    input.writeBytes("\n{\"move\":\"e4\"}\n".getBytes(UTF_8));
    CommandRun ran = reading(input.toByteArray(), "rule", "--json", "-");
    assertThat(ran.exitCode()).isZero();
    assertThat(ran.lines()).hasSize(2);
    assertThat(ran.lines().get(1)).contains("\"legal\":true");
    assertThat(CommandRun.parse(ran.lines().get(0)).propertyNames()).containsExactly("error");
    return CommandRun.parse(ran.lines().get(0)).get("error").asString();
  }

  @Test
  void lines_are_answered_in_order_whatever_the_answers() {
    CommandRun ran =
        reading(
            """
            {"move":"e2e4"}
            {"move":"e2e5"}
            {"move":"e2e9"}
            {"moves":"e2e4 e7e5","move":"g1f3"}
            """,
            "rule",
            "--json",
            "-");

    assertThat(ran.exitCode()).isZero();
    assertThat(ran.lines()).hasSize(4);
    assertThat(ran.lines().get(0)).startsWith("{\"legal\":true,\"uci\":\"e2e4\"");
    assertThat(ran.lines().get(1)).startsWith("{\"legal\":false,\"reason\":\"PAWN_SHAPE\"");
    assertThat(ran.lines().get(2)).startsWith("{\"error\":");
    assertThat(ran.lines().get(3)).startsWith("{\"legal\":true,\"uci\":\"g1f3\"");
    assertThat(ran.err()).isEmpty();
  }

  @Test
  void every_command_that_answers_is_a_filter() {
    assertThat(reading("{}", "moves", "--json", "-").json().get("moves").size()).isEqualTo(20);
    assertThat(reading("{\"moves\":\"e4\"}", "game", "--json", "-").json().get("end").isNull())
        .isTrue();
    assertThat(reading("{\"fen\":\"x\"}", "fen", "-", "--json").json().get("valid").asBoolean())
        .isFalse();
  }

  @Test
  void nothing_in_is_nothing_out() {
    assertThat(reading("", "rule", "--json", "-")).isEqualTo(new CommandRun(0, "", ""));
  }

  @Test
  void the_last_line_needs_no_end_and_any_line_may_end_as_on_windows() {
    assertThat(reading("{\"move\":\"e4\"}\r\n{\"move\":\"d4\"}", "rule", "--json", "-").lines())
        .hasSize(2)
        .allMatch(line -> line.contains("\"legal\":true"));
  }

  @Test
  void moves_may_be_a_list() {
    assertThat(
            reading("{\"moves\":[\"e2e4\",\"e5\"],\"move\":\"Nf3\"}", "rule", "--json", "-")
                .json()
                .get("uci")
                .asString())
        .isEqualTo("g1f3");
  }

  @Test
  void null_is_as_good_as_leaving_out() {
    assertThat(
            reading("{\"fen\":null,\"moves\":null,\"move\":\"e4\"}", "rule", "--json", "-")
                .json()
                .get("legal")
                .asBoolean())
        .isTrue();
  }

  @Test
  void options_hold_for_every_line_that_does_not_say_otherwise() {
    CommandRun ran =
        reading(
            """
            {"fen":"4k3/8/8/8/8/8/8/1R2K2R w HB - 0 1"}
            {"fen":"4k3/8/8/8/8/8/8/1R2K2R w HB - 0 1","chess960":false}
            """,
            "fen",
            "--json",
            "--chess960",
            "-");

    assertThat(ran.lines().get(0)).contains("\"valid\":true");
    assertThat(ran.lines().get(1)).contains("\"valid\":false");
  }

  @Test
  void a_line_that_is_no_object_is_told_what_is_wrong() {
    assertThat(errorOf("")).isEqualTo("The line is empty.");
    assertThat(errorOf("   ")).isEqualTo("The line is empty.");
    assertThat(errorOf("[1,2]")).isEqualTo("The line is not a JSON object.");
    assertThat(errorOf("{\"move\":")).startsWith("The line is not valid JSON: ").contains("column");
    assertThat(errorOf("e2e4")).startsWith("The line is not valid JSON: ").contains("e2e4");
    assertThat(errorOf("{\"move\":\"e4\"} {}"))
        .contains("Unexpected text", "after the JSON object", "column 15");
    assertThat(errorOf("[".repeat(100_000))).isEqualTo("The line is not a JSON object.");
    assertThat(errorOf("{\"a\":".repeat(100_000))).contains("is nested too deeply");
    assertThat(errorOf("{\"move\":" + "9".repeat(5000) + "}")).contains("number that is too long");
  }

  @Test
  void a_key_that_is_unknown_or_there_twice_is_named() {
    assertThat(errorOf("{\"move\":\"e4\",\"chess690\":true}"))
        .isEqualTo("Unknown key \"chess690\"; valid keys are chess960, fen, move, moves.");
    assertThat(errorOf("{\"move\":\"e4\",\"move\":\"d4\"}"))
        .isEqualTo("The key \"move\" occurs twice.");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '\0',
      value = {
        "{\"move\":4}                      | \"move\" is a number; it must be a string.",
        "{}                                | \"move\" is missing.",
        "{\"move\":null}                   | \"move\" is missing.",
        "{\"move\":\"e4\",\"fen\":{}}      | \"fen\" is an object; it must be a string.",
        "{\"move\":\"e4\",\"moves\":true}  | \"moves\" is true or false; it must be a string, or"
            + " a list of strings.",
        "{\"move\":\"e4\",\"moves\":[1]}   | \"moves\" is a number; it must be a string, or a list"
            + " of strings.",
        "{\"move\":\"e4\",\"moves\":[null]}| \"moves\" is null; it must be a string, or a list of"
            + " strings.",
        "{\"move\":\"e4\",\"chess960\":\"yes\"} | \"chess960\" is a string; it must be true or"
            + " false."
      })
  void a_value_of_the_wrong_kind_is_named(String line, String sentence) {
    assertThat(errorOf(line)).isEqualTo(sentence);
  }

  @Test
  void every_problem_of_a_position_is_in_one_sentence() {
    assertThat(errorOf("{\"fen\":\"8/8/8/8/8/8/8/8 x - - 0 1\",\"move\":\"e4\"}"))
        .startsWith("This FEN is not valid: placement at offset 0: found no white king")
        .contains("; placement at offset 0: found no black king", "; turn at offset 16: found x")
        .endsWith(".");
  }

  @Test
  void what_is_no_utf_8_is_told_where() {
    assertThat(errorOf("{\"move\":\"e4\u00e9\"}".getBytes(ISO_8859_1)))
        .isEqualTo("The line contains invalid UTF-8 at byte 11.");
  }

  @Test
  void a_line_without_end_is_skipped_in_bounded_memory() {
    byte[] line = new byte[5_000_000];
    Arrays.fill(line, (byte) 'x');

    assertThat(errorOf(line)).isEqualTo("The line is longer than 1048576 bytes.");
  }

  @Test
  void a_fault_of_the_program_is_answered_too() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    byte[] input = "{}\n{}\n".getBytes(UTF_8);
    LineFilter.run(
        Terminal.of(new ByteArrayInputStream(input), out, err),
        line -> {
          throw new IllegalStateException("test failure");
        });

    assertThat(out.toString(UTF_8).lines().toList())
        .hasSize(2)
        .allMatch(line -> CommandRun.parse(line).get("error").asString().contains("test failure"));
    assertThat(err.toString(UTF_8)).contains("IllegalStateException");
  }

  @Test
  void only_json_is_read_from_standard_input() {
    CommandRun ran = reading("{\"move\":\"e4\"}", "rule", "-");

    assertThat(ran.exitCode()).isEqualTo(2);
    assertThat(ran.err()).contains("--json -");
  }

  @Test
  @Timeout(60)
  void a_program_can_converse() throws Exception {
    PipedOutputStream questions = new PipedOutputStream();
    PipedInputStream in = new PipedInputStream(questions);
    PipedOutputStream out = new PipedOutputStream();
    String[] args = {"rule", "--json", "-"};
    BufferedReader answers =
        new BufferedReader(new InputStreamReader(new PipedInputStream(out), UTF_8));
    CompletableFuture<Integer> filter =
        CompletableFuture.supplyAsync(() -> Main.run(args, in, out, new ByteArrayOutputStream()));

    for (String move : List.of("e4", "e5", "Nf3")) {
      questions.write(("{\"move\":\"" + move + "\"}\n").getBytes(UTF_8));
      questions.flush();
      assertThat(answers.readLine()).contains("\"legal\":");
    }
    questions.close();

    assertThat(filter.get(30, TimeUnit.SECONDS)).isZero();
  }
}
