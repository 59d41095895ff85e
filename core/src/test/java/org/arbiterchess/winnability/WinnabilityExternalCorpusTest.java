package org.arbiterchess.winnability;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.arbiterchess.chess.Color;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.testing.ExternalCorpus;
import org.arbiterchess.testing.SoakMode;
import org.junit.jupiter.api.Test;

/**
 * Tests the search on external positions with known answers. Each line gives the answers for both
 * sides, then the FEN.
 */
class WinnabilityExternalCorpusTest {

  private final Map<String, Integer> decided = new TreeMap<>();
  private final List<String> wrong = new ArrayList<>();
  private int queries;
  private int undetermined;

  @Test
  void final_positions_of_real_games_are_all_decided_rightly() {
    run("winnability/lichess.txt", SoakMode.count(20, 1));
    assertThat(undetermined).isZero();
  }

  @Test
  void of_positions_composed_to_break_solvers_few_stay_open_and_none_is_wrong() {
    run("winnability/positions.txt", SoakMode.count(20, 1));
    assertThat(undetermined).isLessThanOrEqualTo(queries / 100);
  }

  private void run(String file, int every) {
    int number = 0;
    for (String line : ExternalCorpus.lines(file)) {
      if (!line.startsWith("#") && number++ % every == 0) {
        Position position = Fen.parse(line.substring(3));
        ask(position, Color.WHITE, line.charAt(0) == 'W', line);
        ask(position, Color.BLACK, line.charAt(1) == 'B', line);
      }
    }
    System.out.println(
        file
            + ": "
            + queries
            + " queries, budget "
            + Winnability.BUDGET
            + " positions, "
            + decided);
    assertThat(wrong).isEmpty();
  }

  private void ask(Position position, Color winner, boolean truth, String line) {
    queries++;
    Winnability prospect = Winnability.search(position, winner);
    String phase;
    if (prospect instanceof Winnability.Winnable winnable) {
      phase = "line found";
      assertThat(endsInMateBy(winner, position, winnable.line())).as(line).isTrue();
    } else if (prospect instanceof Winnability.Unwinnable unwinnable) {
      phase = unwinnable.reason().name();
    } else {
      phase = "undetermined";
      undetermined++;
    }
    decided.merge(phase, 1, Integer::sum);
    boolean winnable = prospect instanceof Winnability.Winnable;
    boolean open = prospect instanceof Winnability.Undetermined;
    if (!open && winnable != truth) {
      wrong.add(winner + " " + line + " " + phase);
    }
    if (truth && Winnability.quickProof(position, winner).isPresent()) {
      wrong.add("quick " + winner + " " + line);
    }
  }

  static boolean endsInMateBy(Color winner, Position start, List<Move> line) {
    Position position = start;
    for (Move move : line) {
      position = position.play(move);
    }
    return position.isCheckmate() && position.turn() != winner;
  }
}
