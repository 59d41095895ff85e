package org.arbiterchess.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.AriaRole;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/**
 * Tests complete link games between two players, with spectators. Each participant has a separate
 * browser context.
 */
@Order(1)
class LinkGameIT {

  private static final String THERE_AND_BACK = "g1f3 g8f6 f3g1 f6g8";

  @RegisterExtension final LinkGameExtension clients = new LinkGameExtension();

  @Test
  void play_by_link_is_one_tap_from_the_home_screen_or_the_form_says_why_not() {
    LinkGamePage anna = clients.open(DeviceProfile.PHONE.withoutMotion());
    Locator byLink =
        anna.page()
            .locator("main")
            .getByRole(AriaRole.LINK, new Locator.GetByRoleOptions().setName("Play by link"));
    NewLinkGameForm.DEFAULT.as("Black").timed("3+2").submit(anna);
    anna.page().navigate("/");
    assertThat(byLink.locator("..")).containsText("3+2");
    byLink.click();
    assertThat(anna.page().locator("main")).containsText("You will play Black");
    assertThat(anna.page().locator("main")).containsText("3 minutes");
    assertThat(anna.page().getByLabel("The link", new Page.GetByLabelOptions().setExact(true)))
        .isVisible();
    anna.page().goBack();
    assertThat(byLink).isVisible();

    anna.page().route("**/api/games", Route::abort);
    byLink.click();
    anna.expectHeading("Play by link");
    assertThat(anna.page().getByText("The server did not respond.")).isVisible();
    anna.leave();
    anna.errors().ignore("/api/games");
  }

  @Test
  void two_play_to_mate_while_another_watches_and_then_again_with_colours_swapped() {
    LinkGamePage anna = clients.open();
    String link = NewLinkGameForm.DEFAULT.as("White").submit(anna);
    LinkGamePage bo = clients.open(DeviceProfile.PHONE.withoutMotion());
    bo.page().navigate(link);
    bo.expectHeading("Anna invites you to a game");
    assertThat(anna.page().getByText("Someone is looking at the invitation.")).isVisible();
    bo.join(link, "Bo");
    LinkGamePage spectator = clients.open().openLink(link);
    assertThat(anna.page().locator("[data-watching]")).hasText("1 watching");
    anna.game().expectBottomColor("white");
    bo.game().expectBottomColor("black");

    alternate(anna, bo, "f2f3 e7e5 g2g4");
    anna.game().expectAnnouncement("You: pawn g2 to g4.");
    bo.game().expectAnnouncement("Anna: pawn g2 to g4.");
    spectator.game().expectAnnouncement("White: pawn g2 to g4.");
    spectator.game().expectMoves("f3 e5 g4");
    spectator.game().drag("d8", "h4");
    assertThat(spectator.game().button("Resign")).hasCount(0);
    assertThat(spectator.game().drawOfferButton("white")).hasCount(0);
    assertThat(spectator.game().drawOfferButton("black")).hasCount(0);
    assertThat(spectator.game().moveField()).hasCount(0);
    bo.game().expectMoves("f3 e5 g4");
    bo.move("d8h4");

    for (LinkGamePage each : new LinkGamePage[] {anna, bo, spectator}) {
      String title = each.equals(anna) ? "You lost" : each.equals(bo) ? "You won" : "Bo wins";
      each.game().result().hasTitle(title).hasScore("0–1", "CHECKMATE").hasArticle("5.1.1");
    }
    anna.press("Share");
    assertThat(anna.game().dialog().getByLabel("Link to watch the game"))
        .hasValue(link.replaceFirst("#.*", ""));
    anna.game().pressInDialog("Close");
    anna.press("Rematch");
    anna.game().result().hasOffer("You asked for a rematch. Waiting for an answer…");
    spectator.game().result().hasOffer("Anna would like a rematch.");
    assertThat(spectator.game().result().panel().getByRole(AriaRole.BUTTON)).hasCount(0);
    bo.game().result().hasTitle("You won").hasOffer("Anna would like a rematch.");
    bo.press("Play again");
    anna.game().expectMoves("");
    anna.game().expectBottomColor("black");
    bo.game().expectBottomColor("white");
    assertThat(anna.page().url()).isEqualTo(bo.page().url()).isNotEqualTo(link);
    alternate(bo, anna, "d2d4 d7d5");
    spectator.press("Go to the rematch");
    spectator.game().expectMoves("d4 d5");
  }

