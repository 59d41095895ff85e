package org.arbiterchess.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.remark.Reading;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.San;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** Measures the speed of reading and writing FEN and SAN. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class NotationBenchmark {

  private record WrittenMove(Position position, Move move, String san) {}

  private final List<WrittenMove> moves = moves();
  private int next;

  @Benchmark
  public Position readFen() {
    next = (next + 1) & 7;
    return Fen.parse(BenchmarkPositions.FENS.get(next));
  }

  @Benchmark
  public String writeFen() {
    next = (next + 1) & 7;
    return Fen.write(BenchmarkPositions.ALL.get(next));
  }

  @Benchmark
  public Reading<Attempt> readSan() {
    WrittenMove written = nextMove();
    return San.read(written.position, written.san);
  }

  @Benchmark
  public String writeSan() {
    WrittenMove written = nextMove();
    return San.write(written.position, written.move);
  }

  private WrittenMove nextMove() {
    next = (next + 1) % moves.size();
    return moves.get(next);
  }

  private static List<WrittenMove> moves() {
    List<WrittenMove> moves = new ArrayList<>();
    for (Position position : BenchmarkPositions.ALL) {
      for (Move move : position.legalMoves()) {
        moves.add(new WrittenMove(position, move, San.write(position, move)));
      }
    }
    return moves;
  }
}
