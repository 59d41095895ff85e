package org.arbiterchess.cli.pgn;

import static org.arbiterchess.cli.CommandRun.reading;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.arbiterchess.cli.CommandRun;
import org.junit.jupiter.api.Test;

/**
 * Tests that {@code --fix} keeps every word of a damaged file, and that a second run changes
 * nothing.
 */
class FixWithoutLossTest {

  private static final int FILES = Boolean.getBoolean("arbiter.soak") ? 10_000 : 150;

  private static byte[] fixed(byte[] bytes) {
    return reading(bytes, "pgn", "--fix", "-").out().getBytes(StandardCharsets.UTF_8);
  }

  @Test
  void no_word_of_a_torn_file_is_missing() {
    long words = 0;
    for (long seed = 0; seed < FILES; seed++) {
      byte[] torn = TornPgnFiles.of(seed);
      byte[] fixed = fixed(torn);
      List<String> missing = LostPgnWords.missing(torn, fixed);
      long number = seed;
      assertThat(missing)
          .as(() -> "seed " + number + ":\n" + text(torn) + "\n=>\n" + text(fixed))
          .isEmpty();
      words += LostPgnWords.of(torn).size();
    }
    System.out.println("seeds 0 to " + (FILES - 1) + ": " + words + " words are in the output");
  }

  @Test
  void a_word_inserted_anywhere_is_in_the_output() {
    for (long seed = 0; seed < FILES; seed++) {
      SplittableRandom random = new SplittableRandom(~seed);
      byte[] with = inserted(random, random.nextBoolean() ? " zqxw " : "zqxw", seed);
      assertThat(text(fixed(with))).as(() -> "seed " + text(with)).contains("zqxw");
    }
    System.out.println("seeds 0 to " + (FILES - 1) + ": an inserted word is in the output");
  }

  @Test
  void a_number_inserted_anywhere_is_in_the_output() {
    List<String> numbers = List.of("417", "90", "5317", "2025.12.31");
    for (long seed = 0; seed < FILES; seed++) {
      SplittableRandom random = new SplittableRandom(~seed);
      String number = numbers.get(random.nextInt(numbers.size()));
      byte[] with = inserted(random, " " + number + " ", seed);
      assertThat(text(fixed(with))).as(() -> "seed " + text(with)).contains(number);
    }
    System.out.println("seeds 0 to " + (FILES - 1) + ": an inserted number is in the output");
  }

  /** Inserts a word into a damaged file at a random place. */
  private static byte[] inserted(SplittableRandom random, String word, long seed) {
    byte[] torn = TornPgnFiles.of(seed);
    int at = random.nextInt(torn.length + 1);
    return TornPgnFiles.join(
        Arrays.copyOf(torn, at),
        TornPgnFiles.utf8(word),
        Arrays.copyOfRange(torn, at, torn.length));
  }

  @Test
  void a_fixed_file_stays_as_it_is() {
    for (long seed = 0; seed < FILES; seed++) {
      byte[] torn = TornPgnFiles.of(seed);
      String once = text(fixed(torn));
      String twice = text(fixed(TornPgnFiles.utf8(once)));
      assertThat(twice).as("seed %d:%n%s", seed, text(torn)).isEqualTo(once);
    }
    System.out.println("seeds 0 to " + (FILES - 1) + ": fixed twice is fixed once");
  }

  @Test
  void what_cannot_be_read_is_reported_again() {
    int errors = 0;
    for (long seed = 0; seed < FILES; seed++) {
      CommandRun once = reading(TornPgnFiles.of(seed), "pgn", "--fix", "-");
      CommandRun twice = reading(once.out(), "pgn", "-");
      if (once.exitCode() == 1) {
        assertThat(twice.exitCode()).as(once.out() + once.err()).isEqualTo(1);
        errors++;
      }
    }
    System.out.println(errors + " of " + FILES + " files have errors, and keep them");
  }

  private static String text(byte[] bytes) {
    return new String(bytes, StandardCharsets.UTF_8);
  }
}
