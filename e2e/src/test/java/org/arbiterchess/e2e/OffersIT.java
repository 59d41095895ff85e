package org.arbiterchess.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Tests draw offers, takebacks and resignations. */
@Tag("check")
class OffersIT {

  @RegisterExtension final BrowserPageExtension browser = new BrowserPageExtension();

  @Test
  void a_draw_is_offered_declined_answered_with_a_move_and_accepted() {
    GameScreen game = NewGameForm.on(browser).between("Anna", "Boris").start();
    game.offerDraw("white");
    game.expectRefusal("A draw may be offered once both sides have moved.", "5.2.3");
    game.play("e2e4 e7e5");

    game.offerDraw("white");
    game.expectNotice("Anna offers a draw.");
    assertThat(game.notice().locator("[data-article]")).hasText("Article 9.1");
    game.expectAnnouncement("White offers a draw (9.1).");
    game.press("Decline");
    game.expectNotice("Boris declined the draw. It may be offered again after the next move.");
    game.expectAnnouncement("Black declines the draw (9.1).");
    game.offerDraw("white");
    game.expectRefusal(
        "Black has declined the draw: you can offer it again after the next move.", "9.1");

    game.play("g1f3");
    game.offerDraw("white");
    game.expectNotice("Anna offers a draw.");
    game.press("Decline");
    game.offerDraw("black");
    game.expectNotice("Boris offers a draw.");
    game.offerDraw("black");
    game.expectRefusal("A draw has already been offered, and White has not answered yet.", "9.1");
    assertThat(game.button("Accept")).isVisible();
    game.play("b8c6");
    game.expectNotice("Boris offers a draw.");
    game.play("f1b5");
    game.expectNotice("Anna answered the draw offer with a move.");

    game.offerDraw("white");
    game.press("Accept");
    game.result()
        .hasTitle("Draw")
        .hasScore("½–½", "AGREEMENT")
        .hasSentence("By agreement.")
        .hasArticle("5.2.3");
    assertThat(game.drawOfferButton("white")).hasCount(0);
    assertThat(game.drawOfferButton("black")).hasCount(0);
  }

  @Test
  void a_move_is_taken_back_only_if_the_opponent_allows_it() {
    GameScreen game = NewGameForm.on(browser).start();
    assertThat(game.button("Take back")).hasCount(0);
    game.play("e2e4 d7d5 e4d5");
    assertThat(game.page().locator("[data-captured=white]")).containsText("+1");

    game.press("Take back");
    game.expectNotice("White asks to take back one move.");
    game.press("Decline");
    assertThat(game.message()).hasCount(0);
    game.expectMoves("e4 d5 exd5");

    game.press("Take back");
    game.press("Allow");
    game.expectMoves("e4 d5");
    game.expectPiece("d5", "black pawn");
    assertThat(game.page().locator("[data-captured=white]")).hasText("");
    game.expectAnnouncement("Black agrees to the takeback.");
    game.play("e4e5");
  }

  @Test
  void resigning_asks_for_confirmation_and_ends_the_game() {
    GameScreen game = NewGameForm.on(browser).start();
    game.play("e2e4 e7e5");

    game.press("Resign");
    assertThat(game.dialog()).containsText("How should the game end?");
    game.pressInDialog("Keep playing");
    assertThat(game.dialog()).hasCount(0);
    game.press("Resign");
    game.pressInDialog("White resigns");

    game.result()
        .hasTitle("Black wins")
        .hasScore("0–1", "RESIGNATION")
        .hasSentence("White resigned.")
        .hasArticle("5.1.2");
    assertThat(game.result().panel().locator("h2")).isFocused();
    assertThat(game.page().locator("ol.sheet[data-review]")).isVisible();
    game.click("d2", "d5");
    assertThat(game.refusal()).isVisible();
    game.press("Show the result");
    game.result().hasTitle("Black wins");
  }
}
