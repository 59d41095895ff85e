package org.arbiterchess.officiating.cases;

import static org.arbiterchess.officiating.cases.ProcedureRulingsTest.answer;
import static org.arbiterchess.officiating.cases.ProcedureRulingsTest.problem;
import static org.assertj.core.api.Assertions.assertThat;

import org.arbiterchess.chess.Square;
import org.arbiterchess.officiating.wire.OfficiatingFormat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Tests the rulings that depend on periods and on the time used: flags at a time control (6.3.1),
 * late players (6.7, 6.9) and writing (8.4, 8.5).
 */
class TimeRulingsTest {

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "'fallen':'white','control':'40/120:60'|completed",
        "'fallen':'white','control':'40/120:60','fen':'4k3/8/8/8/8/8/8/R3K3 w - - 0 44'|completed",
        // A position that was set up proves nothing, even if moves follow it.
        "'fallen':'black','control':'3/120:60','fen':'4k3/8/8/8/8/8/8/R3K3 w - - 0 1',"
            + "'moves':'Ra2 Kd7 Ra3 Kd6 Ra4 Kd5 Ra3'|completed",
        "'fallen':'black','control':'3/120:60',"
            + "'fen':'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 20',"
            + "'moves':'e4 e5 Nf3 Nf6 d4'|completed",
        "'fallen':'black','control':'3/120:60',"
            + "'fen':'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1',"
            + "'moves':'e5 e4 Nf6 Nf3 d5'|completed",
        "'fallen':'black','lastPeriod':false|completed",
        "'fallen':'black','lastPeriod':false,'completed':44|control",
        "'fallen':'black','control':'40/100:20/50:15','completed':45|period",
        "'fallen':'black','control':'40/100:20/50:15','completed':45,'lastPeriod':false|period",
      })
  void a_flag_at_a_time_control_is_not_decided_without_the_moves(String question, String key) {
    UnansweredQuestionException.Problem problem = problem("'question':'flag'," + question);
    assertThat(problem.key()).isEqualTo(key);
    assertThat(problem.isMissing()).isTrue();
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "'fallen':'black','control':'90+30','lastPeriod':false|lastPeriod",
        "'fallen':'black','control':'40/120:60','period':3|period",
        "'fallen':'black','control':'40/120:60','period':0|period",
        "'fallen':'white','bothFallen':true,'control':'40/120:60','completed':40|fallen",
      })
  void a_contradiction_is_named(String question, String key) {
    UnansweredQuestionException.Problem problem = problem("'question':'flag'," + question);
    assertThat(problem.key()).isEqualTo(key);
    assertThat(problem.isMissing()).isFalse();
  }

  @Test
  void a_clock_can_be_wrong_only_if_there_is_one() {
    assertThat(problem("'question':'clock','completed':3,'control':'none'").key())
        .isEqualTo("control");
  }

  @Test
  void a_time_control_is_not_read_where_it_decides_nothing() {
    String offer = "'question':'offer','by':'white','when':'BEFORE_START'";
    assertThat(answer(offer + ",'control':'?'").articles()).isEqualTo(answer(offer).articles());
  }

  @Test
  void a_player_without_time_cannot_ask_for_more() {
    UnansweredQuestionException.Problem problem =
        problem(
            "'question':'twominutes','request':'DRAW','by':'white','announced':true,"
                + "'secondsLeft':0,'control':'40/120:60'");
    assertThat(problem.key()).isEqualTo("secondsLeft");
    assertThat(problem.isMissing()).isFalse();
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "'fallen':'white','completed':40|CONTINUES|6.3.1 6.4 8.5",
        "'fallen':'white','completed':39|BLACK_WINS|6.9 6.3.1",
        "'fallen':'black','completed':0|WHITE_WINS|6.9 6.3.1",
        "'fallen':'black','completed':null|CONTINUES|8.5.3 8.6",
        "'fallen':'black','completed':60,'lastPeriod':true|WHITE_WINS|6.9",
        "'fallen':'black','completed':60,'period':2|WHITE_WINS|6.9",
        "'fallen':'black','completed':60,'period':1|CONTINUES|6.3.1 6.4 8.5",
        // The record proves what nobody could say otherwise.
        "'fallen':'white','completed':null,'moves':'e4 e5 Nf3'|BLACK_WINS|6.9 6.3.1",
        "'fallen':'black','moves':'e4 e5 Nf3'|WHITE_WINS|6.9 6.3.1",
      })
  void the_completed_moves_decide(String question, String game, String articles) {
    Answer answer = answer("'question':'flag','control':'40/120:60'," + question);
    assertThat(answer.game().name()).isEqualTo(game);
    assertThat(String.join(" ", answer.articles())).isEqualTo(articles);
  }

  @Test
  void a_move_that_was_not_pressed_is_not_completed() {
    String question = "'question':'flag','control':'2/120:60','fallen':'white','moves':";
    assertThat(answer(question + "'e4 e5 Nf3'").articles())
        .containsExactly("6.9", "6.3.1", "6.2.1");
    assertThat(answer(question + "'e4 e5 Nf3 Nc6'").game()).isEqualTo(Answer.Game.CONTINUES);
    String chess960 =
        "'chess960':true,'fen':'qrkbrnbn/pppppppp/8/8/8/8/PPPPPPPP/QRKBRNBN w KQkq - 0 1',";
    assertThat(answer(chess960 + question + "'e4 e5 d4 d5'").game())
        .isEqualTo(Answer.Game.CONTINUES);
  }

  @Test
  void each_player_has_their_own_periods() {
    String question = "'question':'flag','control':'40/120:60|90+30','completed':40,'fallen':";
    assertThat(answer(question + "'white'").game()).isEqualTo(Answer.Game.CONTINUES);
    assertThat(answer(question + "'black'").game()).isEqualTo(Answer.Game.WHITE_WINS);
  }

  @Test
  void without_supervision_a_player_may_claim_and_the_arbiter_calls_what_he_sees() {
    Answer answer = answer("'question':'flag','fallen':'white','control':'3+2','supervised':false");
    assertThat(answer.articles()).startsWith("A.5.3", "B.3", "A.5.5", "6.9");
    assertThat(answer.text()).contains("Black may stop the clock and claim the win (A.5.3)");
  }

  @Test
  void a_game_in_which_not_both_have_moved_is_forfeited() {
    String flag = "'question':'flag','control':'3+2','supervised':true,'fallen':'black'";
    assertThat(answer(flag + ",'moves':'e4'").forfeit()).isEqualTo(Answer.Forfeit.YES);
    assertThat(answer(flag + ",'moves':'e4 e5 Nf3'").forfeit()).isEqualTo(Answer.Forfeit.NO);
    assertThat(answer(flag + ",'fen':'4k3/8/8/8/8/8/8/R3K3 b - - 0 1'").forfeit())
        .isEqualTo(Answer.Forfeit.NO);
    assertThat(answer("'question':'resigned','by':'white'").forfeit())
        .isEqualTo(Answer.Forfeit.YES);
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "'black':1|WHITE_WINS|6.7.1|UNLESS_BOTH_MOVED",
        "'white':31,'defaultTime':30|BLACK_WINS|6.7.1|UNLESS_BOTH_MOVED",
        "'white':30,'defaultTime':30|CONTINUES|6.7.1 6.6|NO",
        "'white':31,'black':40,'defaultTime':30|BOTH_LOSE|6.7.1|UNLESS_BOTH_MOVED",
        "'white':10,'black':15,'defaultTime':30|CONTINUES|6.7.2 6.6|NO",
        "'white':20,'defaultTime':30,'control':'15+10'|BLACK_WINS|6.9 6.8 6.6|YES",
        "'white':20,'control':'15+10'|BLACK_WINS|6.7.1 6.9 6.8 6.6|UNLESS_BOTH_MOVED",
        // The clock shows 15:10 at the start, but a Bronstein delay adds nothing before the move.
        "'white':15,'defaultTime':30,'control':'15+10'|CONTINUES|6.7.1 6.6|NO",
        "'white':15,'defaultTime':30,'control':'15b10'|BLACK_WINS|6.9 6.8 6.6|YES",
        "'white':15,'defaultTime':30,'control':'15+0'|BLACK_WINS|6.9 6.8 6.6|YES",
        "'black':15,'defaultTime':30,'control':'15+10'|CONTINUES|6.7.1 6.6 6.2.1|NO",
        "'black':20,'defaultTime':30,'control':'15+10','whitePressed':4|WHITE_WINS|6.9 6.8 6.2.1|YES",
        "'black':20,'defaultTime':30,'control':'15+10','whitePressed':5|CONTINUES|6.7.1 6.6 6.2.1|NO",
        "'black':20,'defaultTime':30,'control':'15+10','whitePressed':16|BLACK_WINS|6.9 6.8 6.6|YES",
        "'black':20,'defaultTime':30,'control':'15+10','whitePressed':null"
            + "|BLACK_WINS|6.9 6.8 6.6|YES",
        "'white':2,'black':20,'defaultTime':30,'control':'15+10','whitePressed':3"
            + "|WHITE_WINS|6.9 6.8 6.2.1|YES",
        "'black':20,'defaultTime':30,'control':'none'|CONTINUES|6.7.1 6.6 6.2.1|NO",
      })
  void a_late_player_may_lose_by_the_default_time_or_on_time(
      String question, String game, String articles, String forfeit) {
    Answer answer = answer("'question':'late'," + question);
    assertThat(answer.game().name()).isEqualTo(game);
    assertThat(String.join(" ", answer.articles())).isEqualTo(articles);
    assertThat(answer.forfeit().name()).isEqualTo(forfeit);
    boolean isExcusable = answer.options().contains(Answer.Option.EXCUSE_LATE);
    assertThat(isExcusable)
        .isEqualTo(answer.text().contains("unless the arbiter decides otherwise"));
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "'black':20,'defaultTime':30,'control':'15+10'|whitePressed",
        "'white':2,'black':20,'defaultTime':30,'control':'15+10'|whitePressed",
        "'white':10,'black':20,'whitePressed':9|whitePressed",
        "'white':0|white",
      })
  void whose_clock_ran_is_asked_where_it_decides(String question, String key) {
    assertThat(problem("'question':'late'," + question).key()).isEqualTo(key);
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "'secondsLeft':180,'control':'90+30'|true|8.4 8.1.1",
        "'secondsLeft':300,'control':'120+0'|true|8.4 8.1.1",
        "'secondsLeft':299,'control':'120+0'|false|8.4 6.9",
        "'secondsLeft':600,'control':'15+10','supervised':false|false|A.2",
        "'secondsLeft':600|true|8.4 8.1.1",
        "'secondsLeft':9,'control':'none'|true|8.1.1",
        "'secondsLeft':240,'control':'40/120:60'|false|8.4 8.5.2",
        "'secondsLeft':240,'control':'40/120:60','bothStopped':true|false|8.4 8.5.1",
        "'secondsLeft':240,'control':'40/120:60','bothStopped':true,'period':2|false|8.4 6.9",
        "'control':'40/90+0:30+30','period':2|true|8.4 8.1.1",
        "'secondsLeft':240,'control':'40/90+0:30+30','period':1|false|8.4 8.5.2",
      })
  void whether_the_moves_must_be_written_is_said_in_json(
      String question, boolean must, String articles) {
    Answer answer = answer("'question':'writing','by':'white'," + question);
    assertThat(OfficiatingFormat.write(answer)).containsEntry("must", must);
    assertThat(String.join(" ", answer.articles())).isEqualTo(articles);
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "'control':'120+0'|secondsLeft",
        "'secondsLeft':60|control",
        "'secondsLeft':60,'control':'40/90+0:30+30'|period",
        "'secondsLeft':60,'control':'40/90+0:30+30','period':3|period",
      })
  void what_decides_about_writing_is_asked(String question, String key) {
    assertThat(problem("'question':'writing','by':'black'," + question).key()).isEqualTo(key);
  }

  @ParameterizedTest
  @CsvSource({"white,D2", "black,E7"})
  void a_flag_behind_locked_pawns_shows_where_the_king_cannot_be_mated(String fallen, Square king) {
    Answer answer =
        answer(
            "'question':'flag','fen':'8/4k3/8/p1p1p1p1/P1P1P1P1/8/3K4/8 w - - 8 55','fallen':'"
                + fallen
                + "'");

    assertThat(answer.evidence().squares())
        .hasSize(24)
        .contains(king)
        .doesNotContain(Square.B4, Square.D5);
  }
}
