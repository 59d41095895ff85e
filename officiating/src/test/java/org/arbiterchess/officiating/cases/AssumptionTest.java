package org.arbiterchess.officiating.cases;

import static org.arbiterchess.officiating.cases.ProcedureRulingsTest.answer;
import static org.arbiterchess.officiating.cases.ProcedureRulingsTest.problem;
import static org.assertj.core.api.Assertions.assertThat;

import org.arbiterchess.language.Texts;
import org.arbiterchess.officiating.wire.OfficiatingFormat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A fact that decides a case but was not said is listed, and one that was said is not. */
class AssumptionTest {

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      value = {
        "{'question':'illegal','move':'e2e5','pressed':true}|control irregularities",
        "{'question':'illegal','move':'e2e5','pressed':true,'control':'15+10'}"
            + "|supervised irregularities",
        "{'question':'illegal','move':'e2e5','pressed':true,'control':'15+10','supervised':false}"
            + "|replied irregularities",
        "{'question':'illegal','move':'e2e5','pressed':true,'control':'90+30','irregularities':0}|",
        "{'question':'illegal','move':'e2e5','pressed':false}|",
        "{'question':'illegal','move':'e2e4','pressed':true}|",
        "{'question':'illegal','move':'e2e5','pressed':false,'movesLater':1,'control':'90+30'}"
            + "|irregularities",
        "{'question':'hands','fen':'4k3/8/8/8/8/8/8/4K2R w K - 0 1','how':'BOTH_MOVED','by':'white',"
            + "'move':'e1g1','pressed':true,'irregularities':0,'control':'90+30'}|rookFirst",
        "{'question':'hands','moves':'e2e4','how':'BOTH_MOVED','by':'black','move':'e7e5',"
            + "'pressed':true,'irregularities':0,'control':'90+30'}|",
        "{'question':'illegalposition','fen':'4k3/8/8/8/8/8/4R3/4K3 w - - 0 30'}"
            + "|control irregularities",
        "{'question':'illegalposition','what':'KING_CAPTURED','control':'90+30'}|",
        "{'question':'pressed'}|irregularities control",
        "{'question':'flag','bothFallen':true}|control announced",
        "{'question':'flag','bothFallen':true,'control':'3+0'}|",
        "{'question':'flag','fallen':'white','control':'5+0'}|supervised",
        "{'question':'flag','fallen':'white','control':'40/120:60','completed':43}|lastPeriod",
        "{'question':'flag','fallen':'white','control':'40/120:60','completed':null}|lastPeriod",
        "{'question':'flag','fallen':'white','control':'40/120:60','completed':39}|",
        "{'question':'flag','fallen':'white','control':'40/120:60','completed':43,"
            + "'lastPeriod':false}|",
        "{'question':'writing','by':'white','secondsLeft':200,'control':'40/120:60'}|bothStopped",
        "{'question':'writing','by':'white','secondsLeft':200,'control':'120+0'}|",
        "{'question':'writing','by':'white','secondsLeft':600}|control",
        "{'question':'late','white':10,'defaultTime':30}|control",
        "{'question':'late','white':10}|",
        "{'question':'phone','by':'white','place':'ON_PERSON'}|milder",
        "{'question':'phone','by':'white','place':'ON_PERSON','milder':false}|",
        "{'question':'spectator'}|irregularity adviceUsed",
        "{'question':'spectator','irregularity':true,'by':'white','control':'90+30'}|",
        "{'question':'offer','by':'white','when':'AFTER_MOVE'}|forbidden bothMoved",
        "{'question':'offer','by':'white','when':'AFTER_MOVE','accepted':false}|forbidden",
        "{'question':'claim','kind':'FIFTY_MOVES','fen':'4k3/8/8/8/8/8/R7/4K3 w - - 100 80'}"
            + "|touchedFirst recorded",
        "{'question':'claim','kind':'FIFTY_MOVES','fen':'4k3/8/8/8/8/8/R7/4K3 w - - 60 80'}"
            + "|touchedFirst control",
        "{'question':'claim','kind':'THREEFOLD_REPETITION','moves':'e4 e5','touchedFirst':false,"
            + "'control':'90+30'}|",
        "{'question':'claim','kind':'THREEFOLD_REPETITION','recorded':false}|touchedFirst control",
        "{'question':'touched','touched':['e2'],'played':'g1f3'}|opponentTouched",
        "{'question':'touched','touched':['e2']}|",
        "{'question':'clock'}|control",
        "{'question':'twominutes','request':'DRAW','by':'white','announced':true,"
            + "'secondsLeft':90,'control':'120+0'}|arbiterPresent",
      })
  void what_decides_and_was_not_said_is_listed(String question, String keys) {
    Answer answer = answer(question.substring(1, question.length() - 1));
    Object expected = keys == null ? "" : keys;
    assertThat(String.join(" ", answer.assumed().stream().map(Fact::key).toList()))
        .isEqualTo(expected);
    assertThat(OfficiatingFormat.write(answer).get("assumed"))
        .isEqualTo(answer.assumed().stream().map(Fact::key).toList());
  }

  @Test
  void whether_both_have_moved_has_no_usual_value_so_the_arbiter_asks() {
    String accepted = "'question':'offer','by':'white','when':'AFTER_MOVE','accepted':true";
    assertThat(problem(accepted).key()).isEqualTo("bothMoved");
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      value = {
        "'control':'90+30'|moves",
        "'control':'15+10','supervised':false|moves",
        "'control':'3+2','named':'g1f3'|moves",
        "'fen':'4k3/8/8/8/8/8/R7/4K3 b - - 60 80','recorded':true|moves",
      },
      quoteCharacter = '`')
  void without_the_moves_nobody_knows_how_often_a_position_occurred(String keys, String asked) {
    UnansweredQuestionException.Problem problem =
        problem("'question':'claim','kind':'THREEFOLD_REPETITION'," + keys);
    assertThat(problem.key()).isEqualTo(asked);
    assertThat(problem.isMissing()).isTrue();
  }

  @Test
  void the_sheet_names_the_assumed_facts() {
    Answer answer = answer("'question':'pressed'");
    assertThat(ReadableAnswer.of(answer, Texts.english()).notSaid())
        .contains(
            new ReadableAnswer.Row(
                "Not said",
                "earlier irregularities (taken as none), the time control (taken as standard)"));
  }
}