  @Test
  void offers_reach_the_opponent_and_a_rematch_can_be_declined() {
    LinkGamePage[] pair = clients.startGame(NewLinkGameForm.DEFAULT);
    LinkGamePage anna = pair[0];
    LinkGamePage bo = pair[1];
    alternate(anna, bo, "e2e4 e7e5 g1f3");

    anna.game().press("Take back");
    anna.game().expectNotice("You asked to take back one move.");
    assertThat(anna.game().button("Allow")).hasCount(0);
    bo.game().expectNotice("Anna asks to take back one move.");
    bo.game().press("Allow");
    anna.game().expectMoves("e4 e5");
    bo.game().expectMoves("e4 e5");
    anna.move("b1c3");
    bo.game().expectMoves("e4 e5 Nc3");

    assertThat(bo.game().drawOfferButton("white")).hasCount(0);
    bo.game().offerDraw("black");
    anna.game().press("Decline");
    String declined = "Anna declined the draw. You may offer it again after the next move.";
    bo.game().expectAnnouncement(declined);
    bo.game().expectNotice(declined);
    bo.game().offerDraw("black");
    assertThat(bo.game().refusal()).containsText("White has declined the draw");
    bo.move("g8f6");
    anna.game().expectMoves("e4 e5 Nc3 Nf6");
    anna.game().press("Take back");
    bo.game().expectNotice("Anna asks to take back two moves.");
    bo.game().press("Decline");
    bo.game().offerDraw("black");
    anna.game().press("Accept");
    bo.game().result().hasTitle("Draw").hasScore("½–½", "AGREEMENT");
    bo.press("Rematch");
    anna.press("Decline");
    assertThat(bo.page().getByText("The rematch was declined.")).hasCount(1);
    assertThat(bo.game().result().panel().getByText("Waiting")).hasCount(0);
  }

  @Test
  void an_invitation_is_cancelled_and_an_invalid_seat_link_lets_its_user_watch() {
    LinkGamePage anna = clients.open();
    String cancelled = NewLinkGameForm.DEFAULT.as("White").submit(anna);
    assertThat(anna.page().locator("[data-only-here]")).containsText("serve --host 0.0.0.0");
    LinkGamePage bo = clients.open();
    bo.page().navigate(cancelled + "/");
    bo.expectHeading("Anna invites you to a game");
    assertThat(bo.page().url()).isEqualTo(cancelled);
    anna.press("Cancel the invitation");
    anna.game().pressInDialog("Cancel the invitation");
    anna.expectHeading("This invitation was cancelled.");
    bo.expectHeading("This invitation was cancelled.");
    bo.page().reload();
    bo.expectHeading("This invitation was cancelled.");

    String link = NewLinkGameForm.DEFAULT.as("White").submit(anna);
    bo.join(link, "Bo");
    assertThat(anna.page().getByText("Bo is here.")).hasCount(1);
    LinkGamePage eve = clients.open();
    eve.page().navigate(link + "#" + "x".repeat(32));
    eve.expectHeading("This player link is not valid.");
    eve.press("Watch the game");
    assertThat(eve.page().getByText("You are watching.")).isVisible();
    eve.page().navigate("/");
    eve.page().navigate(link + "#wrong");
    eve.expectHeading("This player link is not valid.");

    bo.game().chooseFromMenu("Abort the game");
    bo.game().pressInDialog("Keep playing");
    alternate(anna, bo, "e2e4");
    bo.game().chooseFromMenu("Abort the game");
    assertThat(bo.game().dialog()).containsText("It will end without a result");
    bo.game().pressInDialog("Abort the game");
    anna.game().result().hasSentence("The game was aborted.");
  }

  @Test
  void a_repetition_is_claimed_under_the_over_the_board_rules() {
    LinkGamePage[] pair = clients.startGame(NewLinkGameForm.DEFAULT.overTheBoardRules());
    alternate(pair[0], pair[1], THERE_AND_BACK + " " + THERE_AND_BACK);
    pair[0].game().expectNotice("A draw can be claimed: threefold repetition.");
    assertThat(pair[1].game().notice()).hasCount(0);
    pair[0].game().notice().getByText("Claim draw").click();
    pair[1].game().result().hasScore("½–½", "THREEFOLD_REPETITION").hasArticle("9.2.2");
  }

