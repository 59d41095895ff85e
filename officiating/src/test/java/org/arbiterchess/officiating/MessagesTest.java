package org.arbiterchess.officiating;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Map;
import org.arbiterchess.language.TextCatalogueCheck;
import org.arbiterchess.language.Texts;
import org.arbiterchess.officiating.cases.Answer;
import org.arbiterchess.officiating.message.CasesText;
import org.arbiterchess.officiating.message.ClockText;
import org.arbiterchess.officiating.message.StrictText;
import org.junit.jupiter.api.Test;

class MessagesTest {

  @Test
  void every_key_has_its_text_in_every_language() {
    assertThat(TextCatalogueCheck.problems(StrictText.class)).isEmpty();
    assertThat(TextCatalogueCheck.problems(ClockText.class)).isEmpty();
    assertThat(TextCatalogueCheck.problems(CasesText.class)).isEmpty();
  }

  @Test
  void no_text_is_the_same_in_two_languages() {
    assertThat(org.arbiterchess.language.MessagesTest.sameAsEnglish(StrictText.class)).isEmpty();
    assertThat(org.arbiterchess.language.MessagesTest.sameAsEnglish(ClockText.class)).isEmpty();
    assertThat(org.arbiterchess.language.MessagesTest.sameAsEnglish(CasesText.class)).isEmpty();
  }

  /** The last constant of each choice is its other branch. */
  @Test
  void every_constant_on_the_sheet_has_its_own_text() {
    Map<CasesText, Object[]> choices =
        Map.of(
            CasesText.SHEET_GAME, Answer.Game.values(),
            CasesText.SHEET_BOARD, Answer.Board.values(),
            CasesText.SHEET_CLOCKS, Answer.Clocks.values(),
            CasesText.SHEET_OPTION, Answer.Option.values());
    for (Texts texts : Texts.all()) {
      choices.forEach(
          (key, constants) ->
              assertThat(Arrays.stream(constants).map(each -> texts.say(key, each)))
                  .doesNotHaveDuplicates());
    }
  }

  @Test
  void a_sentence_with_an_article_begins_with_a_capital_and_ends_with_a_full_stop() {
    for (Texts texts : Texts.all()) {
      for (CasesText key : CasesText.values()) {
        if (key.article().isPresent()) {
          assertThat(texts.area(key).get(key.ordinal()))
              .matches("[\\p{Lu}„\"{].*[^.]\\.}*")
              .doesNotContain("  ");
        }
      }
    }
  }
}
