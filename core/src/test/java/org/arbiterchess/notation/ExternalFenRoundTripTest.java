package org.arbiterchess.notation;

import static org.assertj.core.api.Assertions.assertThat;

import org.arbiterchess.rules.Variant;
import org.arbiterchess.testing.ExternalCorpus;
import org.junit.jupiter.api.Test;

/** Tests that positions written by another program can be read and written back unchanged. */
class ExternalFenRoundTripTest {

  @Test
  void classical_positions_are_written_back() {
    writeBack("perft/random.perft", Variant.CLASSICAL, Fen.Style.STANDARD);
  }

  /** The Chess960 positions in the corpus are written in Shredder-FEN. */
  @Test
  void chess960_positions_are_written_back() {
    writeBack("perft/chess960.perft", Variant.CHESS960, Fen.Style.SHREDDER);
  }

  private static void writeBack(String name, Variant variant, Fen.Style style) {
    int count = 0;
    for (String line : ExternalCorpus.lines(name)) {
      if (line.startsWith("epd ")) {
        String fen = line.substring(4);
        assertThat(Fen.write(Fen.parse(fen, variant), style)).isEqualTo(fen);
        count++;
      }
    }
    assertThat(count).isGreaterThan(100);
    System.out.println(count + " positions of " + name + " were written back");
  }
}
