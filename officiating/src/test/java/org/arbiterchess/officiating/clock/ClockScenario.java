package org.arbiterchess.officiating.clock;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.TimeControl;
import org.arbiterchess.officiating.wire.OfficiatingFormat;
import org.arbiterchess.remark.Reading;
import org.arbiterchess.testing.Csv;

/**
 * Performs the actions in one row of corpus/clock. After each command, the clock is written and
 * read back, as when the page is reloaded.
 */
final class ClockScenario {

  BoardClock clock;

  /** The clock before the last command. */
  BoardClock before;

  long now;
  ClockDecision last;

  private boolean isLast;

  ClockScenario(Csv.Row row) {
    TimeControl control = TimeControl.of(row.get("control"));
    ClockSettings settings =
        new ClockSettings(
            control,
            ClockSettings.Start.valueOf(row.get("start")),
            ClockSettings.Flags.valueOf(row.get("flags")));
    clock = BoardClock.of(settings, 0);
    List<String> actions = List.of(row.get("actions").split("; "));
    for (int i = 0; i < actions.size(); i++) {
      isLast = i == actions.size() - 1;
      act(actions.get(i));
    }
  }

  /** Converts seconds to milliseconds. */
  static long millis(String seconds) {
    return new BigDecimal(seconds).movePointRight(3).longValueExact();
  }

  static Color color(String word) {
    return Color.valueOf(word.toUpperCase(Locale.ROOT));
  }

  private void act(String action) {
    String[] words = action.split(" ");
    switch (words[0]) {
      case "wait" -> now += millis(words[1]);
      case "back" -> now -= millis(words[1]);
      case "turns" -> turns(Integer.parseInt(words[1]), words[2]);
      default -> send(command(words));
    }
  }

  /** Presses the clock {@code count} times for each player, every {@code seconds} seconds. */
  private void turns(int count, String seconds) {
    for (int i = 0; i < 2 * count; i++) {
      now += millis(seconds);
      send(new ClockCommand.Press(clock.turn().orElseThrow()));
    }
  }

  private static ClockCommand command(String... words) {
    return switch (words[0]) {
      case "white", "black" -> new ClockCommand.Press(color(words[0]));
      case "start" -> new ClockCommand.Start();
      case "pause" -> new ClockCommand.Pause();
      case "resume" -> new ClockCommand.Resume();
      case "add" -> new ClockCommand.AddTime(color(words[1]), millis(words[2]));
      case "swap" -> new ClockCommand.SwapSides();
      case "flag" -> new ClockCommand.CheckFlag();
      case "restart" -> new ClockCommand.Restart();
      case "set" -> setTimes(words);
      default -> throw new IllegalArgumentException("no action " + words[0]);
    };
  }

  private static ClockCommand setTimes(String... words) {
    Optional<Integer> whiteMoves = Optional.empty();
    Optional<Integer> blackMoves = Optional.empty();
    Optional<Color> turn = Optional.empty();
    for (int i = 3; i < words.length; i++) {
      if (words[i].equals("moves")) {
        whiteMoves = Optional.of(Integer.valueOf(words[i + 1]));
        blackMoves = Optional.of(Integer.valueOf(words[i + 2]));
      } else if (words[i].equals("turn")) {
        turn = Optional.of(color(words[i + 1]));
      }
    }
    return new ClockCommand.SetTimes(
        millis(words[1]), millis(words[2]), whiteMoves, blackMoves, turn);
  }

  private void send(ClockCommand command) {
    before = clock;
    last = clock.decide(command, now);
    if (last instanceof ClockDecision.Accepted accepted) {
      clock = reloaded(clock.apply(accepted.events()));
    } else {
      assertThat(isLast).as(command + " is refused: " + last).isTrue();
    }
  }

  private static BoardClock reloaded(BoardClock clock) {
    return ((Reading.Valid<BoardClock>) OfficiatingFormat.readClock(OfficiatingFormat.write(clock)))
        .value();
  }

  /** The types of the last command's events, as named in the wire format. */
  List<Object> eventTypes() {
    List<Object> types = new ArrayList<>();
    for (ClockEvent event : ((ClockDecision.Accepted) last).events()) {
      types.add(OfficiatingFormat.write(event).get("type"));
    }
    return types;
  }
}
