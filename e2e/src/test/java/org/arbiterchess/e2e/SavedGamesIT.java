package org.arbiterchess.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Page.GetByRoleOptions;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Tests that users can continue, list, search, export and import saved games. */
class SavedGamesIT {

  private static final String PAWN_ENDING = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2";

  @RegisterExtension final BrowserPageExtension browser = new BrowserPageExtension();

  @Test
  void the_home_page_continues_the_last_unfinished_game() {
    Page page = browser.open("/");
    assertThat(link(page, "Continue")).hasCount(0);
    GameScreen game = NewGameForm.on(browser).between("Anna", "Boris").start(page);
    game.play("e2e4 e7e5 g1f3");

    page.navigate("/");
    assertThat(link(page, "Continue")).hasText("Continue Anna – Boris, move 2");
    link(page, "Continue").click();
    game.expectMoves("e4 e5 Nf3");
    game.play("b8c6");
    game.press("Resign");
    game.pressInDialog("Anna resigns");
    game.result().hasScore("0–1", "RESIGNATION");

    page.navigate("/");
    assertThat(link(page, "Play here").first()).isVisible();
    assertThat(link(page, "Continue")).hasCount(0);
  }

  @Test
  void games_are_listed_searched_exported_removed_and_imported_again() {
    Page page = browser.open("/#/games");
    assertThat(page.getByText("No games yet.")).isVisible();
    NewGameForm.on(browser).between("Jörg", "Mia").timed("3+2").start(page).play("e2e4");
    GameScreen game = NewGameForm.on(browser).between("Anna", "Boris").start(page);
    game.play("f2f3 e7e5 g2g4");
    game.click("d8", "h4");
    game.result().hasScore("0–1", "CHECKMATE");

    page.navigate("/#/games");
    assertThat(rows(page)).hasCount(2);
    assertThat(rows(page).first()).containsText("Jörg – Mia");
    assertThat(rows(page).first()).containsText("3+2");
    assertThat(rows(page).last()).containsText("0–1");
    search(page, "jorg", 1);
    search(page, "boris won", 1);
    search(page, "anna mia", 0);
    assertThat(page.getByText("No games found.")).isVisible();
    search(page, "", 2);

    Download file = page.waitForDownload(() -> button(page, "Export all").click());
    assertThat(file.suggestedFilename()).matches("arbiter-games-\\d{4}-\\d\\d-\\d\\d\\.json");
    remove(page, "Anna – Boris");
    remove(page, "Jörg – Mia");
    assertThat(page.getByText("No games yet.")).isVisible();

    page.locator("input[type=file]").setInputFiles(file.path());
    assertThat(page.getByText("2 games imported.")).isVisible();
    assertThat(rows(page)).hasCount(2);
    page.locator("input[type=file]").setInputFiles(file.path());
    assertThat(page.getByText("2 were already here.")).isVisible();
    assertThat(rows(page)).hasCount(2);

    link(page, "Review").click();
    game.expectMoves("f3 e5 g4 Qh4#");
    assertThat(game.player("white")).containsText("Anna");
    game.result().hasTitle("Boris wins").hasSentence("Checkmate.");
    page.goBack();
    link(page, "Continue").click();
    game.expectMoves("e4");
  }

  @Test
  void the_opening_tree_counts_results_and_filters_the_games() {
    Page page = browser.open("/#/games");
    assertThat(page.getByText("No games yet.")).isVisible();
    GamesFileUpload.importGames(page, List.of(new GamesFileUpload.Start("pawn", PAWN_ENDING)));
    NewGameForm.on(browser).between("Jörg", "Mia").start(page).play("e2e4 e7e5 g1f3");
    GameScreen game = NewGameForm.on(browser).between("Anna", "Boris").start(page);
    game.play("e2e4 c7c5");
    game.press("Resign");
    game.pressInDialog("Anna resigns");
    game.result().hasScore("0–1", "RESIGNATION");
    NewGameForm.on(browser).between("Eva", "Leo").start(page).play("d2d4");

    page.navigate("/#/games");
    assertThat(gameRows(page)).hasCount(4);
    button(page, "Openings").click();
    Locator tree = page.getByRole(AriaRole.REGION, new GetByRoleOptions().setName("Openings"));
    assertThat(tree.getByText("1 game from another starting position")).isVisible();
    Locator moves = tree.locator("ul button");
    assertThat(moves).hasCount(2);
    assertThat(moves.first())
        .hasAccessibleName(
            "1. e4 2 games; 0 won by White, 0 drawn, 1 won by Black, 1 without a result;"
                + " B00 King's pawn opening");
    moves.first().press("Enter");
    assertThat(gameRows(page)).hasCount(2);
    assertThat(tree.getByRole(AriaRole.HEADING)).isFocused();
    assertThat(tree.getByRole(AriaRole.HEADING)).hasText("2 games · B00 King's pawn opening");
    assertThat(moves).hasCount(2);
    tree.getByText("1… c5").click();
    assertThat(gameRows(page)).hasCount(1);
    assertThat(gameRows(page)).containsText("Anna – Boris");
    assertThat(tree.getByText("No game goes beyond this position.")).isVisible();
    button(page, "1. e4").click();
    assertThat(gameRows(page)).hasCount(2);
    button(page, "Start").click();
    assertThat(gameRows(page)).hasCount(4);
    page.getByLabel("Search").fill("eva");
    assertThat(moves).hasCount(1);
    assertThat(moves).containsText("1. d4");
  }

  private static Locator gameRows(Page page) {
    return page.locator("#main ul.card > li");
  }

  private static void search(Page page, String text, int found) {
    page.getByLabel("Search").fill(text);
    assertThat(rows(page)).hasCount(found);
  }

  private static void remove(Page page, String game) {
    button(page, "Remove: " + game).click();
    page.locator("dialog")
        .getByText("Remove", new Locator.GetByTextOptions().setExact(true))
        .click();
    assertThat(page.getByText(Pattern.compile(game + ", .*removed\\."))).isVisible();
  }

  private static Locator rows(Page page) {
    return page.locator("#main li");
  }

  private static Locator button(Page page, String name) {
    return page.getByRole(AriaRole.BUTTON, new GetByRoleOptions().setName(name).setExact(true));
  }

  private static Locator link(Page page, String name) {
    return page.getByRole(AriaRole.LINK, new GetByRoleOptions().setName(name));
  }
}
