package org.arbiterchess.cases;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.arbiterchess.cases.Question.DrawOffer.Moment;
import org.arbiterchess.cases.Question.WrongSetup.MisplacedPiece;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Square;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.Rulebook;
import org.arbiterchess.game.TimeControl;
import org.arbiterchess.language.Texts;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.rules.Attempt;
import org.junit.jupiter.api.Test;

class ProcedureRulingsTest {

  private static final PlayingConditions STANDARD = ProcedureQuestions.conditions("90+30", true);
  private static final PlayingConditions RAPID_ALONE =
      ProcedureQuestions.conditions("15+10", false);
  private static final PlayingConditions BLITZ_ALONE = ProcedureQuestions.conditions("3+2", false);
  private static final PlayingConditions NO_INCREMENT =
      ProcedureQuestions.conditions("120+0", true);

  private static CaseReply ask(Question question) {
    return ProcedureRulings.answer(question, Texts.english());
  }

  private static Answer answer(Question question) {
    CaseReply given = ask(question);
    assertThat(given).isInstanceOf(Answer.class);
    return (Answer) given;
  }

  private static void assertAsks(Question question, String key) {
    assertThat(ask(question))
        .isInstanceOfSatisfying(
            CaseProblem.class,
            problem -> {
              assertThat(problem.key()).isEqualTo(key);
              assertThat(problem.isMissing()).isTrue();
              assertThat(problem.text()).endsWith("?");
            });
  }

  private static ConductQuestion.TwoHands bothHands(
      Optional<Game> game, Optional<Attempt> move, boolean pressed, int before) {
    return new ConductQuestion.TwoHands(
        game,
        ConductQuestion.TwoHands.Mistake.BOTH_MOVED,
        Color.WHITE,
        move,
        Optional.of(pressed),
        Optional.empty(),
        OptionalInt.of(before),
        STANDARD);
  }

  private static Game game(String fen) {
    return Game.start(Fen.parse(fen), Rulebook.OVER_THE_BOARD, TimeControl.NONE, 0);
  }

  @Test
  void two_hands_for_one_move_cost_two_minutes_only_once_the_clock_is_pressed() {
    Answer pressed = answer(bothHands(Optional.empty(), Optional.empty(), true, 0));
    assertThat(pressed.game()).isEqualTo(GameConsequence.CONTINUES);
    assertThat(pressed.articles()).containsExactly("7.5.4", "7.5.5", "4.7");
    assertThat(pressed.added()).isEqualTo(AddedTime.to(Color.BLACK, 120_000));
    Answer inTime = answer(bothHands(Optional.empty(), Optional.empty(), false, 0));
    assertThat(inTime.articles()).containsExactly("7.5.4");
    assertThat(inTime.added()).isEqualTo(AddedTime.NONE);
  }

