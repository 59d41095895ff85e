package org.arbiterchess.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Page.GetByRoleOptions;
import com.microsoft.playwright.assertions.LocatorAssertions.IsVisibleOptions;
import com.microsoft.playwright.options.AriaRole;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests that users can open PGN files, view their games and continue them. */
class OpenPgnIT {

  /** Long enough for a large file on a busy machine. */
  private static final IsVisibleOptions TIMEOUT = new IsVisibleOptions().setTimeout(30_000);

  @RegisterExtension final BrowserPageExtension browser = new BrowserPageExtension();

  @Test
  void a_file_is_opened_searched_viewed_and_restored_after_a_reload() {
    Page page = browser.open("/");
    button(page, "Menu").click();
    link(page, "Open a PGN").click();
    PgnUpload.CLUB.choose(page);
    assertThat(rows(page)).hasCount(3);
    assertThat(rows(page).first()).containsText("Anna Ahrens – Boris Berg");
    assertThat(rows(page).first()).containsText("14 half-moves");
    assertThat(rows(page).nth(1)).containsText("partly unreadable");
    page.getByLabel("Search").fill("muller");
    assertThat(rows(page)).hasCount(1);
    assertThat(page.getByText("One game found")).isVisible();
    page.getByLabel("Search").fill("nobody");
    assertThat(rows(page)).hasCount(0);
    page.getByLabel("Search").fill("");
    rows(page).first().click();

    press(page, "ArrowRight", 3);
    assertThat(currentMove(page)).containsText("The knight attacks the pawn.");
    assertThat(announcement(page)).hasText("2. knight g1 to f3. The knight attacks the pawn.");
    assertThat(arrows(page, "f3e5", "GREEN")).isVisible();
    assertThat(arrows(page, "d2d4", "BLUE")).isVisible();
    assertThat(page.locator("[data-mark=e5][data-color=RED]")).isVisible();
    assertThat(currentMove(page)).containsText("Green: f3 to e5");
    assertThat(page.locator("[data-player=white]")).containsText("5:00");
    assertThat(page.locator("[data-player=black]")).containsText("4:58");

    assertThat(page).hasURL(Pattern.compile(".*#/pgn/1\\?at=3$"));
    press(page, "ArrowRight", 1);
    assertThat(page.locator("[data-arrow]")).hasCount(0);
    press(page, "ArrowDown", 1);
    assertThat(announcement(page)).hasText("Variation. 2… knight g8 to f6. The Petrov.");
    press(page, "End", 1);
    assertThat(currentMove(page)).containsText("3… d6! =");
    assertThat(currentMove(page)).containsText("good move, even");
    page.reload();
    assertThat(currentMove(page)).containsText("3… d6! =");
    assertThat(page).hasURL(Pattern.compile(".*#/pgn/1\\?at=\\d+$"));
    button(page, "Back to the game").click();
    assertThat(currentMove(page)).containsText("2. Nf3");
    button(page, "2… d6").click();
    assertThat(currentMove(page)).containsText("Variation");
    press(page, "Home", 1);
    press(page, "End", 1);
    assertThat(announcement(page)).hasText("7… knight d4 to f3, checkmate. Smothered.");
    assertThat(button(page, "Play from here")).isDisabled();
    link(page, "Next game").click();
    assertThat(page.locator("[data-errors]")).containsText("One error could not be corrected.");
    link(page, "All games").click();
    assertThat(rows(page)).hasCount(3);
  }

  @Test
  void a_game_is_continued_locally_from_any_position() {
    Page page = browser.open("/#/pgn");
    PgnUpload.CLUB.choose(page);
    rows(page).first().click();
    press(page, "ArrowRight", 3);
    press(page, "ArrowRight", 1);
    press(page, "ArrowDown", 1);
    button(page, "Play from here").click();
    button(page, "Start").click();
    GameScreen game = new GameScreen(page);
    assertThat(game.square("f6")).hasAccessibleName(Pattern.compile("f6, black knight.*"));
    game.play("f3e5");
    game.expectMoves("Nxe5");
    page.goBack();
    page.goBack();
    assertThat(currentMove(page)).containsText("2… Nf6");
  }

  @Test
  void games_and_positions_are_copied_and_saved() throws IOException {
    browser.context().grantPermissions(List.of("clipboard-read", "clipboard-write"));
    Page page = browser.open("/#/pgn");
    PgnUpload.CLUB.choose(page);
    Download all = page.waitForDownload(() -> button(page, "Save all games").click());
    assertThat(all.suggestedFilename()).isEqualTo("club.pgn");
    assertThat(Files.readString(all.path())).isEqualTo(PgnUpload.CLUB.text());
    page.getByLabel("Search").fill("third");
    Download one = page.waitForDownload(() -> button(page, "Save search results (1)").click());
    assertThat(Files.readString(one.path()).strip()).startsWith("[Event \"Third\"]").endsWith("*");

    rows(page).first().click();
    press(page, "ArrowRight", 1);
    button(page, "Share").click();
    button(page, "Copy FEN").click();
    assertThat(page.getByText("Copied.")).isVisible();
    assertThat(clipboard(page)).isEqualTo("Q3k3/8/8/8/8/8/8/4K2R b K - 0 1");
    button(page, "Copy PGN").click();
    page.waitForCondition(() -> clipboard(page).contains("1. a8=Q+ Ke7 2. O-O Kd6 *"));
    Download saved = page.waitForDownload(() -> button(page, "Save PGN").click());
    assertThat(saved.suggestedFilename()).isEqualTo("pawn-king.pgn");
  }

