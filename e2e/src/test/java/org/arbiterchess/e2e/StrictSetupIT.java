package org.arbiterchess.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Tests choosing strict play before a game, the card that explains it, and its settings. */
@Tag("check")
class StrictSetupIT {

  @RegisterExtension final BrowserPageExtension browser = new BrowserPageExtension();

  @Test
  void strict_play_is_chosen_explained_once_and_kept_for_the_next_game() {
    Page page = browser.open("/#/setup");
    Locator row = page.locator("summary").filter(new Locator.FilterOptions().setHasText("Play"));
    assertThat(row).containsText("Casual");
    row.click();
    page.getByRole(AriaRole.RADIO, named("Strict")).check();
    assertThat(row).containsText("Strict");
    Locator needsClock = page.getByText("Strict play is meant for games with a clock");
    assertThat(needsClock).isHidden();
    page.getByRole(AriaRole.RADIO, named("No clock")).check();
    assertThat(needsClock).isVisible();
    page.getByRole(AriaRole.RADIO, named("5+3")).check();
    assertThat(needsClock).isHidden();

    GameScreen game = new GameScreen(page);
    page.getByRole(AriaRole.BUTTON, named("Start")).click();
    assertThat(game.dialog().locator("li .serif"))
        .hasText(new String[] {"Touch", "Release", "Press"});
    assertThat(game.dialog()).containsText("lower player presses A and the other presses L");
    game.pressInDialog("Cancel");
    assertThat(game.dialog()).hasCount(0);
    page.getByRole(AriaRole.BUTTON, named("Start")).click();
    game.pressInDialog("Start the game");
    assertThat(game.clock("white")).hasText("5:03");
    assertThat(page.locator("aside .line")).containsText("Strict");

    page.navigate("/#/setup");
    assertThat(row).containsText("Strict");
    page.getByRole(AriaRole.BUTTON, named("Start")).click();
    assertThat(game.clock("white")).hasText("5:03");
    assertThat(game.dialog()).hasCount(0);
  }

  @Test
  void legal_moves_are_no_help_level_of_strict_play() {
    Page page = browser.open("/#/setup");
    Locator help =
        page.locator("summary").filter(new Locator.FilterOptions().setHasText("Move hints"));
    help.click();
    page.getByRole(AriaRole.RADIO, named("Legal moves")).check();
    page.locator("summary").filter(new Locator.FilterOptions().setHasText("Casual")).click();
    page.getByRole(AriaRole.RADIO, named("Strict")).check();
    assertThat(help).containsText("How the piece moves");
    assertThat(page.getByRole(AriaRole.RADIO, named("Legal moves"))).hasCount(0);
    page.getByRole(AriaRole.BUTTON, named("Start")).click();
    GameScreen game = new GameScreen(page);
    game.pressInDialog("Start the game");
    game.press("More");
    assertThat(game.dialog().getByLabel("Legal moves")).hasCount(0);
    assertThat(game.dialog().getByLabel("How the piece moves")).isChecked();
    game.pressInDialog("Close");

    page.navigate("/#/setup");
    page.locator("summary").filter(new Locator.FilterOptions().setHasText("Strict")).click();
    page.getByRole(AriaRole.RADIO, named("Casual")).check();
    assertThat(help).containsText("Legal moves");
  }

  @Test
  void a_strict_game_stays_on_its_device_and_so_does_its_rematch() {
    GameScreen game =
        NewGameForm.on(browser).between("Anna", "Boris").timed("10+0").strictly().start();
    Page page = game.page();
    game.press("More");
    assertThat(game.dialog().getByRole(AriaRole.BUTTON, inDialog("Names"))).isVisible();
    assertThat(game.dialog().getByRole(AriaRole.BUTTON, inDialog("Put online"))).hasCount(0);
    assertThat(game.dialog().getByRole(AriaRole.BUTTON, inDialog("Take back"))).hasCount(0);
    game.pressInDialog("Close");
    game.press("Resign");
    game.pressInDialog("Anna resigns");
    game.result().hasScore("0–1", "RESIGNATION");
    game.press("Rematch");
    assertThat(game.player("white")).containsText("Boris");
    assertThat(page.locator("aside .line")).containsText("Strict");

    page.navigate("/#/games");
    assertThat(page.locator("main li .about").first()).containsText("strict");
    NewGameForm.on(browser).start(page.context().newPage());
    page.navigate("/#/link");
    assertThat(page.getByRole(AriaRole.HEADING, named("Play by link"))).isVisible();
    assertThat(page.getByRole(AriaRole.RADIO, named("Strict"))).hasCount(0);
  }

  @Test
  void the_keys_that_press_the_clocks_are_changed_in_the_settings() {
    GameScreen game = NewGameForm.on(browser).timed("5+0").strictly().start();
    Page page = game.page();
    page.getByRole(AriaRole.BUTTON, named("Settings")).click();
    Locator first = game.dialog().getByLabel("Left or lower player");
    Locator second = game.dialog().getByLabel("Other player");
    assertThat(first).hasValue("A");
    first.focus();
    page.keyboard().type("l");
    assertThat(game.dialog()).containsText("L is already in use.");
    assertThat(first).hasValue("A");
    page.keyboard().type("q");
    assertThat(first).hasValue("Q");
    assertThat(game.dialog()).not().containsText("is already in use");
    second.focus();
    page.keyboard().type("0");
    assertThat(second).hasValue("0");
    game.pressInDialog("Done");

    game.press("Start");
    game.click("e2", "e4");
    // The key A no longer presses a clock, so it begins a typed move.
    page.keyboard().press("a");
    assertThat(game.moveField()).hasValue("a");
    game.expectMoves("");
    page.keyboard().press("Escape");
    assertThat(game.moveField()).hasValue("");
    page.keyboard().press("q");
    game.expectMoves("e4");
    page.reload();
    game.click("e7", "e5");
    page.keyboard().press("0");
    game.expectMoves("e4 e5");
    page.keyboard().press("?");
    Locator topics = game.dialog().locator("summary");
    topics.filter(withText("Keys")).click();
    assertThat(game.dialog().locator("kbd").filter(withText("Q"))).isVisible();
    topics.filter(withText("Strict play")).click();
    assertThat(game.dialog().getByText("A touched piece must be moved")).isVisible();
  }

  private static Locator.FilterOptions withText(String text) {
    return new Locator.FilterOptions().setHasText(text);
  }

  private static Page.GetByRoleOptions named(String name) {
    return new Page.GetByRoleOptions().setName(name).setExact(true);
  }

  private static Locator.GetByRoleOptions inDialog(String name) {
    return new Locator.GetByRoleOptions().setName(name).setExact(true);
  }
}
