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

/** Tests that link games survive reloads, lost connections, server crashes and seat changes. */
@Order(1)
class LinkGameRecoveryIT {

  private static final double LONG_TIMEOUT_MILLIS = 20_000;

  @RegisterExtension final LinkGameExtension clients = new LinkGameExtension();

  @Test
  void a_reload_and_another_device_keep_the_seat_and_only_the_seat_link_has_the_secret() {
    LinkGamePage[] pair = clients.startGame(NewLinkGameForm.DEFAULT);
    LinkGamePage anna = pair[0];
    alternate(anna, pair[1], "e2e4 e7e5");
    anna.page().reload();
    anna.game().expectMoves("e4 e5");
    anna.game().expectBottomColor("white");

    String own = anna.ownLink();
    assertThat(own).startsWith(anna.page().url() + "#");
    LinkGamePage phone = clients.open(DeviceProfile.PHONE.withoutMotion()).openLink(own);
    assertThat(phone.page().url()).isEqualTo(anna.page().url());
    phone.game().expectBottomColor("white");
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
    anna.chooseForSeat("Remove my name");
    anna.game().pressInDialog("Remove my name");
    assertThat(pair[1].game().player("white")).containsText("White");
  }

  @Test
  void a_lost_response_loses_neither_the_game_nor_the_seat() {
    LinkGamePage anna = clients.open();
    loseFirstResponse(anna, "**/api/games");
    String link = NewLinkGameForm.DEFAULT.as("White").submit(anna);
    LinkGamePage bo = clients.open();
    loseFirstResponse(bo, "**/api/games/*/seats");
    bo.join(link, "Bo");
    bo.game().expectBottomColor("black");
    alternate(anna, bo, "e2e4 e7e5");
    for (LinkGamePage each : new LinkGamePage[] {anna, bo}) {
      assertThat(each.errors().ignore("/api/games")).isTrue();
    }
  }

  /** Lets the server answer the first matching request, but drops the response. */
  private static void loseFirstResponse(LinkGamePage client, String requests) {
    client
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
  void a_move_made_while_disconnected_arrives_after_reconnecting() throws Exception {
    try (InterruptibleTcpProxy proxy = new InterruptibleTcpProxy(clients.server().port())) {
      LinkGamePage anna = clients.open();
      String link = NewLinkGameForm.DEFAULT.as("White").submit(anna);
      LinkGamePage bo = clients.open(DeviceProfile.DESKTOP.withoutMotion(), proxy.address());
      bo.join(link.replace(clients.server().address(), proxy.address()), "Bo");
      alternate(anna, bo, "e2e4 e7e5 g1f3");

      proxy.interrupt();
      bo.move("b8c6");
      bo.game().expectMoves("e4 e5 Nf3 Nc6");
      assertThat(bo.page().locator("[data-sent]")).isVisible();
      assertThat(bo.connection()).containsText("Reconnecting");
      assertThat(anna.presence("black")).hasAttribute("data-presence", "away");
      anna.game().expectMoves("e4 e5 Nf3");
      proxy.restore();
      assertThat(anna.game().moves())
          .hasCount(4, new HasCountOptions().setTimeout(LONG_TIMEOUT_MILLIS));
      assertThat(bo.connection()).hasCount(0);
      assertThat(bo.page().locator("[data-sent]")).hasCount(0);
      alternate(anna, bo, "f1c4 f8c5");
      bo.leave();
      bo.ignoreLostConnections();
    }
  }

  @Test
  void a_killed_server_restarts_and_no_time_is_charged() {
    KillableServer server = clients.useOwnServer();
    LinkGamePage[] pair = clients.startGame(NewLinkGameForm.DEFAULT.timed("10+0"));
    LinkGamePage spectator = clients.open().openLink(pair[0].page().url());
    alternate(pair[0], pair[1], "e2e4 e7e5 g1f3");
    server.killAndRestart(
        () -> {
          assertThat(pair[0].connection()).containsText("Reconnecting");
          pair[1].move("b8c6");
          pair[1].game().expectMoves("e4 e5 Nf3 Nc6");
        });
    for (LinkGamePage each : new LinkGamePage[] {pair[0], pair[1], spectator}) {
      assertThat(each.page().getByText("The server was unavailable. No time was deducted.").last())
          .isVisible(new IsVisibleOptions().setTimeout(LONG_TIMEOUT_MILLIS));
      each.game().expectMoves("e4 e5 Nf3 Nc6");
      each.ignoreLostConnections();
    }
    pair[0].press("OK");
    assertThat(pair[0].connection()).hasCount(0);
    alternate(pair[0], pair[1], "f1c4 f8c5");
    spectator.game().expectMoves("e4 e5 Nf3 Nc6 Bc4 Bc5");
  }

  @Test
  void a_local_game_continues_by_link_and_returns_to_one_device() {
    LinkGamePage anna = clients.open();
    anna.page().navigate("/#/setup");
    anna.page().getByLabel("White").first().fill("Anna");
    anna.press("Start");
    anna.game().play("e2e4 e7e5");
    anna.game().chooseFromMenu("Put online");
    anna.game().pressInDialog("Put it online");
    LinkGamePage bo = clients.open().join(anna.invitation(), "Bo");
    bo.game().expectMoves("e4 e5");
    alternate(anna, bo, "g1f3 b8c6");

    anna.chooseForSeat("Play both sides here");
    anna.game().pressInDialog("Ask");
    anna.game().expectNotice("You asked for the other seat. Waiting for an answer…");
    bo.game().expectNotice("Anna would like to play both sides on their device from now on.");
    bo.press("Agree");
    assertThat(bo.page().getByText("You are watching.")).isVisible();
    anna.game().play("f1c4 f8c5");
    bo.game().expectMoves("e4 e5 Nf3 Nc6 Bc4 Bc5");

    anna.page().navigate("/#/games");
    assertThat(anna.page().locator("main").getByText("by link")).hasCount(1);
    anna.page().getByRole(AriaRole.LINK).filter(hasTextContinue()).click();
    anna.game().expectMoves("e4 e5 Nf3 Nc6 Bc4 Bc5");
    anna.game().play("d2d3");
  }

  @Test
  void an_unknown_game_is_reported_and_a_stored_game_is_shown_offline() {
    LinkGamePage anna = clients.open(DeviceProfile.LAPTOP.withoutMotion().withServiceWorker());
    anna.page().navigate("/abcdefabcdef");
    anna.expectHeading("Game not found.");
    anna.errors().ignore("404");
    LinkGamePage bo = clients.open().join(NewLinkGameForm.DEFAULT.as("White").submit(anna), "Bo");
    alternate(anna, bo, "e2e4 e7e5");
    // Wait until the service worker is active. If it became active only during the reload, it would
    // not control the reloaded page.
    String activated =
        "navigator.serviceWorker.ready.then(({ active }) => active.state === 'activated')";
    anna.page().waitForCondition(() -> (Boolean) anna.page().evaluate(activated));
    anna.page().context().setOffline(true);
    anna.page().reload();
    anna.game().expectMoves("e4 e5");
    assertThat(anna.connection())
        .hasText(
            "You are offline. The game will continue when you are back online."
                + " The clock display is paused until you reconnect.");
    anna.move("g1f3");
    anna.page().context().setOffline(false);
    bo.game().expectMoves("e4 e5 Nf3");
    assertThat(anna.connection()).hasCount(0);
    anna.errors().ignore("ERR_INTERNET_DISCONNECTED");
  }

  private static Locator.FilterOptions hasTextContinue() {
    return new Locator.FilterOptions().setHasText("Continue");
  }
}
