package org.arbiterchess.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Whole games to mate, each by another way of moving the pieces. */
class MatingIT {

  @RegisterExtension final Visit visit = new Visit();

  @Test
  void fools_mate_by_click_ends_with_the_result_sheet() {
    GameScreen game = NewGame.on(visit).between("Anna", "Boris").begin();

    game.play("f2f3 e7e5 g2g4");
    game.click("d8", "h4");

    game.expectMoves("f3 e5 g4 Qh4#");
    game.result()
        .titled("Boris wins")
        .scored("0–1", "CHECKMATE")
        .saying("Checkmate: Black wins.")
        .by("5.1.1");
    game.answer("Look at the game");
    assertThat(game.dialog()).hasCount(0);
    game.expectNews("Checkmate: Black wins.");
    game.expectSaid("e1", "in check");
  }

  @Test
  void scholars_mate_by_dragging_with_the_mouse() {
    GameScreen game = NewGame.on(visit).begin();

    game.drag("e2", "e4");
    game.drag("e7", "e5");
    game.drag("f1", "c4");
    game.drag("b8", "c6");
    game.drag("d1", "h5");
    game.drag("g8", "f6");
    game.drag("h5", "f7");

    game.expectMoves("e4 e5 Bc4 Nc6 Qh5 Nf6 Qxf7#");
    game.result().titled("White wins").scored("1–0", "CHECKMATE");
  }

  @Test
  void fools_mate_with_a_finger_by_tapping_and_by_dragging() {
    visit.with(Device.PHONE);
    GameScreen game = NewGame.on(visit).begin();
    Finger finger = Finger.on(game);

    finger.tap("f2", "f3");
    finger.drag("e7", "e5");
    finger.tap("g2", "g4");
    finger.lift("d8", "h4");
    assertThat(game.page().locator(".held-piece")).isVisible();
    finger.release();

    game.expectMoves("f3 e5 g4 Qh4#");
    assertThat(game.page().evaluate("scrollY")).as("the page stayed where it was").isEqualTo(0);
    game.result().titled("Black wins").scored("0–1", "CHECKMATE");
    assertThat(game.page().locator(".held-piece")).hasCount(0);
  }

  @Test
  void fools_mate_by_the_keyboard_alone_from_the_home_page() {
    Page page = visit.open("/");
    assertThat(page.getByRole(AriaRole.HEADING).first()).isVisible();
    Cursor.tabTo(page, "a.way.main");
    page.keyboard().press("Enter");
    assertThat(page.getByRole(AriaRole.HEADING).first()).isFocused();
    Cursor.tabTo(page, "button.main");
    page.keyboard().press("Enter");
    GameScreen game = new GameScreen(page);
    assertThat(game.square("e4")).isVisible();
    Cursor.tabTo(page, "[role=grid] button");
    Cursor cursor = new Cursor(game);

    cursor.move("f2", "f3");
    cursor.move("e7", "e5");
    cursor.move("g2", "g4");
    cursor.move("d8", "h4");

    game.expectMoves("f3 e5 g4 Qh4#");
    game.result().scored("0–1", "CHECKMATE");
    page.keyboard().press("Escape");
    assertThat(game.dialog()).hasCount(0);
    assertThat(game.square("h4")).isFocused();
  }

  @Test
  void a_game_by_typed_moves_in_every_notation() {
    GameScreen game = NewGame.on(visit).begin();

    game.type("e4 e7e5 Bf1-c4 Nc6 Qh5 g8f6");
    assertThat(game.typedMove()).hasValue("");
    game.type("Qxf7#");

    game.expectMoves("e4 e5 Bc4 Nc6 Qh5 Nf6 Qxf7#");
    assertThat(game.placement()).isEqualTo("r1bqkb1r/pppp1Qpp/2n2n2/4p3/2B1P3/8/PPPP1PPP/RNB1K1NR");
    game.result().scored("1–0", "CHECKMATE").saying("Checkmate: White wins.");
  }

  @Test
  void stalemate_is_a_draw_with_its_reason() {
    GameScreen game = NewGame.on(visit).from("7k/5K2/8/6Q1/8/8/8/8 w - - 0 1").begin();

    game.click("g5", "g6");

    game.expectMoves("Qg6");
    game.result()
        .titled("Draw")
        .scored("½–½", "STALEMATE")
        .saying("Stalemate: Black has no legal move and is not in check. The game is drawn.")
        .by("5.2.1");
  }
}
