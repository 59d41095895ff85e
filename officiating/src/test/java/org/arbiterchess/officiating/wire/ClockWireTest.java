package org.arbiterchess.officiating.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.TimeControl;
import org.arbiterchess.game.TimeControl.TimeControlStage;
import org.arbiterchess.game.TimeControl.TimingMethod;
import org.arbiterchess.officiating.clock.BoardClock;
import org.arbiterchess.officiating.clock.ClockCommand;
import org.arbiterchess.officiating.clock.ClockEvent;
import org.arbiterchess.officiating.clock.ClockSettings;
import org.arbiterchess.remark.Problem;
import org.arbiterchess.remark.Reading;
import org.arbiterchess.testing.SealedTypes;
import org.arbiterchess.wire.WireJson;
import org.junit.jupiter.api.Test;

/** Compares the wire format of the clock with its golden files. */
class ClockWireTest {

  private static final ClockSettings BLITZ =
      new ClockSettings(
          TimeControl.of(TimeControlStage.minutes(3, TimingMethod.INCREMENT, 2)),
          ClockSettings.Start.CASUAL,
          ClockSettings.Flags.BOTH_STOP);

  private static final ClockSettings STAGES =
      new ClockSettings(
          new TimeControl(
              List.of(
                  new TimeControlStage(40, 5_400_000, TimingMethod.INCREMENT, 30_000),
                  TimeControlStage.minutes(30, TimingMethod.INCREMENT, 30)),
              List.of(TimeControlStage.minutes(60, TimingMethod.DELAY, 5))),
          ClockSettings.Start.STRICT,
          ClockSettings.Flags.OTHER_RUNS);

  static final List<ClockCommand> COMMANDS =
      List.of(
          new ClockCommand.Press(Color.WHITE),
          new ClockCommand.Press(Color.BLACK),
          new ClockCommand.Start(),
          new ClockCommand.Pause(),
          new ClockCommand.Resume(),
          new ClockCommand.SetTimes(
              60_000, 90_500, Optional.empty(), Optional.empty(), Optional.empty()),
          new ClockCommand.SetTimes(
              0, 5_400_000, Optional.of(40), Optional.of(39), Optional.of(Color.BLACK)),
          new ClockCommand.AddTime(Color.BLACK, 120_000),
          new ClockCommand.AddTime(Color.WHITE, -30_000),
          new ClockCommand.SwapSides(),
          new ClockCommand.CheckFlag(),
          new ClockCommand.Restart());

  private static final List<ClockEvent> EVENTS =
      List.of(
          new ClockEvent.SetUp(1_763_172_000_000L, BLITZ, false),
          new ClockEvent.SetUp(0, STAGES, true),
          new ClockEvent.Started(1_763_172_001_000L, true),
          new ClockEvent.Started(5, false),
          new ClockEvent.Pressed(1_763_172_004_321L, Color.WHITE),
          new ClockEvent.Pressed(7000, Color.BLACK),
          new ClockEvent.FlagFell(1_763_172_181_000L, Color.WHITE),
          new ClockEvent.Paused(9000),
          new ClockEvent.Resumed(9500),
          new ClockEvent.TimesSet(
              9400,
              new ClockCommand.SetTimes(
                  60_000, 90_500, Optional.empty(), Optional.empty(), Optional.empty())),
          new ClockEvent.TimesSet(
              9400,
              new ClockCommand.SetTimes(
                  0, 5_400_000, Optional.of(40), Optional.of(39), Optional.of(Color.BLACK))),
          new ClockEvent.TimeAdded(9450, Color.BLACK, 120_000),
          new ClockEvent.TimeAdded(9450, Color.WHITE, -30_000),
          new ClockEvent.SidesSwapped(9460));

  @Test
  void every_command_is_read_and_written_as_the_golden_file_has_it() {
    List<ClockCommand> read =
        readAll(
            "clock-commands.jsonl", OfficiatingFormat::readClockCommand, OfficiatingFormat::write);
    assertThat(read).isEqualTo(COMMANDS);
    assertThat(classes(read)).containsExactlyInAnyOrder(SealedTypes.leaves(ClockCommand.class));
  }

  @Test
  void every_event_is_read_and_written_as_the_golden_file_has_it() {
    List<ClockEvent> read =
        readAll("clock-events.jsonl", OfficiatingFormat::readClockEvent, OfficiatingFormat::write);
    assertThat(read).isEqualTo(EVENTS);
    assertThat(classes(read)).containsExactlyInAnyOrder(SealedTypes.leaves(ClockEvent.class));
  }

  @Test
  void a_stored_clock_is_restored_completely() {
    List<BoardClock> clocks =
        readAll("clocks.jsonl", OfficiatingFormat::readClock, OfficiatingFormat::write);
    assertThat(clocks.get(0).isStarted()).isFalse();

    BoardClock blitz = clocks.get(1);
    assertThat(blitz.left(Color.WHITE, 10_000)).isEqualTo(298_000);
    assertThat(blitz.left(Color.BLACK, 10_000)).isEqualTo(177_000);

    BoardClock flagged = clocks.get(2);
    assertThat(flagged.isSwapped()).isFalse();
    assertThat(flagged.firstFlag()).contains(Color.WHITE);
    assertThat(flagged.isFlagged(Color.BLACK)).isFalse();
    assertThat(flagged.isPaused()).isTrue();
    assertThat(flagged.turn()).contains(Color.BLACK);
  }

  @Test
  void every_problem_has_a_path() {
    List<String> lines = WireJson.golden("clock-unreadable.jsonl");
    for (String line : lines) {
      Map<?, ?> tree = (Map<?, ?>) WireJson.parse(line);
      Reading<?> reading = GoldenWireTest.read((String) tree.get("as"), tree.get("tree"));
      assertThat(reading).as(line).isInstanceOf(Reading.Invalid.class);
      List<Object> paths = new ArrayList<>();
      for (Problem problem : ((Reading.Invalid<?>) reading).problems()) {
        paths.add(problem.place());
      }
      assertThat(paths).as(line).isEqualTo(tree.get("problems"));
    }
    System.out.println("golden unreadable trees of the clock: " + lines.size());
  }

  /** Reads every line and asserts that writing it back produces the same bytes. */
  private static <T> List<T> readAll(
      String file, Function<Object, Reading<T>> reader, Function<T, Object> writer) {
    List<T> read = new ArrayList<>();
    for (String line : WireJson.golden(file)) {
      T value = GoldenWireTest.value(reader.apply(WireJson.parse(line)));
      read.add(value);
      assertThat(WireJson.print(writer.apply(value))).isEqualTo(line);
    }
    System.out.println("golden lines of " + file + ": " + read.size());
    return read;
  }

  private static Set<Object> classes(List<?> values) {
    Set<Object> classes = new LinkedHashSet<>();
    values.forEach(value -> classes.add(SealedTypes.leaf(value)));
    return classes;
  }
}
