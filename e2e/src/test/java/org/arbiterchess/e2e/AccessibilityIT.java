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
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/**
 * Every screen and dialog, looked at by axe-core, by day and by night; and the way of the tab key.
 */
@Order(1)
class AccessibilityIT {

  /** The colour of the ink that everything is written in. */
  private static final String INK = "() => getComputedStyle(document.body).color";

  private static final String PROMOTING = "8/4P3/8/8/8/8/k7/4K3 w - - 0 1";

  @RegisterExtension final BrowserPageExtension visit = new BrowserPageExtension();

  private final List<String> seen = new ArrayList<>();
  private final List<String> wrong = new ArrayList<>();
  private Page page;
  private GameScreen game;

  @Test
  void every_screen_and_dialog_is_accessible_by_day_and_by_night() {
    page = visit.with(DeviceProfile.LAPTOP.withoutMotion()).open("/");
    game = new GameScreen(page);

    lookAroundBeforeTheGame();
    lookAtTheGame();
    lookAtQuestions();
    lookAtTheTable();
    lookAtTheEnd();
    lookAtTheRest();

    System.out.printf("Screens and dialogs looked at light and dark: %d%n", seen.size());
    assertThat(wrong).isEmpty();
    assertThat(seen).hasSizeGreaterThanOrEqualTo(40).doesNotHaveDuplicates();
  }

  private void lookAroundBeforeTheGame() {
    shows(page.getByRole(AriaRole.HEADING).first(), "home");
    go("/#/games");
    shows(page.getByText("No games yet"), "games, none yet");
    go("/#/setup");
    shows(page.locator("main h1").filter(saying("Play here")), "set-up");
    page.locator("main summary").all().forEach(Locator::click);
    page.getByRole(AriaRole.RADIO, named("Custom")).check();
    page.getByLabel("Different time for each side").check();
    page.getByText("Add a stage").first().click();
    shows(page.getByLabel("Notation"), "set-up with everything open");
    page.getByLabel("Notation").fill("5+x");
    shows(page.locator("#notation[aria-invalid=true]"), "set-up with a wrong time");
    page.getByLabel("Notation").fill("5+3");
    page.getByRole(AriaRole.RADIO, named("Chess960")).check();
    shows(page.getByLabel("Number, 0 to 959"), "set-up of Chess960");
    page.getByRole(AriaRole.RADIO, named("Standard")).check();
    go("/#/position");
    shows(page.getByText("This position can be played."), "position");
    go("/#/position?fen=4k3/8/8/8/8/8/8/8%20x%20-%20-%200%201");
    shows(page.locator("#fen[aria-invalid=true]"), "position with faults");
    go("/#/no-such-screen");
    shows(page.getByText("There is nothing at this address."), "unknown");
    go("/#/game/nobody");
    shows(page.getByText("There is no such game on this device."), "missing game");
  }

  private void lookAtTheGame() {
    NewGameForm.on(visit).between("Anna", "Boris").timed("5+3").begin(page);
    shows(game.square("e2"), "game, start");
    game.click("e2", "e5");
    shows(game.refusal(), "game, ruling");
    game.square("e2").click();
    shows(game.page().locator(".dot").first(), "game, piece selected");
    game.type("e4 e5 Nf3 Nc6 Bb5 d6 xyz");
    shows(page.locator(".problem p"), "game, typed nonsense");
    game.type("Nc3 Ke7 Bxc6");
    assertThat(game.moves()).hasCount(9);
    shows(game.player("white").locator("[data-captured]"), "game, captured");
    game.press("One move back");
    shows(game.button("Back to the game"), "game, looking back");
    game.press("Back to the game");
  }

  private void lookAtQuestions() {
    game.offerDraw("white");
    shows(game.button("Accept"), "draw offered");
    game.press("Decline");
    game.press("Take back");
    shows(game.button("Allow"), "takeback asked");
    game.press("Decline");
    opens("Claim draw", "claim");
    game.press("Claim draw");
    game.answer("Claim with my next move");
    shows(game.news(), "claiming with a move");
    game.press("Cancel");
    opens("Resign", "resign");
    opens("More", "menu");
    menuOpens("End the game", "end the game");
    menuOpens("Names", "names");
    menuOpens("Record", "record");
    game.menu("Pause");
    shows(game.button("Resume"), "paused");
    menuOpens("Adjust the clocks", "clocks");
    game.press("Resume");
    // As if the device had slept.
    page.evaluate("() => { const now = Date.now; Date.now = () => now() + 60_000; }");
    shows(game.dialog(), "away");
    game.answer("Keep on the clock");
    game.set("Confirm each move", true);
    game.type("bxc6");
    shows(game.button("Play it"), "move to be confirmed");
    game.press("Play it");
    game.set("Confirm each move", false);
  }

  private void lookAtTheTable() {
    game.menu("Lay the device on the table");
    shows(game.place("black"), "table");
    game.click("e1", "e3");
    shows(game.refusal(), "table, ruling");
    game.place("black").getByText("Draw", exactly()).click();
    shows(game.place("white").getByText("Accept"), "table, draw offered");
    game.place("white").getByText("Decline").click();
    shows(game.place("black").getByText("Close", exactly()), "table, draw declined");
    game.place("black").getByText("Close", exactly()).click();
    more("black");
    shows(game.dialog(), "table, menu of the far player");
    game.answer("Close");
    game.place("black").getByText("Resign", exactly()).click();
    game.answer("Resign");
    shows(game.result().panel(), "table, result");
    more("white");
    game.answer("Sit side by side");
  }

