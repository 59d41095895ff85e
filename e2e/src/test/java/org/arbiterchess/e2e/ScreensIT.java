package org.arbiterchess.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Page.EmulateMediaOptions;
import com.microsoft.playwright.Page.GetByRoleOptions;
import com.microsoft.playwright.Page.WaitForConditionOptions;
import com.microsoft.playwright.TimeoutError;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.Media;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests the screens other than the game screen: their widths, links and defaults. */
class ScreensIT {

  private static final int[][] SIZES = {{320, 640}, {360, 640}, {720, 900}, {900, 700}};
  private static final String LONG = "W".repeat(60);
  private static final String ENDGAME = "8/8/8/8/8/8/5k2/K6Q w - - 0 1";

  /**
   * A script that returns whether the page has the given width and neither the page nor a dialog
   * scrolls sideways.
   */
  private static final String FITS =
      """
      (width) => innerWidth === width && [document.documentElement, ...document.querySelectorAll('dialog')]
        .every(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)
      """;

  /** A script that returns whether any of the header's links and buttons overlap. */
  private static final String OVERLAPS =
      """
      (header) => {
        const boxes = [...header.querySelectorAll('a, button')]
          .filter((element) => element.checkVisibility())
          .map((element) => element.getBoundingClientRect());
        return boxes.some((box, i) => i > 0 && box.left < boxes[i - 1].right);
      }
      """;

  /** Resizing takes a while on a busy machine. The timeout expires only if a screen is too wide. */
  private static final WaitForConditionOptions TIMEOUT =
      new WaitForConditionOptions().setTimeout(20_000);

  @RegisterExtension final BrowserPageExtension browser = new BrowserPageExtension();
  @RegisterExtension final LinkGameExtension clients = new LinkGameExtension();

  private final List<String> tooWide = new ArrayList<>();

  @Test
  void no_screen_scrolls_sideways_even_with_long_names() {
    Page page = browser.with(DeviceProfile.LAPTOP.withoutMotion()).open("/");
    measure(page, "home", page.locator("main .way.main:visible"));
    page.navigate("/#/nothing");
    measure(page, "unknown", page.locator("main h1"));
    page.navigate("/#/position");
    measure(page, "position", page.getByLabel("Position as text (FEN)"));
    page.navigate("/#/clock");
    openOptions(page);
    page.getByRole(AriaRole.BUTTON, named("Custom time")).click();
    measure(page, "clock", page.getByLabel("Notation"));
    page.getByRole(AriaRole.BUTTON, named("Custom time")).click();
    page.navigate("/#/pgn");
    measure(page, "open a PGN", page.locator("main textarea"));
    page.locator("main textarea").fill(longGame());
    page.getByRole(AriaRole.BUTTON, named("Open pasted text")).click();
    measure(page, "list of a PGN", page.locator("main li").first());
    assertThat(page.locator("main li").first().boundingBox().height).isLessThan(200);
    page.locator("main li a").first().click();
    measure(page, "game of a PGN", page.locator("[role=grid], .chessboard").first());
    GameScreen game = NewGameForm.on(browser).start(page);
    game.chooseFromMenu("Share");
    measure(page, "share", game.dialog());
    NewGameForm.on(browser).between(LONG, LONG).timed("5+3").start(page);
    page.navigate("/#/setup");
    openOptions(page);
    page.getByRole(AriaRole.RADIO, named("Custom")).check();
    measure(page, "set-up", page.locator("main h1"));
    for (String tool : List.of("Settings", "Help")) {
      page.getByRole(AriaRole.BUTTON, named(tool)).click();
      measure(page, tool, game.dialog());
      page.keyboard().press("Escape");
    }
    page.navigate("/#/games");
    measure(page, "games", page.locator("main li").first());
    assertThat(page.locator("main li").first().boundingBox().height).isLessThan(200);
    page.getByLabel(Pattern.compile("Remove: WW+")).click();
    measure(page, "game to be removed", game.dialog());
    page.navigate("/");
    measure(page, "home with a game to continue", page.getByText(Pattern.compile("move 1$")));

    assertThat(tooWide).isEmpty();
  }

  @Test
  void no_screen_of_a_game_by_link_scrolls_sideways() {
    LinkGamePage host = clients.open();
    host.page().navigate("/#/link");
    measure(host.page(), "set-up by link", host.page().locator("main h1"));
    host.page().getByLabel("Your name").fill(LONG);
    host.page().locator("main .go button").click();
    String link = host.invitation();
    measure(host.page(), "invitation", host.page().locator("main h1"));
    LinkGamePage guest = clients.open();
    guest.page().navigate(link);
    measure(guest.page(), "join", guest.page().getByLabel("Your name"));

    assertThat(tooWide).isEmpty();
  }

