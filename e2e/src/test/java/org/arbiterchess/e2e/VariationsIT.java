package org.arbiterchess.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.nio.file.Files;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Tests what players can do after a game: try other moves, and play on from any position. */
@Tag("check")
class VariationsIT {

  @RegisterExtension final BrowserPageExtension browser = new BrowserPageExtension();

  @Test
  void moves_after_the_game_become_variations_and_a_new_game() throws IOException {
    GameScreen game = NewGameForm.on(browser).between("Anna", "Boris").timed("5+3").start();
    Page page = game.page();
    game.play("e2e4 e7e5 g1f3 b8c6");
    resign(game);

    game.moves().first().click();
    game.click("c7", "c5");
    game.expectAnnouncement("Variation: pawn c7 to c5");
    game.drag("g1", "f3");
    assertThat(variation(page)).hasText(Pattern.compile("1…\\s*c5\\s*2\\.\\s*Nf3"));
    assertThat(page.locator(".opening")).containsText("Sicilian");
    page.keyboard().press("ArrowLeft");
    game.click("b1", "c3");
    page.keyboard().press("ArrowUp");
    assertThat(current(page)).hasAttribute("data-line", "1 c7c5 g1f3");
    AxeAudit.assertNoViolations(page);
    game.expectMoves("e4 e5 Nf3 Nc6");

    page.reload();
    assertThat(variation(page))
        .hasText(Pattern.compile("c5\\s*2\\.\\s*Nf3\\s*\\(\\s*2\\.\\s*Nc3\\s*\\)"));
    String pgn = exportedPgn(game);
    assertThat(pgn.replaceAll("\\s+", " ").replaceAll("\\{[^}]*} ", ""))
        .contains("1. e4 1... e5 (1... c5 2. Nf3 (2. Nc3)) 2. Nf3 2... Nc6");

    variation(page).getByText("Nc3").click();
    game.expectPiece("c3", "white knight");
    game.press("Delete this move and all following moves");
    assertThat(variation(page)).hasText(Pattern.compile("1…\\s*c5\\s*2\\.\\s*Nf3"));
    assertThat(current(page)).hasAttribute("data-line", "1 c7c5");
    page.keyboard().press("ArrowRight");
    playsOn(game);
  }

  /** Plays on from the position after 1. e4 c5 2. Nf3, with a clock. */
  private static void playsOn(GameScreen game) {
    Page page = game.page();
    game.press("Play from here");
    game.dialog().locator("select").selectOption("10+5");
    AxeAudit.assertNoViolations(page);
    game.pressInDialog("Start");
    game.expectMoves("e4 c5 Nf3");
    game.expectNotice("The game is paused.");
    assertThat(game.player("white")).containsText("Anna");
    assertThat(game.clock("white")).hasText("10:00");
    game.press("Resume");
    game.play("b8c6");
    assertThat(variation(page)).hasCount(0);
  }

  private static void resign(GameScreen game) {
    game.press("Resign");
    game.pressInDialog("Anna resigns");
    assertThat(game.page().locator("ol.sheet[data-review]")).isVisible();
  }

  private static String exportedPgn(GameScreen game) throws IOException {
    game.press("Share");
    Download download = game.page().waitForDownload(() -> game.pressInDialog("Save PGN"));
    game.pressInDialog("Close");
    return Files.readString(download.path());
  }

  private static Locator variation(Page page) {
    return page.locator("ol.sheet li.variation");
  }

  private static Locator current(Page page) {
    return page.locator("ol.sheet [aria-current=step]");
  }
}