  private void lookAtTheEnd() {
    shows(game.button("Rematch"), "game over");
    game.square("e1").click();
    shows(game.refusal(), "ruling after the end");
    game.press("Show the result");
    shows(game.result().panel(), "result");
    NewGameForm.on(visit).from(PROMOTING).begin(page);
    game.click("e7", "e8");
    shows(page.locator(".chessboard [role=dialog]"), "promotion");
    page.keyboard().press("Escape");
    GamesExportFile.bring(
        page,
        List.of(new GamesExportFile.Start("en-passant", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2")));
    go("/#/game/en-passant");
    game.type("exd6");
    game.press("Why was that allowed?");
    shows(game.news(), "why that was allowed");
  }

  private void lookAtTheRest() {
    page.evaluate(IndexedDbGames.PUT, List.of("broken", "no game"));
    go("/#/games");
    shows(page.getByText("Cannot be read"), "games of all kinds");
    page.getByLabel("Remove: Game broken").click();
    shows(game.dialog(), "game to be removed");
    game.answer("Keep it");
    GamesExportFile.drop(page, "{\"v\":1,\"type\":\"games\",\"games\":[7]}");
    shows(page.getByText("1 could not be read"), "import with faults");
    go("/#/game/broken");
    shows(page.getByText("This game cannot be read."), "broken game");
    opensTool("Settings", "settings");
    opensTool("Help", "help");
    page.navigate("/no-such-page");
    visit.expect("gave 404");
    visit.expect("status of 404");
    shows(page.getByText("There is nothing here"), "404");
  }

  private void go(String path) {
    page.navigate(path);
  }

  /** Waits for what tells that it is shown, and has axe-core look at it, in both themes. */
  private void shows(Locator sign, String what) {
    assertThat(sign.first()).isVisible();
    seen.add(what);
    look(what);
    Object day = page.evaluate(INK);
    page.emulateMedia(new EmulateMediaOptions().setColorScheme(ColorScheme.DARK));
    page.waitForCondition(() -> !page.evaluate(INK).equals(day));
    look(what + ", by night");
    page.emulateMedia(new EmulateMediaOptions().setColorScheme(ColorScheme.LIGHT));
    page.waitForCondition(() -> page.evaluate(INK).equals(day));
  }

  private void look(String what) {
    try {
      AxeAudit.look(page);
    } catch (AssertionError e) {
      wrong.add(what + ": " + e.getMessage());
    }
  }

  private void opens(String button, String what) {
    game.press(button);
    closed(what);
  }

  private void menuOpens(String item, String what) {
    game.menu(item);
    closed(what);
  }

  /** Where a slip lies over the buttons, those below it are not there for anybody. */
  private void more(String side) {
    game.place(side)
        .getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName("More"))
        .click();
  }

  private void opensTool(String name, String what) {
    page.getByRole(AriaRole.BUTTON, named(name)).click();
    closed(what);
  }

  private void closed(String what) {
    shows(game.dialog(), what);
    page.keyboard().press("Escape");
    assertThat(game.dialog()).hasCount(0);
  }

  private static Page.GetByRoleOptions named(String name) {
    return new Page.GetByRoleOptions().setName(name).setExact(true);
  }

  private static Locator.FilterOptions saying(String text) {
    return new Locator.FilterOptions().setHasText(text);
  }

  private static Locator.GetByTextOptions exactly() {
    return new Locator.GetByTextOptions().setExact(true);
  }

  @Test
  void the_tab_key_goes_through_a_game_in_order_and_stops_once_at_the_board() {
    page = visit.with(DeviceProfile.LAPTOP.withoutMotion()).open("/");
    game = NewGameForm.on(visit).begin(page);
    game.type("e4 e5");
    assertThat(game.moves()).hasCount(2);
    page.evaluate("() => { document.activeElement.blur(); getSelection().removeAllRanges(); }");
    page.evaluate("() => { document.body.tabIndex = -1; document.body.focus(); }");

    List<String> stops = new ArrayList<>();
    for (String stop = tab(); !stop.equals("end"); stop = tab()) {
      stops.add(stop);
      assertThat(stops).as("the way of the tab key").hasSizeLessThan(40);
    }

    assertThat(stops)
        .containsExactly(
            "Skip to content",
            "Arbiter",
            "Play here",
            "Play by link",
            "Set up a position",
            "Games",
            "Open a PGN",
            "Sound",
            "Use the dark theme",
            "Help",
            "Settings",
            "Offer draw: Black",
            "e2, empty",
            "Offer draw: White",
            "More",
            "Moves",
            "1. e4: pawn e2 to e4",
            "1. e5: pawn e7 to e5",
            "First position",
            "One move back",
            "Claim draw",
            "Take back",
            "Resign",
            "Type a move");
  }

  /** Presses Tab and tells where that leads; what has the focus must be seen to have it. */
  private String tab() {
    page.keyboard().press("Tab");
    String stop =
        (String)
            page.evaluate(
                """
                () => {
                  const at = document.activeElement;
                  if (at === document.body || at === null) return 'end';
                  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(at);
                  const ringed = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
                  const name = at.getAttribute('aria-label') ?? at.labels?.[0]?.textContent ?? at.textContent.trim();
                  return ringed || boxShadow !== 'none' ? name : `${name}, but the focus is not to be seen`;
                }
                """);
    return stop;
  }
}
