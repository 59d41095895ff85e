package org.arbiterchess.officiating.cases;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.Map;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Square;
import org.arbiterchess.language.Texts;
import org.arbiterchess.officiating.wire.OfficiatingFormat;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

class ProcedureRulingsTest {

  private static final JsonMapper JSON = new JsonMapper();
  private static final String STANDARD = ",'control':'90+30','supervised':true";
  private static final String RAPID_ALONE = ",'control':'15+10','supervised':false";
  private static final String BLITZ_ALONE = ",'control':'3+2','supervised':false";
  private static final String NO_INCREMENT = ",'control':'120+0','supervised':true";

  /** Answers a question, whose JSON is written with single quotes and without the outer braces. */
  static Answer answer(String question) {
    Map<?, ?> tree = JSON.readValue("{" + question.replace('\'', '"') + "}", Map.class);
    return CaseRulings.answer(
        OfficiatingFormat.parseQuestion(tree, Texts.english()), Texts.english());
  }

  /** Returns why a question is not answered. */
  static UnansweredQuestionException.Problem problem(String question) {
    return catchThrowableOfType(UnansweredQuestionException.class, () -> answer(question))
        .problem();
  }

  private static void assertAsks(String question, String key) {
    UnansweredQuestionException.Problem problem = problem(question);
    assertThat(problem.key()).isEqualTo(key);
    assertThat(problem.isMissing()).isTrue();
    assertThat(problem.text()).endsWith("?");
  }

  @Test
  void a_question_without_what_it_is_about_is_not_answered() {
    assertThat(problem("'question':'phone'").key()).isEqualTo("by");
  }

  @Test
  void a_pawn_left_on_the_last_rank_may_have_come_from_two_squares() {
    String left = "'question':'pressed','fen':'1n5k/P1P5/8/8/8/8/8/K7 w - - 0 1','pawn':'b8'";
    assertAsks(left, "from");
    Answer fromC7 = answer(left + ",'from':'c7'" + STANDARD);
    assertThat(((Answer.MoveMade) fromC7.details()).after().orElseThrow().pieceAt(Square.C7))
        .isEmpty();
    assertThat(fromC7.articles()).startsWith("7.5.2");
  }

  private static String bothHands(String board, boolean pressed, int before) {
    return "'question':'hands','how':'BOTH_MOVED','by':'white','pressed':%s,'irregularities':%d"
            .formatted(pressed, before)
        + board
        + STANDARD;
  }

  @Test
  void two_hands_for_one_move_cost_two_minutes_only_once_the_clock_is_pressed() {
    Answer pressed = answer(bothHands("", true, 0));
    assertThat(pressed.game()).isEqualTo(Answer.Game.CONTINUES);
    assertThat(pressed.articles()).containsExactly("7.5.4", "7.5.5", "4.7");
    assertThat(pressed.added()).isEqualTo(Answer.AddedTime.to(Color.BLACK, 120_000));
    Answer inTime = answer(bothHands("", false, 0));
    assertThat(inTime.articles()).containsExactly("7.5.4");
    assertThat(inTime.added()).isEqualTo(Answer.AddedTime.NONE);
  }

  @Test
  void castling_with_both_hands_must_be_the_same_castling() {
    String board = ",'fen':'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1','move':'e1g1'";
    Answer answer = answer(bothHands(board, true, 0));
    assertThat(answer.articles()).containsExactly("7.5.4", "7.5.5", "4.7", "4.4.1");
    assertThat(answer.board()).isEqualTo(Answer.Board.UNCHANGED);
    assertThat(answer.isIncrementWithdrawn()).isTrue();
    assertThat(((Answer.MoveMade) answer.details()).after()).isPresent();
  }

  @Test
  void an_illegal_move_with_both_hands_is_one_irregularity() {
    String board = ",'fen':'r3k2r/8/8/8/8/4r3/8/R3K2R w KQkq - 0 1','move':'e1g1'";
    Answer answer = answer(bothHands(board, true, 0));
    assertThat(answer.articles()).startsWith("7.5.1").contains("7.5.4");
    assertThat(answer.added().black()).isEqualTo(120_000);
  }

  @Test
  void the_second_time_two_hands_lose_unless_the_opponent_can_never_checkmate() {
    Answer unknown = answer(bothHands("", true, 1));
    assertThat(unknown.game()).isEqualTo(Answer.Game.BLACK_WINS);
    assertThat(unknown.articles()).containsExactly("7.5.5", "7.5.4");
    assertThat(unknown.text()).contains("unless Black can no longer checkmate");
    Answer drawn = answer(bothHands(",'fen':'4k3/8/8/8/8/8/8/R3K3 b - - 0 50'", true, 1));
    assertThat(drawn.game()).isEqualTo(Answer.Game.DRAW);
    assertThat(drawn.articles()).startsWith("7.5.5");
  }

