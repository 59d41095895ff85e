package org.arbiterchess.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.language.Texts;
import org.junit.jupiter.api.Test;

/** Tests draws by agreement (5.2.3, 9.1). */
class DrawOfferTest {

  private static Command offer(Seat seat) {
    return new Command(seat, "offer", Action.Simple.OFFER_DRAW);
  }

  private static Command answer(Seat seat, boolean accept) {
    return new Command(seat, "answer", new Action.AnswerDraw(Optional.empty(), accept));
  }

  private static GameDriver bothHaveMoved() {
    return GameDriver.classical().play("e2e4 e7e5");
  }

  @Test
  void an_accepted_offer_is_a_draw() {
    GameDriver table =
        bothHaveMoved().accepted(offer(Seat.WHITE)).accepted(answer(Seat.BLACK, true));
    assertThat(table.outcome()).isEqualTo(Outcome.of(Ending.AGREEMENT, Result.DRAW, "5.2.3"));
    assertThat(table.game().drawOffer()).isEmpty();
  }

  @Test
  void online_the_agreement_is_cited_from_the_online_rules() {
    GameDriver table =
        GameDriver.online()
            .play("e2e4 e7e5")
            .accepted(offer(Seat.WHITE))
            .accepted(answer(Seat.BLACK, true));
    assertThat(table.outcome().article()).isEqualTo("Online 5.3");
  }

  @Test
  void nobody_offers_before_both_have_moved() {
    GameDriver table = GameDriver.classical();
    assertThat(table.refused(offer(Seat.WHITE)).name()).isEqualTo("BOTH_MUST_HAVE_MOVED");
    table.play("e2e4");
    assertThat(table.refused(offer(Seat.WHITE)).article()).contains("5.2.3");
    table.play("e7e5").accepted(offer(Seat.WHITE));
  }

  @Test
  void an_offer_may_be_made_on_the_opponents_turn_too() {
    GameDriver table = bothHaveMoved().accepted(offer(Seat.BLACK));
    assertThat(table.game().drawOffer()).contains(new Offer(Color.BLACK, "offer"));
  }

  @Test
  void one_offer_is_open_at_a_time() {
    GameDriver table = bothHaveMoved().accepted(offer(Seat.WHITE));
    for (Seat seat : new Seat[] {Seat.WHITE, Seat.BLACK}) {
      assertThat(table.refused(offer(seat)))
          .isEqualTo(Refusal.of(RefusalReason.OFFER_OPEN, Color.BLACK));
    }
  }

  @Test
  void a_declined_offer_is_gone() {
    GameDriver table =
        bothHaveMoved().accepted(offer(Seat.WHITE)).accepted(answer(Seat.BLACK, false));
    assertThat(table.game().drawOffer()).isEmpty();
    assertThat(table.refused(answer(Seat.BLACK, true)).name()).isEqualTo("NO_OFFER");
  }

  @Test
  void after_a_no_the_offerer_waits_for_a_move_and_the_other_side_need_not() {
    GameDriver table =
        bothHaveMoved().accepted(offer(Seat.WHITE)).accepted(answer(Seat.BLACK, false));
    assertThat(table.refused(offer(Seat.WHITE)))
        .isEqualTo(Refusal.of(RefusalReason.OFFER_DECLINED, Color.BLACK));
    assertThat(table.refused(offer(Seat.WHITE)).sentence(Texts.english()).cited())
        .isEqualTo(
            "Black has declined the draw: you can offer it again after the next move (9.1).");
    table.accepted(offer(Seat.BLACK)).accepted(answer(Seat.WHITE, false));
    assertThat(table.refused(offer(Seat.BLACK)).name()).isEqualTo("OFFER_DECLINED");

    table.play("g1f3").accepted(offer(Seat.WHITE)).accepted(answer(Seat.BLACK, false));
    table.play("b8c6").accepted(offer(Seat.WHITE));
  }

  @Test
  void the_offerers_own_move_leaves_the_offer_standing_and_the_opponents_answers_it() {
    GameDriver table = bothHaveMoved().accepted(offer(Seat.WHITE)).play("g1f3");
    assertThat(table.game().drawOffer()).isPresent();
    table.play("b8c6");
    assertThat(table.game().drawOffer()).isEmpty();
  }

  @Test
  void nobody_accepts_an_own_offer() {
    GameDriver table = bothHaveMoved().accepted(offer(Seat.WHITE));
    assertThat(table.refused(answer(Seat.WHITE, true)).name()).isEqualTo("OWN_OFFER");
    assertThat(table.refused(answer(Seat.WHITE, false)).name()).isEqualTo("OWN_OFFER");
    assertThat(table.game().drawOffer()).isPresent();
  }

  @Test
  void an_answer_that_names_another_offer_answers_nothing() {
    GameDriver table = bothHaveMoved().accepted(offer(Seat.WHITE));
    Command late = new Command(Seat.BLACK, "a", new Action.AnswerDraw(Optional.of("older"), true));
    assertThat(table.refused(late).name()).isEqualTo("NO_OFFER");
    table.accepted(new Command(Seat.BLACK, "a", new Action.AnswerDraw(Optional.of("offer"), true)));
    assertThat(table.game().isOver()).isTrue();
  }
}
