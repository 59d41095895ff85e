package org.arbiterchess.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Page.EmulateMediaOptions;
import com.microsoft.playwright.Page.WaitForConditionOptions;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/**
 * Tests the appearance of the chess clock that players use with a real board: size, layout
 * stability, themes and language.
 */
@Tag("check")
class StandaloneClockLookIT {

  private static final int[][] SIZES = {
    {320, 568}, {390, 844}, {844, 390}, {768, 1024}, {1024, 768}, {1440, 900}
  };

  /** A script that returns the text colour, which differs between the themes. */
  private static final String TEXT_COLOR = "() => getComputedStyle(document.body).color";

  /**
   * A script that returns whether the clock fits on the screen and each player's elements fit in
   * that player's half.
   */
  private static final String FITS =
      """
      () => {
        const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
        const inside = (part, box) => part.left >= box.left - 1 && part.right <= box.right + 1
          && part.top >= box.top - 1 && part.bottom <= box.bottom + 1;
        const halves = [...document.querySelectorAll('[data-half]')].every((half) =>
          [...half.querySelectorAll('.digits, .head, .foot, .status > *')].every((part) =>
            inside(part.getBoundingClientRect(), half.getBoundingClientRect())));
        const buttons = [...document.querySelectorAll('.bar > *')].every((button) =>
          inside(button.getBoundingClientRect(), { left: 0, top: 0, right: innerWidth, bottom: innerHeight }));
        return scrollWidth <= clientWidth && scrollHeight <= clientHeight && halves && buttons;
      }
      """;

  @RegisterExtension final BrowserPageExtension browser = new BrowserPageExtension();

  @Test
  void the_clock_fits_every_screen_and_its_digits_are_large() {
    Page page = ClockScreen.pausedPage(browser, DeviceProfile.LAPTOP.withoutMotion());
    for (String control : List.of("3+2", "40/90+30:30+30", "0.1+0")) {
      ClockScreen clock = ClockScreen.set(page, control);
      page.keyboard().press("ArrowRight");
      for (int[] size : SIZES) {
        page.setViewportSize(size[0], size[1]);
        page.waitForCondition(
            () -> (Boolean) page.evaluate(FITS) && shareOfHalf(clock) > 0.5,
            new WaitForConditionOptions().setTimeout(20_000));
      }
      page.setViewportSize(1024, 768);
    }
  }

  @Test
  void long_names_and_all_buttons_after_a_flag_fit_a_phone() {
    Page page =
        browser
            .with(DeviceProfile.PHONE.withSize(360, 640).withoutMotion().withLanguage("de-DE"))
            .open("/");
    page.navigate("/#/clock");
    page.getByRole(AriaRole.TEXTBOX, ClockScreen.named("Weiß")).fill("Maximilian von Hohenstein");
    page.getByRole(AriaRole.TEXTBOX, ClockScreen.named("Schwarz")).fill("Anna-Katharina Müller");
    page.locator("main summary")
        .filter(new Locator.FilterOptions().setHasText("Wenn die Zeit abläuft"))
        .click();
    page.locator("main label")
        .filter(new Locator.FilterOptions().setHasText("Die andere Uhr läuft weiter"))
        .click();
    page.getByRole(AriaRole.BUTTON, ClockScreen.named("Andere Bedenkzeit")).click();
    page.getByLabel("Notation").fill("0.05+0");
    page.getByRole(AriaRole.BUTTON, ClockScreen.named("Diese Bedenkzeit nehmen")).click();
    new ClockScreen(page).press("black").tap();
    assertThat(page.locator("[data-flag=white]")).isVisible();
    assertThat(page.locator(".bar > *")).hasCount(4);
    page.waitForCondition(
        () -> (Boolean) page.evaluate(FITS), new WaitForConditionOptions().setTimeout(20_000));
  }

