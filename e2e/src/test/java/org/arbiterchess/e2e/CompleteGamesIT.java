package org.arbiterchess.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Tests complete games, each played with a different input method. */
class CompleteGamesIT {

  @RegisterExtension final BrowserPageExtension browser = new BrowserPageExtension();

  @Test
  void fools_mate_by_click_ends_with_the_result_and_its_marks_on_the_board() {
    GameScreen game = NewGameForm.on(browser).between("Anna", "Boris").start();

    game.play("f2f3 e7e5 g2g4");
    game.click("d8", "h4");

    game.expectMoves("f3 e5 g4 Qh4#");
    game.result()
        .hasTitle("Boris wins")
        .hasScore("0–1", "CHECKMATE")
        .hasSentence("Checkmate.")
        .hasArticle("5.1.1");
    assertThat(game.dialog()).hasCount(0);
    assertThat(game.page().getByText("Boris wins")).hasCount(1);
    assertThat(game.page().locator("aside .line")).containsText("Checkmate");
    assertThat(game.moveField()).not().isVisible();
    expectMateMarked(game, "e1", "h4");
    game.page().keyboard().press("ArrowLeft");
    assertThat(game.page().locator("aside .line")).containsText("Move 2");
    expectNothingMarked(game, "e1", "h4");
    game.press("Back to the game");
    game.square("d2").click();
    game.expectRefusal("The game is over: no more moves can be played.", "5.1.1");
    game.press("Show the result");
    game.result().hasTitle("Boris wins");
  }

  @Test
  void the_result_does_not_cover_or_move_the_board() {
    GameScreen game = NewGameForm.on(browser.with(DeviceProfile.DESKTOP.withoutMotion())).start();
    for (int[] size : new int[][] {{1440, 900}, {820, 1180}, {360, 640}}) {
      game.page().setViewportSize(size[0], size[1]);
      game.play("f2f3 e7e5 g2g4");
      String[] before = bounds(game);
      game.click("d8", "h4");

      game.result().hasTitle("Black wins").hasScore("0–1", "CHECKMATE");
      assertThat(bounds(game)).as("at %d by %d", size[0], size[1]).isEqualTo(before);
      BoundingBox board = game.page().locator(".chessboard").boundingBox();
      BoundingBox result = game.result().panel().boundingBox();
      assertThat(result.x >= board.x + board.width || result.y >= board.y + board.height)
          .as("the result is beside or below the board")
          .isTrue();
      game.press("Rematch");
      game.expectMoves("");
    }
    System.out.println("CompleteGamesIT: the result at 3 screen sizes");
  }

  @Test
  void scholars_mate_by_dragging_with_the_mouse() {
    GameScreen game = NewGameForm.on(browser).start();

    game.drag("e2", "e4");
    game.drag("e7", "e5");
    game.drag("f1", "c4");
    game.drag("b8", "c6");
    game.drag("d1", "h5");
    game.drag("g8", "f6");
    game.drag("h5", "f7");

    game.expectMoves("e4 e5 Bc4 Nc6 Qh5 Nf6 Qxf7#");
    game.result().hasTitle("White wins").hasScore("1–0", "CHECKMATE");
  }

  @Test
  void fools_mate_with_a_finger_by_tapping_and_by_dragging() {
    browser.with(DeviceProfile.PHONE);
    GameScreen game = NewGameForm.on(browser).start();
    TouchInput finger = TouchInput.on(game);

    finger.tap("f2", "f3");
    finger.drag("e7", "e5");
    finger.tap("g2", "g4");
    finger.dragOver("d8", "h4");
    assertThat(game.page().locator(".dragged-piece")).isVisible();
    finger.release();

    game.expectMoves("f3 e5 g4 Qh4#");
    assertThat(game.page().evaluate("scrollY")).as("the page did not scroll").isEqualTo(0);
    game.result().hasTitle("Black wins").hasScore("0–1", "CHECKMATE");
    assertThat(game.page().locator(".dragged-piece")).hasCount(0);
  }

  @Test
  void fools_mate_by_the_keyboard_alone_from_the_home_page() {
    Page page = browser.open("/");
    assertThat(page.getByRole(AriaRole.HEADING).first()).isVisible();
    KeyboardCursor.tabTo(page, ".way.main .whole-link");
    KeyboardCursor.tabTo(page, ".way.main .options");
    page.keyboard().press("Enter");
    assertThat(page.getByRole(AriaRole.HEADING).first()).isFocused();
    KeyboardCursor.tabTo(page, "button.main");
    page.keyboard().press("Enter");
    GameScreen game = new GameScreen(page);
    assertThat(game.square("e4")).isVisible();
    KeyboardCursor.tabTo(page, "[role=grid] button");
    KeyboardCursor cursor = new KeyboardCursor(game);

    cursor.move("f2", "f3");
    cursor.move("e7", "e5");
    cursor.move("g2", "g4");
    cursor.move("d8", "h4");

    game.expectMoves("f3 e5 g4 Qh4#");
    game.result().hasScore("0–1", "CHECKMATE");
    assertThat(game.square("h4")).isFocused();
  }

  @Test
  void a_game_by_typed_moves_in_every_notation() {
    GameScreen game = NewGameForm.on(browser).start();

    game.type("e4 e7e5 Bf1-c4 Nc6 Qh5 g8f6");
    assertThat(game.moveField()).hasValue("");
    game.type("Qxf7#");
    assertThat(game.result().panel().locator("h2")).isFocused();

    game.expectMoves("e4 e5 Bc4 Nc6 Qh5 Nf6 Qxf7#");
    assertThat(game.placement()).isEqualTo("r1bqkb1r/pppp1Qpp/2n2n2/4p3/2B1P3/8/PPPP1PPP/RNB1K1NR");
    game.result().hasScore("1–0", "CHECKMATE").hasSentence("Checkmate.");
  }

  @Test
  void stalemate_is_a_draw_with_its_reason() {
    GameScreen game = NewGameForm.on(browser).from("7k/5K2/8/6Q1/8/8/8/8 w - - 0 1").start();

    game.click("g5", "g6");

    game.expectMoves("Qg6");
    game.result()
        .hasTitle("Draw")
        .hasScore("½–½", "STALEMATE")
        .hasSentence("Stalemate: Black has no legal move and is not in check.")
        .hasArticle("5.2.1");
  }

  /**
   * Waits until the checkmated king and the mating piece are marked on the board and in the labels
   * of their squares.
   */
  private static void expectMateMarked(GameScreen game, String king, String piece) {
    assertThat(game.page().locator("[data-mated=" + king + "]")).isVisible();
    assertThat(game.page().locator("[data-mating=" + piece + "]")).isVisible();
    assertThat(game.page().locator("[data-mating]")).hasCount(1);
    game.expectState(king, "checkmated");
    game.expectState(piece, "gives checkmate");
  }

  private static void expectNothingMarked(GameScreen game, String king, String piece) {
    assertThat(game.page().locator("[data-check], [data-mating]")).hasCount(0);
    game.expectNoState(king, "checkmated");
    game.expectNoState(piece, "gives checkmate");
  }

  /** Returns the bounds of the board and the player bars. */
  private static String[] bounds(GameScreen game) {
    return game.page().locator(".chessboard, [data-player]").all().stream()
        .map(element -> element.evaluate("e => JSON.stringify(e.getBoundingClientRect())"))
        .map(String::valueOf)
        .toArray(String[]::new);
  }
}
