package org.arbiterchess.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Page.EmulateMediaOptions;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/**
 * Tests that every screen and dialog passes axe-core in both themes, and that the Tab key visits
 * elements in order.
 */
@Order(1)
@Tag("check")
class AccessibilityIT {

  /** A script that returns the text colour, which differs between the themes. */
  private static final String TEXT_COLOR = "() => getComputedStyle(document.body).color";

  private static final String PROMOTING = "8/4P3/8/8/8/8/k7/4K3 w - - 0 1";

  @RegisterExtension final BrowserPageExtension browser = new BrowserPageExtension();

  private final List<String> checked = new ArrayList<>();
  private final List<String> violations = new ArrayList<>();
  private Page page;
  private GameScreen game;

  @Test
  void every_screen_and_dialog_is_accessible_in_both_themes() {
    page = browser.with(DeviceProfile.LAPTOP.withoutMotion()).open("/");
    game = new GameScreen(page);

    checkScreensBeforeGame();
    checkGame();
    checkDialogsOfGame();
    checkDeviceOnTable();
    checkEndOfGame();
    checkOtherScreens();

    System.out.printf("Screens and dialogs checked in both themes: %d%n", checked.size());
    assertThat(violations).isEmpty();
    assertThat(checked).hasSizeGreaterThanOrEqualTo(40).doesNotHaveDuplicates();
  }

  private void checkScreensBeforeGame() {
    check(page.getByRole(AriaRole.HEADING).first(), "home");
    go("/#/games");
    check(page.getByText("No games yet"), "games, none yet");
    go("/#/setup");
    check(page.locator("main h1").filter(hasText("Play here")), "set-up");
    page.locator("main summary").all().forEach(Locator::click);
    page.getByRole(AriaRole.RADIO, named("Custom")).check();
    page.getByLabel("Different times for White and Black").check();
    page.getByText("Add a stage").first().click();
    check(page.getByLabel("Notation"), "set-up with everything open");
    page.getByLabel("Notation").fill("5+x");
    check(page.locator("#notation[aria-invalid=true]"), "set-up with a wrong time");
    page.getByLabel("Notation").fill("5+3");
    page.getByRole(AriaRole.RADIO, named("Chess960")).check();
    check(page.getByLabel("Number, 0 to 959"), "set-up of Chess960");
    page.getByRole(AriaRole.RADIO, named("Standard")).check();
    go("/#/position");
    check(page.getByText("This position can be played."), "position");
    go("/#/position?fen=4k3/8/8/8/8/8/8/8%20x%20-%20-%200%201");
    check(page.locator("#fen[aria-invalid=true]"), "position with faults");
    go("/#/no-such-screen");
    check(page.getByText("There is nothing at this address."), "unknown");
    go("/#/game/nobody");
    check(page.getByText("This game was not found on this device."), "missing game");
  }

  private void checkGame() {
    NewGameForm.on(browser).between("Anna", "Boris").timed("5+3").start(page);
    check(game.square("e2"), "game, start");
    game.click("e2", "e5");
    check(game.refusal(), "game, ruling");
    game.square("e2").click();
    check(game.page().locator(".dot").first(), "game, piece selected");
    game.type("e4 e5 Nf3 Nc6 Bb5 d6 xyz");
    check(game.refusal(), "game, typed nonsense");
    game.type("Nc3 Ke7 Bxc6");
    assertThat(game.moves()).hasCount(9);
    check(game.player("white").locator("[data-captured]"), "game, captured");
    game.press("One move back");
    check(game.button("Back to the game"), "game, looking back");
    game.press("Back to the game");
  }