  @Test
  void castling_with_both_hands_must_be_the_same_castling() {
    Game game = game("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    Attempt castling = Attempt.step(Square.E1, Square.G1);
    Answer answer = answer(bothHands(Optional.of(game), Optional.of(castling), true, 0));
    assertThat(answer.articles()).containsExactly("7.5.4", "7.5.5", "4.7", "4.4.1");
    assertThat(answer.board()).isEqualTo(BoardConsequence.UNCHANGED);
    assertThat(answer.isIncrementWithdrawn()).isTrue();
    assertThat(answer.details().moveMade().orElseThrow().after()).isPresent();
  }

  @Test
  void an_illegal_move_with_both_hands_is_one_irregularity() {
    Game game = game("r3k2r/8/8/8/8/4r3/8/R3K2R w KQkq - 0 1");
    Attempt castling = Attempt.step(Square.E1, Square.G1);
    Answer answer = answer(bothHands(Optional.of(game), Optional.of(castling), true, 0));
    assertThat(answer.articles()).startsWith("7.5.1").contains("7.5.4");
    assertThat(answer.added().black()).isEqualTo(120_000);
  }

  @Test
  void the_second_time_two_hands_lose_unless_the_opponent_can_never_checkmate() {
    Answer unknown = answer(bothHands(Optional.empty(), Optional.empty(), true, 1));
    assertThat(unknown.game()).isEqualTo(GameConsequence.BLACK_WINS);
    assertThat(unknown.articles()).containsExactly("7.5.5", "7.5.4");
    assertThat(unknown.text()).contains("unless Black can no longer checkmate");
    Game bare = game("4k3/8/8/8/8/8/8/R3K3 b - - 0 50");
    Answer drawn = answer(bothHands(Optional.of(bare), Optional.empty(), true, 1));
    assertThat(drawn.game()).isEqualTo(GameConsequence.DRAW);
    assertThat(drawn.articles()).startsWith("7.5.5");
  }

  @Test
  void the_other_hand_on_the_clock_is_not_an_illegal_move() {
    Answer answer =
        answer(
            new ConductQuestion.TwoHands(
                Optional.empty(),
                ConductQuestion.TwoHands.Mistake.OTHER_PRESSED,
                Color.BLACK,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                OptionalInt.of(1),
                STANDARD));
    assertThat(answer.game()).isEqualTo(GameConsequence.CONTINUES);
    assertThat(answer.articles()).containsExactly("6.2.3", "12.9");
    assertThat(answer.options()).contains(ArbiterOption.WARNING);
  }

  private static Question.WrongSetup pieces(PlayingConditions conditions, int completed) {
    return new Question.WrongSetup(
        Question.WrongSetup.Fault.PIECES,
        OptionalInt.of(completed),
        List.of(MisplacedPiece.KING, MisplacedPiece.OTHER),
        Optional.of(Color.WHITE),
        conditions);
  }

  @Test
  void a_wrong_starting_position_means_a_new_game() {
    Answer answer = answer(pieces(STANDARD, 30));
    assertThat(answer.game()).isEqualTo(GameConsequence.NEW_GAME);
    assertThat(answer.board()).isEqualTo(BoardConsequence.NEW_START);
    assertThat(answer.articles()).containsExactly("7.2.1");
  }

  @Test
  void without_supervision_a_wrong_start_stays_after_ten_moves_and_that_king_may_not_castle() {
    assertThat(answer(pieces(RAPID_ALONE, 9)).game()).isEqualTo(GameConsequence.NEW_GAME);
    Answer late = answer(pieces(RAPID_ALONE, 10));
    assertThat(late.game()).isEqualTo(GameConsequence.CONTINUES);
    assertThat(late.articles()).containsExactly("A.5.1.2");
    assertThat(late.text()).contains("White may not castle, because White's king");
    assertThat(answer(pieces(BLITZ_ALONE, 10)).articles()).containsExactly("A.5.1.2", "B.3");
  }

  private static Question.WrongSetup setup(Question.WrongSetup.Fault what, OptionalInt completed) {
    return new Question.WrongSetup(what, completed, List.of(), Optional.empty(), STANDARD);
  }

  @Test
  void reversed_colors_stay_after_ten_moves() {
    Question.WrongSetup.Fault colors = Question.WrongSetup.Fault.COLORS;
    assertThat(answer(setup(colors, OptionalInt.of(9))).game()).isEqualTo(GameConsequence.NEW_GAME);
    assertThat(answer(setup(colors, OptionalInt.of(10))).game())
        .isEqualTo(GameConsequence.CONTINUES);
    assertAsks(setup(colors, OptionalInt.empty()), "completed");
  }

  @Test
  void a_board_that_lies_wrongly_is_replaced_and_the_game_goes_on() {
    Answer answer = answer(setup(Question.WrongSetup.Fault.BOARD, OptionalInt.empty()));
    assertThat(answer.game()).isEqualTo(GameConsequence.CONTINUES);
    assertThat(answer.board()).isEqualTo(BoardConsequence.TRANSFERRED);
    assertThat(answer.articles()).containsExactly("7.2.2", "2.1");
  }

  @Test
  void who_knocks_pieces_over_puts_them_back_on_their_own_time() {
    Answer answer =
        answer(
            new Question.DisplacedPieces(
                Question.DisplacedPieces.Mishap.KNOCKED_OVER, Optional.of(Color.BLACK)));
    assertThat(answer.board()).isEqualTo(BoardConsequence.PIECES_REPLACED);
    assertThat(answer.clocks()).isEqualTo(ClockConsequence.BLACK_RUNS);
    assertThat(answer.articles()).containsExactly("7.4.1", "7.4.2", "7.4.3");
  }

  @Test
  void a_wrong_clock_setting_is_corrected_but_not_after_ten_moves_without_supervision() {
    OptionalInt ten = OptionalInt.of(10);
    assertThat(answer(new Question.WrongClock(ten, STANDARD)).clocks())
        .isEqualTo(ClockConsequence.SET_RIGHT);
    Answer late = answer(new Question.WrongClock(ten, RAPID_ALONE));
    assertThat(late.clocks()).isEqualTo(ClockConsequence.UNCHANGED);
    assertThat(late.articles()).containsExactly("A.5.1.1");
    assertAsks(new Question.WrongClock(OptionalInt.empty(), RAPID_ALONE), "completed");
  }

  private static Question.DrawOffer offer(
      Moment when, Optional<Boolean> accepted, boolean touched, boolean withdrawn) {
    return new Question.DrawOffer(
        Color.WHITE,
        when,
        accepted,
        touched,
        withdrawn,
        false,
        Optional.of(true),
        Optional.of(false));
  }

  @Test
  void an_offer_cannot_be_withdrawn_and_is_valid_at_any_moment() {
    Optional<Boolean> yes = Optional.of(true);
    Answer withdrawn = answer(offer(Moment.BEFORE_MOVE, yes, false, true));
    assertThat(withdrawn.game()).isEqualTo(GameConsequence.DRAW);
    assertThat(withdrawn.articles()).containsExactly("9.1.2.1", "5.2.3", "9.1.2.2", "8.1.5");
    Answer open = answer(offer(Moment.OPPONENT_THINKING, Optional.empty(), false, false));
    assertThat(open.game()).isEqualTo(GameConsequence.CONTINUES);
    assertThat(open.articles()).containsExactly("9.1.2.1", "11.5", "12.9", "9.1.2.2", "8.1.5");
  }

  @Test
  void touching_a_piece_refuses_the_offer() {
    Answer answer = answer(offer(Moment.AFTER_MOVE, Optional.of(true), true, false));
    assertThat(answer.game()).isEqualTo(GameConsequence.CONTINUES);
    assertThat(answer.articles()).containsExactly("9.1.2.1", "4.3.1", "9.1.2.2", "8.1.5");
  }

  @Test
  void no_draw_is_agreed_before_both_have_moved_or_where_the_regulations_forbid_it() {
    Optional<Boolean> yes = Optional.of(true);
    Answer early =
        answer(
            new Question.DrawOffer(
                Color.WHITE,
                Moment.AFTER_MOVE,
                yes,
                false,
                false,
                false,
                Optional.of(false),
                Optional.of(false)));
    assertThat(early.game()).isEqualTo(GameConsequence.CONTINUES);
    assertThat(early.articles()).containsExactly("5.2.3", "9.1.2.1", "9.1.2.2", "8.1.5");
    assertThat(early.text()).contains("Black's first touch", "a new offer is needed");
    Answer forbidden =
        answer(
            new Question.DrawOffer(
                Color.WHITE,
                Moment.AFTER_MOVE,
                yes,
                false,
                false,
                false,
                Optional.of(true),
                Optional.of(true)));
    assertThat(forbidden.game()).isEqualTo(GameConsequence.CONTINUES);
    assertThat(forbidden.articles()).containsExactly("9.1.1");
  }

  @Test
  void whether_both_have_moved_is_asked_only_where_it_decides() {
    for (Optional<Boolean> accepted :
        List.of(Optional.of(true), Optional.of(false), Optional.<Boolean>empty())) {
      Question.DrawOffer unknown =
          new Question.DrawOffer(
              Color.BLACK,
              Moment.AFTER_PRESS,
              accepted,
              false,
              false,
              false,
              Optional.empty(),
              Optional.of(false));
      if (accepted.orElse(false)) {
        assertAsks(unknown, "bothMoved");
      } else {
        assertThat(answer(unknown).assumed())
            .isEqualTo(accepted.isPresent() ? List.of() : List.of(Assumption.BOTH_MOVED));
      }
    }
  }

  @Test
  void an_early_answer_leaves_the_press_to_the_player_and_a_forgotten_one_costs_nothing() {
    Answer first =
        answer(
            new Question.ForgottenPress(
                Question.ForgottenPress.Omission.ANSWERED_FIRST, Color.WHITE));
    assertThat(first.clocks()).isEqualTo(ClockConsequence.WHITE_RUNS);
    assertThat(first.articles()).containsExactly("6.2.2");
    Answer forgot =
        answer(
            new Question.ForgottenPress(Question.ForgottenPress.Omission.BOTH_FORGOT, Color.BLACK));
    assertThat(forgot.articles()).containsExactly("6.2.1.2");
    assertThat(forgot.added()).isEqualTo(AddedTime.NONE);
  }

  private static Question.PlayingForTime request(
      Question.PlayingForTime.Request request,
      Optional<Boolean> announced,
      OptionalInt left,
      PlayingConditions conditions) {
    return new Question.PlayingForTime(
        Optional.empty(), request, Color.BLACK, announced, left, Optional.of(true), conditions);
  }

  @Test
  void with_less_than_two_minutes_the_arbiter_decides_on_an_increment_or_a_draw() {
    Optional<Boolean> yes = Optional.of(true);
    OptionalInt left = OptionalInt.of(119);
    Answer increment =
        answer(request(Question.PlayingForTime.Request.INCREMENT, yes, left, NO_INCREMENT));
    assertThat(increment.game()).isEqualTo(GameConsequence.LEFT_TO_ARBITER);
    assertThat(increment.articles()).containsExactly("III.4", "9.1.2");
    Answer draw = answer(request(Question.PlayingForTime.Request.DRAW, yes, left, NO_INCREMENT));
    assertThat(draw.game()).isEqualTo(GameConsequence.LEFT_TO_ARBITER);
    assertThat(draw.articles()).containsExactly("III.5", "III.5.1", "III.5.2", "III.5.3");
  }

  @Test
  void guidelines_iii_need_an_announcement_no_increment_and_less_than_two_minutes() {
    Question.PlayingForTime.Request draw = Question.PlayingForTime.Request.DRAW;
    OptionalInt left = OptionalInt.of(60);
    assertThat(answer(request(draw, Optional.of(true), left, STANDARD)).articles())
        .containsExactly("III.2.2");
    assertThat(answer(request(draw, Optional.of(true), left, BLITZ_ALONE)).articles())
        .containsExactly("III.2.2");
    assertThat(answer(request(draw, Optional.of(false), left, NO_INCREMENT)).articles())
        .containsExactly("III.2.1");
    OptionalInt two = OptionalInt.of(120);
    assertThat(answer(request(draw, Optional.of(true), two, NO_INCREMENT)).game())
        .isEqualTo(GameConsequence.CONTINUES);
    assertAsks(request(draw, Optional.empty(), left, NO_INCREMENT), "announced");
    assertAsks(request(draw, Optional.of(true), OptionalInt.empty(), NO_INCREMENT), "secondsLeft");
  }

  @Test
  void an_illegal_move_found_after_the_game_changes_nothing() {
    Answer signed =
        answer(
            new Question.AfterTheGame(
                Question.AfterTheGame.Finding.ILLEGAL_MOVE, Optional.of(true), Optional.empty()));
    assertThat(signed.game()).isEqualTo(GameConsequence.RESULT_STANDS);
    assertThat(signed.articles()).containsExactly("8.7", "Manual 7.5");
  }

  private static Question illegalAfterwards(Optional<Boolean> signed, Optional<Boolean> endedGame) {
    return new Question.AfterTheGame(Question.AfterTheGame.Finding.ILLEGAL_MOVE, signed, endedGame);
  }

  @Test
  void an_illegal_mating_move_has_not_ended_the_game_unless_the_result_is_signed() {
    Optional<Boolean> yes = Optional.of(true);
    Optional<Boolean> no = Optional.of(false);
    assertAsks(illegalAfterwards(no, Optional.empty()), "endedGame");
    assertAsks(illegalAfterwards(Optional.empty(), yes), "signed");
    assertAsks(illegalAfterwards(Optional.empty(), Optional.empty()), "signed");
    Answer restored = answer(illegalAfterwards(no, yes));
    assertThat(restored.game()).isEqualTo(GameConsequence.CONTINUES);
    assertThat(restored.board()).isEqualTo(BoardConsequence.RESTORED);
    assertThat(restored.articles()).startsWith("7.5.1", "5.1.1");
    for (Optional<Boolean> signed : List.of(yes, no, Optional.<Boolean>empty())) {
      assertThat(answer(illegalAfterwards(signed, no)).game())
          .isEqualTo(GameConsequence.RESULT_STANDS);
    }
  }

  @Test
  void a_wrong_result_that_both_signed_is_left_to_the_arbiter() {
    Question.AfterTheGame.Finding wrong = Question.AfterTheGame.Finding.WRONG_RESULT;
    Answer signed = answer(new Question.AfterTheGame(wrong, Optional.of(true), Optional.empty()));
    assertThat(signed.game()).isEqualTo(GameConsequence.LEFT_TO_ARBITER);
    assertThat(signed.articles()).containsExactly("8.7");
    assertAsks(new Question.AfterTheGame(wrong, Optional.empty(), Optional.empty()), "signed");
  }

  @Test
  void a_wrong_result_that_was_not_signed_is_put_right() {
    Question.AfterTheGame.Finding wrong = Question.AfterTheGame.Finding.WRONG_RESULT;
    Answer unsigned =
        answer(new Question.AfterTheGame(wrong, Optional.of(false), Optional.empty()));
    assertThat(unsigned.game()).isEqualTo(GameConsequence.RECORD_TRUE_RESULT);
    assertThat(unsigned.articles()).containsExactly("8.7");
    ReadableAnswer sheet = ReadableAnswer.of(unsigned, Texts.english());
    assertThat(sheet.headline()).isEqualTo("Record the true result.");
    assertThat(sheet.rows()).isEmpty();
  }

  @Test
  void a_phone_on_the_person_loses_unless_the_regulations_are_milder() {
    Optional<ConductQuestion.PhoneRang.Place> pocket =
        Optional.of(ConductQuestion.PhoneRang.Place.ON_PERSON);
    Answer lost = answer(new ConductQuestion.PhoneRang(Color.BLACK, pocket, Optional.of(false)));
    assertThat(lost.game()).isEqualTo(GameConsequence.WHITE_WINS);
    assertThat(lost.articles()).containsExactly("11.3.2", "11.3.2.2");
    assertThat(answer(new ConductQuestion.PhoneRang(Color.BLACK, pocket, Optional.of(true))).game())
        .isEqualTo(GameConsequence.LEFT_TO_ARBITER);
    assertAsks(
        new ConductQuestion.PhoneRang(Color.BLACK, Optional.empty(), Optional.empty()), "place");
  }

  @Test
  void an_illegal_move_that_a_spectator_betrays_is_still_corrected() {
    Answer answer =
        answer(
            new ConductQuestion.SpectatorSpoke(
                Optional.of(true), Optional.of(Color.BLACK), Optional.empty(), STANDARD));
    assertThat(answer.articles()).containsExactly("12.7", "7.5.1", "7.5.5");
    assertThat(answer.board()).isEqualTo(BoardConsequence.RESTORED);
    assertThat(answer.added()).isEqualTo(AddedTime.to(Color.WHITE, 120_000));
    assertAsks(
        new ConductQuestion.SpectatorSpoke(
            Optional.of(true), Optional.empty(), Optional.empty(), STANDARD),
        "by");
  }

  @Test
  void advice_concerns_the_player_only_if_it_was_asked_for_or_used() {
    Optional<Boolean> no = Optional.of(false);
    Answer unused = answer(new ConductQuestion.SpectatorSpoke(no, Optional.empty(), no, STANDARD));
    assertThat(unused.articles()).containsExactly("12.7");
    Answer used =
        answer(
            new ConductQuestion.SpectatorSpoke(no, Optional.empty(), Optional.of(true), STANDARD));
    assertThat(used.articles()).containsExactly("12.7", "11.3.1", "12.9");
    assertThat(used.game()).isEqualTo(GameConsequence.LEFT_TO_ARBITER);
  }

  @Test
  void without_supervision_the_arbiter_waits_one_move_before_an_illegal_position_draws() {
    Answer waits = answer(kingsInCheck(Optional.empty(), BLITZ_ALONE));
    assertThat(waits.game()).isEqualTo(GameConsequence.CONTINUES);
    assertThat(waits.articles()).containsExactly("A.5.4", "B.3");
    Answer still = answer(kingsInCheck(Optional.of(true), RAPID_ALONE));
    assertThat(still.game()).isEqualTo(GameConsequence.DRAW);
    assertThat(still.articles()).containsExactly("A.5.4");
    Answer supervised = answer(kingsInCheck(Optional.empty(), STANDARD));
    assertThat(supervised.board()).isEqualTo(BoardConsequence.GO_BACK);
    assertThat(supervised.articles()).startsWith("7.5.1", "7.1");
  }

  private static Question.IllegalPosition kingsInCheck(
      Optional<Boolean> stillThere, PlayingConditions conditions) {
    return new Question.IllegalPosition(
        Optional.empty(),
        Optional.of(Question.IllegalPosition.Flaw.BOTH_KINGS_IN_CHECK),
        Optional.empty(),
        OptionalInt.empty(),
        stillThere,
        conditions);
  }

  @Test
  void other_questions_are_not_about_procedure() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ask(new Question.DeadPosition(Game.start())))
        .withMessageContaining("DeadPosition");
  }
}
