package org.arbiterchess.game;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.Clock.FirstMoveIncrement;
import org.arbiterchess.game.TimeControl.TimeControlStage;
import org.arbiterchess.game.TimeControl.TimingMethod;

/**
 * An independent clock implementation to compare with {@link Clock}. It deducts time after every
 * event, whereas {@link Clock} computes a whole turn at once.
 */
final class ReferenceClock {

  /** The clock's state at the start of a turn, for takebacks. */
  private static final class Beginning {

    private final long[] left;
    private final int[] moves;
    private final int running;

    Beginning(long[] left, int[] moves, int running) {
      this.left = left.clone();
      this.moves = moves.clone();
      this.running = running;
    }
  }

  private static final int NOBODY = -1;

  private final GameEvent.Started started;
  private final Deque<Beginning> turns = new ArrayDeque<>();
  private long[] left;
  private int[] moves = {0, 0};
  private int running = NOBODY;
  private boolean paused;
  private long last;
  private long spent;
  private final List<Long> gifts = new ArrayList<>();

  ReferenceClock(GameEvent.Started started) {
    this.started = started;
    left = new long[] {stage(0).millis(), stage(1).millis()};
    begin();
  }

  /** The time that a side has left after the last event; negative once its flag has fallen. */
  long left(Color color) {
    return left[color.ordinal()];
  }

  /** The amounts of time that the players gave each other. */
  List<Long> gifts() {
    return gifts;
  }

  /**
   * Applies an event. Returns whether the event affects the clock. Only then can this clock be
   * compared with {@link Clock}.
   */
  boolean happens(GameEvent event) {
    long at = event.at();
    if (event instanceof GameEvent.MovePlayed) {
      pass(at);
      press(running == NOBODY ? started.position().turn().ordinal() : running);
      last = at;
    } else if (event instanceof GameEvent.TakenBack taken) {
      for (int i = 0; i < taken.plies(); i++) {
        turns.pop();
      }
      Beginning then = turns.peek();
      left = then.left.clone();
      moves = then.moves.clone();
      running = then.running;
      spent = 0;
      last = at;
    } else if (event instanceof GameEvent.ClockSet set) {
      pass(at);
      last = Math.max(last, at);
      int side = set.color().ordinal();
      if (set.isGift()) {
        gifts.add(set.millis() - left[side]);
      }
      left[side] = set.millis();
      turns.peek().left[side] = set.millis();
    } else if (event instanceof GameEvent.Resumed) {
      paused = false;
      last = at;
    } else if (event instanceof GameEvent.Paused || event instanceof GameEvent.Ended) {
      pass(at);
      paused = true;
      last = at;
    } else {
      return false;
    }
    return true;
  }

  private void pass(long at) {
    long time = paused || running == NOBODY ? 0 : Math.max(0, at - last);
    if (time == 0) {
      return;
    }
    TimeControlStage stage = stage(running);
    long free = stage.mode() == TimingMethod.DELAY ? Math.max(0, stage.bonusMillis() - spent) : 0;
    left[running] -= Math.max(0, time - free);
    left[1 - running] += stage.mode() == TimingMethod.HOURGLASS ? time : 0;
    spent += time;
  }

  private void press(int mover) {
    TimeControlStage stage = stage(mover);
    boolean first = running == NOBODY;
    if (stage.mode() == TimingMethod.INCREMENT
        && (!first || started.firstIncrement() == FirstMoveIncrement.AFTER_MOVE)) {
      left[mover] += stage.bonusMillis();
    }
    if (stage.mode() == TimingMethod.BRONSTEIN) {
      left[mover] += Math.min(spent, stage.bonusMillis());
    }
    moves[mover]++;
    int counted = 0;
    List<TimeControlStage> stages = stages(mover);
    for (int i = 1; i < stages.size(); i++) {
      counted += stages.get(i - 1).moves();
      left[mover] += counted == moves[mover] ? stages.get(i).millis() : 0;
    }
    running = 1 - mover;
    spent = 0;
    begin();
  }

  private void begin() {
    turns.push(new Beginning(left, moves, running));
  }

  private List<TimeControlStage> stages(int side) {
    return started.control().stages(Color.values()[side]);
  }

  private TimeControlStage stage(int side) {
    int counted = 0;
    for (TimeControlStage stage : stages(side)) {
      counted += stage.moves();
      if (stage.moves() == 0 || moves[side] < counted) {
        return stage;
      }
    }
    throw new IllegalStateException("no last stage");
  }
}
