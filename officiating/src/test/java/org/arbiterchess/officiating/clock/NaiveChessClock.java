package org.arbiterchess.officiating.clock;

import java.util.ArrayList;
import java.util.List;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.TimeControl.TimeControlStage;
import org.arbiterchess.game.TimeControl.TimingMethod;

/**
 * A second implementation of the clock, which shares no code with the first: a mutable clock that
 * ticks once per millisecond.
 */
final class NaiveChessClock {

  private static final long LONGEST = 9999L * 60 * 1000;

  final ClockSettings settings;
  final long[] left = new long[2];
  final int[] moves = new int[2];
  private final int[] stagesEntered = new int[2];

  /**
   * Each player's delay once the first flag has fallen. It stays at the value for the stage that
   * the player had reached by then.
   */
  private final long[] keptDelay = new long[2];

  final List<Color> flags = new ArrayList<>();
  final List<BoardClock.Press> presses = new ArrayList<>();
  Color turn;
  boolean ticking;
  boolean swapped;
  long now;
  long delayLeft;
  private long used;

  NaiveChessClock(ClockSettings settings) {
    this.settings = settings;
    reset();
  }

  private void reset() {
    for (Color color : Color.values()) {
      TimeControlStage first = settings.control().stages(color).get(0);
      boolean more =
          settings.start() == ClockSettings.Start.STRICT && first.mode() == TimingMethod.INCREMENT;
      left[color.ordinal()] = first.millis() + (more ? first.bonusMillis() : 0);
      moves[color.ordinal()] = 0;
      stagesEntered[color.ordinal()] = 0;
    }
    flags.clear();
    presses.clear();
    turn = null;
    ticking = false;
    delayLeft = 0;
    used = 0;
  }

  private TimeControlStage stage(Color color) {
    int before = 0;
    for (TimeControlStage stage : settings.control().stages(color)) {
      before += stage.moves();
      if (stage.moves() == 0 || moves[color.ordinal()] < before) {
        return stage;
      }
    }
    throw new IllegalStateException("no last stage");
  }

  private boolean stopped() {
    return flags.size() == 2
        || (flags.size() == 1 && settings.flags() == ClockSettings.Flags.BOTH_STOP);
  }

  void tick() {
    now++;
    if (!ticking) {
      return;
    }
    used++;
    if (flags.contains(turn)) {
      return;
    }
    if (flags.isEmpty() && stage(turn).mode() == TimingMethod.HOURGLASS) {
      left[turn.other().ordinal()]++;
    }
    if (delayLeft > 0) {
      delayLeft--;
    } else if (--left[turn.ordinal()] == 0) {
      flags.add(turn);
      keepDelays();
      ticking = !stopped();
    }
  }

  private void keepDelays() {
    if (flags.size() == 1) {
      for (Color color : Color.values()) {
        keptDelay[color.ordinal()] = stageDelay(color);
      }
    }
  }

  private long stageDelay(Color color) {
    return stage(color).mode() == TimingMethod.DELAY ? stage(color).bonusMillis() : 0;
  }

  private void beginTurn(Color color) {
    turn = color;
    used = 0;
    findDelay();
  }

  private void findDelay() {
    long delay = flags.isEmpty() ? stageDelay(turn) : keptDelay[turn.ordinal()];
    delayLeft = flags.contains(turn) ? 0 : Math.max(0, delay - used);
  }

  /** Carries out a command and returns whether that was possible. */
  boolean send(ClockCommand command) {
    if (command instanceof ClockCommand.Press press) {
      return press(press.by());
    }
    if (command instanceof ClockCommand.Start) {
      return start();
    }
    if (command instanceof ClockCommand.Pause) {
      boolean possible = ticking;
      ticking = false;
      return possible;
    }
    if (command instanceof ClockCommand.Resume) {
      boolean possible = turn != null && !ticking && !stopped();
      ticking |= possible;
      return possible;
    }
    if (command instanceof ClockCommand.AddTime add) {
      long after = left[add.color().ordinal()] + add.millis();
      boolean possible = flags.isEmpty() && after > 0 && after <= LONGEST;
      left[add.color().ordinal()] = possible ? after : left[add.color().ordinal()];
      return possible;
    }
    if (command instanceof ClockCommand.CheckFlag || ticking) {
      return false;
    }
    if (command instanceof ClockCommand.SetTimes set) {
      return setTimes(set);
    }
    if (command instanceof ClockCommand.SwapSides) {
      swapped = !swapped;
    } else {
      reset();
    }
    return true;
  }

  private boolean start() {
    if (turn != null) {
      return false;
    }
    beginTurn(Color.WHITE);
    ticking = true;
    return true;
  }

  private boolean press(Color by) {
    boolean first = turn == null;
    if (first && by == Color.BLACK) {
      return start();
    }
    if (first ? settings.start() == ClockSettings.Start.STRICT : !ticking || turn != by) {
      return false;
    }
    int side = by.ordinal();
    TimeControlStage stage = stage(by);
    moves[side]++;
    if (flags.isEmpty()) {
      if (stage.mode() == TimingMethod.INCREMENT) {
        left[side] += stage.bonusMillis();
      }
      if (stage.mode() == TimingMethod.BRONSTEIN) {
        left[side] += Math.min(used, stage.bonusMillis());
      }
      enterStage(by);
    }
    presses.add(new BoardClock.Press(by, moves[side], used, left[side], now));
    beginTurn(by.other());
    ticking = true;
    return true;
  }

  private void enterStage(Color by) {
    List<TimeControlStage> stages = settings.control().stages(by);
    int end = 0;
    for (int i = 0; i + 1 < stages.size(); i++) {
      end += stages.get(i).moves();
      if (end == moves[by.ordinal()] && stagesEntered[by.ordinal()] <= i) {
        left[by.ordinal()] += stages.get(i + 1).millis();
        stagesEntered[by.ordinal()] = i + 1;
      }
    }
  }

  private boolean setTimes(ClockCommand.SetTimes set) {
    long[] times = {set.white(), set.black()};
    int[] counters = {
      set.whiteMoves().orElse(moves[0]), set.blackMoves().orElse(moves[1]),
    };
    for (Color color : Color.values()) {
      long time = times[color.ordinal()];
      int counter = counters[color.ordinal()];
      boolean shown = time > 0 || (time == 0 && flags.contains(color));
      if (!shown || time > LONGEST || counter < 0 || counter > 9999) {
        return false;
      }
    }
    if (set.turn().isPresent() && turn == null) {
      return false;
    }
    for (Color color : Color.values()) {
      left[color.ordinal()] = times[color.ordinal()];
      moves[color.ordinal()] = counters[color.ordinal()];
      if (times[color.ordinal()] > 0) {
        flags.remove(color);
      }
    }
    for (Color color : Color.values()) {
      keptDelay[color.ordinal()] = stageDelay(color);
    }
    if (set.turn().isPresent() && set.turn().get() != turn) {
      beginTurn(set.turn().get());
    } else if (turn != null) {
      findDelay();
    }
    return true;
  }
}
