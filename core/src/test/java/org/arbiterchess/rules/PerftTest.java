package org.arbiterchess.rules;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.testing.ExternalCorpus;
import org.arbiterchess.testing.SoakMode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Compares perft counts with published results. */
class PerftTest {

  @ParameterizedTest
  @CsvSource({
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1, 5, 4865609, 6, 119060324",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1, 4, 4085603, 5, 193690690",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1, 5, 674624, 7, 178633661",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1, 4, 422333, 6, 706045033",
    "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8, 4, 2103487, 5, 89941194",
    "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10, 4, 3894594, 5, 164075551",
  })
  void the_well_known_positions_have_their_well_known_counts(
      String fen, int depth, long count, int soakDepth, long soakCount) {
    Position position = Fen.parse(fen);
    int asked = SoakMode.count(depth, soakDepth);
    long expected = SoakMode.isOn() ? soakCount : count;
    for (boolean leaf : new boolean[] {true, false}) {
      assertThat(Perft.count(position, asked, leaf)).as("%s", leaf).isEqualTo(expected);
    }
  }

  @Test
  void counting_more_lines_takes_no_more_memory() {
    Position position = Position.initial();
    long shallow = allocatedBy(() -> Perft.count(position, 3, true));
    long deep = allocatedBy(() -> Perft.count(position, 5, true));
    assertThat(deep - shallow).as("bytes for 4.9 million more lines").isLessThan(16_000);
  }

  private static long allocatedBy(Runnable task) {
    task.run();
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long before = threads.getCurrentThreadAllocatedBytes();
    task.run();
    return threads.getCurrentThreadAllocatedBytes() - before;
  }

  @Test
  void a_line_of_no_moves_is_one_line() {
    assertThat(Perft.count(Position.initial(), 0, true)).isEqualTo(1);
  }

  @Test
  void the_lines_divided_by_their_first_move_add_up() {
    Position position = Position.initial();
    Map<Move, Long> divided = Perft.divide(position, 4, false);
    assertThat(divided).hasSize(20);
    assertThat(divided.values().stream().mapToLong(Long::longValue).sum()).isEqualTo(197_281);
  }

  @Test
  void positions_of_random_play_count_as_stockfish_counts_them() {
    countAll("perft/random.perft", Variant.CLASSICAL);
  }

  @Test
  void positions_of_chess960_count_as_stockfish_counts_them() {
    countAll("perft/chess960.perft", Variant.CHESS960);
  }

  /**
   * Compares the counts up to depth three for every position, and all counts for every tenth
   * position. A soak run compares all counts.
   */
  private static void countAll(String name, Variant variant) {
    List<Counted> counts = counts(ExternalCorpus.lines(name));
    int checked = 0;
    for (Counted counted : counts) {
      if (SoakMode.isOn() || counted.depth <= 3 || counted.id % 10 == 0) {
        Position position = Fen.parse(counted.epd, variant);
        assertThat(Perft.count(position, counted.depth, true))
            .as("depth %s of %s", counted.depth, counted.epd)
            .isEqualTo(counted.nodes);
        checked++;
      }
    }
    assertThat(checked).isPositive();
    System.out.println(checked + " of " + counts.size() + " counts of " + name + " agreed");
  }

  private record Counted(int id, String epd, int depth, long nodes) {}

  private static List<Counted> counts(List<String> lines) {
    List<Counted> counts = new ArrayList<>();
    int id = 0;
    String epd = "";
    for (String line : lines) {
      String[] words = line.split(" ", 2);
      switch (words[0]) {
        case "id" -> id = Integer.parseInt(words[1]);
        case "epd" -> epd = words[1];
        case "perft" -> {
          String[] numbers = words[1].split(" ", 2);
          counts.add(
              new Counted(id, epd, Integer.parseInt(numbers[0]), Long.parseLong(numbers[1])));
        }
        default -> assertThat(line.isBlank() || line.startsWith("#")).as(line).isTrue();
      }
    }
    return counts;
  }
}