  @Test
  void the_editor_shows_its_whole_board_in_landscape_on_a_phone() {
    Page page = browser.open("/#/position");
    Locator board = page.locator(".board-input");

    for (int[] size : new int[][] {{844, 390}, {667, 375}, {640, 360}}) {
      page.setViewportSize(size[0], size[1]);
      page.waitForCondition(() -> board.boundingBox().height < size[1]);
      BoundingBox box = board.boundingBox();
      assertThat(box.y + box.height).as("its lower edge").isLessThanOrEqualTo(size[1]);
      assertThat(box.x + box.width).as("its right edge").isLessThanOrEqualTo(size[0]);
      assertThat(box.width).as("its size").isGreaterThan(0.7 * size[1]);
    }
  }

  @Test
  void play_here_starts_with_the_standard_position_and_offers_the_last_one() {
    Page page = browser.with(DeviceProfile.PHONE).context().newPage();
    NewGameForm.on(browser).from(ENDGAME).start(page);

    page.navigate("/");
    page.locator("main").getByRole(AriaRole.LINK, nameOf("Play here")).click();
    GameScreen game = new GameScreen(page);
    game.expectPiece("e1", "white king");

    page.navigate("/#/setup");
    page.locator("summary").filter(hasText("Starting position")).click();
    assertThat(page.getByRole(AriaRole.RADIO, named("Standard"))).isChecked();
    Locator last = page.locator("label").filter(hasText("Your position"));
    for (int width : new int[] {320, 720, 1440}) {
      page.setViewportSize(width, 800);
      assertThat(last.locator("svg g[data-piece=wq]")).isVisible();
    }
    last.click();
    page.getByRole(AriaRole.BUTTON, named("Start")).click();
    game.expectPiece("a1", "white king");
    game.expectPiece("h1", "white queen");
  }

  @Test
  void an_unfinished_game_becomes_the_main_link_of_the_home_screen_without_a_shift() {
    browser.with(DeviceProfile.PHONE).context().addInitScript(LayoutShiftIT.OBSERVE);
    Page page = browser.open("/");
    // Wait until the prerendered home screen, which contains both links, has been replaced.
    assertThat(page.locator(".prerendered")).hasCount(0);
    assertThat(page.locator("main .way.main")).containsText("Play here");
    NewGameForm.on(browser).between("Anna", "Boris").start(page).play("e2e4 e7e5");

    page.navigate("about:blank");
    page.navigate("/");
    assertThat(page.getByText("Anna – Boris, move 2")).isVisible();
    assertThat(page.locator("main .way.main")).containsText("Continue");
    page.evaluate("() => document.fonts.ready");
    double shift = LayoutShiftIT.totalShift(page);
    assertThat(shift)
        .as("%s", page.evaluate("() => shifts.map(({ what }) => what)"))
        .isLessThan(0.02);
    page.locator("main .way.main").click();
    new GameScreen(page).expectMoves("e4 e5");
  }

  @Test
  void the_header_links_to_playing_by_link_and_to_opening_a_pgn() {
    Page page =
        browser.with(DeviceProfile.LAPTOP.withSize(1240, 768).withoutMotion()).open("/#/games");
    Locator header = page.locator("header");
    Locator menu = header.getByRole(AriaRole.BUTTON, nameOf("Menu"));
    assertThat(menu).isHidden();
    assertThat(header.getByRole(AriaRole.LINK, nameOf("Play by link"))).isVisible();
    assertThat(header.getByRole(AriaRole.LINK, nameOf("Open a PGN"))).isVisible();

    page.setViewportSize(320, 640);
    assertThat(header.getByRole(AriaRole.LINK, nameOf("Open a PGN"))).isHidden();
    menu.focus();
    page.keyboard().press("Enter");
    assertThat(header.getByRole(AriaRole.LINK, nameOf("Play by link"))).isVisible();
    AxeAudit.assertNoViolations(page);
    page.keyboard().press("Escape");
    assertThat(header.getByRole(AriaRole.LINK, nameOf("Open a PGN"))).isHidden();
    assertThat(menu).isFocused();
    menu.click();
    header.getByRole(AriaRole.LINK, nameOf("Open a PGN")).click();
    assertThat(page.locator("main h1")).hasText("Open a PGN");
    assertThat(header.getByRole(AriaRole.LINK, nameOf("Open a PGN"))).isHidden();

    GameScreen game = NewGameForm.on(browser).deviceOnTable().start(page);
    game.playerPanel("white").getByRole(AriaRole.BUTTON, nameOf("More")).click();
    assertThat(game.dialog().getByRole(AriaRole.LINK, nameOf("Open a PGN"))).isVisible();
    game.dialog().getByRole(AriaRole.LINK, nameOf("Play by link")).click();
    assertThat(page.locator("main h1")).hasText("Play by link");
  }

