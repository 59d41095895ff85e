package org.arbiterchess.officiating.clock;

import static org.arbiterchess.officiating.clock.ClockRefusal.*;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.Clock;
import org.arbiterchess.game.TimeControl;
import org.arbiterchess.game.TimeControl.TimeControlStage;
import org.arbiterchess.game.TimeControl.TimingMethod;
import org.arbiterchess.officiating.clock.ClockDecision.Accepted;
import org.arbiterchess.officiating.clock.ClockEvent.FlagFell;
import org.arbiterchess.officiating.clock.ClockEvent.Paused;
import org.arbiterchess.officiating.clock.ClockEvent.Pressed;
import org.arbiterchess.officiating.clock.ClockEvent.Resumed;
import org.arbiterchess.officiating.clock.ClockEvent.SetUp;
import org.arbiterchess.officiating.clock.ClockEvent.SidesSwapped;
import org.arbiterchess.officiating.clock.ClockEvent.Started;
import org.arbiterchess.officiating.clock.ClockEvent.TimeAdded;
import org.arbiterchess.officiating.clock.ClockEvent.TimesSet;
import org.arbiterchess.text.Lists;
import org.jspecify.annotations.Nullable;

/**
 * An immutable chess clock for games on a real board. {@link #decide} turns commands into events,
 * and {@link #apply} applies them. Unlike {@link Clock}, it counts presses instead of moves, and
 * both flags may fall. After the first flag fall, neither clock gains time.
 */
public final class BoardClock {

  /**
   * The record of a press that completed a move. All times are in milliseconds.
   *
   * @param move the move number, as shown by the move counter
   * @param used the time from the start of the turn to the press, excluding pauses
   * @param left the time on the player's clock after the press
   * @param at when the clock was pressed
   */
  public record Press(Color by, int move, long used, long left, long at) {}

  /**
   * The stage of the time control that a player has reached.
   *
   * @param number the stage number, counting from 1
   * @param count the number of stages
   * @param movesToNext the number of moves that the player must complete before the next stage; 0
   *     in the last stage
   */
  public record Stage(int number, int count, int movesToNext) {

    static Stage of(List<TimeControlStage> stages, int moves) {
      int left = moves;
      int last = stages.size() - 1;
      for (int i = 0; i < last; i++) {
        int length = stages.get(i).moves();
        if (left < length) {
          return new Stage(i + 1, stages.size(), length - left);
        }
        left -= length;
      }
      return new Stage(stages.size(), stages.size(), 0);
    }
  }

  private final Clock clock;

  /** The sides whose flags fell and still count as fallen, in order. */
  private final List<Color> fallen;

  private final List<ClockEvent> log;

  private BoardClock(Clock clock, List<Color> fallen, List<ClockEvent> log) {
    this.clock = clock;
    this.fallen = fallen;
    this.log = log;
  }

  /** Sets up a clock that has not yet been started. */
  public static BoardClock of(ClockSettings settings, long now) {
    return of(new SetUp(now, settings, false));
  }

  public static BoardClock of(SetUp event) {
    ClockSettings settings = event.settings();
    Clock clock = Clock.of(settings.control(), settings.start().firstIncrement()).orElseThrow();
    return new BoardClock(clock, List.of(), List.of(event));
  }

  private SetUp setUp() {
    return (SetUp) log.get(0);
  }

  public ClockSettings settings() {
    return setUp().settings();
  }

  /** Whether White and Black have swapped halves of the screen. */
  public boolean isSwapped() {
    int swaps = Lists.where(log, event -> event instanceof SidesSwapped).size();
    return setUp().swapped() != (swaps % 2 == 1);
  }

  public boolean isStarted() {
    return clock.running().isPresent();
  }

  public boolean isRunning() {
    return clock.isTicking();
  }

  public boolean isPaused() {
    return isStarted() && !isRunning() && !isStoppedByFlag();
  }

