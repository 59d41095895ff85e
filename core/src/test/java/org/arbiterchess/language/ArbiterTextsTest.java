package org.arbiterchess.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.arbiterchess.message.CasesText;
import org.arbiterchess.message.ClockText;
import org.arbiterchess.message.PgnText;
import org.arbiterchess.message.StrictText;
import org.arbiterchess.pgn.PgnWarningKind;
import org.junit.jupiter.api.Test;

/** Tests the catalogues of strict play, the clock, cases and PGN. */
class ArbiterTextsTest {

  @Test
  void every_key_has_its_text_in_every_language() {
    assertThat(TextCatalogueCheck.problems(StrictText.class)).isEmpty();
    assertThat(TextCatalogueCheck.problems(ClockText.class)).isEmpty();
    assertThat(TextCatalogueCheck.problems(CasesText.class)).isEmpty();
    assertThat(TextCatalogueCheck.problems(PgnText.class)).isEmpty();
    assertThat(TextCatalogueCheck.problems(PgnWarningKind.class)).isEmpty();
  }

  @Test
  void only_a_text_without_words_is_the_same_in_two_languages() {
    for (Class<?> keys :
        List.of(
            StrictText.class,
            ClockText.class,
            CasesText.class,
            PgnText.class,
            PgnWarningKind.class)) {
      List<String> english = TextFiles.area("en", keys);
      List<String> german = TextFiles.area("de", keys);
      for (int i = 0; i < english.size(); i++) {
        assertThat(english.get(i).equals(german.get(i)))
            .as(english.get(i))
            .isEqualTo(keys.getEnumConstants()[i] == PgnText.NOT_UNDERSTOOD);
      }
    }
  }

  @Test
  void a_sentence_with_an_article_begins_with_a_capital_and_ends_with_a_full_stop() {
    for (String language : TextFiles.languages()) {
      for (CasesText key : CasesText.values()) {
        if (key.article().isPresent()) {
          assertThat(TextFiles.area(language, CasesText.class).get(key.ordinal()))
              .matches("[\\p{Lu}„\"{].*[^.]\\.")
              .doesNotContain("  ");
        }
      }
    }
  }
}