  @Test
  void the_other_hand_on_the_clock_is_not_an_illegal_move() {
    Answer answer =
        answer(
            "'question':'hands','how':'OTHER_PRESSED','by':'black','irregularities':1" + STANDARD);
    assertThat(answer.game()).isEqualTo(Answer.Game.CONTINUES);
    assertThat(answer.articles()).containsExactly("6.2.3", "12.9");
    assertThat(answer.options()).contains(Answer.Option.WARNING);
  }

  private static String pieces(int completed) {
    return "'question':'setup','what':'PIECES','misplaced':['KING','OTHER'],'by':'white','completed':"
        + completed;
  }

  @Test
  void a_wrong_starting_position_means_a_new_game() {
    Answer answer = answer(pieces(30) + STANDARD);
    assertThat(answer.game()).isEqualTo(Answer.Game.NEW_GAME);
    assertThat(answer.board()).isEqualTo(Answer.Board.NEW_START);
    assertThat(answer.articles()).containsExactly("7.2.1");
  }

  @Test
  void without_supervision_a_wrong_start_stays_after_ten_moves_and_that_king_may_not_castle() {
    assertThat(answer(pieces(9) + RAPID_ALONE).game()).isEqualTo(Answer.Game.NEW_GAME);
    Answer late = answer(pieces(10) + RAPID_ALONE);
    assertThat(late.game()).isEqualTo(Answer.Game.CONTINUES);
    assertThat(late.articles()).containsExactly("A.5.1.2");
    assertThat(late.text()).contains("White may not castle, because White's king");
    assertThat(answer(pieces(10) + BLITZ_ALONE).articles()).containsExactly("A.5.1.2", "B.3");
  }

  @Test
  void reversed_colors_stay_after_ten_moves() {
    String colors = "'question':'setup','what':'COLORS'" + STANDARD;
    assertThat(answer(colors + ",'completed':9").game()).isEqualTo(Answer.Game.NEW_GAME);
    assertThat(answer(colors + ",'completed':10").game()).isEqualTo(Answer.Game.CONTINUES);
    assertAsks(colors, "completed");
  }

  @Test
  void a_board_that_lies_wrongly_is_replaced_and_the_game_goes_on() {
    Answer answer = answer("'question':'setup','what':'BOARD'" + STANDARD);
    assertThat(answer.game()).isEqualTo(Answer.Game.CONTINUES);
    assertThat(answer.board()).isEqualTo(Answer.Board.TRANSFERRED);
    assertThat(answer.articles()).containsExactly("7.2.2", "2.1");
  }

  @Test
  void who_knocks_pieces_over_puts_them_back_on_their_own_time() {
    Answer answer = answer("'question':'displaced','what':'KNOCKED_OVER','by':'black'");
    assertThat(answer.board()).isEqualTo(Answer.Board.PIECES_REPLACED);
    assertThat(answer.clocks()).isEqualTo(Answer.Clocks.BLACK_RUNS);
    assertThat(answer.articles()).containsExactly("7.4.1", "7.4.2", "7.4.3");
  }

  @Test
  void a_wrong_clock_setting_is_corrected_but_not_after_ten_moves_without_supervision() {
    String ten = "'question':'clock','completed':10";
    assertThat(answer(ten + STANDARD).clocks()).isEqualTo(Answer.Clocks.SET_RIGHT);
    Answer late = answer(ten + RAPID_ALONE);
    assertThat(late.clocks()).isEqualTo(Answer.Clocks.UNCHANGED);
    assertThat(late.articles()).containsExactly("A.5.1.1");
    assertAsks("'question':'clock'" + RAPID_ALONE, "completed");
  }

  private static String offer(String when, String facts) {
    return "'question':'offer','by':'white','when':'" + when + "'," + facts;
  }

  private static final String ALLOWED = "'bothMoved':true,'forbidden':false";

  @Test
  void an_offer_cannot_be_withdrawn_and_is_valid_at_any_moment() {
    Answer withdrawn = answer(offer("BEFORE_MOVE", "'accepted':true,'withdrawn':true," + ALLOWED));
    assertThat(withdrawn.game()).isEqualTo(Answer.Game.DRAW);
    assertThat(withdrawn.articles()).containsExactly("9.1.2.1", "5.2.3", "9.1.2.2", "8.1.5");
    Answer open = answer(offer("OPPONENT_THINKING", ALLOWED));
    assertThat(open.game()).isEqualTo(Answer.Game.CONTINUES);
    assertThat(open.articles()).containsExactly("9.1.2.1", "11.5", "12.9", "9.1.2.2", "8.1.5");
  }

