package org.arbiterchess.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/**
 * Tests that nobody announces a check in strict play (12.6), on the board or to a screen reader.
 */
@Tag("check")
class StrictCheckIT {

  private static final String CHECK_TO_COME = "4k3/8/8/8/8/8/3R4/4K3 w - - 0 1";
  private static final Pattern CHECK = Pattern.compile("check", Pattern.CASE_INSENSITIVE);

  @RegisterExtension final BrowserPageExtension browser = new BrowserPageExtension();

  @Test
  void a_check_is_written_on_the_score_sheet_and_announced_nowhere() {
    assertNotAnnounced(DeviceProfile.DESKTOP);
  }

  @Test
  void it_is_announced_nowhere_on_a_phone_either() {
    assertNotAnnounced(DeviceProfile.PHONE.withoutMotion().withDarkTheme());
  }

  private void assertNotAnnounced(DeviceProfile device) {
    GameScreen game =
        NewGameForm.on(browser.with(device)).from(CHECK_TO_COME).timed("5+3").strictly().start();
    game.press("Start");
    StrictGameScreen strict = new StrictGameScreen(game, device.touch());
    strict.complete("d2e2");
    game.expectMoves("Re2+");
    Locator main = game.page().locator("main");
    assertThat(main.locator("[role=log]")).containsText("White: rook d2 to e2.");
    assertThat(main.locator("[role=log]")).not().containsText(CHECK);
    assertThat(main.locator("[data-check], [data-in-check]")).hasCount(0);
    assertThat(game.square("e8")).not().hasAttribute("aria-label", CHECK);
    strict.tap("e8");
    assertThat(main.locator("[data-check], [data-in-check]")).hasCount(0);
  }
}
