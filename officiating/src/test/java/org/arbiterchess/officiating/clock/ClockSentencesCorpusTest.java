package org.arbiterchess.officiating.clock;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.arbiterchess.notation.PhraseTable;
import org.arbiterchess.officiating.message.ClockText;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Compares the clock's sentences word for word with corpus/clock-phrases.csv. */
class ClockSentencesCorpusTest {

  private static final PhraseTable<ClockText> TABLE =
      new PhraseTable<>("clock-phrases.csv", ClockText.class);

  @TestFactory
  List<DynamicTest> the_clock_speaks_both_languages() {
    return TABLE.tests();
  }

  @Test
  void every_phrase_is_in_the_table() {
    assertThat(TABLE.missing()).isEmpty();
  }
}