  @Test
  void a_running_clock_shifts_nothing() {
    browser.with(DeviceProfile.PHONE).context().addInitScript(LayoutShiftIT.OBSERVE);
    Page page = browser.context().newPage();
    ClockScreen clock = ClockScreen.set(page, "0.18+0");
    page.evaluate("() => document.fonts.ready");
    LayoutShiftIT.totalShift(page);
    page.evaluate("() => { shifts.length = 0; }");
    clock.press("black").tap();
    assertThat(page.locator("[data-time=white]")).hasText(Pattern.compile("0:09\\.\\d.*"));
    clock.press("white").tap();
    clock.button("Pause").tap();
    assertThat(clock.half("black")).containsText("Paused");
    assertThat(LayoutShiftIT.totalShift(page)).isLessThan(0.01);
  }

  @Test
  void every_state_and_dialog_of_the_clock_is_accessible_in_both_themes() {
    Page page = browser.with(DeviceProfile.PHONE.withoutMotion()).open("/#/clock");
    assertThat(page.locator("main summary").first()).isVisible();
    page.locator("main summary").all().forEach(Locator::click);
    page.getByRole(AriaRole.BUTTON, ClockScreen.named("Custom time")).click();
    check(page);
    ClockScreen clock = ClockScreen.set(page, "3d2");
    check(page);
    page.keyboard().press("ArrowRight");
    check(page);
    page.keyboard().press("ArrowLeft");
    clock.button("+ min").click();
    check(page);
    page.keyboard().press("Escape");
    clock.button("Set").click();
    check(page);
    page.keyboard().press("Escape");
    check(page);
    clock.button("More").click();
    check(page);
    clock.choose("Log");
    check(page);
    page.keyboard().press("Escape");
    clock.button("More").click();
    clock.choose("Restart");
    check(page);
    page.keyboard().press("Escape");
    ClockScreen.set(page, "0.02+0");
    page.keyboard().press("ArrowRight");
    assertThat(page.locator("[data-flag=white]")).isVisible();
    check(page);
    page.navigate("/#/clock");
    assertThat(page.getByText("Earlier clocks")).isVisible();
    check(page);
    page.navigate("/#/clock/nobody");
    assertThat(page.getByText("This clock was not found on this device.")).isVisible();
    check(page);
  }

  @Test
  void the_whole_clock_is_german_for_german_users() {
    Page page = browser.with(DeviceProfile.PHONE.withLanguage("de-DE")).open("/");
    page.locator("main").getByRole(AriaRole.LINK, ClockScreen.link("Uhr")).tap();
    page.getByRole(AriaRole.BUTTON, ClockScreen.named("3+2")).tap();
    ClockScreen clock = new ClockScreen(page);
    assertThat(clock.half("white")).containsText("+2 s pro Zug");
    clock.press("black").tap();
    clock.button("Pause").tap();
    assertThat(clock.half("white")).containsText("Angehalten");
    clock.button("Mehr").tap();
    clock.choose("Protokoll");
    assertThat(clock.dialog()).containsText("Protokoll der Uhr");
  }

  /**
   * The proportion of White's half that the digits fill, measured by width or by height, whichever
   * is greater.
   */
  private static double shareOfHalf(ClockScreen clock) {
    BoundingBox half = clock.half("white").boundingBox();
    BoundingBox digits = clock.half("white").locator(".digits").boundingBox();
    return Math.max(digits.width / half.width, digits.height / half.height);
  }

  /** Checks the current screen with axe-core in both themes. */
  private static void check(Page page) {
    AxeAudit.assertNoViolations(page);
    Object light = page.evaluate(TEXT_COLOR);
    page.emulateMedia(new EmulateMediaOptions().setColorScheme(ColorScheme.DARK));
    page.waitForCondition(() -> !page.evaluate(TEXT_COLOR).equals(light));
    AxeAudit.assertNoViolations(page);
    page.emulateMedia(new EmulateMediaOptions().setColorScheme(ColorScheme.LIGHT));
    page.waitForCondition(() -> page.evaluate(TEXT_COLOR).equals(light));
  }
}