  @Test
  void touching_a_piece_refuses_the_offer() {
    Answer answer = answer(offer("AFTER_MOVE", "'accepted':true,'touched':true," + ALLOWED));
    assertThat(answer.game()).isEqualTo(Answer.Game.CONTINUES);
    assertThat(answer.articles()).containsExactly("9.1.2.1", "4.3.1", "9.1.2.2", "8.1.5");
  }

  @Test
  void no_draw_is_agreed_before_both_have_moved_or_where_the_regulations_forbid_it() {
    Answer early =
        answer(offer("AFTER_MOVE", "'accepted':true,'bothMoved':false,'forbidden':false"));
    assertThat(early.game()).isEqualTo(Answer.Game.CONTINUES);
    assertThat(early.articles()).containsExactly("5.2.3", "9.1.2.1", "9.1.2.2", "8.1.5");
    assertThat(early.text()).contains("Black's first touch", "a new offer is needed");
    Answer forbidden =
        answer(offer("AFTER_MOVE", "'accepted':true,'bothMoved':true,'forbidden':true"));
    assertThat(forbidden.game()).isEqualTo(Answer.Game.CONTINUES);
    assertThat(forbidden.articles()).containsExactly("9.1.1");
  }

  @Test
  void whether_both_have_moved_is_asked_only_where_it_decides() {
    String unknown = "'question':'offer','by':'black','when':'AFTER_PRESS','forbidden':false";
    assertAsks(unknown + ",'accepted':true", "bothMoved");
    assertThat(answer(unknown + ",'accepted':false").assumed()).isEmpty();
    assertThat(answer(unknown).assumed()).isEqualTo(List.of(Fact.BOTH_MOVED));
  }

  @Test
  void an_early_answer_leaves_the_press_to_the_player_and_a_forgotten_one_costs_nothing() {
    Answer first = answer("'question':'forgotten','what':'ANSWERED_FIRST','by':'white'");
    assertThat(first.clocks()).isEqualTo(Answer.Clocks.WHITE_RUNS);
    assertThat(first.articles()).containsExactly("6.2.2");
    Answer forgot = answer("'question':'forgotten','what':'BOTH_FORGOT','by':'black'");
    assertThat(forgot.articles()).containsExactly("6.2.1.2");
    assertThat(forgot.added()).isEqualTo(Answer.AddedTime.NONE);
  }

  private static String request(String request, String facts) {
    return "'question':'twominutes','by':'black','arbiterPresent':true,'request':'%s'"
            .formatted(request)
        + facts;
  }

  @Test
  void with_less_than_two_minutes_the_arbiter_decides_on_an_increment_or_a_draw() {
    String facts = ",'announced':true,'secondsLeft':119" + NO_INCREMENT;
    Answer increment = answer(request("INCREMENT", facts));
    assertThat(increment.game()).isEqualTo(Answer.Game.LEFT_TO_ARBITER);
    assertThat(increment.articles()).containsExactly("III.4", "9.1.2");
    Answer draw = answer(request("DRAW", facts));
    assertThat(draw.game()).isEqualTo(Answer.Game.LEFT_TO_ARBITER);
    assertThat(draw.articles()).containsExactly("III.5", "III.5.1", "III.5.2", "III.5.3");
  }

  @Test
  void guidelines_iii_need_an_announcement_no_increment_and_less_than_two_minutes() {
    String facts = ",'announced':true,'secondsLeft':60";
    assertThat(answer(request("DRAW", facts + STANDARD)).articles()).containsExactly("III.2.2");
    assertThat(answer(request("DRAW", facts + BLITZ_ALONE)).articles()).containsExactly("III.2.2");
    String unannounced = ",'announced':false,'secondsLeft':60" + NO_INCREMENT;
    assertThat(answer(request("DRAW", unannounced)).articles()).containsExactly("III.2.1");
    String twoMinutes = ",'announced':true,'secondsLeft':120" + NO_INCREMENT;
    assertThat(answer(request("DRAW", twoMinutes)).game()).isEqualTo(Answer.Game.CONTINUES);
    assertAsks(request("DRAW", ",'secondsLeft':60" + NO_INCREMENT), "announced");
    assertAsks(request("DRAW", ",'announced':true" + NO_INCREMENT), "secondsLeft");
  }

  private static final String ILLEGAL_AFTERWARDS = "'question':'over','found':'ILLEGAL_MOVE'";

  @Test
  void an_illegal_move_found_after_the_game_changes_nothing() {
    Answer signed = answer(ILLEGAL_AFTERWARDS + ",'signed':true");
    assertThat(signed.game()).isEqualTo(Answer.Game.RESULT_STANDS);
    assertThat(signed.articles()).containsExactly("8.7", "Manual 7.5");
  }