  /** Whether the clocks are stopped because one or both flags fell. */
  public boolean isStoppedByFlag() {
    boolean first = settings().flags() == ClockSettings.Flags.BOTH_STOP;
    return fallen.size() == 2 || (first && !fallen.isEmpty());
  }

  /**
   * Returns the side whose clock is running or will run after the pause; empty if the clock has not
   * been started.
   */
  public Optional<Color> turn() {
    return clock.running();
  }

  /** Returns the side whose flag fell first. */
  public Optional<Color> firstFlag() {
    return Lists.first(fallen, color -> true);
  }

  public boolean isFlagged(Color color) {
    return Lists.any(fallen, flagged -> flagged == color);
  }

  /** Returns the time that a side has left, in milliseconds, never negative. */
  public long left(Color color, long now) {
    return clock.remaining(color, now);
  }

  /** Returns the number of moves that a side has completed. */
  public int moves(Color color) {
    return clock.moves(color);
  }

  public Stage stage(Color color) {
    return Stage.of(settings().control().stages(color), moves(color));
  }

  /** Returns how much of a simple delay remains before a side's clock starts to count down. */
  public long delay(Color color, long now) {
    boolean counts = isStarted() && turn().get() == color && !isFlagged(color);
    return counts ? clock.delayRemaining(now) : 0;
  }

  /**
   * Returns the time at which the next flag falls unless the player presses the clock before then.
   */
  public OptionalLong nextFlag() {
    return isRunning() && !isFlagged(turn().orElseThrow())
        ? clock.flagFalls()
        : OptionalLong.empty();
  }

  /** Returns the log, in chronological order. It begins with {@link SetUp}. */
  public List<ClockEvent> events() {
    return log;
  }

  private BoardClock with(ClockEvent latest, Clock after, List<Color> flags) {
    List<ClockEvent> events = new ArrayList<>(log);
    events.add(latest);
    return new BoardClock(after, flags, Collections.unmodifiableList(events));
  }

  /** Returns a record of each press that completed a move, in chronological order. */
  public List<Press> presses() {
    List<Press> presses = new ArrayList<>();
    BoardClock before = of(setUp());
    for (ClockEvent event : log) {
      BoardClock after = before.apply(event);
      if (event instanceof Pressed pressed) {
        presses.add(before.press(pressed, after));
      }
      before = after;
    }
    return presses;
  }

  /** Returns the record of the press that this event describes. */
  Press press(Pressed event, BoardClock after) {
    Color by = event.by();
    long used = clock.spentAt(event.at());
    return new Press(by, after.moves(by), used, after.left(by, event.at()), event.at());
  }

  /**
   * Handles a command that arrives at the given time. If a flag has fallen by then, the first event
   * is the flag fall, with its exact time. The command's own event follows if it is still possible.
   * The caller applies the events.
   */
  public ClockDecision decide(ClockCommand command, long now) {
    List<ClockEvent> events = new ArrayList<>();
    BoardClock after = this;
    OptionalLong flag = nextFlag();
    if (flag.isPresent() && now >= flag.getAsLong()) {
      ClockEvent fell = new FlagFell(flag.getAsLong(), turn().orElseThrow());
      events.add(fell);
      after = apply(fell);
    }
    ClockRules rules = new ClockRules(after);
    Optional<ClockEvent> asked = rules.event(command, now);
    Optional<ClockRefusal> obstacle =
        asked.map(rules::obstacle).orElse(Optional.of(FLAG_NOT_FALLEN));
    if (obstacle.isEmpty()) {
      events.add(asked.get());
    }
    return events.isEmpty() ? rules.refused(obstacle.get()) : new Accepted(events);
  }

