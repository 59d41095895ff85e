package org.arbiterchess.officiating.strict;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.arbiterchess.message.GameText;
import org.arbiterchess.notation.PhraseTable;
import org.arbiterchess.officiating.message.StrictText;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Compares the sentences for strict play word for word with corpus/strict-phrases.csv. */
class StrictSentencesCorpusTest {

  private static final PhraseTable<StrictText> TABLE =
      new PhraseTable<>("strict-phrases.csv", StrictText.class);

  @TestFactory
  List<DynamicTest> the_arbiter_talks_about_strict_play_in_both_languages() {
    return TABLE.tests();
  }

  @TestFactory
  List<DynamicTest> a_strict_game_ends_with_the_sentence_of_the_table() {
    return new PhraseTable<>("strict-phrases.csv", GameText.class).tests();
  }

  @Test
  void every_phrase_is_in_the_table() {
    assertThat(TABLE.missing()).isEmpty();
  }
}
