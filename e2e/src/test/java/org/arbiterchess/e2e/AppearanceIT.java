package org.arbiterchess.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Request;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Tests the appearance of the board: themes, pieces, animation, size and the focus view. */
@Tag("check")
class AppearanceIT {

  private static final String STORE_HIGH_CONTRAST =
      "() => localStorage.setItem('arbiter.settings',"
          + " '{\"boardTheme\":\"contrast\",\"language\":\"en\"}')";

  private static final String RECORD_ANIMATIONS =
      """
      () => {
        window.durations = [];
        const { animate } = Element.prototype;
        Element.prototype.animate = function (frames, options) {
          durations.push(options.duration);
          return animate.call(this, frames, options);
        };
      }
      """;

  private static final String SCROLLS =
      "() => document.documentElement.scrollHeight > innerHeight"
          + " || document.documentElement.scrollWidth > innerWidth";

  @RegisterExtension final BrowserPageExtension browser = new BrowserPageExtension();
  @RegisterExtension final LinkGameExtension clients = new LinkGameExtension();

  @Test
  void themes_pieces_and_animation_are_chosen_from_previews_and_kept_offline() {
    Page page = browser.with(DeviceProfile.DESKTOP.withServiceWorker()).open("/");
    List<String> requests = new CopyOnWriteArrayList<>();
    page.onRequest((Request request) -> requests.add(request.url()));
    assertThat(page.locator("main h1")).isVisible();
    assertThat(page.evaluate("() => localStorage.getItem('arbiter.settings')"))
        .as("settings that were only read, and could overwrite those of another tab")
        .isNull();
    page.evaluate(STORE_HIGH_CONTRAST);
    page.reload();
    assertThat(page.locator("html")).hasAttribute("data-board", "contrast");
    GameScreen game = NewGameForm.on(browser).timed("5+3").start(page);
    assertThat(pieces(page)).hasAttribute("data-pieces", "classic");
    assertThat(squareColor(page)).isEqualTo("rgb(255, 255, 255)");
    assertThat(requests).noneMatch(url -> url.contains("boldPieces"));

    openSettings(page);
    radio(page, "High contrast").focus();
    page.keyboard().press("ArrowLeft");
    assertThat(radio(page, "Slate")).isChecked();
    assertThat(page.locator("html")).hasAttribute("data-board", "slate");
    assertThat(squareColor(page)).isEqualTo("rgb(224, 229, 233)");
    radio(page, "Bold").check();
    assertThat(pieces(page)).hasAttribute("data-pieces", "bold");
    assertThat(page.locator("#wk")).hasAttribute("transform", "scale(0.625)");
    AxeAudit.assertNoViolations(page);
    radio(page, "Fast").check();
    game.pressInDialog("Done");
    page.evaluate(RECORD_ANIMATIONS);
    game.play("e2e4");
    page.waitForCondition(() -> page.evaluate("() => durations.join()").equals("100"));
    openSettings(page);
    radio(page, "Off").check();
    game.pressInDialog("Done");
    game.play("d7d5 e4d5");
    assertThat(page.evaluate("() => durations.join()")).isEqualTo("100");
    assertThat(page.locator("[data-captured=white] use").first()).hasAttribute("href", "#bp");

    browser.awaitInstalled(page);
    browser.offline(true);
    page.reload();
    assertThat(pieces(page)).hasAttribute("data-pieces", "bold");
    assertThat(page.locator("html")).hasAttribute("data-board", "slate");
  }

  @Test
  void without_a_choice_reduced_motion_switches_the_animation_off() {
    Page page = browser.with(DeviceProfile.DESKTOP.withoutMotion()).open("/");
    GameScreen game = NewGameForm.on(browser).start(page);
    page.evaluate(RECORD_ANIMATIONS);
    game.play("e2e4");
    assertThat(page.evaluate("() => durations.length")).isEqualTo(0);
    openSettings(page);
    assertThat(radio(page, "Off")).isChecked();
  }

