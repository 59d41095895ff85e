package org.arbiterchess.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Tests en passant captures and the explanation of why they are legal. */
@Tag("check")
class EnPassantIT {

  @RegisterExtension final BrowserPageExtension browser = new BrowserPageExtension();

  @Test
  void a_pawn_takes_en_passant_and_the_arbiter_says_why_that_was_allowed() {
    GameScreen game = NewGameForm.on(browser).start();
    game.play("e2e4 a7a6 e4e5 d7d5");
    assertThat(game.button("Why was that allowed?")).hasCount(0);

    game.click("e5", "d6");

    game.expectMoves("e4 a6 e5 d5 exd6");
    game.expectPiece("d6", "white pawn");
    game.expectEmpty("d5");
    assertThat(game.page().locator("[data-captured=white]"))
        .containsText("White has captured: black pawn");
    game.press("Why was that allowed?");
    game.expectNotice(
        "That is en passant: the pawn on d5 has just moved two squares, and the pawn on e5 takes it"
            + " as if it had moved only one.");
    assertThat(game.notice().locator("[data-article]")).hasText("Article 3.7.3.1");

    game.click("c7", "d6");
    game.expectMoves("e4 a6 e5 d5 exd6 cxd6");
    assertThat(game.message()).hasCount(0);
  }
}
