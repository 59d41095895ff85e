package org.arbiterchess.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.arbiterchess.chess.Square;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Reason;
import org.arbiterchess.rules.Ruling;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** Measures the speed of rulings on illegal moves, with and without the explanatory sentence. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class RulingBenchmark {

  private record Case(Position position, Attempt attempt) {}

  private final List<Case> illegal = illegal();
  private int next;

  @Benchmark
  public Ruling ruleOnAnIllegalAttempt() {
    Case each = next();
    return each.position.rule(each.attempt);
  }

  @Benchmark
  public String explainAnIllegalAttempt() {
    Case each = next();
    return ((Ruling.Illegal) each.position.rule(each.attempt)).sentence().cited();
  }

  private Case next() {
    next = (next + 1) & 1023;
    return illegal.get(next);
  }

  /**
   * Returns attempts at illegal moves. Each reason for illegality occurs equally often, so that the
   * measurement includes reasons that are rare or slow to find.
   */
  private static List<Case> illegal() {
    SplittableRandom random = new SplittableRandom(1);
    List<List<Case>> byReason = new ArrayList<>();
    for (int i = 0; i < Reason.values().length; i++) {
      byReason.add(new ArrayList<>());
    }
    for (Position position : BenchmarkPositions.ALL) {
      for (Square from : Square.values()) {
        for (Square to : Square.values()) {
          Attempt attempt = Attempt.step(from, to);
          if (position.rule(attempt) instanceof Ruling.Illegal ruling) {
            byReason.get(ruling.reason().ordinal()).add(new Case(position, attempt));
          }
        }
      }
    }
    byReason.removeIf(List::isEmpty);
    List<Case> cases = new ArrayList<>();
    while (cases.size() < 1024) {
      List<Case> sameReason = byReason.get(cases.size() % byReason.size());
      cases.add(sameReason.get(random.nextInt(sameReason.size())));
    }
    return cases;
  }
}
