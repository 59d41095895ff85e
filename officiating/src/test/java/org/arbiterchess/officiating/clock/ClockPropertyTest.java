package org.arbiterchess.officiating.clock;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.PlayerNames;
import org.arbiterchess.game.TimeControl;
import org.arbiterchess.language.Texts;
import org.arbiterchess.officiating.wire.OfficiatingFormat;
import org.arbiterchess.remark.Reading;
import org.arbiterchess.testing.PretendTexts;
import org.arbiterchess.testing.SoakMode;
import org.junit.jupiter.api.Test;

/** Compares the clock with {@link NaiveChessClock}, for random commands at random times. */
class ClockPropertyTest {

  private static final List<String> CONTROLS =
      List.of(
          "0.02",
          "0.02+1",
          "0.02d1",
          "0.02b1",
          "*0.02",
          "*0.03|*0.01",
          "0.03+1|0.01d1",
          "2/0.02+0:0.01+1",
          "1/0.02b1:2/0.01d1:0.01+1",
          "3/0.03d1:0.02+1|2/0.01+1:0.02b1");

  private int flags;
  private int secondFlags;
  private int refusals;
  private int events;

  @Test
  void the_clock_agrees_with_the_naive_one() {
    int scenes = SoakMode.count(500, 60_000);
    for (int seed = 0; seed < scenes; seed++) {
      play(seed);
    }
    System.out.println(
        "naive clock: "
            + scenes
            + " scenes, "
            + events
            + " events, "
            + refusals
            + " refusals, "
            + flags
            + " flags, "
            + secondFlags
            + " second flags");
    assertThat(secondFlags).isGreaterThan(scenes / 20);
    assertThat(flags).isGreaterThan(scenes / 4);
  }

  private void play(int seed) {
    SplittableRandom random = new SplittableRandom(seed);
    ClockSettings settings = settings(random);
    BoardClock clock = BoardClock.of(settings, 0);
    NaiveChessClock naive = new NaiveChessClock(settings);
    for (int step = 0; step < 60; step++) {
      String where = "seed " + seed + ", step " + step;
      long wait = random.nextInt(4) == 0 ? random.nextInt(1_500) : random.nextInt(150);
      int flagsBefore = naive.flags.size();
      for (long i = 0; i < wait; i++) {
        naive.tick();
      }
      boolean fell = naive.flags.size() > flagsBefore;
      assertSame(clock, naive, fell, where);
      ClockCommand command = command(clock, random);
      ClockDecision decision = clock.decide(command, naive.now);
      boolean done = naive.send(command);
      assertThat(decision instanceof ClockDecision.Accepted)
          .as(where + ": " + command + " gives " + decision)
          .isEqualTo(done || fell);
      if (decision instanceof ClockDecision.Accepted accepted) {
        assertThat(accepted.events()).as(where).hasSize((done ? 1 : 0) + (fell ? 1 : 0));
        clock = applied(clock, accepted.events());
        events += accepted.events().size();
      } else {
        refusals++;
      }
      flags += fell ? 1 : 0;
      secondFlags += fell && flagsBefore == 1 ? 1 : 0;
      assertSame(clock, naive, false, where + " after " + command);
    }
    assertThat(clock.presses()).as("seed " + seed).isEqualTo(naive.presses);
    assertReload(clock, naive.now, "seed " + seed);
  }

  private static ClockSettings settings(SplittableRandom random) {
    String text = CONTROLS.get(random.nextInt(CONTROLS.size()));
    TimeControl control = TimeControl.of(text);
    return new ClockSettings(
        control,
        ClockSettings.Start.values()[random.nextInt(2)],
        ClockSettings.Flags.values()[random.nextInt(2)]);
  }

