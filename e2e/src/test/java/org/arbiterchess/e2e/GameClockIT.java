package org.arbiterchess.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/**
 * Tests time controls, pauses and flag falls. Where a test needs exact seconds, it controls the
 * browser's clock.
 */
@Tag("check")
@Order(1)
class GameClockIT {

  /**
   * Each row contains a time control and five expected clock times. The first is White's, after the
   * first move. The next two are Black's, after two seconds and after Black's move. The last two
   * are White's, after ten seconds and after White's second move.
   */
  private static final List<List<String>> CONTROLS =
      List.of(
          List.of("5+3", "5:03", "4:58", "5:01", "4:53", "4:56"),
          List.of("5+0", "5:00", "4:58", "4:58", "4:50", "4:50"),
          List.of("5d3", "5:00", "5:00", "5:00", "4:53", "4:53"),
          List.of("5b3", "5:00", "4:58", "5:00", "4:50", "4:53"),
          List.of("*3", "3:00", "2:58", "2:58", "2:52", "2:52"),
          List.of("2/5+0:10+0", "5:00", "4:58", "4:58", "4:50", "14:50"),
          List.of("5+3|3+1", "5:03", "2:58", "2:59", "4:53", "4:56"),
          List.of("90+30", "1:30:30", "1:29:58", "1:30:28", "1:30:20", "1:30:50"));

  private static final Pattern RUNNING = Pattern.compile(".*\\brunning\\b.*");

  /** A script that returns whether an element has the warning colour as its background. */
  private static final String HAS_WARNING_COLOR =
      """
      (clock) => {
        const probe = document.body.appendChild(document.createElement('i'));
        probe.style.color = 'var(--accent)';
        const warning = getComputedStyle(probe).color;
        probe.remove();
        return getComputedStyle(clock.closest('.clock')).backgroundColor === warning;
      }
      """;

  /** A script that returns the WCAG contrast ratio between an element's text and background. */
  private static final String CONTRAST =
      """
      (clock) => {
        const luminance = (color) => {
          const [r, g, b] = color.match(/[\\d.]+/g).map((part) => {
            const c = part / 255;
            return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
          });
          return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
        };
        const { color } = getComputedStyle(clock);
        const { backgroundColor } = getComputedStyle(clock.closest('.clock'));
        const [a, b] = [luminance(color), luminance(backgroundColor)];
        return Math.max(a, b) / Math.min(a, b);
      }
      """;

  @RegisterExtension final BrowserPageExtension browser = new BrowserPageExtension();

  @Test
  void each_control_counts_time_correctly_and_the_first_move_only_gains_it() {
    Page page = browser.with(DeviceProfile.DESKTOP.withoutMotion()).context().newPage();
    page.clock().install();
    page.navigate("/");
    page.clock().pauseAt(System.currentTimeMillis() + 60_000);
    for (List<String> control : CONTROLS) {
      GameScreen game = NewGameForm.on(browser).timed(control.get(0)).start(page);
      Locator white = game.clock("white");
      Locator black = game.clock("black");
      game.play("e2e4");
      assertThat(white).hasText(control.get(1));
      assertThat(black).hasClass(RUNNING);
      page.clock().runFor(2_000);
      assertThat(black).hasText(control.get(2));
      game.play("e7e5");
      assertThat(black).hasText(control.get(3));
      page.clock().runFor(10_000);
      assertThat(white).hasText(control.get(4));
      game.play("g1f3");
      assertThat(white).hasText(control.get(5));
    }
    System.out.println("GameClockIT: " + CONTROLS.size() + " time controls");
  }

