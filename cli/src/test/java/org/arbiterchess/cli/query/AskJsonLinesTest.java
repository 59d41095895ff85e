package org.arbiterchess.cli.query;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.arbiterchess.cli.CommandRun;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/**
 * Tests {@code ask} as a filter. Each line of input, valid or not, must produce one line of output,
 * in order.
 */
class AskJsonLinesTest {

  /** A line of input in Latin-1, and a JSON key that its answer must contain. */
  private record Line(String text, String key) {

    static Line of(String text, String key) {
      return new Line(text.replace('\'', '"'), key);
    }

    byte[] bytes() {
      return text.getBytes(StandardCharsets.ISO_8859_1);
    }
  }

  private static final List<Line> LINES =
      List.of(
          Line.of(
              "{'question':'flag','fen':'8/8/3k4/1q6/8/8/8/6K1 b - -','fallen':'black'}", "proof"),
          Line.of("{'question':'flag','bothFallen':true}", "discretion"),
          Line.of("{'question':'resigned','fen':'7k/8/6K1/8/8/8/8/R7 b - -','by':'black'}", "line"),
          Line.of("{'question':'dead','fen':'4k3/8/8/8/8/8/8/4KB2 w - -'}", "proof"),
          Line.of("{'question':'illegal','move':'e2e5','pressed':true}", "reason"),
          Line.of("{'question':'touched','touched':['b1']}", "allowed"),
          Line.of("{'question':'pressed','moves':['e4','e5']}", "restored"),
          Line.of("{'question':'claim','kind':'FIFTY_MOVES'}", "count"),
          Line.of("{'question':'hands','how':'HIT_CLOCK','by':'white'}", "discretion"),
          Line.of("{'question':'setup','what':'COLORS','completed':9}", "game"),
          Line.of("{'question':'displaced','what':'KNOCKED_OVER','by':'white'}", "game"),
          Line.of("{'question':'clock','completed':7}", "clocks"),
          Line.of("{'question':'late','black':12,'defaultTime':30}", "game"),
          Line.of("{'question':'offer','by':'white','when':'OPPONENT_THINKING'}", "game"),
          Line.of("{'question':'forgotten','what':'BOTH_FORGOT','by':'white'}", "game"),
          Line.of("{'question':'over','found':'ILLEGAL_MOVE','signed':true}", "game"),
          Line.of(
              "{'question':'writing','by':'white','secondsLeft':180,'control':'90+30'}", "game"),
          Line.of("{'question':'phone','by':'black','place':'ON_PERSON'}", "game"),
          Line.of("{'question':'spectator'}", "game"),
          Line.of(
              "{'question':'illegalposition','what':'BOTH_KINGS_IN_CHECK','control':'5',"
                  + "'supervised':false,'stillThere':true}",
              "game"),
          Line.of(
              "{'question':'illegalposition','fen':'4k3/8/8/8/8/8/4R3/4K3 w - - 0 30'}", "game"),
          Line.of("{'question':'illegalposition','fen':'8/8/8/8/8/8/4R3/4K3 b - - 0 30'}", "game"),
          Line.of("{'question':'illegalposition','fen':'4k3/8/8/8/8/8/8/p3K3 w - - 0 30'}", "game"),
          Line.of("{'question':'illegalposition','fen':'4k3/8/8/8/8/8/8/4K3 w - - 0 30'}", "error"),
          Line.of("{'question':'illegalposition','fen':'4k3/8 w'}", "error"),
          Line.of("{'question':'illegalposition'}", "error"),
          Line.of("{'question':'dead','fen':'4k3/8/8/8/8/8/4R3/4K3 w - - 0 30'}", "error"),
          Line.of(
              "{'question':'twominutes','request':'DRAW','by':'black','announced':true,"
                  + "'secondsLeft':60,'control':'120'}",
              "discretion"),
          Line.of("", "error"),
          Line.of("null", "error"),
          Line.of("[]", "error"),
          Line.of("{", "error"),
          Line.of("flag", "error"),
          Line.of("{}", "error"),
          Line.of("{'question':null}", "error"),
          Line.of("{'question':'FLAG','fallen':'white'}", "error"),
          Line.of("{'question':'flag','fallen':'white','fallen':'black'}", "error"),
          Line.of("{'question':'flag','fallen':['white']}", "error"),
          Line.of("{'question':'flag','fallen':'white','control':90}", "error"),
          Line.of("{'question':'touched','touched':{'a':'b1'}}", "error"),
          Line.of("{'question':'claim','kind':'FIFTY_MOVES','named':'Zz9'}", "error"),
          Line.of("{'question':'dead','fen':'8/8/8/8/8/8/8/8 w - -'}", "error"),
          Line.of("{'question':'dead','moves':'e4 e5 Ke3'}", "error"),
          Line.of("{'question':'late','black':1e99}", "error"),
          Line.of("{'question':'late','black':true}", "error"),
          Line.of("{\u00ff}", "error"),
          Line.of("{'question':'illegal','move':'\\u0000','pressed':true}", "error"));