  /** On a screen of medium width, a menu holds the two links for which the header has no room. */
  @ParameterizedTest
  @CsvSource({
    "en-GB,Menu,Play by link,Ask the arbiter,Cases,Set up a position,Open a PGN",
    "de-DE,Menü,Per Link spielen,Schiedsrichter fragen,Fälle,Stellung aufbauen,PGN öffnen"
  })
  void every_screen_is_at_most_two_taps_away_on_a_screen_of_medium_width(
      String language,
      String menuName,
      String byLink,
      String ask,
      String cases,
      String position,
      String pgn) {
    DeviceProfile device = DeviceProfile.LAPTOP.withoutMotion().withLanguage(language);
    Page page = browser.with(device).open("/");
    Locator header = page.locator("#app > header");
    Locator menu = header.getByRole(AriaRole.BUTTON, nameOf(menuName));

    for (int width : new int[] {980, 1024, 1100, 1200, 1239}) {
      page.setViewportSize(width, 768);
      for (String name : List.of(byLink, ask, cases)) {
        assertThat(header.getByRole(AriaRole.LINK, nameOf(name))).isInViewport();
      }
      assertThat(menu).isInViewport();
      page.waitForCondition(() -> (Boolean) page.evaluate(FITS, width), TIMEOUT);
      assertThat((Boolean) header.evaluate(OVERLAPS)).as("an overlap at %d px", width).isFalse();
      for (String name : List.of(position, pgn)) {
        assertThat(header.getByRole(AriaRole.LINK, nameOf(name))).isHidden();
        menu.click();
        assertThat(header.getByRole(AriaRole.LINK, nameOf(name))).isInViewport();
        header.getByRole(AriaRole.LINK, nameOf(name)).click();
        assertThat(header.getByRole(AriaRole.LINK, nameOf(name))).isHidden();
        assertThat(page).hasURL(Pattern.compile(name.equals(pgn) ? ".*#/pgn" : ".*#/position"));
      }
    }
    menu.focus();
    page.keyboard().press("Enter");
    AxeAudit.assertNoViolations(page);
    page.keyboard().press("Tab");
    assertThat(header.getByRole(AriaRole.LINK, nameOf(position))).isFocused();
    page.keyboard().press("Escape");
    assertThat(menu).isFocused();
    assertThat(header.getByRole(AriaRole.LINK, nameOf(position))).isHidden();
  }

  @Test
  void the_dark_theme_prints_black_on_white() {
    Page page = browser.with(DeviceProfile.LAPTOP.withDarkTheme()).context().newPage();
    GameScreen game = NewGameForm.on(browser).between("Anna", "Boris").start(page);
    game.play("e2e4 e7e5");
    game.loadDialogs();
    page.evaluate(
        """
        addEventListener('beforeprint', () => {
          const colors = (element) => { const { color, backgroundColor } = getComputedStyle(element); return `${color} on ${backgroundColor}`; };
          const { colorScheme } = getComputedStyle(document.documentElement);
          window.paper = [colorScheme, colors(document.documentElement), colors(document.querySelector('.paper h1'))];
        })
        """);
    page.emulateMedia(new EmulateMediaOptions().setMedia(Media.PRINT));

    page.pdf();

    assertThat(page.evaluate("window.paper"))
        .isEqualTo(
            List.of(
                "light", "rgb(0, 0, 0) on rgb(255, 255, 255)", "rgb(0, 0, 0) on rgba(0, 0, 0, 0)"));
  }

  /** Waits for the initially collapsed options and expands them all. */
  private static void openOptions(Page page) {
    assertThat(page.locator("main summary").first()).isVisible();
    page.locator("main summary").all().forEach(Locator::click);
  }

  /**
   * Waits for the given element of the screen and records the sizes at which the screen is too
   * wide.
   */
  private void measure(Page page, String screen, Locator element) {
    assertThat(element).isVisible();
    page.evaluate("() => document.fonts.ready");
    for (int[] size : SIZES) {
      page.setViewportSize(size[0], size[1]);
      try {
        page.waitForCondition(() -> (Boolean) page.evaluate(FITS, size[0]), TIMEOUT);
      } catch (TimeoutError e) {
        tooWide.add(screen + " at " + size[0] + " px");
      }
    }
    page.setViewportSize(1024, 768);
  }

  private static String longGame() {
    String tags = "[Event \"%s\"]\n[Site \"%s\"]\n[White \"%s\"]\n[Black \"%s\"]\n";
    return tags.formatted(LONG, LONG, LONG, LONG)
        + "\n1. e4 {"
        + LONG.repeat(3)
        + "} e5 (1... c5) *\n\n[White \"Ann\"]\n\n1. d4 *\n";
  }

  private static GetByRoleOptions named(String name) {
    return new GetByRoleOptions().setName(name).setExact(true);
  }

  private static Locator.GetByRoleOptions nameOf(String name) {
    return new Locator.GetByRoleOptions().setName(name).setExact(true);
  }

  private static Locator.FilterOptions hasText(String text) {
    return new Locator.FilterOptions().setHasText(text);
  }
}
