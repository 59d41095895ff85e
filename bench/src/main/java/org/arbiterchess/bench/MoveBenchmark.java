package org.arbiterchess.bench;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Perft;
import org.arbiterchess.rules.Position;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/**
 * Measures the speed of move generation and of playing moves, through the public API and in perft.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class MoveBenchmark {

  private int next;

  /** Plays a move first to get a new position, because each position caches its legal moves. */
  @Benchmark
  public List<Move> playAndListTheLegalMoves() {
    next = (next + 1) & 7;
    Position position = BenchmarkPositions.ALL.get(next);
    return position.play(position.legalMoves().get(0)).legalMoves();
  }

  @Benchmark
  public long perftOfDepthThree() {
    next = (next + 1) & 7;
    return Perft.count(BenchmarkPositions.ALL.get(next), 3, true);
  }
}