  @Test
  void an_illegal_mating_move_has_not_ended_the_game_unless_the_result_is_signed() {
    assertAsks(ILLEGAL_AFTERWARDS + ",'signed':false", "endedGame");
    assertAsks(ILLEGAL_AFTERWARDS + ",'endedGame':true", "signed");
    assertAsks(ILLEGAL_AFTERWARDS, "signed");
    Answer restored = answer(ILLEGAL_AFTERWARDS + ",'signed':false,'endedGame':true");
    assertThat(restored.game()).isEqualTo(Answer.Game.CONTINUES);
    assertThat(restored.board()).isEqualTo(Answer.Board.RESTORED);
    assertThat(restored.articles()).startsWith("7.5.1", "5.1.1");
    for (String signed : List.of(",'signed':true", ",'signed':false", "")) {
      assertThat(answer(ILLEGAL_AFTERWARDS + ",'endedGame':false" + signed).game())
          .isEqualTo(Answer.Game.RESULT_STANDS);
    }
  }

  private static final String WRONG_RESULT = "'question':'over','found':'WRONG_RESULT'";

  @Test
  void a_wrong_result_that_both_signed_is_left_to_the_arbiter() {
    Answer signed = answer(WRONG_RESULT + ",'signed':true");
    assertThat(signed.game()).isEqualTo(Answer.Game.LEFT_TO_ARBITER);
    assertThat(signed.articles()).containsExactly("8.7");
    assertAsks(WRONG_RESULT, "signed");
  }

  @Test
  void a_wrong_result_that_was_not_signed_is_put_right() {
    Answer unsigned = answer(WRONG_RESULT + ",'signed':false");
    assertThat(unsigned.game()).isEqualTo(Answer.Game.RECORD_TRUE_RESULT);
    assertThat(unsigned.articles()).containsExactly("8.7");
    ReadableAnswer sheet = ReadableAnswer.of(unsigned, Texts.english());
    assertThat(sheet.headline()).isEqualTo("Record the true result.");
    assertThat(sheet.rows()).isEmpty();
  }

  @Test
  void a_phone_on_the_person_loses_unless_the_regulations_are_milder() {
    String pocket = "'question':'phone','by':'black','place':'ON_PERSON'";
    Answer lost = answer(pocket + ",'milder':false");
    assertThat(lost.game()).isEqualTo(Answer.Game.WHITE_WINS);
    assertThat(lost.articles()).containsExactly("11.3.2", "11.3.2.2");
    assertThat(answer(pocket + ",'milder':true").game()).isEqualTo(Answer.Game.LEFT_TO_ARBITER);
    assertAsks("'question':'phone','by':'black'", "place");
  }

  @Test
  void an_illegal_move_that_a_spectator_betrays_is_still_corrected() {
    String illegal = "'question':'spectator','irregularity':true" + STANDARD;
    Answer answer = answer(illegal + ",'by':'black'");
    assertThat(answer.articles()).containsExactly("12.7", "7.5.1", "7.5.5");
    assertThat(answer.board()).isEqualTo(Answer.Board.RESTORED);
    assertThat(answer.added()).isEqualTo(Answer.AddedTime.to(Color.WHITE, 120_000));
    assertAsks(illegal, "by");
  }

  @Test
  void advice_concerns_the_player_only_if_it_was_asked_for_or_used() {
    String advice = "'question':'spectator','irregularity':false" + STANDARD;
    assertThat(answer(advice + ",'adviceUsed':false").articles()).containsExactly("12.7");
    Answer used = answer(advice + ",'adviceUsed':true");
    assertThat(used.articles()).containsExactly("12.7", "11.3.1", "12.9");
    assertThat(used.game()).isEqualTo(Answer.Game.LEFT_TO_ARBITER);
  }

  @Test
  void without_supervision_the_arbiter_waits_one_move_before_an_illegal_position_draws() {
    String kings = "'question':'illegalposition','what':'BOTH_KINGS_IN_CHECK'";
    Answer waits = answer(kings + BLITZ_ALONE);
    assertThat(waits.game()).isEqualTo(Answer.Game.CONTINUES);
    assertThat(waits.articles()).containsExactly("A.5.4", "B.3");
    Answer still = answer(kings + ",'stillThere':true" + RAPID_ALONE);
    assertThat(still.game()).isEqualTo(Answer.Game.DRAW);
    assertThat(still.articles()).containsExactly("A.5.4");
    Answer supervised = answer(kings + STANDARD);
    assertThat(supervised.board()).isEqualTo(Answer.Board.GO_BACK);
    assertThat(supervised.articles()).startsWith("7.5.1", "7.1");
  }
}
