package org.arbiterchess.game;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.TimeControl.TimeControlStage;
import org.arbiterchess.game.TimeControl.TimingMethod;
import org.jspecify.annotations.Nullable;

/**
 * An immutable chess clock. It never reads the system time: every method that needs the time takes
 * it as an argument, in milliseconds. The first move in the game is untimed: it takes no time,
 * counts as a move, earns its increment unless {@link FirstMoveIncrement} is {@code NONE}, and
 * starts the opponent's clock. If the given time is earlier than the previous one, no time passes.
 */
public final class Clock {

  /**
   * One side of the clock.
   *
   * @param left the time at the start of the turn
   * @param moves the number of moves made
   * @param stagesAdded the number of stages whose time has been added, not counting the first
   *     stage. The time for a stage is added only once, even if the arbiter corrects the number of
   *     moves or restores a position.
   */
  private record Side(long left, int moves, int stagesAdded) {
    Side withLeft(long changed) {
      return new Side(changed, moves, stagesAdded);
    }

    Side withMoves(int changed) {
      return new Side(left, changed, stagesAdded);
    }
  }

  /**
   * The turn that is running.
   *
   * @param running the side to move; empty before the first move
   * @param ticking whether the clock is running. It is stopped before the first move, during a
   *     pause and after the game.
   * @param since when the turn began, or was last paused or resumed
   * @param spent the time used in this turn before {@code since}
   */
  private record Turn(Optional<Color> running, boolean ticking, long since, long spent) {}

  private final TimeControl control;
  private final FirstMoveIncrement first;
  private final Side white;
  private final Side black;
  private final Turn turn;

  private Clock(TimeControl control, FirstMoveIncrement first, Side white, Side black, Turn turn) {
    this.control = control;
    this.first = first;
    this.white = white;
    this.black = black;
    this.turn = turn;
  }

  /** Creates the clock for a new game, before its first move; empty if the game has no clock. */
  public static Optional<Clock> of(TimeControl control) {
    return of(control, FirstMoveIncrement.AFTER_MOVE);
  }

  /** Creates a clock before the first move; empty if the game has no clock. */
  public static Optional<Clock> of(TimeControl control, FirstMoveIncrement first) {
    if (!control.hasClock()) {
      return Optional.empty();
    }
    Side white = new Side(firstMillis(control.stages(Color.WHITE).get(0), first), 0, 0);
    Side black = new Side(firstMillis(control.stages(Color.BLACK).get(0), first), 0, 0);
    return Optional.of(
        new Clock(control, first, white, black, new Turn(Optional.empty(), false, 0, 0)));
  }

  private static long firstMillis(TimeControlStage stage, FirstMoveIncrement first) {
    boolean included =
        first == FirstMoveIncrement.INCLUDED && stage.mode() == TimingMethod.INCREMENT;
    return stage.millis() + (included ? stage.bonusMillis() : 0);
  }

  /** Returns the side whose clock is running or paused; empty before the first move. */
  public Optional<Color> running() {
    return turn.running;
  }

  public boolean isTicking() {
    return turn.ticking;
  }

  /** Returns the time that a side has left, in milliseconds, never negative. */
  public long remaining(Color color, long now) {
    if (turn.running.isEmpty()) {
      return side(color).left;
    }
    long used = spentAt(now);
    if (turn.running.get() == color) {
      return Math.max(0, side(color).left - charge(color, used));
    }
    return side(color).left + (stage(color).mode() == TimingMethod.HOURGLASS ? used : 0);
  }

  /** Returns how much of a simple delay remains before the running clock starts to count down. */
  public long delayRemaining(long now) {
    if (turn.running.isEmpty() || stage(turn.running.get()).mode() != TimingMethod.DELAY) {
      return 0;
    }
    return Math.max(0, stage(turn.running.get()).bonusMillis() - spentAt(now));
  }

