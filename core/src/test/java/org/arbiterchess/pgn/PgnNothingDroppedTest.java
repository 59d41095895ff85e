package org.arbiterchess.pgn;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.arbiterchess.pgn.read.ByteSource;
import org.arbiterchess.pgn.read.PgnReader;
import org.arbiterchess.testing.SoakMode;
import org.junit.jupiter.api.Test;

/**
 * Tests that the reader drops nothing silently. A letter or digit inserted anywhere into hostile
 * text must appear in the games, in their warnings or errors, or in the text between games.
 */
class PgnNothingDroppedTest {

  /** Returns everything that the reader reports about a file. */
  private static List<Object> told(byte[] bytes) {
    List<Object> told = new ArrayList<>();
    PgnReader reader = new PgnReader(ByteSource.of(bytes));
    reader.onSkippedText(text -> told.add(text.strip()));
    while (reader.next()) {
      told.add(reader.textBefore().strip());
      told.add(reader.escapedLines());
      told.add(reader.read());
    }
    return told;
  }

  @Test
  void a_letter_or_digit_inserted_anywhere_is_told() {
    int files = SoakMode.count(150, 5_000);
    int letters = 0;
    for (long seed = 0; seed < files; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      byte[] torn = HostilePgnTest.torn(seed);
      List<Object> told = told(torn);
      for (int i = 0; i < 4; i++) {
        int at = random.nextInt(torn.length + 1);
        byte[] with = Arrays.copyOf(torn, torn.length + 1);
        with[at] = (byte) "qN7".charAt(random.nextInt(3));
        System.arraycopy(torn, at, with, at + 1, torn.length - at);
        String around = new String(with, StandardCharsets.ISO_8859_1);
        assertThat(told(with))
            .as(
                "seed %d at %d: %s",
                seed,
                at,
                around.substring(Math.max(0, at - 30), Math.min(around.length(), at + 30)))
            .isNotEqualTo(told);
        letters++;
      }
    }
    System.out.println("seeds 0 to " + (files - 1) + ": " + letters + " inserted letters are told");
  }
}
