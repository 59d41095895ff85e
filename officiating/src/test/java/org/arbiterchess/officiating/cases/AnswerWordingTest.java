package org.arbiterchess.officiating.cases;

import static org.arbiterchess.officiating.cases.ReadableAnswerTest.answering;
import static org.arbiterchess.testing.PretendTexts.PRETEND;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.arbiterchess.chess.Color;
import org.arbiterchess.language.ChangedTexts;
import org.arbiterchess.language.Sentence;
import org.arbiterchess.language.Texts;
import org.arbiterchess.officiating.message.CasesText;
import org.arbiterchess.testing.PretendTexts;
import org.junit.jupiter.api.Test;

/** Tests the wording of the answers about procedure, and of all answer sheets. */
class AnswerWordingTest {

  /** Speaks English and records the keys whose texts are used. */
  private static final class Recorder {

    private final Set<CasesText> used = EnumSet.noneOf(CasesText.class);

    private final Texts texts =
        ChangedTexts.of(
            "en",
            noun -> noun,
            (key, english) -> {
              if (key instanceof CasesText text) {
                used.add(text);
              }
              return english;
            });

    /** The keys of a range that were not used. */
    Set<CasesText> unused(CasesText first, CasesText last) {
      Set<CasesText> unused = EnumSet.range(first, last);
      unused.removeAll(used);
      return unused;
    }
  }

  private static List<Answer> answers(Texts texts) {
    List<Answer> answers = new ArrayList<>();
    for (Question question : ProcedureQuestions.all()) {
      try {
        answers.add(CaseRulings.answer(question, texts));
      } catch (UnansweredQuestionException unanswered) {
        assertThat(unanswered.problem().text()).isNotBlank();
      }
    }
    return answers;
  }

  @Test
  void every_phrase_about_procedure_is_said_in_some_answer() {
    Recorder recorder = new Recorder();
    assertThat(answers(recorder.texts)).hasSizeGreaterThan(1000);
    assertThat(recorder.unused(CasesText.OTHER_HAND_PRESSED, CasesText.POSITION_SHOWS_ANOTHER))
        .isEmpty();
  }

  @Test
  void every_phrase_of_the_sheet_is_shown_on_some_sheet() {
    Recorder recorder = new Recorder();
    Texts texts = recorder.texts;
    ReadableAnswer.of(answering(texts).assume(Fact.CONTROL).answer(), texts);
    for (Answer.Forfeit forfeit : Answer.Forfeit.values()) {
      ReadableAnswerTest.lost(forfeit, texts);
    }
    ReadableAnswer.of(answering(texts).may(Answer.Option.values()).answer(), texts);
    ReadableAnswer.of(answering(texts).add(Color.WHITE, 60_000).answer(), texts);
    ReadableAnswer.of(answering(texts).add(Color.BLACK, 120_000).answer(), texts);
    ReadableAnswerTest.touched(texts);
    ReadableAnswerTest.claimed(texts);
    assertThat(recorder.unused(CasesText.SHEET_GAME, CasesText.SHEET_OPTION)).isEmpty();
  }

  @Test
  void every_answer_and_sheet_comes_from_the_catalogue() {
    for (Answer answer : answers(PRETEND)) {
      for (Sentence sentence : answer.sentences()) {
        assertSaid(sentence.text());
      }
      ReadableAnswer sheet = ReadableAnswer.of(answer, PRETEND);
      assertSaid(sheet.headline());
      sheet.options().forEach(AnswerWordingTest::assertSaid);
      List<ReadableAnswer.Row> rows = new ArrayList<>(sheet.rows());
      sheet.notSaid().ifPresent(rows::add);
      for (ReadableAnswer.Row row : rows) {
        assertSaid(row.label());
        assertSaid(row.text());
      }
    }
  }

  /**
   * Asserts that only results, moves and punctuation are outside the brackets that the pretend
   * texts add.
   */
  private static void assertSaid(String text) {
    assertThat(PretendTexts.outsideBrackets(text)).matches("[-–/0-9½a-hKQRBNOx+#=,.… ]*");
  }

  @Test
  void an_answer_cites_first_what_decides_and_has_options_where_it_is_left_to_the_arbiter() {
    for (Answer answer : answers(Texts.english())) {
      assertThat(answer.articles()).isNotEmpty();
      assertThat(answer.sentences().get(0).article()).contains(answer.articles().get(0));
      if (answer.game() == Answer.Game.LEFT_TO_ARBITER) {
        assertThat(answer.options()).isNotEmpty();
      }
      String withoutMoveNumbers = answer.text().replace("1... ", "");
      assertThat(withoutMoveNumbers).doesNotContain("{", "}", "  ", "..");
    }
  }
}
