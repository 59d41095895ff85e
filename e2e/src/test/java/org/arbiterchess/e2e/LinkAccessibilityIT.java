package org.arbiterchess.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.arbiterchess.e2e.LinkGameIT.alternate;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The screens of playing by link, looked at by axe-core, by day and by night. */
@Order(1)
class LinkAccessibilityIT {

  @RegisterExtension final LinkGameExtension club = new LinkGameExtension();

  private int seen;

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void every_screen_of_playing_by_link_is_accessible_by_day_and_by_night(boolean dark) {
    DeviceProfile device = dark ? DeviceProfile.PHONE.inTheDark() : DeviceProfile.LAPTOP;
    LinkGameClient anna = club.guest(device.withoutMotion());
    LinkGameClient bo = club.guest(device.withoutMotion());
    anna.page().navigate("/");
    shows(anna, anna.page().getByText("Send a link or show a code."));
    anna.page().navigate("/#/link");
    shows(anna, anna.page().getByLabel("Your name"));
    String link = NewLinkGameForm.USUAL.as("White").by(anna);
    shows(anna, anna.page().getByText("Waiting for your opponent…"));
    bo.page().navigate(link);
    shows(bo, bo.page().getByLabel("Your name"));
    bo.join(link, "Bo");
    alternate(anna, bo, "e2e4 e7e5");
    shows(anna, anna.presence("black"));
    bo.move("g8f6");
    shows(bo, bo.game().square("g8"));

    LinkGameClient watcher = club.guest(device.withoutMotion()).follow(link);
    shows(watcher, watcher.page().getByText("You are watching."));
    anna.game().press("More");
    shows(anna, anna.game().dialog());
    anna.game().answer("On another device");
    shows(anna, anna.game().dialog().getByRole(AriaRole.IMG));
    anna.game().answer("Close");
    anna.game().menu("Remove my name");
    shows(anna, anna.game().dialog());
    anna.game().answer("Cancel");
    anna.game().menu("Take both seats here");
    shows(anna, anna.game().dialog());
    anna.game().answer("Ask");
    shows(bo, bo.page().getByText("Keep my seat"));
    bo.press("Keep my seat");

    anna.page().context().setOffline(true);
    shows(anna, anna.connection());
    shows(bo, bo.page().getByText("Claim the win"));
    anna.page().context().setOffline(false);
    assertThat(anna.connection()).hasCount(0);
    anna.mishaps().forget("ERR_INTERNET_DISCONNECTED");
    anna.forgiveLostConnections();

    anna.game().press("Resign");
    anna.game().answer("Resign");
    anna.press("Rematch");
    shows(anna, anna.page().getByText("Waiting for an answer"));
    shows(bo, bo.page().getByText("Play again"));
    anna.page().navigate("/abcdefabcdef");
    shows(anna, anna.page().getByText("There is no such game."));
    anna.mishaps().forget("404");
    System.out.printf("Screens by link looked at %s: %d%n", dark ? "dark" : "light", seen);
  }

  private void shows(LinkGameClient guest, Locator sign) {
    assertThat(sign.first()).isVisible();
    AxeAudit.look(guest.page());
    seen++;
  }
}