  private void checkDialogsOfGame() {
    game.offerDraw("white");
    check(game.button("Accept"), "draw offered");
    game.press("Decline");
    game.press("Take back");
    check(game.button("Allow"), "takeback asked");
    game.press("Decline");
    checkMenuDialog("Claim draw", "claim");
    game.chooseFromMenu("Claim draw");
    game.pressInDialog("Claim with my next move");
    check(game.notice(), "claiming with a move");
    game.press("Cancel");
    checkDialog("Resign", "resign");
    checkDialog("More", "menu");
    checkMenuDialog("End the game", "end the game");
    checkMenuDialog("Names", "names");
    game.chooseFromMenu("Share");
    // The buttons in this dialog are disabled, and therefore dimmed, until the picture is drawn.
    assertThat(page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Save PNG")))
        .isEnabled();
    checkAndClose("share");
    game.pauseButton("white").click();
    check(game.notice(), "paused");
    checkDialog("Adjust the clocks", "clocks");
    game.pauseButton("white").click();
    // Simulate a device that has been asleep for a minute.
    page.evaluate("() => { const now = Date.now; Date.now = () => now() + 60_000; }");
    check(game.dialog(), "away");
    game.pressInDialog("Deduct it");
    game.changeSetting("Confirm each move", true);
    game.type("bxc6");
    check(game.button("Play it"), "move to be confirmed");
    game.press("Play it");
    game.changeSetting("Confirm each move", false);
  }

  private void checkDeviceOnTable() {
    game.chooseFromMenu("Put the device on the table");
    check(game.playerPanel("black"), "table");
    game.click("e1", "e3");
    check(game.refusal(), "table, ruling");
    game.playerPanel("black").getByText("Draw", exactly()).click();
    check(game.playerPanel("white").getByText("Accept"), "table, draw offered");
    game.playerPanel("white").getByText("Decline").click();
    check(game.playerPanel("black").locator("[data-message]"), "table, draw declined");
    openMenu("black");
    check(game.dialog(), "table, menu of the far player");
    game.pressInDialog("Close");
    game.playerPanel("black").getByText("Resign", exactly()).click();
    game.pressInDialog("Resign");
    check(game.result().panel(), "table, result");
    openMenu("white");
    game.pressInDialog("Sit side by side");
  }

  private void checkEndOfGame() {
    check(game.button("Rematch"), "game over");
    game.square("e1").click();
    game.expectState("e1", "selected");
    check(game.result().panel(), "piece chosen for a variation after the end");
    page.keyboard().press("Escape");
    checkDialog("Thinking times", "thinking times after the end");
    NewGameForm.on(browser).from(PROMOTING).start(page);
    game.click("e7", "e8");
    check(page.locator(".chessboard [role=dialog]"), "promotion");
    page.keyboard().press("Escape");
    GamesFileUpload.importGames(
        page,
        List.of(new GamesFileUpload.Start("en-passant", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2")));
    go("/#/game/en-passant");
    game.type("exd6");
    game.press("Why was that allowed?");
    check(game.notice(), "why that was allowed");
  }

  private void checkOtherScreens() {
    page.evaluate(IndexedDbGames.PUT, List.of("broken", "no game"));
    go("/#/games");
    check(page.getByText("Unreadable"), "games of all kinds");
    page.locator("main").getByText("Openings", exactly()).click();
    check(page.locator(".openings li button").first(), "openings");
    page.getByLabel("Remove: Game broken").click();
    check(game.dialog(), "game to be removed");
    game.pressInDialog("Keep it");
    GamesFileUpload.upload(page, "{\"v\":1,\"type\":\"games\",\"games\":[7]}");
    check(page.getByText("1 could not be read"), "import with faults");
    go("/#/game/broken");
    check(page.getByText("This game cannot be read."), "broken game");
    checkToolDialog("Settings", "settings");
    checkToolDialog("Help", "help");
    page.navigate("/no-such-page");
    browser.expectError("gave 404");
    browser.expectError("status of 404");
    check(page.getByText("Page not found"), "404");
  }

  private void go(String path) {
    page.navigate(path);
  }

  /**
   * Waits until the given element of the screen is visible, then checks the screen in both themes.
   */
  private void check(Locator element, String screen) {
    assertThat(element.first()).isVisible();
    checked.add(screen);
    audit(screen);
    Object light = page.evaluate(TEXT_COLOR);
    page.emulateMedia(new EmulateMediaOptions().setColorScheme(ColorScheme.DARK));
    page.waitForCondition(() -> !page.evaluate(TEXT_COLOR).equals(light));
    audit(screen + ", dark");
    page.emulateMedia(new EmulateMediaOptions().setColorScheme(ColorScheme.LIGHT));
    page.waitForCondition(() -> page.evaluate(TEXT_COLOR).equals(light));
  }

  private void audit(String screen) {
    try {
      AxeAudit.assertNoViolations(page);
    } catch (AssertionError e) {
      violations.add(screen + ": " + e.getMessage());
    }
  }

  private void checkDialog(String button, String screen) {
    game.press(button);
    checkAndClose(screen);
  }

  private void checkMenuDialog(String item, String screen) {
    game.chooseFromMenu(item);
    checkAndClose(screen);
  }

  /**
   * Opens a player's menu. Finds the button by role, because role queries skip buttons hidden
   * behind a message.
   */
  private void openMenu(String side) {
    game.playerPanel(side)
        .getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName("More"))
        .click();
  }

  private void checkToolDialog(String name, String screen) {
    page.getByRole(AriaRole.BUTTON, named(name)).click();
    checkAndClose(screen);
  }

  private void checkAndClose(String screen) {
    check(game.dialog(), screen);
    page.keyboard().press("Escape");
    assertThat(game.dialog()).hasCount(0);
  }

  private static Page.GetByRoleOptions named(String name) {
    return new Page.GetByRoleOptions().setName(name).setExact(true);
  }

  private static Locator.FilterOptions hasText(String text) {
    return new Locator.FilterOptions().setHasText(text);
  }

  private static Locator.GetByTextOptions exactly() {
    return new Locator.GetByTextOptions().setExact(true);
  }

  @Test
  void the_tab_key_goes_through_a_game_in_order_and_stops_once_at_the_board() {
    page = browser.with(DeviceProfile.LAPTOP.withoutMotion()).open("/");
    game = NewGameForm.on(browser).start(page);
    game.type("e4 e5");
    assertThat(game.moves()).hasCount(2);
    page.evaluate("() => { document.activeElement.blur(); getSelection().removeAllRanges(); }");
    page.evaluate("() => { document.body.tabIndex = -1; document.body.focus(); }");

    List<String> stops = new ArrayList<>();
    for (String stop = tab(); !stop.equals("end"); stop = tab()) {
      stops.add(stop);
      assertThat(stops).as("the order of the Tab key").hasSizeLessThan(40);
    }

    assertThat(stops)
        .containsExactly(
            "Skip to content",
            "Arbiter",
            "Play here",
            "Play by link",
            "Clock",
            "Games",
            "Ask the arbiter",
            "Cases",
            "Menu",
            "Sound",
            "Use the dark theme",
            "Help",
            "Settings",
            "Offer draw: Black",
            "e2, empty",
            "Offer draw: White",
            "More",
            "Type a move",
            "Moves",
            "1. e4: pawn e2 to e4",
            "1. e5: pawn e7 to e5",
            "First position",
            "One move back",
            "Take back",
            "Resign");
  }

  /**
   * Presses Tab and returns the name of the focused element. The element must have a visible focus
   * indicator.
   */
  private String tab() {
    page.keyboard().press("Tab");
    return (String)
        page.evaluate(
            """
                () => {
                  const active = document.activeElement;
                  if (active === document.body || active === null) return 'end';
                  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(active);
                  const outlined = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
                  const name = active.getAttribute('aria-label') ?? active.labels?.[0]?.textContent ?? active.textContent.trim();
                  const known = name.replace(/, thinking time .*/, '');
                  return outlined || boxShadow !== 'none' ? known : `${known}, without a visible focus`;
                }
                """);
  }
}