  private static ClockCommand command(BoardClock clock, SplittableRandom random) {
    Color color = Color.values()[random.nextInt(2)];
    return switch (random.nextInt(20)) {
      case 0 -> new ClockCommand.Start();
      case 1 -> new ClockCommand.Pause();
      case 2, 3 -> new ClockCommand.Resume();
      case 4 -> new ClockCommand.AddTime(color, random.nextInt(-1_000, 1_000));
      case 5, 6 -> setTimes(random);
      case 7 -> new ClockCommand.SwapSides();
      case 8 -> new ClockCommand.CheckFlag();
      case 9 -> random.nextInt(8) == 0 ? new ClockCommand.Restart() : new ClockCommand.Pause();
      case 10, 11 -> new ClockCommand.Press(color);
      default -> new ClockCommand.Press(clock.turn().orElse(color));
    };
  }

  private static ClockCommand setTimes(SplittableRandom random) {
    BooleanSupplier sometimes = () -> random.nextInt(3) == 0;
    return new ClockCommand.SetTimes(
        sometimes.getAsBoolean() ? 0 : random.nextInt(-2, 1_000),
        sometimes.getAsBoolean() ? 0 : random.nextInt(-2, 1_000),
        sometimes.getAsBoolean() ? Optional.of(random.nextInt(-1, 8)) : Optional.empty(),
        sometimes.getAsBoolean() ? Optional.of(random.nextInt(-1, 8)) : Optional.empty(),
        sometimes.getAsBoolean()
            ? Optional.of(Color.values()[random.nextInt(2)])
            : Optional.empty());
  }

  /**
   * Applies the events one by one. Asserts that the sentence for each event comes from a catalogue.
   */
  private static BoardClock applied(BoardClock clock, List<ClockEvent> events) {
    BoardClock after = clock;
    for (ClockEvent event : events) {
      String text =
          new ClockSentences(PretendTexts.PRETEND, PlayerNames.NONE).of(after, event).text();
      assertThat(PretendTexts.outsideBrackets(text)).matches("[-\\d:. +/dbs*|]*");
      after = after.apply(event);
    }
    return after;
  }

  /**
   * Compares everything that a clock shows.
   *
   * @param fell whether a flag has fallen but the clock has not registered it yet
   */
  private static void assertSame(
      BoardClock clock, NaiveChessClock naive, boolean fell, String where) {
    for (Color color : Color.values()) {
      int side = color.ordinal();
      if (!fell) {
        assertThat(clock.left(color, naive.now))
            .as(where + ", " + color)
            .isEqualTo(naive.left[side]);
        assertThat(clock.isFlagged(color)).as(where).isEqualTo(naive.flags.contains(color));
        assertThat(clock.delay(color, naive.now))
            .as(where + ", delay of " + color)
            .isEqualTo(color == naive.turn ? naive.delayLeft : 0);
      }
      assertThat(clock.moves(color)).as(where).isEqualTo(naive.moves[side]);
    }
    assertThat(clock.turn()).as(where).isEqualTo(Optional.ofNullable(naive.turn));
    assertThat(clock.isSwapped()).as(where).isEqualTo(naive.swapped);
    if (!fell) {
      assertThat(clock.isRunning()).as(where).isEqualTo(naive.ticking);
      assertThat(clock.firstFlag()).as(where).isEqualTo(naive.flags.stream().findFirst());
    }
  }

  private static void assertReload(BoardClock clock, long now, String where) {
    Reading<BoardClock> reading = OfficiatingFormat.readClock(OfficiatingFormat.write(clock));
    BoardClock read = ((Reading.Valid<BoardClock>) reading).value();
    assertThat(read).as(where).isEqualTo(clock).hasSameHashCodeAs(clock);
    for (Color color : Color.values()) {
      assertThat(read.left(color, now)).as(where).isEqualTo(clock.left(color, now));
    }
    List<String> said = new ArrayList<>();
    new ClockSentences(Texts.english(), PlayerNames.NONE)
        .ofLog(read)
        .forEach(sentence -> said.add(sentence.cited()));
    assertThat(said).hasSameSizeAs(clock.events());
  }
}
