package org.arbiterchess.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.TimeoutError;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.options.AriaRole;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/**
 * Tests the game on screens of all sizes: everything needed to play is visible without scrolling,
 * and nothing moves when a message appears or the names are long.
 */
@Tag("check")
class GameFitsScreenIT {

  private record Size(int width, int height) {}

  private static final List<Size> SIZES =
      List.of(
          new Size(320, 568),
          new Size(360, 640),
          new Size(390, 844),
          new Size(720, 1280),
          new Size(820, 1180),
          new Size(844, 390),
          new Size(900, 700),
          new Size(1440, 900));

  private static final List<Size> RULING_SIZES =
      List.of(
          new Size(390, 844),
          new Size(768, 1024),
          new Size(820, 1180),
          new Size(844, 390),
          new Size(1024, 768),
          new Size(1440, 900));

  private static final LocatorAssertions.IsInViewportOptions COMPLETELY =
      new LocatorAssertions.IsInViewportOptions().setRatio(1);

  private static final String LONG_NAME = "W".repeat(60);

  /**
   * A position in which an en passant capture only looks legal. The message that refuses the
   * capture is long.
   */
  private static final String NO_EN_PASSANT =
      "rnbqkbnr/ppp1pppp/8/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq - 0 3";

  /** The elements that must be visible without scrolling. */
  private static final List<String> VISIBLE =
      List.of(
          ".board",
          "[data-player]",
          "[data-clock]",
          "[data-player] button",
          ".arbiter-panel",
          ".player-actions button, .game-actions button");

  /** The elements that must not move when a message appears or the names are long. */
  private static final List<String> FIXED =
      List.of(
          ".board",
          "[data-player]",
          "[data-clock]",
          "[data-player] button",
          ".player-actions button, .game-actions button",
          ".moves",
          ".navigation button");

  /**
   * A script that returns the bounds of the elements, in pixels from the top left corner of the
   * page.
   */
  private static final String MEASURE =
      """
      (selectors) => {
        const found = [`page ${document.documentElement.scrollWidth} x ${document.documentElement.scrollHeight}`];
        for (const selector of selectors)
          document.querySelectorAll(selector).forEach((element, index) => {
            const { left, top, right, bottom } = element.getBoundingClientRect();
            const at = [left + scrollX, top + scrollY, right + scrollX, bottom + scrollY];
            found.push(`${selector} ${index}: ${at.map((pixels) => Math.round(pixels * 10) / 10).join(' ')}`);
          });
        return found;
      }
      """;

  /**
   * A script that returns layout problems: elements that are not completely visible, truncated
   * messages, small buttons, and a page that is too wide.
   */
  private static final String FIND_PROBLEMS =
      """
      (selectors) => {
        const problems = [];
        const { clientWidth, scrollWidth } = document.documentElement;
        if (scrollWidth > clientWidth) problems.push(`the page is ${scrollWidth} wide`);
        if (scrollY > 0 && selectors.length > 0) problems.push('the page is scrolled');
        for (const selector of selectors)
          for (const element of document.querySelectorAll(selector)) {
            const { left, top, right, bottom } = element.getBoundingClientRect();
            if (left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5)
              problems.push(`${selector}: ${left} ${top} ${right} ${bottom}`);
          }
        for (const message of selectors.length > 0 ? document.querySelectorAll('[data-message]') : []) {
          for (const box of [message, message.parentElement])
            if (box.scrollHeight > box.clientHeight + 3) problems.push(`a message is cut off: ${message.textContent}`);
        }
        for (const button of document.querySelectorAll('[data-player] button, .player-actions button, .game-actions button')) {
          const { width, height } = button.getBoundingClientRect();
          if (width < 44 || height < 44) problems.push(`a small button: ${button.outerHTML}`);
        }
        return problems;
      }
      """;

  /** A script that returns layout problems: truncated messages, and a page that is too wide. */
  private static final String FIND_CUT_OFF =
      """
      () => {
        const { clientWidth, scrollWidth } = document.documentElement;
        const problems = scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide`] : [];
        for (const message of document.querySelectorAll('[data-message]'))
          for (const box of [message, message.parentElement])
            if (box.scrollHeight > box.clientHeight + 3) problems.push(`a message is cut off: ${message.textContent}`);
        return problems;
      }
      """;

  /**
   * A script that waits for several frames, because the layout may take that long to adapt to the
   * screen size.
   */
  private static final String FRAMES =
      """
      async () => {
        for (let i = 0; i < 4; i++) await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      }
      """;

