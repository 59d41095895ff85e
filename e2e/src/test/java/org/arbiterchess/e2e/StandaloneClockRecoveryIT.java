package org.arbiterchess.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/**
 * Tests that a clock survives reloads, being opened in another tab, and the loss of network or
 * storage.
 */
@Tag("check")
class StandaloneClockRecoveryIT {

  @RegisterExtension final BrowserPageExtension browser = new BrowserPageExtension();

  @Test
  void a_reload_counts_the_time_that_passed_and_a_long_absence_can_be_given_back() {
    Page page = ClockScreen.pausedPage(browser, DeviceProfile.PHONE);
    ClockScreen clock = ClockScreen.set(page, "10+0");
    page.keyboard().press("ArrowRight");
    page.clock().runFor(8_000);
    page.reload();
    clock.expectTimes("9:52", "10:00");
    clock.expectRunning("white");
    page.clock().fastForward(60_000);
    clock.expectTimes("8:52", "10:00");
    assertThat(page.locator(".away"))
        .containsText("You were away for 1 minute. This time was deducted from White’s clock.");
    clock.button("Give it back").click();
    clock.expectTimes("9:52", "10:00");
    page.clock().runFor(2_000);
    page.keyboard().press("ArrowLeft");
    clock.expectTimes("9:50", "10:00");

    page.navigate("/#/");
    page.getByText("Continue with the last clock, or set up a new one.").click();
    assertThat(page.getByRole(AriaRole.LINK, ClockScreen.named("Continue 9:50 – 10:00")))
        .isVisible();
    page.clock().runFor(3_000);
    page.getByRole(AriaRole.LINK, ClockScreen.named("Continue 9:50 – 9:57")).click();
    clock.expectRunning("black");
  }

  @Test
  void a_press_that_the_database_has_not_saved_survives_a_reload() {
    Page page = browser.open("/");
    ClockScreen clock = ClockScreen.set(page, "5+0");
    clock.press("black").click();
    clock.expectRunning("white");
    page.evaluate(IndexedDbGames.BLOCK_CLOCK_SAVES);
    clock.press("white").click();
    clock.expectRunning("black");

    page.reload();

    clock.expectRunning("black");
    clock.press("black").click();
    clock.expectRunning("white");
    page.reload();
    clock.expectRunning("white");
  }

  @Test
  void the_clock_works_offline_even_if_it_was_never_opened_before() {
    Page page = browser.with(DeviceProfile.PHONE.withServiceWorker()).open("/");
    browser.awaitInstalled(page);
    browser.offline(true);
    page.reload();
    page.locator("main").getByRole(AriaRole.LINK, ClockScreen.link("Clock")).tap();
    page.getByRole(AriaRole.BUTTON, ClockScreen.named("5+0")).tap();
    ClockScreen clock = new ClockScreen(page);
    clock.press("black").tap();
    clock.expectRunning("white");
    page.reload();
    clock.expectRunning("white");
    browser.offline(false);
  }

  @Test
  void without_storage_the_clock_works_and_says_that_it_is_not_saved() {
    browser.with(DeviceProfile.PHONE).context().addInitScript(StorageFailureIT.FORBID);
    Page page = browser.context().newPage();
    ClockScreen clock = ClockScreen.set(page, "5+0");
    clock.press("black").tap();
    clock.expectRunning("white");
    clock.press("white").tap();
    clock.expectRunning("black");
    assertThat(page.getByText("This clock is not being saved")).isVisible();
  }

  @Test
  void another_tab_follows_the_clock_and_can_take_it_over() {
    Page page = browser.open("/");
    ClockScreen clock = ClockScreen.set(page, "10+5");
    page.keyboard().press("ArrowRight");
    clock.expectRunning("white");
    Page other = browser.context().newPage();
    other.navigate(page.url());
    ClockScreen follower = new ClockScreen(other);
    follower.expectRunning("white");
    assertThat(other.getByText("This clock is being used in another tab.")).isVisible();
    clock.press("white").click();
    follower.expectRunning("black");
    follower.button("Use it here").click();
    assertThat(page.getByText("This clock is being used in another tab.")).isVisible();
    follower.press("black").click();
    clock.expectRunning("white");
  }
}
