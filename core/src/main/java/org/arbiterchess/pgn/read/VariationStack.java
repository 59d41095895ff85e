package org.arbiterchess.pgn.read;

import java.util.Arrays;
import java.util.Optional;
import org.arbiterchess.bitboard.BitboardPosition;
import org.arbiterchess.bitboard.MatchingMoveFinder;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.GameEvent;
import org.arbiterchess.game.Rulebook;
import org.arbiterchess.game.TimeControl;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.packed.PackedLine;
import org.arbiterchess.rules.packed.PositionAndMovePacker;

/**
 * A stack that contains the main line and the nested variations down to the current line. Each line
 * stores its current position and the previous one, from which a variation starts.
 */
final class VariationStack {

  private final BitboardPosition[] now;
  private final BitboardPosition[] before;
  private final boolean[] broken;
  private final int[] plies;
  private int depth;
  private Position start = Position.initial();
  private BitboardPosition packedStart = new BitboardPosition();

  /** The moves in the main line. */
  private int[] moves = new int[256];

  private int quiet;
  private int longestQuiet;

  VariationStack(int nesting) {
    now = new BitboardPosition[nesting + 1];
    before = new BitboardPosition[nesting + 1];
    for (int i = 0; i <= nesting; i++) {
      now[i] = new BitboardPosition();
      before[i] = new BitboardPosition();
    }
    broken = new boolean[nesting + 1];
    plies = new int[nesting + 1];
  }

  void begin(Position first, BitboardPosition packed) {
    start = first;
    packedStart = packed;
    depth = 0;
    now[0].copy(packed);
    broken[0] = false;
    plies[0] = 0;
    quiet = first.halfmoveClock();
    longestQuiet = quiet;
  }

  int depth() {
    return depth;
  }

  BitboardPosition now() {
    return now[depth];
  }

  /** Whether an error has ended the current line. */
  boolean isBroken() {
    return broken[depth];
  }

  void breakOff() {
    broken[depth] = true;
  }

  /** The number of half-moves from the start of the game to the current position. */
  int plies() {
    return plies[depth];
  }

  /** Whether the current line has a move that a variation can replace. */
  boolean hasMove() {
    return plies[depth] > (depth == 0 ? 0 : plies[depth - 1] - 1);
  }

  void play(int move) {
    BitboardPosition old = now[depth];
    BitboardPosition next = before[depth];
    next.after(old, move);
    if (depth == 0) {
      count(old, move);
    }
    turn(old, next);
  }

  /** Plays a null move. Returns false if the side to move is in check. */
  boolean pass() {
    BitboardPosition old = now[depth];
    BitboardPosition next = before[depth];
    if (!MatchingMoveFinder.pass(old, next)) {
      return false;
    }
    if (depth == 0) {
      quiet++;
      note(PackedLine.PASS);
    }
    turn(old, next);
    return true;
  }

  private void turn(BitboardPosition old, BitboardPosition next) {
    before[depth] = old;
    now[depth] = next;
    plies[depth]++;
  }

  private void count(BitboardPosition old, int move) {
    if (PackedLine.isIrreversible(old, move)) {
      quiet = 0;
    } else {
      quiet++;
      longestQuiet = Math.max(longestQuiet, quiet);
    }
    note(move);
  }

  private void note(int move) {
    int ply = plies[0];
    if (ply == moves.length) {
      moves = Arrays.copyOf(moves, 2 * ply);
    }
    moves[ply] = move;
  }

  /** Starts a variation that replaces the current line's last move. */
  void open() {
    now[depth + 1].copy(before[depth]);
    plies[depth + 1] = plies[depth] - 1;
    broken[depth + 1] = false;
    depth++;
  }

  void close() {
    depth--;
  }

  /** Returns a copy of the main line. */
  PackedLine mainLine() {
    BitboardPosition end = new BitboardPosition();
    end.copy(now[0]);
    return new PackedLine(packedStart, Arrays.copyOf(moves, plies[0]), end, quiet, longestQuiet);
  }

  /** The position at the end of the current line. */
  Position position() {
    int number = start.fullmoveNumber() + (plies() + packedStart.turn) / 2;
    return PositionAndMovePacker.position(now(), start.variant(), 0, number);
  }

  /** Twice the number of the first move, plus 1 if Black moves first. */
  int firstPly() {
    return 2 * start.fullmoveNumber() + packedStart.turn;
  }

  /**
   * Converts the main line up to this point to a game. Returns empty if it contains a null move.
   */
  Optional<Game> game() {
    Game game = Game.start(start, Rulebook.OVER_THE_BOARD, TimeControl.NONE, 0);
    for (int i = 0; i < plies[0]; i++) {
      if (moves[i] == PackedLine.PASS) {
        return Optional.empty();
      }
      game = game.apply(new GameEvent.MovePlayed(0, PositionAndMovePacker.attempt(moves[i])));
    }
    return Optional.of(game);
  }
}