  @Test
  void a_delay_counts_down_beside_its_clock_and_a_running_clock_low_on_time_warns() {
    Page page = browser.with(DeviceProfile.DESKTOP.withoutMotion()).context().newPage();
    page.clock().install();
    GameScreen game = NewGameForm.on(browser).timed("1d3|0.3d3").start(page);
    page.clock().pauseAt(System.currentTimeMillis() + 60_000);
    Locator white = page.locator("[data-delay=white]");
    Locator black = page.locator("[data-delay=black]");
    assertThat(black).hasText("");
    game.play("e2e4");
    assertThat(game.clock("black")).hasText("0:18");
    assertThat(game.clock("black")).hasAccessibleName("Black’s clock: low on time");
    assertThat(black).hasText("+3");
    assertThat(white).hasText("");
    for (ColorScheme scheme : List.of(ColorScheme.DARK, ColorScheme.LIGHT)) {
      page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(scheme));
      assertThat(page.locator("html"))
          .hasAttribute("data-theme", scheme == ColorScheme.DARK ? "dark" : "light");
      // Even without animations, a colour change takes one frame.
      page.waitForCondition(() -> (Boolean) game.clock("black").evaluate(HAS_WARNING_COLOR));
      assertThat((Double) game.clock("black").evaluate(CONTRAST)).isGreaterThan(4.5);
    }
    page.clock().runFor(1_500);
    assertThat(black).hasText("+2");
    page.keyboard().press("p");
    assertThat(game.message()).hasCount(1);
    page.clock().runFor(60_000);
    assertThat(black).hasText("+2");
    page.keyboard().press("p");
    assertThat(game.message()).hasCount(0);
    page.clock().runFor(2_500);
    assertThat(black).hasText("");
    assertThat(game.clock("black")).hasText("0:17");
    game.play("e7e5");
    page.waitForCondition(() -> !(Boolean) game.clock("black").evaluate(HAS_WARNING_COLOR));
    assertThat(white).hasText("+3");
    assertThat(game.clock("white")).hasClass(RUNNING);
    page.waitForCondition(() -> !(Boolean) game.clock("white").evaluate(HAS_WARNING_COLOR));
  }

  @Test
  void a_paused_game_is_adjusted_by_hand_and_goes_on_until_a_flag_falls() {
    GameScreen game = NewGameForm.on(browser).between("Anna", "Boris").timed("5+0").start();
    game.play("e2e4 e7e5");

    game.pauseButton("black").click();
    game.expectNotice("The game is paused.");
    assertThat(game.pauseButton("white")).hasAttribute("aria-pressed", "true");
    game.page().keyboard().press("p");
    assertThat(game.message()).hasCount(0);
    assertThat(game.clock("white")).hasClass(RUNNING);
    game.moveField().press("p");
    assertThat(game.moveField()).hasValue("p");
    assertThat(game.pauseButton("white")).hasAttribute("aria-pressed", "false");
    game.square("e4").focus();
    game.page().keyboard().press("P");
    game.expectNotice("The game is paused.");
    String pausedTime = game.clock("white").textContent();
    game.click("g1", "f3");
    assertThat(game.refusal()).containsText("The game is paused: resume it first.");
    game.expectMoves("e4 e5");

    game.press("Adjust the clocks");
    assertThat(game.dialog().getByLabel("White")).hasValue(pausedTime.trim());
    game.dialog().getByLabel("White").fill("soon");
    game.pressInDialog("Set the clocks");
    assertThat(game.dialog()).containsText("“soon” is not a time. Enter minutes and seconds");
    game.dialog().getByLabel("White").fill("0:01");
    game.dialog().getByLabel("Black").fill("1:02:30");
    game.pressInDialog("Set the clocks");
    assertThat(game.clock("white")).hasText("0:01.0");
    assertThat(game.clock("black")).hasText("1:02:30");

    game.press("Resume");
    game.result()
        .hasTitle("Boris wins")
        .hasScore("0–1", "FLAG")
        .hasSentence("Anna ran out of time.")
        .hasArticle("6.9");
    assertThat(game.clock("white")).hasText("0:00.0");
    assertThat(game.clock("black")).hasText("1:02:30");
  }

  @Test
  void a_flag_that_falls_against_a_bare_king_is_a_draw_with_the_reason() {
    GameScreen game =
        NewGameForm.on(browser).from("7k/8/8/8/8/8/4K2Q/8 b - - 0 1").timed("0.02+0|5+0").start();

    game.click("h8", "g8");

    game.expectMoves("Kg8");
    game.result()
        .hasTitle("Draw")
        .hasScore("½–½", "FLAG")
        .hasSentence("White's flag has fallen, but Black could never checkmate.")
        .hasReason("Black has only a king, and a lone king cannot checkmate.")
        .hasArticle("6.9");
  }

  @Test
  void after_a_long_absence_the_arbiter_asks_whether_it_counts() {
    browser.with(DeviceProfile.DESKTOP.withoutMotion());
    Page page = browser.context().newPage();
    page.clock().install();
    GameScreen game = NewGameForm.on(browser).timed("5+0").start(page);
    page.clock().pauseAt(System.currentTimeMillis() + 60_000);
    game.play("e2e4");

    page.clock().fastForward(60_000);
    assertThat(game.dialog().locator("h2")).hasText("Welcome back");
    assertThat(game.dialog())
        .containsText(
            "You were away for 1 minute. Deduct this time from Black’s clock, or give it back?");
    game.pressInDialog("Give it back");
    assertThat(game.clock("black")).hasText("5:00");

    page.clock().fastForward(90_000);
    game.pressInDialog("Deduct it");
    assertThat(game.clock("black")).hasText("3:30");
    game.play("e7e5");
  }
}
