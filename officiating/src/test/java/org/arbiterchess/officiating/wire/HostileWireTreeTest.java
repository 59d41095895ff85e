package org.arbiterchess.officiating.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.arbiterchess.game.Announcement;
import org.arbiterchess.game.Arbiter;
import org.arbiterchess.game.Command;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.GameEvent;
import org.arbiterchess.game.Outcome;
import org.arbiterchess.language.Texts;
import org.arbiterchess.officiating.clock.BoardClock;
import org.arbiterchess.officiating.clock.ClockCommand;
import org.arbiterchess.officiating.clock.ClockEvent;
import org.arbiterchess.remark.Problem;
import org.arbiterchess.remark.Reading;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.testing.SoakMode;
import org.arbiterchess.wire.WireFormat;
import org.arbiterchess.wire.WireJson;
import org.junit.jupiter.api.Test;
import tools.jackson.core.JacksonException;

/** Tests that invalid JSON trees are reported as problems and never cause an exception. */
class HostileWireTreeTest {

  private static final List<String> FORMS =
      List.of(
          "command", "event", "game", "attempt", "outcome", "clockCommand", "clockEvent", "clock");

  private static final List<Object> JUNK =
      Arrays.asList(
          null,
          true,
          0,
          -1,
          1,
          2,
          8,
          Long.MIN_VALUE,
          Long.MAX_VALUE,
          0.5,
          -0.0,
          Double.NaN,
          Double.POSITIVE_INFINITY,
          1e308,
          new BigInteger("9".repeat(5_000)),
          new BigDecimal("1E-999999999"),
          (byte) 3,
          'c',
          new Object(),
          new int[] {1},
          "",
          "e2e4",
          "white",
          "0-0",
          "\u0000\u001b[31m\u202e",
          "\ud800",
          "x".repeat(1_000_000),
          "8/".repeat(100_000),
          List.of(),
          Map.of(),
          List.of(List.of(Map.of("v", 1))),
          Map.of("v", 1, "type", "paused", "at", 0),
          deep());

  private static Object deep() {
    Object tree = List.of();
    for (int i = 0; i < 100_000; i++) {
      tree = i % 2 == 0 ? Map.of("events", tree) : List.of(tree);
    }
    return tree;
  }

  private final SplittableRandom random = new SplittableRandom(7);
  private int read;
  private int refused;

  @Test
  void any_junk_is_refused_with_short_problems() {
    for (Object junk : JUNK) {
      FORMS.forEach(form -> tryToRead(form, junk));
    }
    List<Object> itself = new ArrayList<>();
    itself.add(itself);
    tryToRead("game", new LinkedHashMap<>(Map.of("v", 1, "type", "game", "events", itself)));
    assertThat(refused).isGreaterThan(JUNK.size() * FORMS.size() - 10);
  }

  @Test
  void a_message_with_parts_changed_lost_or_doubled_is_read_or_refused() {
    int count = SoakMode.count(20_000, 1_000_000);
    List<String> lines = golden();
    for (int i = 0; i < count; i++) {
      Object tree = mutated(WireJson.parse(lines.get(i % lines.size())));
      FORMS.forEach(form -> tryToRead(form, tree));
    }
    assertThat(read).as("read").isGreaterThan(count / 10);
    assertThat(refused).as("refused").isGreaterThan(count);
    System.out.println(count + " mutated trees: read " + read + ", refused " + refused);
  }

  @Test
  void a_line_of_text_with_letters_changed_is_read_or_refused() {
    int count = SoakMode.count(20_000, 1_000_000);
    List<String> lines = golden();
    int json = 0;
    for (int i = 0; i < count; i++) {
      String text = misspelt(lines.get(i % lines.size()));
      try {
        Object tree = WireJson.parse(text);
        FORMS.forEach(form -> tryToRead(form, tree));
        json++;
      } catch (JacksonException notJson) {
        // Ignore text that is not JSON, because there is no tree to read.
      }
    }
    assertThat(read).as("read").isGreaterThan(count / 40);
    assertThat(refused).as("refused").isGreaterThan(count);
    System.out.println(count + " misspelt lines, " + json + " of them JSON: read " + read);
  }

