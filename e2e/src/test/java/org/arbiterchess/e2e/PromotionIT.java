package org.arbiterchess.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Tests promotions by mouse, by keyboard and with typed moves. */
@Tag("check")
class PromotionIT {

  private static final String PAWNS = "8/P6k/8/8/8/8/p6K/8 w - - 0 1";

  @RegisterExtension final BrowserPageExtension browser = new BrowserPageExtension();

  @Test
  void the_chooser_offers_four_pieces_and_can_be_cancelled() {
    GameScreen game = NewGameForm.on(browser).from(PAWNS).start();

    game.click("a7", "a8");
    assertThat(chooser(game).getByRole(AriaRole.BUTTON)).hasCount(4);
    assertThat(
            chooser(game).locator("button").all().stream().map(b -> b.getAttribute("aria-label")))
        .containsExactly("Queen", "Knight", "Rook", "Bishop");
    game.page().keyboard().press("Escape");
    expectNothingMoved(game);

    game.drag("a7", "a8");
    assertThat(chooser(game)).isVisible();
    clickAt(game, game.square("e4"));
    expectNothingMoved(game);
    assertThat(game.refusal()).hasCount(0);

    for (Locator element :
        new Locator[] {
          game.player("white"), game.button("Resign"), game.page().locator("a.brand")
        }) {
      game.click("a7", "a8");
      assertThat(chooser(game)).isVisible();
      clickAt(game, element);
      expectNothingMoved(game);
      assertThat(game.dialog()).hasCount(0);
    }

    game.click("a7", "a8");
    choice(game, "Knight").click();
    game.expectMoves("a8=N");
    game.expectPiece("a8", "white knight");
    game.expectPieceImage("a8", "wn");
    game.press("Why was that allowed?");
    assertThat(game.notice()).containsText("The pawn becomes a knight on a8");
  }

  @Test
  void a_rook_is_chosen_with_the_keyboard_alone() {
    GameScreen game = NewGameForm.on(browser).from(PAWNS.replace(" w ", " b ")).start();
    KeyboardCursor.tabTo(game.page(), "[role=grid] button");
    KeyboardCursor cursor = new KeyboardCursor(game);

    cursor.move("a2", "a1");
    assertThat(choice(game, "Queen")).isFocused();
    game.page().keyboard().press("Escape");
    assertThat(chooser(game)).hasCount(0);
    assertThat(game.square("a1")).isFocused();

    cursor.move("a2", "a1");
    game.page().keyboard().press("ArrowUp");
    game.page().keyboard().press("ArrowUp");
    assertThat(choice(game, "Rook")).isFocused();
    game.page().keyboard().press("Enter");

    game.expectMoves("a1=R");
    game.expectPiece("a1", "black rook");
    assertThat(game.square("a1")).isFocused();
  }

  @Test
  void typed_moves_name_the_piece_or_ask_for_it_and_auto_queen_asks_nothing() {
    GameScreen game = NewGameForm.on(browser).from(PAWNS).start();

    game.type("a8=B");
    game.expectMoves("a8=B");
    game.type("a2a1");
    assertThat(chooser(game)).isVisible();
    choice(game, "Queen").click();
    game.expectMoves("a8=B a1=Q");

    NewGameForm.on(browser).from(PAWNS).start(game.page());
    game.changeSetting("Promote to a queen without asking", true);
    game.click("a7", "a8");
    game.drag("a2", "a1");
    game.expectMoves("a8=Q a1=Q");
    assertThat(chooser(game)).hasCount(0);
  }

  private static void expectNothingMoved(GameScreen game) {
    assertThat(chooser(game)).hasCount(0);
    game.expectMoves("");
    game.expectPiece("a7", "white pawn");
    game.expectPieceImage("a7", "wp");
  }

  /** Clicks the centre of an element, even if another element covers it. */
  private static void clickAt(GameScreen game, Locator element) {
    var box = element.boundingBox();
    game.page().mouse().click(box.x + box.width / 2, box.y + box.height / 2);
  }

  private static Locator chooser(GameScreen game) {
    return game.page().getByLabel("Promote the pawn to");
  }

  private static Locator choice(GameScreen game, String role) {
    return chooser(game).getByLabel(role);
  }
}
