package org.arbiterchess.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.TimeoutError;
import com.microsoft.playwright.options.AriaRole;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/**
 * The game on screens of every size: what belongs to it is in sight without scrolling, and stays
 * where it is whatever the arbiter has to say and however long the names are.
 */
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

  private static final String LONG_NAME = "W".repeat(60);

  /** A pawn that looks as if it could be captured in passing: the ruling is a long one. */
  private static final String NOT_IN_PASSING =
      "rnbqkbnr/ppp1pppp/8/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq - 0 3";

  /** What must be in sight without scrolling. */
  private static final List<String> IN_SIGHT =
      List.of(
          ".board",
          "[data-player]",
          "[data-clock]",
          "[data-player] button",
          ".arbiter-panel",
          ".acts button");

  /** What must stay where it is. */
  private static final List<String> STEADY =
      List.of(
          ".board",
          "[data-player]",
          "[data-clock]",
          "[data-player] button",
          ".acts button",
          ".moves",
          ".walk button",
          ".typed input");

  /** Where everything is, in pixels from the top left corner of the page. */
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

  /** What of it is not wholly on the screen; buttons below a slip are not counted. */
  private static final String OUT_OF_SIGHT =
      """
      (selectors) => {
        const wrong = [];
        const { clientWidth, scrollWidth } = document.documentElement;
        if (scrollWidth > clientWidth) wrong.push(`the page is ${scrollWidth} wide`);
        if (scrollY > 0 && selectors.length > 0) wrong.push('the page is scrolled');
        for (const selector of selectors)
          for (const element of document.querySelectorAll(selector)) {
            const { left, top, right, bottom } = element.getBoundingClientRect();
            if (left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5)
              wrong.push(`${selector}: ${left} ${top} ${right} ${bottom}`);
          }
        for (const slip of selectors.length > 0 ? document.querySelectorAll('[data-message]') : []) {
          for (const paper of [slip, slip.parentElement])
            if (paper.scrollHeight > paper.clientHeight + 3) wrong.push(`a slip is cut: ${slip.textContent}`);
        }
        for (const button of document.querySelectorAll('[data-player] button, .acts button')) {
          const { width, height } = button.getBoundingClientRect();
          if (width < 44 || height < 44) wrong.push(`a small button: ${button.outerHTML}`);
        }
        return wrong;
      }
      """;

  /** Lets some pictures be drawn: what depends on the size of the screen may take more than one. */
  private static final String FRAMES =
      """
      async () => {
        for (let i = 0; i < 4; i++) await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      }
      """;

  private static final Page.WaitForConditionOptions PATIENCE =
      new Page.WaitForConditionOptions().setTimeout(3_000);

  @RegisterExtension final BrowserPageExtension visit = new BrowserPageExtension();
  @RegisterExtension final LinkGameExtension club = new LinkGameExtension();

  private Page page;
  private GameScreen game;

  @Test
  void side_by_side_all_fits_and_nothing_moves() {
    begin(NOT_IN_PASSING);
    Map<Size, List<?>> calm = new HashMap<>();
    for (Size size : SIZES) {
      resize(size);
      calm.put(size, measure());
      refuse(calm.get(size), size);

      game.typedMove().fill("Qxx9");
      game.typedMove().press("Enter");
      assertThat(page.locator(".typed .wrong")).isVisible();
      stays(calm.get(size), size, "while a typed move is not understood");
      game.typedMove().fill("");
      assertThat(page.locator(".typed .wrong")).hasCount(0);
      stays(calm.get(size), size, "after it");
    }

    game.menu("Names");
    game.dialog().getByLabel("White").fill("Anna");
    game.dialog().getByLabel("Black").fill("Bo");
    game.answer("Save");
    for (Size size : SIZES) {
      resize(size);
      stays(calm.get(size), size, "with short names");
    }
  }

  @Test
  void on_the_table_all_fits_and_nothing_moves() {
    begin(NOT_IN_PASSING);
    game.menu("Lay the device on the table");
    assertThat(game.place("black")).isVisible();
    for (Size size : SIZES) {
      resize(size);
      List<?> calm = measure();
      refuse(calm, size);
    }
  }

  @Test
  void by_link_all_fits_and_nothing_moves() {
    LinkGameClient white = club.guest(DeviceProfile.DESKTOP.withoutMotion());
    LinkGameClient black = club.guest(DeviceProfile.DESKTOP.withoutMotion());
    String link = NewLinkGameForm.USUAL.as("White").calling(LONG_NAME).by(white);
    black.join(link, LONG_NAME);
    white.move("e2e4");
    black.game().expectMoves("e4");
    black.move("e7e5");
    white.game().expectMoves("e4 e5");
    page = white.page();
    game = white.game();
    for (Size size : SIZES) {
      resize(size);
      List<?> calm = measure();
      game.click("d1", "d3");
      assertThat(game.refusal()).isVisible();
      stays(calm, size, "during a refusal");
      fits(size);
      again();
    }
    resize(SIZES.get(1));
    List<?> calm = measure();
    black.game().offerDraw("black");
    assertThat(game.button("Decline")).isVisible();
    stays(calm, SIZES.get(1), "while a draw is offered");
    fits(SIZES.get(1));
  }

  @Test
  void before_a_game_nothing_moves_when_something_cannot_be_understood() {
    page = visit.with(DeviceProfile.DESKTOP.withoutMotion()).open("/#/setup");
    for (Size size : List.of(SIZES.get(2), SIZES.get(7))) {
      page.navigate("/#/setup");
      page.getByRole(AriaRole.RADIO, exactly("Custom")).check();
      Locator control = page.locator("#notation");
      control.fill("5+3");
      resize(size);
      List<?> calm = around();
      control.fill("5+x");
      assertThat(page.locator("#notation-wrong")).isVisible();
      settles("%s, a wrong time".formatted(size), this::around, calm);
      control.fill("5+3");

      page.navigate("/#/position");
      Locator fen = page.locator("#fen");
      assertThat(fen).isVisible();
      resize(size);
      List<?> valid = around();
      fen.fill("rnbqkbnr/pppppppp/9/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
      assertThat(page.locator("#fen[aria-invalid=true]")).isVisible();
      settles("%s, a wrong FEN".formatted(size), this::around, valid);
    }
  }

  /** Where the parts of a screen before a game are. */
  private List<?> around() {
    page.evaluate("() => scrollTo(0, 0)");
    return (List<?>)
        page.evaluate(
            MEASURE,
            List.of("main h1", ".go button", "#notation", ".rows", "#fen", ".fields", ".placing"));
  }

  private static Page.GetByRoleOptions exactly(String name) {
    return new Page.GetByRoleOptions().setName(name).setExact(true);
  }

  private void begin(String fen) {
    visit.with(DeviceProfile.DESKTOP.withoutMotion());
    game = NewGameForm.on(visit).between(LONG_NAME, LONG_NAME).timed("90+30").from(fen).begin();
    page = game.page();
  }

  /** Looks at the page with another screen, once nothing moves any more because of that. */
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

  /** The longest ruling comes and goes. */
  private void refuse(List<?> calm, Size size) {
    stays(calm, size, "before a refusal");
    game.click("e5", "d6");
    assertThat(game.refusal()).isVisible();
    stays(calm, size, "during a refusal");
    fits(size);
    again();
    stays(calm, size, "after a refusal");
  }

  /** Takes a piece in hand and puts it back: what was said goes. */
  private void again() {
    game.square("d2").click();
    game.square("d2").click();
    assertThat(game.slip()).hasCount(0);
  }

  /** All that is needed to play is in sight; the smallest phones may scroll, but never sideways. */
  private void fits(Size size) {
    List<String> needed = size.height < 600 && size.width < size.height ? List.of() : IN_SIGHT;
    settles("%s".formatted(size), () -> (List<?>) page.evaluate(OUT_OF_SIGHT, needed), List.of());
  }

  private List<?> measure() {
    return (List<?>) page.evaluate(MEASURE, STEADY);
  }

  private void stays(List<?> calm, Size size, String when) {
    settles("%s, %s".formatted(size, when), this::measure, calm);
  }

  /** Gives a busy browser the time to draw what it has to, and then tells what is different. */
  private void settles(String what, Supplier<List<?>> found, List<?> expected) {
    try {
      page.waitForCondition(() -> found.get().equals(expected), PATIENCE);
    } catch (TimeoutError e) {
      assertThat(found.get()).as(what).isEqualTo(expected);
    }
  }
}