  private static List<String> golden() {
    List<String> lines = new ArrayList<>();
    for (String file :
        List.of(
            "commands",
            "events",
            "decisions",
            "games",
            "clock-commands",
            "clock-events",
            "clocks")) {
      lines.addAll(WireJson.golden(file + ".jsonl"));
    }
    return lines;
  }

  /**
   * Tries to read the tree. If that succeeds, asserts that the value can be used and written.
   * Otherwise, asserts that problems with short descriptions are reported.
   */
  private void tryToRead(String form, Object tree) {
    Reading<?> reading = GoldenWireTest.read(form, tree);
    if (reading instanceof Reading.Invalid<?> unreadable) {
      refused++;
      assertThat(unreadable.problems()).isNotEmpty();
      for (Problem problem : unreadable.problems()) {
        assertThat(problem.place()).startsWith("$").hasSizeLessThan(100);
        assertThat(problem.found().toString()).isNotEmpty().hasSizeLessThan(1_000);
        assertThat(problem.expected().toString()).isNotEmpty().hasSizeLessThan(1_000);
      }
    } else {
      read++;
      Object value = ((Reading.Valid<?>) reading).value();
      assertThat(GoldenWireTest.read(form, write(value))).isEqualTo(new Reading.Valid<>(value));
      if (value instanceof Game game) {
        for (Command command : GoldenValues.COMMANDS) {
          assertThat(Arbiter.decide(game, command, 40_000)).isNotNull();
        }
        assertThat(Announcement.ofOutcome(game, Texts.english()).isPresent())
            .isEqualTo(game.isOver());
      }
      if (value instanceof BoardClock clock) {
        for (ClockCommand command : ClockWireTest.COMMANDS) {
          assertThat(clock.decide(command, 40_000)).isNotNull();
        }
      }
    }
  }

  private static Object write(Object value) {
    if (value instanceof Command command) {
      return WireFormat.write(command);
    }
    if (value instanceof GameEvent event) {
      return WireFormat.write(event);
    }
    if (value instanceof Game game) {
      return WireFormat.write(game);
    }
    if (value instanceof ClockCommand command) {
      return OfficiatingFormat.write(command);
    }
    if (value instanceof ClockEvent event) {
      return OfficiatingFormat.write(event);
    }
    if (value instanceof BoardClock clock) {
      return OfficiatingFormat.write(clock);
    }
    if (value instanceof Outcome outcome) {
      return WireFormat.write(outcome);
    }
    return WireFormat.write((Attempt) value);
  }

  /** Returns a copy of the tree, possibly with a random error. */
  private Object mutated(Object tree) {
    if (random.nextInt(12) == 0) {
      return any(JUNK);
    }
    if (tree instanceof Map<?, ?> map && !map.isEmpty()) {
      Map<Object, Object> copy = new LinkedHashMap<>(map);
      Object key = any(new ArrayList<>(map.keySet()));
      switch (random.nextInt(6)) {
        case 0 -> copy.remove(key);
        case 1 -> copy.put("extra", any(JUNK));
        default -> copy.put(key, mutated(map.get(key)));
      }
      return copy;
    }
    if (tree instanceof List<?> list && !list.isEmpty()) {
      List<Object> copy = new ArrayList<>(list);
      int at = random.nextInt(copy.size());
      switch (random.nextInt(5)) {
        case 0 -> copy.remove(at);
        case 1 -> copy.add(copy.get(at));
        case 2 -> copy.add(at, any(JUNK));
        default -> copy.set(at, mutated(copy.get(at)));
      }
      return copy;
    }
    return tree instanceof String text ? misspelt(text) : tree;
  }

  private String misspelt(String text) {
    StringBuilder changed = new StringBuilder(text);
    for (int i = random.nextInt(3); i >= 0 && changed.length() > 0; i--) {
      int at = random.nextInt(changed.length());
      switch (random.nextInt(4)) {
        case 0 -> changed.deleteCharAt(at);
        case 1 -> changed.insert(at, text.charAt(random.nextInt(text.length())));
        case 2 -> changed.setCharAt(at, text.charAt(random.nextInt(text.length())));
        default -> changed.setCharAt(at, (char) random.nextInt(32, 128));
      }
    }
    return changed.toString();
  }

  private Object any(List<?> values) {
    return values.get(random.nextInt(values.size()));
  }
}