  private static final Page.WaitForConditionOptions TIMEOUT =
      new Page.WaitForConditionOptions().setTimeout(3_000);

  @RegisterExtension final BrowserPageExtension browser = new BrowserPageExtension();
  @RegisterExtension final LinkGameExtension clients = new LinkGameExtension();

  private Page page;
  private GameScreen game;

  @Test
  void side_by_side_everything_fits_and_nothing_moves() {
    start(NO_EN_PASSANT);
    Map<Size, List<?>> normal = new HashMap<>();
    for (Size size : SIZES) {
      resize(size);
      normal.put(size, measure());
      checkRefusal(normal.get(size), size);

      game.moveField().fill("Qxx9");
      game.moveField().press("Enter");
      assertThat(game.refusal()).isVisible();
      assertUnmoved(normal.get(size), size, "while a typed move is not understood");
      game.moveField().fill("");
      assertThat(game.message()).hasCount(0);
      assertUnmoved(normal.get(size), size, "after it");
    }

    game.chooseFromMenu("Names");
    game.dialog().getByLabel("White").fill("Anna");
    game.dialog().getByLabel("Black").fill("Bo");
    game.pressInDialog("Save");
    for (Size size : SIZES) {
      resize(size);
      assertUnmoved(normal.get(size), size, "with short names");
    }
  }

  @Test
  void on_the_table_everything_fits_and_nothing_moves() {
    start(NO_EN_PASSANT);
    game.chooseFromMenu("Put the device on the table");
    assertThat(game.playerPanel("black")).isVisible();
    for (Size size : SIZES) {
      resize(size);
      List<?> normal = measure();
      checkRefusal(normal, size);
    }
  }

  @Test
  void a_strict_game_fits_and_nothing_moves_when_the_arbiter_speaks() {
    browser.with(DeviceProfile.DESKTOP.withoutMotion());
    game = NewGameForm.on(browser).between(LONG_NAME, LONG_NAME).timed("90+30").strictly().start();
    page = game.page();
    game.press("Start");
    SIZES.forEach(this::checkTouchMove);
    game.chooseFromMenu("Put the device on the table");
    assertThat(game.playerPanel("black")).isVisible();
    SIZES.forEach(this::checkTouchMove);
  }

  @Test
  void a_ruling_fits_on_phones_and_tablets_in_german() {
    browser.with(DeviceProfile.DESKTOP.withoutMotion());
    game = NewGameForm.on(browser).between("Anna", "Boris").timed("90+30").strictly().start();
    page = game.page();
    game.press("Start");
    page.getByRole(AriaRole.BUTTON, exactly("Settings")).click();
    game.dialog().getByLabel("Deutsch").check();
    page.keyboard().press("Escape");
    page.setViewportSize(360, 640);
    game.click("b1", "d3");
    page.locator("[data-press=white]").click();
    assertThat(page.locator("[data-continue]")).isInViewport(COMPLETELY);
    RULING_SIZES.forEach(this::checkRuling);
    page.setViewportSize(1440, 900);
    page.locator("[data-menu]").first().click();
    game.pressInDialog("Gerät auf den Tisch legen");
    assertThat(game.playerPanel("black")).isVisible();
    RULING_SIZES.forEach(this::checkRuling);
    page.locator("[data-continue]").last().click();
    for (Size size : SIZES) {
      resize(size);
      assertFits(size);
    }
  }

  private void checkRuling(Size size) {
    resize(size);
    for (Locator button : page.locator("[data-continue]").all()) {
      assertThat(button).isInViewport(COMPLETELY);
    }
    await("%s".formatted(size), () -> (List<?>) page.evaluate(FIND_CUT_OFF), List.of());
  }

  /** Checks the layout when the arbiter refuses a move because another piece was touched first. */
  private void checkTouchMove(Size size) {
    resize(size);
    game.square("b1").click();
    List<?> normal = measure();
    game.click("g1", "f3");
    assertThat(game.refusal()).isVisible();
    assertUnmoved(normal, size, "when a touched piece must move");
    assertFits(size);
    game.square("b1").click();
    assertThat(game.message()).hasCount(0);
  }

