package org.arbiterchess.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Compares the table of JSON keys in {@code docs/cli.md} with the keys of answers. */
class JsonFieldsTest {

  private static final Pattern KEY = Pattern.compile("`(\\w+)`");

  /** Keys whose values have keys of their own choosing: tag names and moves. */
  private static final Set<String> OPEN = Set.of("tags", "divide");

  /** Commands and their input that together show every key. */
  private static final List<String> FILTERS =
      List.of(
          "rule {'move':'e4'}",
          "rule {'move':'e2e5'}",
          "rule {}",
          "moves {}",
          "moves {'fen':'x'}",
          "game {'moves':'Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8'}",
          "game {'moves':'e4 Ke7'}",
          "fen {'fen':'4k3/8/8/8/8/8/8/4K2R','lenient':true}",
          "fen {'fen':'8/8 w - - 0 1'}",
          "fen {}",
          "winnable {'fen':'7k/8/6K1/8/8/8/8/R7 w - -'}",
          "winnable {'fen':'x'}",
          "ask {'question':'touched','touched':['e2']}",
          "ask {'question':'illegal','move':'e2e5','pressed':true}",
          "ask {'question':'pressed','fen':'8/2k3P1/8/8/8/8/5K2/8 w - - 0 50','pawn':'g8'}",
          "ask {'question':'flag','fen':'8/8/3k4/1q6/8/8/8/6K1 b - - 0 60','fallen':'black'}",
          "ask {'question':'flag','fen':'8/8/3k4/1q6/8/8/8/6K1 b - - 0 60','fallen':'white'}",
          "ask {'question':'claim','kind':'FIFTY_MOVES','moves':'e4','named':'e5'}",
          "ask {'question':'hands','how':'HIT_CLOCK','by':'white'}",
          "ask {'question':'x'}");

  private static final String GAMES =
      """
      {the start} 1. e4 {[%clk 0:04:58] [%emt 0:00:02] good} e5 $2 (1... c5) 2. d5 Nf6 3. Ke4 *

      [Result "1-0"]

      1. f3 e5 2. g4 Qh4# 1-0

      1. e2e4 d5 2. d5 Qxd5 *

      {no moves} *
      """;

  private final Map<String, Set<String>> seen = new TreeMap<>();

  private void add(String command, JsonNode answer) {
    Set<String> keys = seen.computeIfAbsent(command, any -> new TreeSet<>());
    if (answer.isObject()) {
      for (String key : answer.propertyNames()) {
        keys.add(key);
        if (!OPEN.contains(key)) {
          add(command, answer.get(key));
        }
      }
    } else if (answer.isArray()) {
      answer.forEach(element -> add(command, element));
    }
  }

  private void addAll(String command, CommandRun ran) {
    assertThat(ran.lines()).as(ran.toString()).isNotEmpty();
    ran.lines().forEach(line -> add(command, CommandRun.parse(line)));
  }

  @Test
  void the_table_lists_every_key_and_the_commands_that_answer_with_it() throws IOException {
    for (String filter : FILTERS) {
      String[] parts = filter.split(" ", 2);
      String line = parts[1].replace('\'', '"');
      addAll(parts[0], CommandRun.reading(line, parts[0], "--json", "-"));
    }
    addAll("pgn", CommandRun.reading(GAMES, "pgn", "--json", "--past-illegal", "-"));
    addAll("perft", CommandRun.arbiter("perft", "1", "--divide", "--json"));
    addAll("perft", CommandRun.arbiter("perft", "99", "--json"));

    Map<String, Set<String>> listed = table();
    assertThat(listed.keySet()).isEqualTo(seen.keySet());
    seen.forEach((command, keys) -> assertThat(listed.get(command)).as(command).isEqualTo(keys));
  }

  /** Returns the keys of each command according to the table. */
  private static Map<String, Set<String>> table() throws IOException {
    Map<String, Set<String>> table = new TreeMap<>();
    String page = Files.readString(Path.of("../docs/cli.md"));
    String section = page.substring(page.indexOf("\n## JSON\n"), page.indexOf("\n## Filters\n"));
    for (String row : section.lines().filter(line -> line.startsWith("| `")).toList()) {
      String[] cells = row.split(" \\| ", -1);
      for (String command : cells[1].split(", ", -1)) {
        Set<String> keys = table.computeIfAbsent(command, any -> new TreeSet<>());
        KEY.matcher(cells[0]).results().forEach(match -> keys.add(match.group(1)));
      }
    }
    return table;
  }
}
