package org.arbiterchess.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Clock;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Tests PGN and FEN export, opening names and the printed scoresheet. */
@Tag("check")
class ExportGameIT {

  @RegisterExtension final BrowserPageExtension browser = new BrowserPageExtension();

  @Test
  void a_short_game_with_a_clock_is_exported_as_pgn() throws IOException {
    browser.context().grantPermissions(List.of("clipboard-read", "clipboard-write"));
    Page page = browser.context().newPage();
    page.clock().install(new Clock.InstallOptions().setTime("2026-11-15T12:00:00"));
    GameScreen game =
        NewGameForm.on(browser).between("Anna \"Ann\" Ott", "Boris").timed("5+3").start(page);
    page.clock().pauseAt("2026-11-15T13:00:00");
    game.play("f2f3");
    page.clock().runFor(2_000);
    game.play("e7e5");
    page.clock().runFor(10_000);
    game.play("g2g4");
    page.clock().runFor(1_000);
    game.click("d8", "h4");
    String expected =
        """
        [Event "Game played with Arbiter"]
        [Site "?"]
        [Date "2026.11.15"]
        [Round "?"]
        [White "Anna \\"Ann\\" Ott"]
        [Black "Boris"]
        [Result "0-1"]
        [Termination "normal"]
        [TimeControl "300+3"]

        1. f3 {[%clk 0:05:03]} 1... e5 {[%clk 0:05:01]} 2. g4 {[%clk 0:04:56]} 2...
        Qh4# {[%clk 0:05:03] Checkmate: Black wins (5.1.1).} 0-1
        """;

    game.press("Share");
    Download download = game.page().waitForDownload(() -> game.pressInDialog("Save PGN"));
    assertThat(download.suggestedFilename()).isEqualTo("anna-ann-ott-boris-2026-11-15.pgn");
    assertThat(Files.readString(download.path())).isEqualTo(expected);

    game.pressInDialog("Copy PGN");
    assertThat(game.dialog().getByText("Copied.")).isVisible();
    assertThat(clipboard(game)).isEqualTo(expected);
    game.pressInDialog("Copy FEN");
    game.page().waitForCondition(() -> clipboard(game).startsWith("rnb1kbnr"));
    assertThat(clipboard(game))
        .isEqualTo("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3");
    game.showMoreFormats();
    Download fen = game.page().waitForDownload(() -> game.pressInDialog("Save FEN"));
    assertThat(Files.readString(fen.path())).isEqualTo(clipboard(game) + "\n");
  }

  @Test
  void the_pgn_contains_the_starting_position_and_the_fen_is_that_of_the_viewed_position() {
    browser.context().grantPermissions(List.of("clipboard-read", "clipboard-write"));
    GameScreen game = NewGameForm.on(browser).from("4k3/8/8/8/8/8/4P3/4K3 b - - 5 20").start();
    game.play("e8d7 e2e4");
    game.page().keyboard().press("ArrowLeft");

    game.chooseFromMenu("Share");
    game.pressInDialog("Copy FEN");
    assertThat(game.dialog().getByText("Copied.")).isVisible();
    assertThat(clipboard(game)).isEqualTo("8/3k4/8/8/8/8/4P3/4K3 w - - 6 21");
    game.pressInDialog("Copy PGN");
    game.page().waitForCondition(() -> clipboard(game).startsWith("["));
    assertThat(clipboard(game))
        .contains("[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 5 20\"]\n[SetUp \"1\"]\n")
        .contains("[TimeControl \"-\"]")
        .endsWith("\n\n20... Kd7 21. e4 *\n");
  }

  @Test
  void the_opening_is_named_while_it_is_played() {
    GameScreen game = NewGameForm.on(browser).start();

    game.play("e2e4 e7e5 g1f3 b8c6 f1b5");
    assertThat(game.page().locator(".opening")).containsText("Ruy Lopez");
    game.page().keyboard().press("Home");
    assertThat(game.page().locator(".opening")).hasCount(0);
  }

  @Test
  void the_score_sheet_exists_only_while_printing() {
    GameScreen game = NewGameForm.on(browser).between("Anna", "Boris").timed("5+3").start();
    game.play("e2e4 e7e5 g1f3");
    game.loadDialogs();
    game.page()
        .evaluate(
            """
            addEventListener('beforeprint', () => {
              window.printed = document.querySelector('.paper').textContent;
            })
            """);

    game.page().pdf();

    assertThat((String) game.page().evaluate("window.printed"))
        .contains("Scoresheet", "Anna", "Boris", "5+3", "1e4", "e5", "2Nf3");
    assertThat(game.page().locator(".paper")).hasCount(0);
  }

  private static String clipboard(GameScreen game) {
    return (String) game.page().evaluate("navigator.clipboard.readText()");
  }
}