  @Test
  void a_flag_falls_on_the_server_even_if_both_players_have_left() {
    LinkGamePage[] pair = clients.startGame(NewLinkGameForm.DEFAULT.timed("0.05+0"));
    String link = pair[0].page().url();
    alternate(pair[0], pair[1], "e2e4");
    pair[0].leave();
    pair[1].leave();
    LinkGamePage spectator = clients.open().openLink(link);
    spectator.game().result().hasTitle("Anna wins").hasSentence("Bo ran out of time.");
    pair[1].openLink(link);
    pair[1].game().expectMoves("e4");
    assertThat(pair[1].game().clock("black")).containsText("0:00.0");
  }

  @Test
  void a_premove_is_played_at_once_or_cancelled_with_a_notice() {
    LinkGamePage[] pair = clients.startGame(NewLinkGameForm.DEFAULT);
    LinkGamePage anna = pair[0];
    LinkGamePage bo = pair[1];
    bo.move("e7e5");
    bo.game().expectState("e7", "premove");
    bo.page().keyboard().press("Escape");
    bo.game().expectNoState("e7", "premove");
    bo.move("d7d5");
    bo.game().square("a3").click();
    bo.game().expectNoState("d7", "premove");
    bo.move("d7d5");
    anna.move("e2e4");
    anna.game().expectMoves("e4 d5");

    bo.move("d5e4");
    bo.game().expectState("e4", "premove");
    anna.move("e4e5");
    bo.game().expectNotice("Your premove from d5 to e4 is no longer possible.");
    bo.game().expectMoves("e4 d5 e5");
    bo.game().play("c7c5");
  }

  @Test
  void a_held_piece_stays_held_when_the_opponent_moves_or_takes_back() {
    LinkGamePage[] pair = clients.startGame(NewLinkGameForm.DEFAULT);
    LinkGamePage anna = pair[0];
    LinkGamePage bo = pair[1];
    bo.game().dragOver("g8", "f6");
    anna.move("e2e4");
    bo.game().expectMoves("e4");
    bo.page().mouse().up();
    anna.game().expectMoves("e4 Nf6");

    bo.press("Take back");
    anna.game().square("b1").click();
    anna.press("Allow");
    anna.game().expectMoves("e4");
    anna.game().expectState("b1", "selected");
  }

  @Test
  void an_absent_player_is_shown_as_away_and_the_win_can_be_claimed_once_gone() {
    LinkGamePage[] pair = clients.startGame(NewLinkGameForm.DEFAULT);
    LinkGamePage anna = pair[0];
    alternate(anna, pair[1], "e2e4 e7e5");
    assertThat(anna.presence("black")).containsText("Connected");
    pair[1].leave();
    assertThat(anna.presence("black")).hasAttribute("data-presence", "away");
    anna.game().expectNotice("Bo has left. You can claim a win or a draw.");
    anna.press("Claim the win");
    anna.game().result().hasTitle("You won").hasScore("1–0", "ABANDONED");
  }

  @Test
  void an_illegal_move_is_refused_without_informing_the_opponent() {
    LinkGamePage[] pair = clients.startGame(NewLinkGameForm.DEFAULT);
    pair[0].move("e2e5");
    assertThat(pair[0].game().refusal()).isVisible();
    assertThat(pair[1].game().message()).hasCount(0);
    pair[1].game().moveField().fill("e4");
    pair[1].game().moveField().press("Enter");
    assertThat(pair[1].game().refusal()).isVisible();
    alternate(pair[0], pair[1], "e2e4 e7e5");
  }

  /**
   * Plays the moves alternately on the two clients, starting with {@code first}. Each client waits
   * until the previous move has arrived.
   */
  static void alternate(LinkGamePage first, LinkGamePage second, String moves) {
    int plies = first.game().moves().count();
    String[] all = moves.split(" ", -1);
    for (int i = 0; i < all.length; i++) {
      LinkGamePage mover = i % 2 == 0 ? first : second;
      assertThat(mover.game().moves()).hasCount(plies++);
      mover.move(all[i]);
    }
    assertThat(first.game().moves()).hasCount(plies);
    assertThat(second.game().moves()).hasCount(plies);
  }
}
