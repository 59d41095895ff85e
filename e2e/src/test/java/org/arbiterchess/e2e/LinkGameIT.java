package org.arbiterchess.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Whole games by link: two players, each with a browser of their own, and people who watch. */
@Order(1)
class LinkGameIT {

  private static final String THERE_AND_BACK = "g1f3 g8f6 f3g1 f6g8";

  @RegisterExtension final LinkGameExtension club = new LinkGameExtension();

  @Test
  void two_play_to_mate_while_another_watches_and_then_again_with_colours_swapped() {
    LinkGameClient anna = club.guest();
    anna.page().navigate("/");
    anna.page()
        .locator("main")
        .getByRole(AriaRole.LINK, new Locator.GetByRoleOptions().setName("Play by link"))
        .click();
    anna.expectHeading("Play by link");
    String link = NewLinkGameForm.USUAL.as("White").by(anna);
    LinkGameClient bo = club.guest(DeviceProfile.PHONE.withoutMotion());
    bo.page().navigate(link);
    bo.expectHeading("Anna invites you to a game");
    assertThat(anna.page().getByText("Someone is looking at the invitation.")).isVisible();
    bo.join(link, "Bo");
    LinkGameClient watcher = club.guest().follow(link);
    assertThat(anna.page().locator("[data-watching]")).hasText("1 watching");
    anna.game().expectBelow("white");
    bo.game().expectBelow("black");

    alternate(anna, bo, "f2f3 e7e5 g2g4");
    anna.game().expectHeard("White: pawn g2 to g4.");
    watcher.game().expectMoves("f3 e5 g4");
    watcher.game().drag("d8", "h4");
    assertThat(watcher.game().button("Resign")).hasCount(0);
    assertThat(watcher.game().draw("white")).hasCount(0);
    assertThat(watcher.game().draw("black")).hasCount(0);
    assertThat(watcher.game().typedMove()).hasCount(0);
    bo.game().expectMoves("f3 e5 g4");
    bo.move("d8h4");

    for (LinkGameClient each : new LinkGameClient[] {anna, bo, watcher}) {
      each.game().result().titled("Bo wins").scored("0–1", "CHECKMATE").by("5.1.1");
    }
    anna.press("Rematch");
    anna.game().result().offering("You asked for a rematch. Waiting for an answer…");
    watcher.game().result().offering("Anna would like a rematch.");
    assertThat(watcher.game().result().panel().getByRole(AriaRole.BUTTON)).hasCount(0);
    bo.game().result().titled("Bo wins").offering("Anna would like a rematch.");
    bo.press("Play again");
    anna.game().expectMoves("");
    anna.game().expectBelow("black");
    bo.game().expectBelow("white");
    assertThat(anna.page().url()).isEqualTo(bo.page().url()).isNotEqualTo(link);
    alternate(bo, anna, "d2d4 d7d5");
    watcher.press("Go to the rematch");
    watcher.game().expectMoves("d4 d5");
  }

  @Test
  void offers_go_across_and_a_declined_rematch_is_none() {
    LinkGameClient[] pair = club.pair(NewLinkGameForm.USUAL);
    LinkGameClient anna = pair[0];
    LinkGameClient bo = pair[1];
    alternate(anna, bo, "e2e4 e7e5 g1f3");

    anna.game().press("Take back");
    anna.game().expectNews("Anna asks to take back one move.");
    assertThat(anna.game().button("Allow")).hasCount(0);
    bo.game().expectNews("Anna asks to take back one move.");
    bo.game().press("Allow");
    anna.game().expectMoves("e4 e5");
    bo.game().expectMoves("e4 e5");
    anna.move("b1c3");
    bo.game().expectMoves("e4 e5 Nc3");

    assertThat(bo.game().draw("white")).hasCount(0);
    bo.game().offerDraw("black");
    anna.game().press("Decline");
    bo.game().expectHeard("White declines the draw (9.1).");
    bo.game().expectNews("Anna declined the draw. It may be offered again after the next move.");
    bo.game().offerDraw("black");
    assertThat(bo.game().refusal()).containsText("White has declined a draw");
    bo.move("g8f6");
    anna.game().expectMoves("e4 e5 Nc3 Nf6");
    anna.game().press("Take back");
    bo.game().expectNews("Anna asks to take back two moves.");
    bo.game().press("Decline");
    bo.game().offerDraw("black");
    anna.game().press("Accept");
    bo.game().result().titled("Draw").scored("½–½", "AGREEMENT");
    bo.press("Rematch");
    anna.press("Decline");
    assertThat(bo.page().getByText("The rematch was declined.")).hasCount(1);
    assertThat(bo.game().result().panel().getByText("Waiting")).hasCount(0);
  }

  @Test
  void an_invitation_is_cancelled_and_a_wrong_link_to_a_seat_leads_to_watching() {
    LinkGameClient anna = club.guest();
    String cancelled = NewLinkGameForm.USUAL.as("White").by(anna);
    assertThat(anna.page().locator("[data-only-here]")).containsText("serve --host 0.0.0.0");
    LinkGameClient bo = club.guest();
    bo.page().navigate(cancelled + "/");
    bo.expectHeading("Anna invites you to a game");
    assertThat(bo.page().url()).isEqualTo(cancelled);
    anna.press("Cancel the invitation");
    anna.game().answer("Cancel the invitation");
    anna.expectHeading("This invitation was cancelled.");
    bo.expectHeading("This invitation was cancelled.");
    bo.page().reload();
    bo.expectHeading("This invitation was cancelled.");

    String link = NewLinkGameForm.USUAL.as("White").by(anna);
    bo.join(link, "Bo");
    assertThat(anna.page().getByText("Bo is here.")).hasCount(1);
    LinkGameClient eve = club.guest();
    eve.page().navigate(link + "#" + "x".repeat(32));
    eve.expectHeading("This link to a seat is not valid.");
    eve.press("Watch the game");
    assertThat(eve.page().getByText("You are watching.")).isVisible();
    eve.page().navigate("/");
    eve.page().navigate(link + "#wrong");
    eve.expectHeading("This link to a seat is not valid.");

    bo.game().menu("Abort the game");
    bo.game().answer("Keep playing");
    alternate(anna, bo, "e2e4");
    bo.game().menu("Abort the game");
    assertThat(bo.game().dialog()).containsText("It ends without a result");
    bo.game().answer("Abort the game");
    anna.game().result().saying("The game was aborted.");
  }

