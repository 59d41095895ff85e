package org.arbiterchess.officiating.clock;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.PlayerNames;
import org.arbiterchess.language.Texts;
import org.arbiterchess.testing.Corpus;
import org.arbiterchess.testing.Csv;
import org.arbiterchess.testing.SealedTypes;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Runs every scenario in corpus/clock and compares the clock with the hand-written expectations.
 */
class ClockCorpusTest {

  private static final ClockSentences ENGLISH =
      new ClockSentences(Texts.english(), PlayerNames.NONE);

  @TestFactory
  List<DynamicContainer> the_clock_runs_as_the_table_says() {
    List<DynamicContainer> tables = new ArrayList<>();
    for (Path table : Corpus.tables("clock")) {
      List<DynamicTest> tests = new ArrayList<>();
      for (Csv.Row row : Corpus.rows(table)) {
        tests.add(
            DynamicTest.dynamicTest(
                "line " + row.line() + ": " + row.get("actions"), () -> check(row)));
      }
      System.out.println("corpus/clock/" + table.getFileName() + ": " + tests.size() + " cases");
      tables.add(DynamicContainer.dynamicContainer(table.getFileName().toString(), tests));
    }
    return tables;
  }

  private static List<Csv.Row> rows() {
    return Corpus.tables("clock").stream().flatMap(table -> Corpus.rows(table).stream()).toList();
  }

  @Test
  void every_rule_is_in_the_tables_for_both_colors() {
    Map<String, Set<Color>> colors = new TreeMap<>();
    for (Csv.Row row : rows()) {
      colors
          .computeIfAbsent(row.get("rule"), rule -> EnumSet.noneOf(Color.class))
          .add(ClockScenario.color(row.get("by")));
    }
    assertThat(colors).allSatisfy((rule, both) -> assertThat(both).as(rule).hasSize(2));
  }

  @Test
  void the_tables_contain_every_event_and_every_refusal() {
    Set<String> events = new TreeSet<>();
    Set<ClockRefusal> refusals = EnumSet.noneOf(ClockRefusal.class);
    for (Csv.Row row : rows()) {
      ClockScenario scene = new ClockScenario(row);
      scene.clock.events().forEach(event -> events.add(event.getClass().getSimpleName()));
      if (scene.last instanceof ClockDecision.Refused refused) {
        refusals.add(refused.reason());
      }
    }
    assertThat(events).hasSameSizeAs(SealedTypes.leaves(ClockEvent.class));
    assertThat(refusals).isEqualTo(EnumSet.allOf(ClockRefusal.class));
  }

  private static void check(Csv.Row row) {
    ClockScenario scene = new ClockScenario(row);
    for (String expected : row.get("expected").split("; ", -1)) {
      int space = expected.indexOf(' ');
      check(scene, expected.substring(0, space), expected.substring(space + 1));
    }
  }

  private static void check(ClockScenario scene, String what, String expected) {
    BoardClock clock = scene.clock;
    String actual =
        switch (what) {
          case "events" -> String.join(" ", scene.eventTypes().toArray(new String[0]));
          case "refused" -> ((ClockDecision.Refused) scene.last).reason().name();
          case "says" -> said(scene);
          case "clocks" -> both(color -> seconds(clock.left(color, scene.now)));
          case "moves" -> both(color -> "" + clock.moves(color));
          case "runs" -> clock.isRunning() ? turn(clock) : "nobody";
          case "turn" -> turn(clock);
          case "flags" -> flags(clock);
          case "flagAt" ->
              clock.nextFlag().isPresent() ? seconds(clock.nextFlag().getAsLong()) : "none";
          case "fell" -> fell(clock);
          case "stopped" -> clock.isStoppedByFlag() ? "yes" : "no";
          case "paused" -> clock.isPaused() ? "yes" : "no";
          case "swapped" -> clock.isSwapped() ? "yes" : "no";
          case "log" -> "" + clock.events().size();
          case "press" -> press(clock.presses().get(clock.presses().size() - 1));
          default -> side(scene, what, ClockScenario.color(expected.substring(0, 5)));
        };
    assertThat(actual).as(what).isEqualTo(expected);
  }

  private static String side(ClockScenario scene, String what, Color color) {
    BoardClock.Stage stage = scene.clock.stage(color);
    return color.word()
        + " "
        + switch (what) {
          case "stage" -> stage.number() + "/" + stage.count();
          case "next" -> "" + stage.movesToNext();
          case "delay" -> seconds(scene.clock.delay(color, scene.now));
          default -> throw new IllegalArgumentException("no expectation " + what);
        };
  }

  private static String said(ClockScenario scene) {
    if (scene.last instanceof ClockDecision.Refused refused) {
      return refused.sentence(Texts.english(), PlayerNames.NONE).cited();
    }
    List<ClockEvent> events = ((ClockDecision.Accepted) scene.last).events();
    BoardClock before = scene.before.apply(events.subList(0, events.size() - 1));
    return ENGLISH.of(before, events.get(events.size() - 1)).cited();
  }

  private static String both(Function<Color, String> value) {
    return value.apply(Color.WHITE) + " " + value.apply(Color.BLACK);
  }

  private static String turn(BoardClock clock) {
    return clock.turn().map(Color::word).orElse("nobody");
  }

  /** The players whose flags have fallen, in the order in which the flags fell. */
  private static String flags(BoardClock clock) {
    if (clock.firstFlag().isEmpty()) {
      return "none";
    }
    Color first = clock.firstFlag().get();
    return first.word() + (clock.isFlagged(first.other()) ? " " + first.other().word() : "");
  }

  /** The time at which the last flag fell. */
  private static String fell(BoardClock clock) {
    String at = "never";
    for (ClockEvent event : clock.events()) {
      at = event instanceof ClockEvent.FlagFell ? seconds(event.at()) : at;
    }
    return at;
  }

  private static String press(BoardClock.Press press) {
    return press.by().word()
        + " "
        + press.move()
        + " "
        + seconds(press.used())
        + " "
        + seconds(press.left());
  }

  private static String seconds(long millis) {
    return BigDecimal.valueOf(millis, 3).stripTrailingZeros().toPlainString();
  }
}