  @Test
  void a_single_pasted_game_is_shown_at_once_with_its_errors_in_german() {
    Page page = browser.with(DeviceProfile.PHONE.withLanguage("de-DE")).open("/#/pgn");
    page.getByLabel("Oder hier einfügen").fill("[White \"Ä\"]\n\n1. e2e4 e5 2. Ke3 *");
    button(page, "Text öffnen").click();
    page.getByText("Ein Fehler konnte nicht korrigiert werden.").click();
    assertThat(page.locator("[data-errors]"))
        .containsText("Zeile 3, Spalte 15: Ke3 ist nicht erlaubt.");
    page.getByText("kleine Fehler wurden korrigiert.")
        .or(page.getByText("Ein kleiner Fehler wurde korrigiert."))
        .click();
    assertThat(page.locator("[data-forgiven]")).containsText("ein Zug in langer Notation");
  }

  @Test
  void a_file_that_is_not_pgn_is_refused_with_a_reason() {
    Page page = browser.open("/#/pgn");
    new PgnUpload("letter.txt", "Dear Ann, thank you for the letter.").choose(page);
    assertThat(page.getByRole(AriaRole.ALERT).first())
        .containsText("No game was found in this text.");
    new PgnUpload("games.zip", "PK\u0003\u0004").choose(page);
    assertThat(page.getByRole(AriaRole.ALERT).first()).containsText("This file is compressed.");
    page.navigate("/#/pgn/3");
    assertThat(page.getByText("No file is open.")).isVisible();
  }

  @Test
  void a_large_file_dropped_on_the_home_screen_never_blocks_the_page_even_offline() {
    Page page = browser.with(DeviceProfile.LAPTOP.withServiceWorker()).open("/");
    browser.awaitInstalled(page);
    browser.offline(true);
    assertThat(link(page, "Play here").first()).isVisible();
    page.waitForFunction("() => document.readyState === 'complete'");
    MainThreadTasks tasks =
        MainThreadTasks.during(
            page,
            () -> {
              PgnUpload.CLUB.drop(page, 4_000);
              assertThat(page.getByText("12,000 games")).isVisible(TIMEOUT);
            });
    System.out.printf(
        "A file of 12,000 games: the longest task took %.0f ms%n", tasks.longestMillis());
    assertThat(tasks.longestMillis()).isLessThan(200);
    assertThat(rows(page)).hasCount(50);
    button(page, "Last page").click();
    assertThat(rows(page).last()).containsText("12000");
    page.getByLabel("Search").fill("anna berg");
    assertThat(page.getByText("4,000 games found")).isVisible();
    page.navigate("/#/pgn/11999");
    assertThat(page.locator("[data-errors]")).isVisible();
    browser.offline(false);
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void every_screen_for_pgn_is_accessible_in_both_themes(boolean dark) {
    DeviceProfile device = dark ? DeviceProfile.PHONE.withDarkTheme() : DeviceProfile.LAPTOP;
    Page page = browser.with(device.withoutMotion()).open("/#/pgn");
    assertThat(page.getByLabel("Or paste the PGN here")).isVisible();
    AxeAudit.assertNoViolations(page);
    PgnUpload.CLUB.choose(page);
    assertThat(rows(page).first()).containsText("half-moves");
    AxeAudit.assertNoViolations(page);
    rows(page).first().click();
    press(page, "ArrowRight", 3);
    assertThat(currentMove(page)).containsText("The knight");
    AxeAudit.assertNoViolations(page);
    button(page, "2… Nf6").click();
    button(page, "Share").click();
    // The buttons in this dialog are disabled, and therefore dimmed, until the picture is drawn.
    assertThat(button(page, "Save PNG")).isEnabled();
    AxeAudit.assertNoViolations(page);
    page.navigate("/#/pgn/2");
    page.locator("[data-errors] summary").click();
    AxeAudit.assertNoViolations(page);
    page.navigate("/#/pgn/9");
    assertThat(page.getByText("This file has no game 9")).isVisible();
    AxeAudit.assertNoViolations(page);
  }

  private static void press(Page page, String key, int times) {
    assertThat(currentMove(page)).isVisible();
    for (int i = 0; i < times; i++) {
      page.keyboard().press(key);
    }
  }

  /** The announcement for screen readers. */
  private static Locator announcement(Page page) {
    return page.locator("#main p.unseen[role=status]");
  }

  private static Locator currentMove(Page page) {
    return page.locator("[data-said]");
  }

  private static Locator arrows(Page page, String squares, String color) {
    return page.locator("[data-arrow=" + squares + "][data-color=" + color + "]");
  }

  private static Locator rows(Page page) {
    return page.locator("#main ul.card a");
  }

  private static String clipboard(Page page) {
    return (String) page.evaluate("navigator.clipboard.readText()");
  }

  private static Locator button(Page page, String name) {
    return page.getByRole(AriaRole.BUTTON, new GetByRoleOptions().setName(name).setExact(true));
  }

  private static Locator link(Page page, String name) {
    return page.getByRole(AriaRole.LINK, new GetByRoleOptions().setName(name).setExact(true));
  }
}