  @Test
  void a_repetition_is_claimed_under_the_laws_of_the_board() {
    LinkGameClient[] pair = club.pair(NewLinkGameForm.USUAL.underTheLaws());
    alternate(pair[0], pair[1], THERE_AND_BACK + " " + THERE_AND_BACK);
    pair[0].game().expectNews("A draw can be claimed: threefold repetition.");
    assertThat(pair[1].game().news()).hasCount(0);
    pair[0].game().news().getByText("Claim draw").click();
    pair[1].game().result().scored("½–½", "THREEFOLD_REPETITION").by("9.2.2");
  }

  @Test
  void a_flag_falls_by_the_clock_of_the_server_though_nobody_is_there() {
    LinkGameClient[] pair = club.pair(NewLinkGameForm.USUAL.timed("0.05+0"));
    String link = pair[0].page().url();
    alternate(pair[0], pair[1], "e2e4");
    pair[0].leave();
    pair[1].leave();
    LinkGameClient watcher = club.guest().follow(link);
    watcher.game().result().titled("Anna wins").saying("Bo ran out of time.");
    pair[1].follow(link);
    pair[1].game().expectMoves("e4");
    assertThat(pair[1].game().clock("black")).containsText("0:00.0");
  }

  @Test
  void a_prepared_move_is_played_at_once_or_dropped_with_a_word() {
    LinkGameClient[] pair = club.pair(NewLinkGameForm.USUAL);
    LinkGameClient anna = pair[0];
    LinkGameClient bo = pair[1];
    bo.move("e7e5");
    bo.game().expectSaid("e7", "premove");
    bo.page().keyboard().press("Escape");
    bo.game().expectUnsaid("e7", "premove");
    bo.move("d7d5");
    bo.game().square("a3").click();
    bo.game().expectUnsaid("d7", "premove");
    bo.move("d7d5");
    anna.move("e2e4");
    anna.game().expectMoves("e4 d5");

    bo.move("d5e4");
    bo.game().expectSaid("e4", "premove");
    anna.move("e4e5");
    bo.game().expectNews("Your premove from d5 to e4 is no longer possible.");
    bo.game().expectMoves("e4 d5 e5");
    bo.game().play("c7c5");
  }

  @Test
  void a_piece_in_the_hand_stays_there_when_the_opponent_moves_or_takes_back() {
    LinkGameClient[] pair = club.pair(NewLinkGameForm.USUAL);
    LinkGameClient anna = pair[0];
    LinkGameClient bo = pair[1];
    bo.game().lift("g8", "f6");
    anna.move("e2e4");
    bo.game().expectMoves("e4");
    bo.page().mouse().up();
    anna.game().expectMoves("e4 Nf6");

    bo.press("Take back");
    anna.game().square("b1").click();
    anna.press("Allow");
    anna.game().expectMoves("e4");
    anna.game().expectSaid("b1", "selected");
  }

  @Test
  void who_is_away_is_seen_to_be_and_who_is_gone_can_be_claimed_of() {
    LinkGameClient[] pair = club.pair(NewLinkGameForm.USUAL);
    LinkGameClient anna = pair[0];
    alternate(anna, pair[1], "e2e4 e7e5");
    assertThat(anna.presence("black")).containsText("Connected");
    pair[1].leave();
    assertThat(anna.presence("black")).hasAttribute("data-presence", "away");
    anna.game().expectNews("Bo has left. You can claim the win or a draw.");
    anna.press("Claim the win");
    anna.game().result().titled("Anna wins").scored("1–0", "ABANDONED");
  }

  @Test
  void a_move_that_the_laws_forbid_is_refused_as_at_one_screen_and_nobody_else_hears_of_it() {
    LinkGameClient[] pair = club.pair(NewLinkGameForm.USUAL);
    pair[0].move("e2e5");
    assertThat(pair[0].game().refusal()).isVisible();
    assertThat(pair[1].game().slip()).hasCount(0);
    pair[1].game().typedMove().fill("e4");
    pair[1].game().typedMove().press("Enter");
    assertThat(pair[1].game().refusal()).isVisible();
    alternate(pair[0], pair[1], "e2e4 e7e5");
  }

  /** Moves in turn, each made when the one before has arrived. */
  static void alternate(LinkGameClient first, LinkGameClient second, String moves) {
    int plies = first.game().moves().count();
    String[] all = moves.split(" ", -1);
    for (int i = 0; i < all.length; i++) {
      LinkGameClient mover = i % 2 == 0 ? first : second;
      assertThat(mover.game().moves()).hasCount(plies++);
      mover.move(all[i]);
    }
    assertThat(first.game().moves()).hasCount(plies);
    assertThat(second.game().moves()).hasCount(plies);
  }
}
