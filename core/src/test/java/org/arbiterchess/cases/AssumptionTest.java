package org.arbiterchess.cases;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.arbiterchess.notation.Phrasebook;
import org.arbiterchess.wire.WireFormat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.json.JsonMapper;

/** A fact that decides a case but was not said is listed, and one that was said is not. */
class AssumptionTest {

  private static final JsonMapper JSON = new JsonMapper();

  private static CaseReply ask(String question) {
    Map<?, ?> tree = JSON.readValue(question, Map.class);
    return CaseRulings.answer(
        WireFormat.readQuestion(tree, Phrasebook.english()).orElseThrow(), Phrasebook.english());
  }

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
        "{'question':'phone','by':'white','place':'ON_PERSON'}|milder",
        "{'question':'phone','by':'white','place':'ON_PERSON','milder':false}|",
        "{'question':'spectator'}|irregularity",
        "{'question':'offer','by':'white','when':'AFTER_MOVE'}|forbidden",
        "{'question':'touched','touched':['e2'],'played':'g1f3'}|opponentTouched",
        "{'question':'touched','touched':['e2']}|",
        "{'question':'clock'}|control",
        "{'question':'twominutes','request':'DRAW','by':'white','announced':true,"
            + "'secondsLeft':90,'control':'120+0'}|arbiterPresent",
      })
  void what_decides_and_was_not_said_is_listed(String question, String keys) {
    Answer answer = ask(question.replace('\'', '"')).orElseThrow();
    Object expected = keys == null ? "" : keys;
    assertThat(String.join(" ", answer.assumed().stream().map(Assumption::key).toList()))
        .isEqualTo(expected);
    assertThat(WireFormat.write(answer).get("assumed"))
        .isEqualTo(answer.assumed().stream().map(Assumption::key).toList());
  }

  @Test
  void whether_both_have_moved_has_no_usual_value_so_the_arbiter_asks() {
    CaseReply reply =
        ask("{\"question\":\"offer\",\"by\":\"white\",\"when\":\"AFTER_MOVE\",\"accepted\":true}");
    assertThat(reply)
        .isInstanceOfSatisfying(
            CaseProblem.class, problem -> assertThat(problem.key()).isEqualTo("bothMoved"));
  }

  @Test
  void the_sheet_names_the_assumed_facts() {
    Answer answer = ask("{\"question\":\"pressed\"}").orElseThrow();
    assertThat(ReadableAnswer.of(answer, Phrasebook.english()).rows())
        .contains(
            new ReadableAnswer.Row(
                "Not said",
                "earlier irregularities (taken as none), the time control (taken as standard)"));
  }
}
