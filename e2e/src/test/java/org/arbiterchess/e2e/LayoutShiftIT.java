package org.arbiterchess.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** What the page shows stays where it is while the rest of it comes and changes. */
class LayoutShiftIT {

  /** Notes what moves, on which screen, and what is animated. */
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
      (function look() {
        for (const { effect } of document.getAnimations())
          for (const frame of effect.getKeyframes()) for (const name of Object.keys(frame)) animated.add(name);
        requestAnimationFrame(look);
      })();
      """;

  @RegisterExtension final BrowserPageExtension visit = new BrowserPageExtension();

  @Test
  void nothing_shifts_and_only_transform_and_opacity_are_animated() {
    visit.with(DeviceProfile.PHONE).context().addInitScript(OBSERVE);
    Page page = visit.open("/");
    assertThat(page.locator("main a.main")).isVisible();
    double atTheStart = shifted(page);
    GameScreen game = NewGameForm.on(visit).between("Anna", "Boris").timed("5+3").begin(page);
    page.evaluate("() => document.fonts.ready");
    forgetShifts(page);

    game.play(PageSpeedIT.TEN_MOVES);
    game.drag("c3", "d5");
    assertThat(game.refusal()).isVisible();
    game.play("c4d5 f6d5");
    game.offerDraw("white");
    game.press("Decline");

    double inTheGame = shifted(page);
    System.out.printf("Layout shift: %.4f at the start, %.4f in a game%n", atTheStart, inTheGame);
    assertThat(atTheStart).isLessThan(0.02);
    assertThat(inTheGame)
        .as("%s", page.evaluate("() => shifts.map(({ what }) => what)"))
        .isLessThan(0.01);
    assertThat(page.evaluate("() => [...animated].sort().join(' ')"))
        .isEqualTo("composite computedOffset easing offset opacity transform");
  }

  static double shifted(Page page) {
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))");
    String sum = "() => shifts.reduce((sum, { value }) => sum + value, 0)";
    return ((Number) page.evaluate(sum)).doubleValue();
  }

  private static void forgetShifts(Page page) {
    shifted(page);
    page.evaluate("() => { shifts.length = 0; }");
  }
}
