package org.arbiterchess.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Tests that a local game survives reloads, being opened in another tab, and network loss. */
@Tag("check")
class LocalGameRecoveryIT {

  @RegisterExtension final BrowserPageExtension browser = new BrowserPageExtension();

  @Test
  void a_reload_restores_position_moves_clocks_and_the_open_offer() {
    GameScreen game = NewGameForm.on(browser).between("Anna", "Boris").timed("5+3").start();
    game.play("e2e4 d7d5 e4d5");
    game.offerDraw("black");
    game.pauseButton("white").click();
    String position = game.placement();
    String white = game.clock("white").textContent();
    String black = game.clock("black").textContent();

    game.page().reload();

    game.expectMoves("e4 d5 exd5");
    assertThat(game.placement()).isEqualTo(position);
    assertThat(game.clock("white")).hasText(white);
    assertThat(game.clock("black")).hasText(black);
    game.expectState("d5", "last move");
    assertThat(game.notice().locator("p"))
        .hasText(new String[] {"The game is paused.", "Boris offers a draw."});
    game.press("Decline");
    game.expectNotice("The game is paused.");
    game.press("Resume");
    game.play("d8d5");
  }

  @Test
  void a_move_that_the_database_has_not_saved_survives_a_reload() {
    GameScreen game = NewGameForm.on(browser).start();
    game.play("e2e4");
    game.page().evaluate(IndexedDbGames.BLOCK_SAVES);
    game.play("e7e5 g1f3");

    game.page().reload();

    game.expectMoves("e4 e5 Nf3");
    game.play("b8c6");
    game.page().reload();
    game.expectMoves("e4 e5 Nf3 Nc6");
  }

  @Test
  void a_running_clock_keeps_running_through_a_reload() {
    Page page = browser.context().newPage();
    page.clock().install();
    GameScreen game = NewGameForm.on(browser).timed("5+0").start(page);
    page.clock().pauseAt(System.currentTimeMillis() + 60_000);
    game.play("e2e4 e7e5");
    page.clock().runFor(3_000);
    assertThat(game.clock("white")).hasText("4:57");

    page.reload();

    assertThat(game.clock("white")).hasText("4:57");
    page.clock().runFor(4_000);
    assertThat(game.clock("white")).hasText("4:53");
    assertThat(game.clock("black")).hasText("5:00");
    assertThat(game.dialog()).hasCount(0);
  }

  @Test
  void an_unfinished_promotion_is_cancelled_by_a_reload() {
    GameScreen game = NewGameForm.on(browser).from("8/P6k/8/8/8/8/7K/8 w - - 0 1").start();
    game.click("a7", "a8");
    assertThat(game.page().getByLabel("Promote the pawn to")).isVisible();

    game.page().reload();

    game.expectPiece("a7", "white pawn");
    game.expectMoves("");
    assertThat(game.page().getByLabel("Promote the pawn to")).hasCount(0);
  }

  @Test
  void a_second_tab_follows_and_takes_over() {
    GameScreen first = NewGameForm.on(browser).start();
    first.play("e2e4");
    Page page = browser.context().newPage();
    page.navigate(first.page().url());
    GameScreen second = new GameScreen(page);
    second.expectMoves("e4");
    assertThat(second.page().getByText("This game is being played in another tab.")).isVisible();

    second.drag("e7", "e5");
    assertThat(second.refusal()).containsText("This game is being played in another tab.");
    second.expectPieceImage("e7", "bp");
    first.play("e7e5");
    second.expectMoves("e4 e5");
    second.expectPiece("e5", "black pawn");

    second.press("Play here instead");
    second.play("g1f3");
    first.expectMoves("e4 e5 Nf3");
    assertThat(first.button("Play here instead")).isVisible();

    second.page().close();
    assertThat(first.button("Play here instead")).hasCount(0);
    first.play("b8c6");
    first.expectMoves("e4 e5 Nf3 Nc6");
  }

  @Test
  void a_complete_game_is_played_offline_after_the_first_visit() {
    browser.with(DeviceProfile.PHONE.withoutMotion().withServiceWorker());
    Page page = browser.open("/");
    browser.awaitInstalled(page);
    browser.offline(true);

    GameScreen game = NewGameForm.on(browser).between("Anna", "Boris").start(page);
    game.play("e2e4 e7e5 f1c4");
    page.reload();
    game.expectMoves("e4 e5 Bc4");
    game.play("b8c6 d1h5 g8f6");
    game.click("h5", "f7");
    game.result().hasTitle("Anna wins").hasScore("1–0", "CHECKMATE");
    page.reload();
    game.expectMoves("e4 e5 Bc4 Nc6 Qh5 Nf6 Qxf7#");
    game.result().hasTitle("Anna wins").hasSentence("Checkmate.");
  }
}
