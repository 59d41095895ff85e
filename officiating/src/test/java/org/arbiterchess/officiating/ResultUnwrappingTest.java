package org.arbiterchess.officiating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.Map;
import org.arbiterchess.chess.ArbiterException;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.TimeControl;
import org.arbiterchess.language.Texts;
import org.arbiterchess.officiating.cases.CaseRulings;
import org.arbiterchess.officiating.cases.Fact;
import org.arbiterchess.officiating.cases.Question;
import org.arbiterchess.officiating.cases.UnansweredQuestionException;
import org.arbiterchess.officiating.clock.BoardClock;
import org.arbiterchess.officiating.clock.ClockCommand;
import org.arbiterchess.officiating.clock.ClockDecision;
import org.arbiterchess.officiating.clock.ClockRefusal;
import org.arbiterchess.officiating.clock.ClockSettings;
import org.arbiterchess.officiating.wire.OfficiatingFormat;
import org.junit.jupiter.api.Test;

/** Tests the accessors of result types: the values they return and the exceptions they throw. */
class ResultUnwrappingTest {

  private static final Texts ENGLISH = Texts.english();

  @Test
  void a_decision_on_a_clock_gives_its_events_or_says_why_it_is_refused() {
    ClockSettings settings =
        new ClockSettings(
            TimeControl.of("5+3"), ClockSettings.Start.STRICT, ClockSettings.Flags.BOTH_STOP);
    BoardClock clock = BoardClock.of(settings, 0);
    ClockDecision started = clock.decide(new ClockCommand.Start(), 1);
    assertThat(clock.apply(started.orElseThrow()).isRunning()).isTrue();
    ClockDecision refused = clock.decide(new ClockCommand.Resume(), 1);
    assertThat(refused).isEqualTo(new ClockDecision.Refused(ClockRefusal.NOT_STARTED, Color.WHITE));
    assertThatThrownBy(refused::orElseThrow)
        .isInstanceOf(ArbiterException.class)
        .hasMessage("The clock has not been started yet.");
  }

  @Test
  void an_answer_to_a_question_or_what_is_wrong_with_it() {
    Question clear =
        Question.of(Question.Kind.FORGOTTEN)
            .with(Fact.OMISSION, Question.Omission.BOTH_FORGOT)
            .with(Fact.BY, Color.WHITE);
    assertThat(CaseRulings.answer(clear, ENGLISH).text()).isNotBlank();
    Question unclear = Question.of(Question.Kind.FLAG).with(Fact.GAME, Game.start());
    UnansweredQuestionException thrown =
        catchThrowableOfType(
            UnansweredQuestionException.class, () -> CaseRulings.answer(unclear, ENGLISH));
    assertThat(thrown.problem().key()).isEqualTo("fallen");
    assertThat(thrown).hasMessageContaining(thrown.problem().text());
  }

  @Test
  void a_question_that_cannot_be_read_says_why() {
    UnansweredQuestionException unanswered =
        catchThrowableOfType(
            UnansweredQuestionException.class,
            () -> OfficiatingFormat.parseQuestion(Map.of("v", 1, "ask", "nothing"), ENGLISH));
    assertThat(unanswered.problem().key()).isEqualTo("question");
    assertThat(unanswered).hasMessageContaining(unanswered.problem().text());
  }
}
