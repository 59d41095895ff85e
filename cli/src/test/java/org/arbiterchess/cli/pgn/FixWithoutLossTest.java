package org.arbiterchess.cli.pgn;

import static org.arbiterchess.cli.CommandRun.reading;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.arbiterchess.cli.CommandRun;
import org.junit.jupiter.api.Test;

/** Tests that {@code --fix} loses no word of damaged files, and changes nothing the second time. */
class FixWithoutLossTest {

  private static byte[] fixed(byte[] bytes) {
    return reading(bytes, "pgn", "--fix", "-").out().getBytes(StandardCharsets.UTF_8);
  }

  @Test
  void no_word_of_a_torn_file_is_missing() {
    int files = 400;
    long words = 0;
    for (long seed = 0; seed < files; seed++) {
      byte[] torn = TornPgnFiles.of(seed);
      byte[] fixed = fixed(torn);
      List<String> missing = PgnWords.missing(PgnWords.of(torn), PgnWords.of(fixed));
      missing.removeIf(PgnWords::isRespelled);
      assertThat(missing)
          .as(() -> "the output of\n" + text(torn) + "\n=>\n" + text(fixed))
          .isEmpty();
      words += PgnWords.of(torn).size();
    }
    System.out.println("seeds 0 to " + (files - 1) + ": " + words + " words are in the output");
  }

  @Test
  void a_word_inserted_anywhere_is_in_the_output() {
    int files = 400;
    for (long seed = 0; seed < files; seed++) {
      SplittableRandom random = new SplittableRandom(~seed);
      byte[] torn = TornPgnFiles.of(seed);
      int at = random.nextInt(torn.length + 1);
      byte[] with =
          TornPgnFiles.join(
              Arrays.copyOf(torn, at),
              TornPgnFiles.utf8(random.nextBoolean() ? " zqxw " : "zqxw"),
              Arrays.copyOfRange(torn, at, torn.length));
      byte[] fixed = fixed(with);
      assertThat(text(fixed)).as(() -> "seed " + text(with)).contains("zqxw");
    }
    System.out.println("seeds 0 to " + (files - 1) + ": an inserted word is in the output");
  }

  @Test
  void a_fixed_file_stays_as_it_is() {
    int files = 400;
    for (long seed = 0; seed < files; seed++) {
      byte[] torn = TornPgnFiles.of(seed);
      String once = text(fixed(torn));
      String twice = text(fixed(TornPgnFiles.utf8(once)));
      assertThat(twice).as("seed %d:%n%s", seed, text(torn)).isEqualTo(once);
    }
    System.out.println("seeds 0 to " + (files - 1) + ": fixed twice is fixed once");
  }

  @Test
  void what_cannot_be_read_is_reported_again() {
    int files = 400;
    int errors = 0;
    for (long seed = 0; seed < files; seed++) {
      CommandRun once = reading(TornPgnFiles.of(seed), "pgn", "--fix", "-");
      CommandRun twice = reading(once.out(), "pgn", "-");
      if (once.exitCode() == 1) {
        assertThat(twice.exitCode()).as(once.out() + once.err()).isEqualTo(1);
        errors++;
      }
    }
    System.out.println(errors + " of " + files + " files have errors, and keep them");
  }

  private static String text(byte[] bytes) {
    return new String(bytes, StandardCharsets.UTF_8);
  }
}