  /** Returns when the flag of the side to move will fall unless that side moves before then. */
  public OptionalLong flagFalls() {
    if (!turn.ticking) {
      return OptionalLong.empty();
    }
    Color color = turn.running.orElseThrow();
    TimeControlStage stage = stage(color);
    long wait = stage.mode() == TimingMethod.DELAY ? stage.bonusMillis() : 0;
    return OptionalLong.of(turn.since + Math.max(0, side(color).left + wait - turn.spent));
  }

  /** Whether a side has run out of time before making the required number of moves (6.9). */
  public boolean flagged(Color color, long now) {
    return turn.running.equals(Optional.of(color)) && remaining(color, now) == 0;
  }

  /**
   * Returns the clock after a move. The mover gets the bonus and, if this move completes a stage,
   * the time for the next stage. The opponent's clock then starts.
   */
  public Clock press(Color mover, long now) {
    Side before = side(mover);
    TimeControlStage stage = stage(mover);
    boolean timed = turn.running.isPresent();
    long used = timed ? spentAt(now) : 0;
    long left = before.left - charge(mover, used);
    if (timed || first == FirstMoveIncrement.AFTER_MOVE) {
      left +=
          switch (stage.mode()) {
            case INCREMENT -> stage.bonusMillis();
            case BRONSTEIN -> Math.min(used, stage.bonusMillis());
            case DELAY, HOURGLASS -> 0;
          };
    }
    Side waiting = side(mover.other());
    long gained = stage.mode() == TimingMethod.HOURGLASS ? used : 0;
    Optional<Color> next = Optional.of(mover.other());
    return with(new Turn(next, turn.ticking || !timed, now, 0))
        .with(mover, afterMove(mover, left))
        .with(mover.other(), waiting.withLeft(waiting.left + gained));
  }

  /** Starts the clock of the side to move, as the arbiter does in strict play (6.6). */
  public Clock start(Color toMove, long now) {
    return with(new Turn(Optional.of(toMove), true, now, 0));
  }

  /**
   * Returns the stopped clock after a move that stands but earns no bonus (7.5.2). The move counts,
   * and the opponent's clock is the next to run.
   */
  public Clock handOver(Color mover, long now) {
    Side waiting = side(mover.other()).withLeft(remaining(mover.other(), now));
    Optional<Color> next = Optional.of(mover.other());
    return with(new Turn(next, false, now, 0))
        .with(mover, afterMove(mover, remaining(mover, now)))
        .with(mover.other(), waiting);
  }

  /**
   * Returns the stopped clock after the arbiter has restored an earlier position. The times are
   * kept, and the moves that no longer count are deducted. The side now to move made the first of
   * them.
   */
  public Clock restore(Color toMove, int plies, long now) {
    Optional<Color> next = turn.running.map(any -> toMove);
    return with(new Turn(next, false, now, 0))
        .with(toMove, undone(toMove, (plies + 1) / 2, now))
        .with(toMove.other(), undone(toMove.other(), plies / 2, now));
  }

  private Side undone(Color color, int moves, long now) {
    int left = Math.max(0, side(color).moves - moves);
    return side(color).withLeft(remaining(color, now)).withMoves(left);
  }

  /** Corrects the number of moves that a side has made. No time is added. */
  public Clock withMoves(Color color, int moves) {
    return with(color, side(color).withMoves(moves));
  }

  /**
   * Returns the same clock with another time control. The times at the start of the turn, the move
   * counts and the stages added so far do not change.
   */
  public Clock withControl(TimeControl changed) {
    return new Clock(changed, first, white, black, turn);
  }

  /** Returns the number of moves that a side has made, as the clock counts them. */
  public int moves(Color color) {
    return side(color).moves;
  }

  /** Stops the clock until {@link #resume}, or for good at the end of the game. */
  public Clock pause(long now) {
    return with(new Turn(turn.running, false, now, spentAt(now)));
  }

