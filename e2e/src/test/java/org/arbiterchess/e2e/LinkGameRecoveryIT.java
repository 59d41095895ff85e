package org.arbiterchess.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.arbiterchess.e2e.LinkGameIT.alternate;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions.HasCountOptions;
import com.microsoft.playwright.assertions.LocatorAssertions.IsVisibleOptions;
import com.microsoft.playwright.options.AriaRole;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Games by link go on, whatever happens to pages, wires and servers; and from seat to seat. */
@Order(1)
class LinkGameRecoveryIT {

  private static final double LONG = 20_000;

  @RegisterExtension final LinkGameExtension club = new LinkGameExtension();

  @Test
  void a_reload_and_another_device_have_the_seat_and_only_its_link_has_the_secret() {
    LinkGameClient[] pair = club.pair(NewLinkGameForm.USUAL);
    LinkGameClient anna = pair[0];
    alternate(anna, pair[1], "e2e4 e7e5");
    anna.page().reload();
    anna.game().expectMoves("e4 e5");
    anna.game().expectBelow("white");

    String own = anna.ownLink();
    assertThat(own).startsWith(anna.page().url() + "#");
    LinkGameClient phone = club.guest(DeviceProfile.PHONE.withoutMotion()).follow(own);
    assertThat(phone.page().url()).isEqualTo(anna.page().url());
    phone.game().expectBelow("white");
    phone.move("g1f3");
    anna.game().expectMoves("e4 e5 Nf3");
    pair[1].move("b8c6");
    phone.game().expectMoves("e4 e5 Nf3 Nc6");
    phone.page().reload();
    phone.game().expectMoves("e4 e5 Nf3 Nc6");
    alternate(phone, pair[1], "f1b5 a7a6");

    anna.page().navigate("/");
    anna.page().getByText("Anna – Bo, move 4").click();
    anna.game().expectMoves("e4 e5 Nf3 Nc6 Bb5 a6");
    anna.game().menu("Remove my name");
    anna.game().answer("Remove my name");
    assertThat(pair[1].game().player("white")).containsText("White");
  }

  @Test
  void an_answer_lost_on_its_way_loses_neither_the_game_nor_the_seat() {
    LinkGameClient anna = club.guest();
    loseFirstAnswer(anna, "**/api/games");
    String link = NewLinkGameForm.USUAL.as("White").by(anna);
    LinkGameClient bo = club.guest();
    loseFirstAnswer(bo, "**/api/games/*/seats");
    bo.join(link, "Bo");
    bo.game().expectBelow("black");
    alternate(anna, bo, "e2e4 e7e5");
    for (LinkGameClient each : new LinkGameClient[] {anna, bo}) {
      assertThat(each.mishaps().forget("/api/games")).isTrue();
    }
  }

  /** The server gets the first such request and answers; the page does not get the answer. */
  private static void loseFirstAnswer(LinkGameClient guest, String requests) {
    guest
        .page()
        .route(
            requests,
            route -> {
              route.fetch();
              route.abort("connectionreset");
            },
            new Page.RouteOptions().setTimes(1));
  }

  @Test
  void a_move_made_while_the_wire_is_cut_arrives_when_it_is_mended() throws Exception {
    try (InterruptibleTcpProxy wire = new InterruptibleTcpProxy(club.server().port())) {
      LinkGameClient anna = club.guest();
      String link = NewLinkGameForm.USUAL.as("White").by(anna);
      LinkGameClient bo = club.guest(DeviceProfile.DESKTOP.withoutMotion(), wire.address());
      bo.join(link.replace(club.server().address(), wire.address()), "Bo");
      alternate(anna, bo, "e2e4 e7e5 g1f3");

      wire.cut();
      bo.move("b8c6");
      bo.game().expectMoves("e4 e5 Nf3 Nc6");
      assertThat(bo.page().locator("[data-sent]")).isVisible();
      assertThat(bo.connection()).containsText("Reconnecting");
      assertThat(anna.presence("black")).hasAttribute("data-presence", "away");
      anna.game().expectMoves("e4 e5 Nf3");
      wire.mend();
      assertThat(anna.game().moves()).hasCount(4, new HasCountOptions().setTimeout(LONG));
      assertThat(bo.connection()).hasCount(0);
      assertThat(bo.page().locator("[data-sent]")).hasCount(0);
      alternate(anna, bo, "f1c4 f8c5");
      bo.leave();
      bo.forgiveLostConnections();
    }
  }

