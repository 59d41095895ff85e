package org.arbiterchess.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** What the players offer, ask and answer, besides moving. */
class OffersIT {

  @RegisterExtension final BrowserPageExtension visit = new BrowserPageExtension();

  @Test
  void a_draw_is_offered_declined_answered_by_a_move_and_accepted() {
    GameScreen game = NewGameForm.on(visit).between("Anna", "Boris").begin();
    game.offerDraw("white");
    game.expectRefusal("A draw may be offered once both sides have moved.", "5.2.3");
    game.play("e2e4 e7e5");

    game.offerDraw("white");
    game.expectNews("Anna offers a draw.");
    assertThat(game.news().locator("[data-article]")).hasText("Article 9.1");
    game.expectHeard("White offers a draw (9.1).");
    game.press("Decline");
    game.expectNews("Boris declined the draw. It may be offered again after the next move.");
    game.expectHeard("Black declines the draw (9.1).");
    game.offerDraw("white");
    game.expectRefusal("Black has declined a draw: offer it again after the next move.", "9.1");

    game.play("g1f3");
    game.offerDraw("white");
    game.expectNews("Anna offers a draw.");
    game.press("Decline");
    game.offerDraw("black");
    game.expectNews("Boris offers a draw.");
    game.offerDraw("black");
    game.expectRefusal("A draw has been offered already: White is to answer.", "9.1");
    game.play("b8c6");
    game.expectNews("Boris offers a draw.");
    game.play("f1b5");
    game.expectNews("Anna answered the draw offer with a move.");

    game.offerDraw("white");
    game.press("Accept");
    game.result().titled("Draw").scored("½–½", "AGREEMENT").saying("By agreement.").by("5.2.3");
    assertThat(game.draw("white")).hasCount(0);
    assertThat(game.draw("black")).hasCount(0);
  }

  @Test
  void a_move_is_taken_back_only_if_the_opponent_allows_it() {
    GameScreen game = NewGameForm.on(visit).begin();
    game.press("Take back");
    assertThat(game.refusal()).containsText("You have no move to take back.");
    game.play("e2e4 d7d5 e4d5");
    assertThat(game.page().locator("[data-captured=white]")).containsText("+1");

    game.press("Take back");
    game.expectNews("White asks to take back one move.");
    game.press("Decline");
    assertThat(game.slip()).hasCount(0);
    game.expectMoves("e4 d5 exd5");

    game.press("Take back");
    game.press("Allow");
    game.expectMoves("e4 d5");
    game.expectPiece("d5", "black pawn");
    assertThat(game.page().locator("[data-captured=white]")).hasText("");
    game.expectHeard("Black agrees to the takeback.");
    game.play("e4e5");
  }

  @Test
  void resigning_asks_once_and_ends_the_game() {
    GameScreen game = NewGameForm.on(visit).begin();
    game.play("e2e4 e7e5");

    game.press("Resign");
    assertThat(game.dialog()).containsText("Who resigns?");
    game.answer("Keep playing");
    assertThat(game.dialog()).hasCount(0);
    game.press("Resign");
    game.answer("White resigns");

    game.result()
        .titled("Black wins")
        .scored("0–1", "RESIGNATION")
        .saying("White resigned.")
        .by("5.1.2");
    assertThat(game.result().panel().locator("h2")).isFocused();
    game.click("d2", "d4");
    game.expectRefusal("The game is over: nothing can be moved any more.", "5.1.2");
    game.press("Show the result");
    game.result().titled("Black wins");
  }
}
