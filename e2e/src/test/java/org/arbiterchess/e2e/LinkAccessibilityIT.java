package org.arbiterchess.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.arbiterchess.e2e.LinkGameIT.alternate;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests that the link game screens pass axe-core in both themes. */
@Tag("check")
@Order(1)
class LinkAccessibilityIT {

  @RegisterExtension final LinkGameExtension clients = new LinkGameExtension();

  private int checked;

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void every_screen_of_a_game_by_link_is_accessible_in_both_themes(boolean dark) {
    DeviceProfile device = dark ? DeviceProfile.PHONE.withDarkTheme() : DeviceProfile.LAPTOP;
    LinkGamePage anna = clients.open(device.withoutMotion());
    LinkGamePage bo = clients.open(device.withoutMotion());
    anna.page().navigate("/");
    check(anna, anna.page().getByText("Send a link or show a QR code"));
    anna.page().navigate("/#/link");
    check(anna, anna.page().getByLabel("Your name"));
    String link = NewLinkGameForm.DEFAULT.as("White").submit(anna);
    check(anna, anna.page().getByText("Waiting for your opponent…"));
    bo.page().navigate(link);
    check(bo, bo.page().getByLabel("Your name"));
    bo.join(link, "Bo");
    alternate(anna, bo, "e2e4 e7e5");
    check(anna, anna.presence("black"));
    bo.move("g8f6");
    check(bo, bo.game().square("g8"));

    LinkGamePage spectator = clients.open(device.withoutMotion()).openLink(link);
    check(spectator, spectator.page().getByText("You are watching."));
    anna.game().press("More");
    check(anna, anna.game().dialog());
    anna.game().pressInDialog("My seat");
    check(anna, anna.game().dialog().getByRole(AriaRole.IMG));
    anna.game().pressInDialog("Remove my name");
    check(anna, anna.game().dialog());
    anna.game().pressInDialog("Cancel");
    anna.chooseForSeat("Play both sides here");
    check(anna, anna.game().dialog());
    anna.game().pressInDialog("Ask");
    check(bo, bo.page().getByText("Keep my seat"));
    bo.press("Keep my seat");

    anna.page().context().setOffline(true);
    check(anna, anna.connection());
    check(bo, bo.page().getByText("Claim the win"));
    anna.page().context().setOffline(false);
    assertThat(anna.connection()).hasCount(0);
    anna.errors().ignore("ERR_INTERNET_DISCONNECTED");
    anna.ignoreLostConnections();

    anna.game().press("Resign");
    anna.game().pressInDialog("Resign");
    anna.press("Rematch");
    check(anna, anna.page().getByText("Waiting for an answer"));
    check(bo, bo.page().getByText("Play again"));
    anna.page().navigate("/abcdefabcdef");
    check(anna, anna.page().getByText("Game not found."));
    anna.errors().ignore("404");
    System.out.printf(
        "Screens of games by link checked in the %s theme: %d%n", dark ? "dark" : "light", checked);
  }

  private void check(LinkGamePage client, Locator element) {
    assertThat(element.first()).isVisible();
    AxeAudit.assertNoViolations(client.page());
    checked++;
  }
}