  @Test
  void a_server_that_loses_its_power_comes_back_and_nobody_pays_for_it() {
    KillableServer server = club.moveToOwnServer();
    LinkGameClient[] pair = club.pair(NewLinkGameForm.USUAL.timed("10+0"));
    LinkGameClient watcher = club.guest().follow(pair[0].page().url());
    alternate(pair[0], pair[1], "e2e4 e7e5 g1f3");
    server.powerCut(
        () -> {
          assertThat(pair[0].connection()).containsText("Reconnecting");
          pair[1].move("b8c6");
          pair[1].game().expectMoves("e4 e5 Nf3 Nc6");
        });
    for (LinkGameClient each : new LinkGameClient[] {pair[0], pair[1], watcher}) {
      assertThat(each.page().getByText("The server was restarted. No time was charged.").last())
          .isVisible(new IsVisibleOptions().setTimeout(LONG));
      each.game().expectMoves("e4 e5 Nf3 Nc6");
      each.forgiveLostConnections();
    }
    pair[0].press("OK");
    assertThat(pair[0].connection()).hasCount(0);
    alternate(pair[0], pair[1], "f1c4 f8c5");
    watcher.game().expectMoves("e4 e5 Nf3 Nc6 Bc4 Bc5");
  }

  @Test
  void a_game_begun_in_person_goes_on_by_link_and_comes_back() {
    LinkGameClient anna = club.guest();
    anna.page().navigate("/#/setup");
    anna.page().getByLabel("White").first().fill("Anna");
    anna.press("Start");
    anna.game().play("e2e4 e7e5");
    anna.game().menu("Put online");
    anna.game().answer("Put it online");
    LinkGameClient bo = club.guest().join(anna.invitation(), "Bo");
    bo.game().expectMoves("e4 e5");
    alternate(anna, bo, "g1f3 b8c6");

    anna.game().menu("Take both seats here");
    anna.game().answer("Ask");
    anna.game().expectNews("You asked for the other seat. Waiting for an answer…");
    bo.game().expectNews("Anna would like to play both sides on their device from now on.");
    bo.press("Agree");
    assertThat(bo.page().getByText("You are watching.")).isVisible();
    anna.game().play("f1c4 f8c5");
    bo.game().expectMoves("e4 e5 Nf3 Nc6 Bc4 Bc5");

    anna.page().navigate("/#/games");
    assertThat(anna.page().locator("main").getByText("by link")).hasCount(1);
    anna.page().getByRole(AriaRole.LINK).filter(continuing()).click();
    anna.game().expectMoves("e4 e5 Nf3 Nc6 Bc4 Bc5");
    anna.game().play("d2d3");
  }

  @Test
  void an_unknown_game_says_so_and_without_a_network_the_game_that_is_kept_is_shown() {
    LinkGameClient anna = club.guest();
    anna.page().navigate("/abcdefabcdef");
    anna.expectHeading("There is no such game.");
    anna.mishaps().forget("404");
    LinkGameClient bo = club.guest().join(NewLinkGameForm.USUAL.as("White").by(anna), "Bo");
    alternate(anna, bo, "e2e4 e7e5");
    anna.page().waitForFunction("navigator.serviceWorker.ready.then(() => true)");
    // The policy of the page forbids the eval by which waitForFunction would ask again.
    anna.page()
        .waitForCondition(
            () -> (Boolean) anna.page().evaluate("navigator.serviceWorker.controller !== null"));
    anna.page().context().setOffline(true);
    anna.page().reload();
    anna.game().expectMoves("e4 e5");
    assertThat(anna.connection())
        .hasText(
            "You are offline. The game continues as soon as you are back online."
                + " The clock is stopped here until then.");
    anna.move("g1f3");
    anna.page().context().setOffline(false);
    bo.game().expectMoves("e4 e5 Nf3");
    assertThat(anna.connection()).hasCount(0);
    anna.mishaps().forget("ERR_INTERNET_DISCONNECTED");
  }

  private static Locator.FilterOptions continuing() {
    return new Locator.FilterOptions().setHasText("Continue");
  }
}