  /**
   * Returns the clock after an event.
   *
   * @throws IllegalArgumentException if the event cannot happen now
   */
  public BoardClock apply(ClockEvent event) {
    Optional<ClockRefusal> obstacle = new ClockRules(this).obstacle(event);
    if (obstacle.isPresent()) {
      throw new IllegalArgumentException(obstacle.get().name());
    }
    if (event instanceof SetUp setUp) {
      return of(setUp);
    }
    if (event instanceof FlagFell fell) {
      return flagFell(fell);
    }
    return event instanceof TimesSet set ? timesSet(set) : with(event, clockAfter(event), fallen);
  }

  /** Returns the clock after several events. */
  public BoardClock apply(List<ClockEvent> events) {
    BoardClock after = this;
    for (ClockEvent event : events) {
      after = after.apply(event);
    }
    return after;
  }

  private Clock clockAfter(ClockEvent event) {
    long at = event.at();
    if (event instanceof Started) {
      return clock.start(Color.WHITE, at);
    }
    if (event instanceof Pressed pressed) {
      Clock after = clock.press(pressed.by(), at);
      return isFlagged(pressed.by()) ? after.set(pressed.by(), 0, at) : after;
    }
    if (event instanceof Paused) {
      return clock.pause(at);
    }
    if (event instanceof Resumed) {
      return clock.resume(at);
    }
    if (event instanceof TimeAdded added) {
      return clock.set(added.color(), clock.remaining(added.color(), at) + added.millis(), at);
    }
    return clock;
  }

  private BoardClock flagFell(FlagFell event) {
    long at = event.at();
    List<Color> flags = new ArrayList<>(fallen);
    flags.add(event.color());
    boolean stops = flags.size() > 1 || settings().flags() == ClockSettings.Flags.BOTH_STOP;
    Clock after = stops ? clock.pause(at) : clock;
    if (fallen.isEmpty()) {
      Clock gaining = after;
      after = gaining.withControl(withoutGain(gaining));
      for (Color color : Color.values()) {
        after = after.set(color, gaining.remaining(color, at), at);
      }
    }
    return with(event, after, flags);
  }

  /** Sets the move counters before the times, because the counters determine each side's stage. */
  private BoardClock timesSet(TimesSet event) {
    long at = event.at();
    ClockCommand.SetTimes set = event.times();
    boolean turns = set.turn().isPresent() && set.turn().get() != turn().orElseThrow();
    Clock after = turns ? clock.restore(set.turn().get(), 0, at) : clock;
    for (Color color : Color.values()) {
      after = after.withMoves(color, set.moves(color).orElse(moves(color)));
    }
    List<Color> flags = Lists.where(fallen, color -> set.millis(color) == 0);
    after = after.withControl(flags.isEmpty() ? settings().control() : withoutGain(after));
    for (Color color : Color.values()) {
      after = after.set(color, set.millis(color), at);
    }
    return with(event, after, flags);
  }

  /**
   * Returns the time control that applies after the first flag fall. Each side keeps only the
   * simple delay, if any, of the stage it has reached.
   */
  private TimeControl withoutGain(Clock reached) {
    return new TimeControl(
        withoutGain(Color.WHITE, reached.moves(Color.WHITE)),
        withoutGain(Color.BLACK, reached.moves(Color.BLACK)));
  }

  private List<TimeControlStage> withoutGain(Color color, int moves) {
    List<TimeControlStage> stages = settings().control().stages(color);
    TimeControlStage stage = stages.get(Stage.of(stages, moves).number() - 1);
    boolean delays = stage.mode() == TimingMethod.DELAY;
    return List.of(
        new TimeControlStage(
            0,
            stage.millis(),
            delays ? TimingMethod.DELAY : TimingMethod.INCREMENT,
            delays ? stage.bonusMillis() : 0));
  }

  /** Whether both clocks have the same log and therefore the same state. */
  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof BoardClock that && events().equals(that.events());
  }

  @Override
  public int hashCode() {
    return events().hashCode();
  }

  /** Returns the log, for debugging. */
  @Override
  public String toString() {
    return events().toString();
  }
}
