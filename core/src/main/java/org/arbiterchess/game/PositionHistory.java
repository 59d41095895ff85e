package org.arbiterchess.game;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import org.arbiterchess.chess.Color;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.RepetitionKey;
import org.arbiterchess.rules.San;
import org.jspecify.annotations.Nullable;

/**
 * A turn in the game: its position, the move that led to it, and the clock at its start. Each turn
 * links to the previous one. Moves that were taken back are not in the chain.
 */
public final class PositionHistory {

  private final @Nullable PositionHistory previous;
  private final @Nullable Move move;
  private final Position position;
  private final Optional<Clock> clock;
  private final OptionalLong left;
  private final boolean drawOffered;
  private final int ply;

  /** Computed lazily. Concurrent threads may compute it twice, with equal results. */
  private @Nullable RepetitionKey key;

  /** Computed lazily, like {@link #key}. */
  private @Nullable String san;

  private PositionHistory(
      @Nullable PositionHistory previous,
      @Nullable Move move,
      Position position,
      Optional<Clock> clock,
      OptionalLong left,
      boolean drawOffered) {
    this.previous = previous;
    this.move = move;
    this.position = position;
    this.clock = clock;
    this.left = left;
    this.drawOffered = drawOffered;
    this.ply = previous == null ? 0 : previous.ply + 1;
  }

  static PositionHistory first(Position position, Optional<Clock> clock) {
    return new PositionHistory(null, null, position, clock, OptionalLong.empty(), false);
  }

  /**
   * Returns the turn that follows a move made at the given time. {@code pressed} is the clock after
   * the move.
   */
  public PositionHistory play(Move played, Optional<Clock> pressed, long at) {
    OptionalLong remaining = remaining(pressed, played.color(), at);
    return new PositionHistory(this, played, position.play(played), pressed, remaining, false);
  }

  private static OptionalLong remaining(Optional<Clock> clock, Color color, long at) {
    return clock.isPresent()
        ? OptionalLong.of(clock.get().remaining(color, at))
        : OptionalLong.empty();
  }

  /** Returns the turn after a hypothetical move, without a clock. */
  PositionHistory play(Move played) {
    return play(played, Optional.empty(), 0);
  }

  /** Returns the turn that came the given number of half-moves earlier. */
  public PositionHistory back(int plies) {
    PositionHistory turn = this;
    for (int i = 0; i < plies; i++) {
      if (turn.previous == null) {
        throw new IllegalArgumentException("there are no " + plies + " half-moves");
      }
      turn = turn.previous;
    }
    return turn;
  }

  public PositionHistory withClock(Optional<Clock> corrected) {
    return new PositionHistory(previous, move, position, corrected, left, drawOffered);
  }

  /**
   * Returns this turn with the clock after the press that completed its move. {@code at} is the
   * time of the press.
   */
  public PositionHistory withPress(Optional<Clock> pressed, long at) {
    OptionalLong remaining = remaining(pressed, position.turn().other(), at);
    return new PositionHistory(previous, move, position, pressed, remaining, drawOffered);
  }

  /** Returns this turn with or without a draw offer recorded beside its move (9.1.2.2). */
  public PositionHistory withDrawOffer(boolean offered) {
    return new PositionHistory(previous, move, position, clock, left, offered);
  }

  /** Whether a draw was offered with the move that led to this position (9.1.2.2). */
  public boolean isDrawOffered() {
    return drawOffered;
  }

  public Position position() {
    return position;
  }

  /** The move that led to this position; empty for the first position. */
  public Optional<Move> move() {
    return Optional.ofNullable(move);
  }

  /** The clock at the start of this turn, including later corrections. */
  Optional<Clock> clock() {
    return clock;
  }

  /** The number of half-moves that led to this position. */
  public int ply() {
    return ply;
  }

  /** The number of times that this position has occurred, including this time (9.2.3). */
  int repetitions() {
    int count = 1;
    int distance = 0;
    PositionHistory turn = this;
    while (turn.previous != null && turn.move != null && !turn.move.isIrreversible()) {
      turn = turn.previous;
      distance++;
      if (distance % 2 == 0 && key().equals(turn.key())) {
        count++;
      }
    }
    return count;
  }

  private RepetitionKey key() {
    RepetitionKey known = key;
    if (known == null) {
      known = position.repetitionKey();
      key = known;
    }
    return known;
  }

  /** What the turns have, from the first to this one. */
  private <T> List<T> collect(Function<PositionHistory, Optional<T>> part) {
    List<T> parts = new ArrayList<>(ply + 1);
    for (PositionHistory turn = this; turn != null; turn = turn.previous) {
      part.apply(turn).ifPresent(parts::add);
    }
    Collections.reverse(parts);
    return List.copyOf(parts);
  }

  /** The moves that led to this position, in order. */
  List<Move> moves() {
    return collect(PositionHistory::move);
  }

  /** The moves that led to this position as scoresheet entries, in order. */
  List<ScoresheetMove> entries() {
    return collect(PositionHistory::entry);
  }

  private Optional<ScoresheetMove> entry() {
    if (previous == null || move == null) {
      return Optional.empty();
    }
    Position before = previous.position;
    String known = san;
    if (known == null) {
      known = San.write(before, move);
      san = known;
    }
    return Optional.of(new ScoresheetMove(before.fullmoveNumber(), move, known, left, drawOffered));
  }

  /** The positions in the game, from the first to this one. */
  List<Position> positions() {
    return collect(turn -> Optional.of(turn.position));
  }
}
