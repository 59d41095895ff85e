package org.arbiterchess.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.regex.Pattern;

/** The chess clock screen, for games played on a real board. */
record ClockScreen(Page page) {

  private static final Pattern RUNNING = Pattern.compile(".*\\brunning\\b.*");

  /** Opens the new-clock screen and sets up a clock with this time control. */
  static ClockScreen set(Page page, String control) {
    page.navigate("about:blank");
    page.navigate("/#/clock");
    Locator preset = page.getByRole(AriaRole.BUTTON, named(control));
    assertThat(page.getByRole(AriaRole.BUTTON, named("Custom time"))).isVisible();
    if (preset.count() > 0) {
      preset.click();
    } else {
      page.getByRole(AriaRole.BUTTON, named("Custom time")).click();
      page.getByLabel("Notation").fill(control);
      page.getByRole(AriaRole.BUTTON, named("Use this time")).click();
    }
    ClockScreen clock = new ClockScreen(page);
    assertThat(clock.half("white")).isVisible();
    return clock;
  }

  Locator half(String color) {
    return page.locator("[data-half=" + color + "]");
  }

  /** The button that covers a player's half of the screen. */
  Locator press(String color) {
    return page.locator("[data-press=" + color + "]");
  }

  void expectTimes(String white, String black) {
    assertThat(page.locator("[data-time=white]")).hasText(white);
    assertThat(page.locator("[data-time=black]")).hasText(black);
  }

  void expectMoves(String white, String black) {
    assertThat(page.locator("[data-move=white]")).hasText(white);
    assertThat(page.locator("[data-move=black]")).hasText(black);
  }

  void expectRunning(String color) {
    assertThat(half(color)).hasClass(RUNNING);
  }

  void expectStopped() {
    assertThat(half("white")).not().hasClass(RUNNING);
    assertThat(half("black")).not().hasClass(RUNNING);
  }

  Locator button(String name) {
    return page.getByRole(AriaRole.BUTTON, named(name));
  }

  Locator dialog() {
    return page.locator("dialog");
  }

  /** Presses a button in the open dialog. */
  void choose(String name) {
    dialog()
        .getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName(name).setExact(true))
        .click();
  }

  static Page.GetByRoleOptions named(String name) {
    return new Page.GetByRoleOptions().setName(name).setExact(true);
  }

  /** Opens a page on which time advances only when the test calls {@code runFor}. */
  static Page pausedPage(BrowserPageExtension browser, DeviceProfile device) {
    Page page = browser.with(device).context().newPage();
    page.clock().install();
    page.navigate("/");
    page.clock().pauseAt(System.currentTimeMillis() + 60_000);
    return page;
  }

  /** Options that find a link whose name begins with these words. */
  static Locator.GetByRoleOptions link(String name) {
    return new Locator.GetByRoleOptions().setName(Pattern.compile("^" + name + "\\b"));
  }
}
