package org.arbiterchess.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Tests that the layout does not shift while the page loads and changes. */
@Tag("check")
class LayoutShiftIT {

  /** A script that records layout shifts and animated properties. */
  static final String OBSERVE =
      """
      window.shifts = [];
      new PerformanceObserver((list) => {
        for (const { value, sources } of list.getEntries()) {
          const moved = sources.map(({ node }) => node?.outerHTML?.slice(0, 80) ?? node?.textContent);
          shifts.push({ value, what: `${value.toFixed(4)} ${location.hash.slice(0, 6)} ${moved.join(' ')}` });
        }
      }).observe({ type: 'layout-shift', buffered: true });
      window.animated = new Set();
      (function record() {
        for (const { effect } of document.getAnimations())
          for (const frame of effect.getKeyframes()) for (const name of Object.keys(frame)) animated.add(name);
        requestAnimationFrame(record);
      })();
      """;

  @RegisterExtension final BrowserPageExtension browser = new BrowserPageExtension();

  @Test
  void nothing_shifts_and_only_transform_and_opacity_are_animated() {
    browser.with(DeviceProfile.PHONE).context().addInitScript(OBSERVE);
    Page page = browser.open("/");
    assertThat(page.locator(".prerendered")).hasCount(0);
    assertThat(page.locator("main .way.main")).isVisible();
    page.evaluate("() => document.fonts.ready");
    double atTheStart = totalShift(page);
    Object shiftsAtTheStart = page.evaluate("() => shifts.map(({ what }) => what)");
    GameScreen game = NewGameForm.on(browser).between("Anna", "Boris").timed("5+3").start(page);
    page.evaluate("() => document.fonts.ready");
    clearShifts(page);

    game.play(PageSpeedIT.TEN_MOVES);
    game.drag("c3", "d5");
    assertThat(game.refusal()).isVisible();
    game.play("c4d5 f6d5");
    game.offerDraw("white");
    game.press("Decline");

    double inTheGame = totalShift(page);
    System.out.printf("Layout shift: %.4f at the start, %.4f in a game%n", atTheStart, inTheGame);
    // Fonts that arrive after the first paint replace others of the same width.
    assertThat(atTheStart).as("%s", shiftsAtTheStart).isLessThan(0.02);
    assertThat(inTheGame)
        .as("%s", page.evaluate("() => shifts.map(({ what }) => what)"))
        .isLessThan(0.01);
    assertThat(page.evaluate("() => [...animated].sort().join(' ')"))
        .isEqualTo("composite computedOffset easing offset opacity transform");
  }

  static double totalShift(Page page) {
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))");
    String sum = "() => shifts.reduce((sum, { value }) => sum + value, 0)";
    return ((Number) page.evaluate(sum)).doubleValue();
  }

  private static void clearShifts(Page page) {
    totalShift(page);
    page.evaluate("() => { shifts.length = 0; }");
  }
}