  @Test
  void by_link_everything_fits_and_nothing_moves() {
    LinkGamePage white = clients.open(DeviceProfile.DESKTOP.withoutMotion());
    LinkGamePage black = clients.open(DeviceProfile.DESKTOP.withoutMotion());
    String link = NewLinkGameForm.DEFAULT.as("White").by(LONG_NAME).submit(white);
    black.join(link, LONG_NAME);
    white.move("e2e4");
    black.game().expectMoves("e4");
    black.move("e7e5");
    white.game().expectMoves("e4 e5");
    page = white.page();
    game = white.game();
    for (Size size : SIZES) {
      resize(size);
      List<?> normal = measure();
      game.click("d1", "d3");
      assertThat(game.refusal()).isVisible();
      assertUnmoved(normal, size, "during a refusal");
      assertFits(size);
      closeMessage();
    }
    resize(SIZES.get(1));
    List<?> normal = measure();
    black.game().offerDraw("black");
    assertThat(game.button("Decline")).isVisible();
    assertUnmoved(normal, SIZES.get(1), "while a draw is offered");
    assertFits(SIZES.get(1));
  }

  @Test
  void before_a_game_nothing_moves_when_an_input_is_invalid() {
    page = browser.with(DeviceProfile.DESKTOP.withoutMotion()).open("/#/setup");
    for (Size size : List.of(SIZES.get(2), SIZES.get(7))) {
      page.navigate("/#/setup");
      page.getByRole(AriaRole.RADIO, exactly("Custom")).check();
      Locator control = page.locator("#notation");
      control.fill("5+3");
      resize(size);
      List<?> normal = measureForm();
      control.fill("5+x");
      assertThat(page.locator("#notation-wrong")).isVisible();
      await("%s, a wrong time".formatted(size), this::measureForm, normal);
      control.fill("5+3");

      page.navigate("/#/position");
      Locator fen = page.locator("#fen");
      assertThat(fen).isVisible();
      resize(size);
      List<?> valid = measureForm();
      fen.fill("rnbqkbnr/pppppppp/9/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
      assertThat(page.locator("#fen[aria-invalid=true]")).isVisible();
      await("%s, a wrong FEN".formatted(size), this::measureForm, valid);
    }
  }

  /** Returns the bounds of a form's elements. */
  private List<?> measureForm() {
    page.evaluate("() => scrollTo(0, 0)");
    return (List<?>)
        page.evaluate(
            MEASURE,
            List.of("main h1", ".go button", "#notation", ".rows", "#fen", ".fields", ".placing"));
  }

  private static Page.GetByRoleOptions exactly(String name) {
    return new Page.GetByRoleOptions().setName(name).setExact(true);
  }

  private void start(String fen) {
    browser.with(DeviceProfile.DESKTOP.withoutMotion());
    game = NewGameForm.on(browser).between(LONG_NAME, LONG_NAME).timed("90+30").from(fen).start();
    page = game.page();
  }

  /** Resizes the screen and waits until the layout is stable. */
  private void resize(Size size) {
    page.setViewportSize(size.width, size.height);
    page.evaluate("() => { document.activeElement?.blur(); scrollTo(0, 0); }");
    page.waitForCondition(
        () -> {
          List<?> before = measure();
          page.evaluate(FRAMES);
          return measure().equals(before);
        });
  }

  /**
   * Provokes the longest refusal and closes it. Checks the layout before, during and after the
   * refusal.
   */
  private void checkRefusal(List<?> normal, Size size) {
    assertUnmoved(normal, size, "before a refusal");
    game.click("e5", "d6");
    assertThat(game.refusal()).isVisible();
    assertUnmoved(normal, size, "during a refusal");
    assertFits(size);
    closeMessage();
    assertUnmoved(normal, size, "after a refusal");
  }

  /** Closes the message by selecting a piece, then deselects the piece. */
  private void closeMessage() {
    game.square("d2").click();
    game.square("d2").click();
    assertThat(game.message()).hasCount(0);
  }

  /**
   * Asserts that everything needed to play is visible without scrolling. On the smallest phones,
   * the page may scroll, but only vertically.
   */
  private void assertFits(Size size) {
    List<String> needed = size.height < 600 && size.width < size.height ? List.of() : VISIBLE;
    await("%s".formatted(size), () -> (List<?>) page.evaluate(FIND_PROBLEMS, needed), List.of());
  }

  private List<?> measure() {
    return (List<?>) page.evaluate(MEASURE, FIXED);
  }

  private void assertUnmoved(List<?> normal, Size size, String when) {
    await("%s, %s".formatted(size, when), this::measure, normal);
  }

  /**
   * Waits until the measurement has the expected value. On a timeout, fails and reports the
   * difference.
   */
  private void await(String what, Supplier<List<?>> measurement, List<?> expected) {
    try {
      page.waitForCondition(() -> measurement.get().equals(expected), TIMEOUT);
    } catch (TimeoutError e) {
      assertThat(measurement.get()).as(what).isEqualTo(expected);
    }
  }
}