  @Test
  void a_hundred_lines_get_a_hundred_answers_in_order() {
    long seed = System.nanoTime();
    System.out.println("AskJsonLinesTest seed " + seed);
    List<Line> lines = new ArrayList<>(LINES);
    Random random = new Random(seed);
    while (lines.size() < 100) {
      lines.add(LINES.get(random.nextInt(LINES.size())));
    }
    Collections.shuffle(lines, random);
    ByteArrayOutputStream input = new ByteArrayOutputStream();
    for (Line line : lines) {
      input.writeBytes(line.bytes());
      input.write('\n');
    }

    CommandRun ran = CommandRun.reading(input.toByteArray(), "ask", "-", "--json");

    assertThat(ran.exitCode()).isZero();
    assertThat(ran.err()).isEmpty();
    assertThat(ran.lines()).hasSize(lines.size());
    for (int i = 0; i < lines.size(); i++) {
      JsonNode answer = CommandRun.parse(ran.lines().get(i));
      String shown = lines.get(i).text() + answer;
      assertThat(answer.has(lines.get(i).key())).as(shown).isTrue();
      if (lines.get(i).key().equals("error")) {
        assertThat(answer.propertyNames()).as(shown).containsExactly("error");
      } else {
        assertThat(answer.get("articles")).as(shown).isNotEmpty();
        assertThat(answer.get("sentence").asString()).as(shown).endsWith(".");
      }
    }
  }

  @Test
  void options_are_defaults_for_every_line() {
    CommandRun ran =
        CommandRun.reading(
            """
            {"move":"e2e5"}
            {"move":"e2e5","control":"90+30"}
            {"move":"e2e5","pressed":false}
            {"move":"e2e5","presed":false}
            """,
            "ask",
            "illegal",
            "--pressed",
            "--control",
            "3+2",
            "--json",
            "-");

    assertThat(ran.lines().get(0)).contains("\"black\":60000");
    assertThat(ran.lines().get(1)).contains("\"black\":120000");
    assertThat(ran.lines().get(2)).contains("\"black\":0").contains("\"restored\":false");
    assertThat(ran.lines().get(3)).contains("Unknown key \\\"presed\\\"");
  }

  @Test
  void chess960_is_a_default_for_questions_about_a_board() {
    CommandRun ran =
        CommandRun.reading(
            """
            {"question":"touched","fen":"4k3/8/8/8/8/8/8/1R2K2R w HB - 0 1","touched":["e1","b1"]}
            {"question":"late","black":1,"defaultTime":30}
            """,
            "ask",
            "--chess960",
            "--json",
            "-");

    assertThat(ran.lines().get(0)).contains("\"allowed\":[\"e1b1\"]");
    assertThat(ran.lines().get(1)).contains("\"game\":\"CONTINUES\"");
  }

  @Test
  void german_errors_name_the_key_once() {
    CommandRun ran =
        CommandRun.reading(
            """
            {"question":"flag","fallen":"grey"}
            {"question":"flag","fallen":"white","control":"soon"}
            """,
            "ask",
            "--json",
            "--lang",
            "de",
            "-");

    assertThat(CommandRun.parse(ran.lines().get(0)).get("error").asString())
        .containsOnlyOnce("fallen");
    assertThat(CommandRun.parse(ran.lines().get(1)).get("error").asString())
        .isEqualTo("„control“: Schreib es so: 5+3.");
  }

  @Test
  void standard_input_needs_json() {
    assertThat(CommandRun.arbiter("ask", "-").err()).contains("--json -");
    assertThat(CommandRun.arbiter("ask", "flag", "-").exitCode()).isEqualTo(2);
  }
}