  @Test
  void the_board_is_resized_at_its_corner_and_by_keys() {
    Page page = browser.with(DeviceProfile.DESKTOP).open("/");
    NewGameForm.on(browser).timed("5+3").start(page);
    Locator board = page.locator(".game > .board");
    Locator handle =
        page.getByRole(AriaRole.SLIDER, new Page.GetByRoleOptions().setName("Board size"));
    BoundingBox full = board.boundingBox();
    BoundingBox aside = page.locator(".game > aside").boundingBox();

    BoundingBox grip = handle.boundingBox();
    page.mouse().move(grip.x + 14, grip.y + 14);
    page.mouse().down();
    page.mouse().move(grip.x + 14 + 60, grip.y + 14 - 60);
    page.mouse().move(grip.x + 14 + 120, grip.y + 14 - 120);
    page.mouse().up();
    assertThat(board.boundingBox().width).isBetween(full.width - 123, full.width - 117);
    assertThat(page.locator(".game > aside").boundingBox())
        .usingRecursiveComparison()
        .isEqualTo(aside);
    assertThat((Boolean) page.evaluate(SCROLLS)).isFalse();
    String size = handle.getAttribute("aria-valuenow");
    page.reload();
    assertThat(handle).hasAttribute("aria-valuenow", size);
    handle.focus();
    page.keyboard().press("ArrowDown");
    assertThat(handle).hasAttribute("aria-valuenow", String.valueOf(Integer.parseInt(size) - 2));
    page.keyboard().press("Home");
    assertThat(handle).hasAttribute("aria-valuetext", "60 %");
    page.keyboard().press("End");
    assertThat(handle).hasAttribute("aria-valuetext", "100 %");
    page.keyboard().press("PageDown");
    assertThat(handle).hasAttribute("aria-valuenow", "90");
    page.setViewportSize(1024, 768);
    assertThat(handle).isHidden();
    assertThat(board.boundingBox().width).isGreaterThan(500);
    page.setViewportSize(1440, 900);
    handle.dblclick();
    assertThat(board.boundingBox().width).isEqualTo(full.width);

    page.navigate("/#/pgn");
    PgnUpload.CLUB.choose(page);
    page.getByText("Anna Ahrens").first().click();
    assertThat(handle).hasAttribute("aria-valuenow", "100");
    full = board.boundingBox();
    aside = page.locator(".game > aside").boundingBox();
    handle.focus();
    page.keyboard().press("PageDown");
    assertThat(handle).hasAttribute("aria-valuenow", "90");
    assertThat(board.boundingBox().width).isLessThan(full.width - 50);
    assertThat(page.locator(".game > aside").boundingBox().x).isEqualTo(aside.x);
  }

  @Test
  void the_focus_view_shows_the_board_the_clocks_and_what_the_arbiter_says() {
    Page page = browser.with(DeviceProfile.DESKTOP).open("/");
    GameScreen game = NewGameForm.on(browser).between("Anna", "Boris").timed("5+3").start(page);
    double usual = page.locator(".chessboard").boundingBox().width;

    page.keyboard().press("v");
    assertThat(page.locator("#app > header")).isHidden();
    assertThat(game.moveField()).isHidden();
    assertThat(game.clock("black")).isVisible();
    page.waitForCondition(() -> page.locator(".chessboard").boundingBox().width > usual);
    game.expectAnnouncement(
        "Focus view: only the board and the clocks are shown. Press V or Escape to exit.");
    game.click("e2", "e5");
    assertThat(game.refusal()).isVisible();
    AxeAudit.assertNoViolations(page);
    leaveFocusView(page, "v");
    for (int[] screen : new int[][] {{320, 480}, {360, 640}, {740, 360}, {820, 1180}}) {
      page.setViewportSize(screen[0], screen[1]);
      page.keyboard().press("v");
      game.click("e2", "e5");
      assertThat(game.refusal()).isInViewport();
      assertThat(game.button("Exit focus view")).isInViewport();
      assertThat((Boolean) page.evaluate(SCROLLS)).as("%d by %d", screen[0], screen[1]).isFalse();
      leaveFocusView(page, "v");
    }
    page.setViewportSize(1440, 900);
    page.keyboard().press("v");
    leaveFocusView(page, "Escape");
    assertThat(page.locator("#app > header")).isVisible();
    game.expectAnnouncement("You have left focus view.");

    game.chooseFromMenu("Focus view");
    assertThat(game.button("Exit focus view")).isFocused();
    page.keyboard().press("Enter");
    assertThat(page.locator(".game.focus")).hasCount(0);
    assertThat(game.button("More")).isFocused();
  }

  /**
   * Leaves the focus view and waits until full-screen mode has ended, because the window cannot be
   * resized before then.
   */
  private static void leaveFocusView(Page page, String key) {
    assertThat(page.locator(".game.focus")).hasCount(1);
    page.keyboard().press(key);
    assertThat(page.locator(".game.focus")).hasCount(0);
    page.waitForFunction("() => !document.fullscreenElement");
  }

  @Test
  void an_offer_by_link_is_answered_in_the_focus_view() {
    LinkGamePage anna = clients.open();
    String link = NewLinkGameForm.DEFAULT.as("White").submit(anna);
    LinkGamePage bo = clients.open();
    bo.join(link, "Bo");

    anna.move("e2e4");
    bo.game().expectMoves("e4");
    bo.move("e7e5");
    anna.game().chooseFromMenu("Focus view");
    bo.game().offerDraw("black");
    assertThat(anna.game().moveField()).isHidden();
    anna.press("Accept");
    assertThat(anna.game().result().panel()).isVisible();
    assertThat(anna.page().locator(".game.focus")).hasCount(1);
  }

  private static void openSettings(Page page) {
    page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Settings")).click();
  }

  private static Locator radio(Page page, String name) {
    return page.getByRole(AriaRole.RADIO, new Page.GetByRoleOptions().setName(name).setExact(true));
  }

  private static Locator pieces(Page page) {
    return page.locator("#piece-images");
  }

  private static Object squareColor(Page page) {
    return page.evaluate("() => getComputedStyle(document.querySelector('.square.white')).fill");
  }
}