  public Clock resume(long now) {
    return with(new Turn(turn.running, turn.running.isPresent(), now, spentAt(now)));
  }

  /** Restarts the current turn at the given time, as after a takeback. */
  Clock restart(long now) {
    return with(new Turn(turn.running, turn.running.isPresent(), now, 0));
  }

  /** Sets the time that a side has left. The time already used in this turn still counts. */
  public Clock set(Color color, long millis, long now) {
    long used = spentAt(now);
    long left = millis;
    if (turn.running.isPresent()) {
      boolean gains = stage(color).mode() == TimingMethod.HOURGLASS;
      left += turn.running.get() == color ? charge(color, used) : gains ? -used : 0;
    }
    return with(color, side(color).withLeft(left));
  }

  /** Returns the part of a turn's duration that is deducted from the mover's time. */
  private long charge(Color color, long used) {
    TimeControlStage stage = stage(color);
    return stage.mode() == TimingMethod.DELAY ? Math.max(0, used - stage.bonusMillis()) : used;
  }

  /** Returns the time used so far in this turn, including any delay. */
  public long spentAt(long now) {
    return turn.spent + (turn.ticking ? Math.max(0, now - turn.since) : 0);
  }

  /**
   * Returns the state of a side after one more move, with the given time left. If the move
   * completes a stage, the time for the next stage is added, unless it has already been added.
   */
  private Side afterMove(Color color, long left) {
    Side before = side(color);
    int moves = before.moves + 1;
    int end = 0;
    List<TimeControlStage> stages = control.stages(color);
    for (int i = 0; i < stages.size() - 1; i++) {
      end += stages.get(i).moves();
      if (moves == end && i >= before.stagesAdded) {
        return new Side(left + stages.get(i + 1).millis(), moves, i + 1);
      }
    }
    return new Side(left, moves, before.stagesAdded);
  }

  /** Returns the stage that a side's next move belongs to. */
  private TimeControlStage stage(Color color) {
    int left = side(color).moves;
    for (TimeControlStage stage : control.stages(color)) {
      if (stage.moves() == 0 || left < stage.moves()) {
        return stage;
      }
      left -= stage.moves();
    }
    throw new IllegalStateException("the last stage of " + control + " has no number of moves");
  }

  private Side side(Color color) {
    return color == Color.WHITE ? white : black;
  }

  private Clock with(Turn changed) {
    return new Clock(control, first, white, black, changed);
  }

  private Clock with(Color color, Side side) {
    Side newWhite = color == Color.WHITE ? side : white;
    Side newBlack = color == Color.BLACK ? side : black;
    return new Clock(control, first, newWhite, newBlack, turn);
  }

  /** Whether a clock can be set to this time: the maximum is the length of the longest stage. */
  public static boolean isSettable(long millis) {
    return millis > 0 && millis <= TimeControlStage.MAX_MINUTES * 60_000;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Clock clock
        && control.equals(clock.control)
        && first == clock.first
        && white.equals(clock.white)
        && black.equals(clock.black)
        && turn.equals(clock.turn);
  }

  @Override
  public int hashCode() {
    return Objects.hash(control, first, white, black, turn);
  }

  /** Returns the times at the start of the turn, for debugging. */
  @Override
  public String toString() {
    return control + ": " + white.left + " ms, " + black.left + " ms, running " + turn.running;
  }

  /**
   * Whether the player who moves first gets the Fischer increment for the first move. In a casual
   * game that move is untimed. Delay, Bronstein and hourglass clocks add nothing for it.
   */
  public enum FirstMoveIncrement {
    /** No increment. This is the default for logs that do not specify a rule for the first move. */
    NONE,
    /**
     * The clock adds the increment after the move, as after any other move. New casual games use
     * this rule.
     */
    AFTER_MOVE,
    /**
     * The clock includes the increment from the beginning, as tournament clocks do, and the first
     * move is timed. Strict games use this rule.
     */
    INCLUDED
  }
}
