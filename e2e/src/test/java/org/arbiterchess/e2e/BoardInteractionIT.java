package org.arbiterchess.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/**
 * Tests move hints, refusals, flipping the board, confirming moves and viewing earlier positions.
 */
@Tag("check")
class BoardInteractionIT {

  /** The rook on e8 pins the knight on e4, and White has lost the right to castle. */
  private static final String PIN = "4r1k1/8/8/8/4N3/8/8/4K2R w - - 0 1";

  @RegisterExtension final BrowserPageExtension browser = new BrowserPageExtension();

  @Test
  void basic_hints_show_how_a_piece_moves_and_legal_hints_where_it_may_go() {
    GameScreen game = NewGameForm.on(browser).from(PIN).start();

    game.square("e4").click();
    game.expectState("f6", "can move here");
    assertThat(dots(game)).hasCount(8);
    game.square("f6").click();
    game.expectRefusal(
        "Your knight on e4 is pinned to your king on e1 by the rook on e8.", "3.9.2");
    game.expectState("e8", "named in the ruling");
    assertThat(game.page().locator(".arrow")).not().hasCount(0);
    assertThat(game.page().locator("[role=alert]").getByText("pinned to your king on e1"))
        .hasCount(1);
    game.square("e1").click();
    assertThat(game.message()).hasCount(0);
    assertThat(game.page().locator(".arrow")).hasCount(0);

    setHints(game, "Legal moves");
    game.square("e4").click();
    game.expectState("e4", "selected");
    game.expectNoState("f6", "can move here");
    assertThat(dots(game)).hasCount(0);

    setHints(game, "Off");
    game.square("h1").click();
    game.expectState("h1", "selected");
    assertThat(dots(game)).hasCount(0);
  }

  @Test
  void the_wrong_colour_is_answered_and_an_empty_square_is_not() {
    GameScreen game = NewGameForm.on(browser).start();

    game.square("e7").click();
    game.expectRefusal("It is White's turn, and the pawn on e7 is Black's.", "1.2");
    game.square("e4").click();
    assertThat(game.message()).hasCount(0);

    game.square("g1").click();
    assertThat(game.refusal()).hasCount(0);
    game.square("b1").click();
    game.expectState("b1", "selected");
    game.expectNoState("g1", "selected");
    game.page().keyboard().press("Escape");
    game.expectNoState("b1", "selected");
    game.drag("g1", "e2");
    assertThat(game.refusal()).isVisible();
    assertThat(game.page().locator(".dragged-piece")).hasCount(0);
    game.expectPieceImage("g1", "wn");
    game.type("Nf9");
    assertThat(game.refusal()).containsText("Nf9");
    game.expectMoves("");
  }

  @Test
  void keys_step_through_the_game_and_return_to_it() {
    GameScreen game = NewGameForm.on(browser).start();
    Page page = game.page();
    game.play("e2e4 e7e5 g1f3 b8c6");

    page.keyboard().press("ArrowLeft");
    game.expectEmpty("c6");
    game.expectNotice("You are looking at the position after 2. Nf3.");
    page.keyboard().press("ArrowLeft");
    game.expectNotice("You are looking at the position after 1… e5.");
    page.keyboard().press("ArrowRight");
    game.expectPiece("f3", "white knight");
    page.keyboard().press("Home");
    game.expectNotice("You are looking at the starting position.");
    assertThat(game.placement()).isEqualTo("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR");
    game.drag("d2", "d4");
    game.expectNoState("d2", "selected");
    String notPlayed = "This is an earlier position, so the move was not played.";
    assertThat(game.refusal().locator("p")).hasText(notPlayed);
    assertThat(page.locator("[role=alert]").getByText(notPlayed)).hasCount(1);
    assertThat(game.refusal().getByText("Back to the game")).isVisible();
    game.expectPieceImage("d2", "wp");
    page.keyboard().press("End");
    assertThat(game.message()).hasCount(0);
    game.expectPiece("c6", "black knight");

    game.moves().first().click();
    game.expectNotice("You are looking at the position after 1. e4.");
    game.press("Back to the game");
    game.expectPiece("c6", "black knight");
    game.press("One move back");
    game.press("First position");
    game.expectPiece("e2", "white pawn");
    game.type("Bb5");
    game.expectMoves("e4 e5 Nf3 Nc6 Bb5");
    game.expectPiece("b5", "white bishop");
  }

  @Test
  void check_is_shown_beside_the_side_to_move_also_with_the_device_on_the_table() {
    GameScreen game = NewGameForm.on(browser).between("Anna", "Boris").start();
    Locator check = game.page().locator("[data-in-check]");
    game.play("e2e4 f7f6");
    assertThat(check).hasCount(0);
    game.play("d1h5");
    assertThat(game.page().locator(".status p")).hasText("Boris to move Check");
    assertThat(game.page().locator("[data-check=e8]")).isVisible();

    game.chooseFromMenu("Put the device on the table");
    assertThat(game.playerPanel("black").getByText("Check", exactly())).isVisible();
    assertThat(game.playerPanel("white").getByText("Check", exactly())).hasCount(0);
    game.click("g7", "g6");
    assertThat(check).hasCount(0);
  }

  @Test
  void of_a_message_and_an_input_error_only_the_newer_is_shown() {
    GameScreen game = NewGameForm.on(browser).start();
    String inputError = "zz";
    game.click("e2", "e5");
    assertThat(game.refusal()).isVisible();
    game.type("zz");
    assertThat(game.refusal()).containsText(inputError);
    assertThat(game.message()).hasCount(1);
    game.click("e2", "e5");
    assertThat(game.refusal()).not().containsText(inputError);
    assertThat(game.message()).hasCount(1);
  }

  @Test
  void the_board_is_turned_by_key_by_menu_and_after_each_move() {
    GameScreen game = NewGameForm.on(browser).start();
    game.expectBottomColor("white");

    game.page().keyboard().press("f");
    game.expectBottomColor("black");
    game.play("e2e4");
    game.drag("e7", "e5");
    game.expectMoves("e4 e5");
    game.chooseFromMenu("Flip the board");
    game.expectBottomColor("white");
    game.moveField().fill("f");
    game.expectBottomColor("white");

    game.changeSetting("Flip the board after each move", true);
    game.play("g1f3");
    game.expectBottomColor("black");
    game.play("b8c6");
    game.expectBottomColor("white");
  }

  @Test
  void a_move_waits_for_confirmation_if_the_setting_is_on() {
    GameScreen game = NewGameForm.on(browser).start();
    game.changeSetting("Confirm each move", true);

    game.click("e2", "e4");
    game.expectNotice("Play e4?");
    game.expectPiece("e4", "white pawn");
    game.expectMoves("");
    game.press("Cancel");
    game.expectPiece("e2", "white pawn");
    game.expectEmpty("e4");

    game.drag("d2", "d4");
    game.press("Play it");
    game.expectMoves("d4");
    game.type("Nf6");
    game.expectNotice("Play Nf6?");
    game.press("Play it");
    game.expectMoves("d4 Nf6");
  }

  private static void setHints(GameScreen game, String level) {
    game.press("More");
    game.dialog().getByLabel(level).check();
    game.pressInDialog("Close");
  }

  private static Locator.GetByTextOptions exactly() {
    return new Locator.GetByTextOptions().setExact(true);
  }

  private static Locator dots(GameScreen game) {
    return game.page().locator("circle.dot");
  }
}
