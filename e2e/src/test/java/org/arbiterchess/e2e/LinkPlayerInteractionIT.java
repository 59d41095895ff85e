package org.arbiterchess.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.arbiterchess.e2e.LinkGameIT.alternate;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page.GetByRoleOptions;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Tests how the players in a link game interact, and what they are told about each other. */
@Tag("check")
@Order(1)
class LinkPlayerInteractionIT {

  @RegisterExtension final LinkGameExtension clients = new LinkGameExtension();

  private static void hide(LinkGamePage client, boolean hidden) {
    client
        .page()
        .evaluate(
            "hidden => {"
                + " Object.defineProperty(document, 'hidden', {value: hidden, configurable: true});"
                + " document.dispatchEvent(new Event('visibilitychange')); }",
            hidden);
  }

  private static Locator statusLine(LinkGamePage client) {
    return client.page().locator(".game .status");
  }

  private static void allowGreetings(LinkGamePage client) {
    client.game().chooseFromMenu("Greetings");
    AxeAudit.assertNoViolations(client.page());
    client.game().pressInDialog("Allow greetings");
  }

  @Test
  void players_are_addressed_greet_give_time_are_alerted_and_keep_the_score() {
    LinkGamePage[] pair = clients.startGame(NewLinkGameForm.DEFAULT);
    LinkGamePage anna = pair[0];
    LinkGamePage bo = pair[1];
    assertThat(statusLine(anna)).containsText("Your turn");
    assertThat(statusLine(bo)).containsText("Anna to move");
    assertThat(anna.page().getByText("You are White")).isVisible();

    allowGreetings(anna);
    assertThat(anna.game().dialog()).containsText("Bo has not allowed them yet.");
    anna.game().pressInDialog("Close");
    bo.press("Allow greetings");
    assertThat(bo.game().dialog()).containsText("Anna has allowed greetings.");
    bo.game().pressInDialog("Allow greetings");
    bo.game().pressInDialog("Good luck!");
    assertThat(anna.game().player("black").locator("[data-note]")).hasText("Good luck!");
    assertThat(anna.page().getByText("Bo: Good luck!")).hasCount(1);
    anna.press("Send a greeting");
    anna.game().pressInDialog("Thank you!");
    assertThat(bo.game().player("white").locator("[data-note]")).hasText("Thank you!");

    anna.game().press("More");
    assertThat(anna.game().dialog().getByText("My seat")).isVisible();
    assertThat(anna.game().dialog().locator(".items .button").all()).hasSizeLessThanOrEqualTo(8);
    anna.game().pressInDialog("Close");
    alternate(anna, bo, "e2e4 e7e5");
    anna.press("Give Bo 15 extra seconds");
    bo.game().expectAnnouncement("Anna gave you 15 extra seconds.");
    assertThat(bo.game().clock("black")).containsText(Pattern.compile("5:1\\d"));
    anna.game().expectAnnouncement("You gave Bo 15 extra seconds.");

    bo.page().context().grantPermissions(List.of("notifications"));
    bo.game().press("More");
    bo.game().pressInDialog("Notify me while the page is hidden");
    assertThat(bo.game().dialog().getByText("Turn notifications off")).isVisible();
    bo.page().keyboard().press("Escape");
    bo.page()
        .evaluate(
            // Report that notifications are allowed. Without a desktop, Chromium's headless shell
            // always reports that they are denied.
            "() => { const Native = Notification; window.shown = []; window.Notification ="
                + " class extends Native { static get permission() { return 'granted'; }"
                + " constructor(text, options) { super(text, options); window.shown.push(text); } }; }");
    hide(bo, true);
    anna.move("g1f3");
    assertThat(bo.page()).hasTitle("● Your turn – Arbiter");
    bo.page()
        .waitForCondition(
            () -> bo.page().evaluate("() => window.shown").equals(List.of("Your turn")));
    hide(bo, false);
    assertThat(bo.page()).hasTitle("Anna – Bo · Arbiter");
    AxeAudit.assertNoViolations(bo.page());

    bo.game().press("Resign");
    assertThat(bo.game().dialog()).containsText("Do you want to resign?");
    bo.game().pressInDialog("Resign");
    bo.game().result().hasTitle("You lost").hasSentence("You resigned.");
    anna.game().result().hasTitle("You won").hasSentence("Bo resigned.");
    anna.press("Rematch");
    bo.press("Play again");
    for (LinkGamePage each : pair) {
      assertThat(each.page().locator("[data-match]")).containsText("Bo 0 – 1 Anna");
    }
    alternate(bo, anna, "e2e4 e7e5");
    bo.game().press("Resign");
    bo.game().pressInDialog("Resign");
    for (LinkGamePage each : pair) {
      assertThat(each.page().locator("[data-match]")).containsText("Bo 0 – 2 Anna");
    }
    anna.page().setViewportSize(390, 844);
    assertThat(anna.page().locator("[data-match]")).isInViewport();
  }

  @Test
  void a_game_that_white_does_not_begin_is_aborted_after_a_countdown() {
    clients.useOwnServer("--limit=first-move-seconds=8");
    LinkGamePage anna = clients.open();
    LinkGamePage bo = clients.open(DeviceProfile.PHONE.withoutMotion());
    bo.page().navigate(NewLinkGameForm.DEFAULT.as("White").submit(anna));
    bo.page().getByLabel("Your name").fill("Bo");
    bo.press("Join the game");
    assertThat(anna.game().notice())
        .containsText(Pattern.compile("Make your first move within 0:0\\d, or"));
    bo.game().result().hasScore("*", "ABORTED");
    bo.game()
        .result()
        .hasSentence("Anna did not make the first move in time, so the game was aborted.");
    anna.game()
        .result()
        .hasSentence("You did not make the first move in time, so the game was aborted.");
  }

  @Test
  void an_opponent_who_has_left_is_announced_with_the_time_until_the_claim() {
    LinkGamePage[] pair = clients.startGame(NewLinkGameForm.DEFAULT.timed("No clock"));
    LinkGamePage anna = pair[0];
    alternate(anna, pair[1], "e2e4 e7e5");
    assertThat(anna.page().getByRole(AriaRole.BUTTON, named("Give Bo 15 extra seconds")))
        .hasCount(0);
    pair[1].leave();
    assertThat(anna.game().notice())
        .containsText(Pattern.compile("Bo has left\\. You can claim the win in 9:\\d\\d\\."));
    AxeAudit.assertNoViolations(anna.page());
  }

  private static GetByRoleOptions named(String name) {
    return new GetByRoleOptions().setName(name).setExact(true);
  }
}
