package org.arbiterchess.officiating;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Map;
import java.util.stream.Stream;
import org.arbiterchess.chess.Color;
import org.arbiterchess.language.TextCatalogueCheck;
import org.arbiterchess.language.Texts;
import org.arbiterchess.officiating.cases.Answer;
import org.arbiterchess.officiating.clock.ClockRefusal;
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
  void every_missing_fact_is_asked_for_in_its_own_words() {
    String facts =
        "fallen,period,pressed,touched,moves,white,whitePressed,announced,secondsLeft,signed,"
            + "endedGame,bothMoved,place,by,what,completed,control";
    for (Texts texts : Texts.all()) {
      assertThat(
              Arrays.stream(facts.split(",", -1))
                  .flatMap(fact -> Stream.of("flag", "late").map(kind -> say(texts, fact, kind)))
                  .distinct())
          .hasSize(17 + 2);
    }
  }

  private static String say(Texts texts, String fact, String question) {
    return texts.say(CasesText.ASKED, fact, question);
  }

  @Test
  void every_refusal_of_the_clock_has_its_own_text() {
    for (Texts texts : Texts.all()) {
      assertThat(
              Arrays.stream(ClockRefusal.values())
                  .filter(reason -> reason != ClockRefusal.WHITE_CLOCK_FIRST)
                  .map(reason -> texts.say(ClockText.REFUSED, reason, Color.WHITE)))
          .doesNotHaveDuplicates();
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
