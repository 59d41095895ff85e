package org.arbiterchess.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/**
 * Tests draw claims based on repetition and on the fifty-move rule. A claim can concern the
 * position on the board or the position after the next move.
 */
@Tag("check")
class DrawClaimIT {

  private static final String THERE_AND_BACK = "g1f3 g8f6 f3g1 f6g8";

  @RegisterExtension final BrowserPageExtension browser = new BrowserPageExtension();

  @Test
  void threefold_repetition_is_claimed_on_the_board_but_not_before_it_occurs() {
    GameScreen game = NewGameForm.on(browser).start();
    game.play(THERE_AND_BACK);

    claim(game, "Claim now");
    game.expectRefusal("This position has occurred only twice.", "9.2.2");

    game.play(THERE_AND_BACK);
    game.expectNotice("A draw can be claimed: threefold repetition.");
    game.notice().getByText("Claim draw").click();
    game.result()
        .hasTitle("Draw")
        .hasScore("½–½", "THREEFOLD_REPETITION")
        .hasSentence("The same position has occurred for the third time.")
        .hasArticle("9.2.2");
  }

  @Test
  void threefold_repetition_is_claimed_with_the_next_move_which_is_then_not_played() {
    GameScreen game = NewGameForm.on(browser).start();
    game.play(THERE_AND_BACK + " g1f3 g8f6 f3g1");
    assertThat(game.message()).hasCount(0);

    claim(game, "Claim with my next move");
    game.expectNotice("Threefold repetition: make your move to claim the draw.");
    game.click("f6", "g8");

    game.result()
        .hasScore("½–½", "THREEFOLD_REPETITION")
        .hasSentence("After Ng8, the same position occurs for the third time: the game is drawn.")
        .hasArticle("9.2.1");
    assertThat(game.moves()).hasCount(7);
  }

  @Test
  void a_wrong_claim_with_a_move_names_the_count_and_stands_as_an_offer() {
    GameScreen game = NewGameForm.on(browser).start();
    game.play("e2e4 e7e5");

    claim(game, "Claim with my next move");
    game.press("Cancel");
    assertThat(game.message()).hasCount(0);

    claim(game, "Claim with my next move");
    game.click("g1", "f3");
    game.expectMoves("e4 e5 Nf3");
    // The answer to the claim does not hide the offer.
    assertThat(game.notice().locator("p"))
        .hasText(
            new String[] {
              "The claim counts as a draw offer by White.",
              "After Nf3, the position will have occurred only once."
            });
    game.page().reload();
    game.expectNotice("The claim counts as a draw offer by White.");
    game.press("Accept");
    game.result().hasScore("½–½", "AGREEMENT");
  }

  @Test
  void fifty_moves_can_be_claimed_and_seventy_five_end_the_game() {
    GameScreen game = NewGameForm.on(browser).from("7k/8/8/8/8/8/R7/K7 w - - 98 80").start();
    claimFifty(game, "Claim now");
    game.expectRefusal(
        "A claim needs fifty moves by each side without a capture or a pawn move: so far there"
            + " have been 49.",
        "9.3");
    game.play("a2a3 h8g8");
    game.expectNotice("A draw can be claimed: fifty moves.");
    game.notice().getByText("Claim draw").click();
    game.result()
        .hasScore("½–½", "FIFTY_MOVES")
        .hasSentence("Both sides have made fifty moves without a capture or a pawn move.")
        .hasArticle("9.3");

    NewGameForm.on(browser).from("7k/8/8/8/8/8/R7/K7 w - - 99 80").start(game.page());
    claimFifty(game, "Claim with my next move");
    game.click("a2", "a3");
    game.result()
        .hasSentence(
            "With Ra3, both sides have made fifty moves without a capture or a pawn move:"
                + " the game is drawn.");

    NewGameForm.on(browser).from("7k/8/8/8/8/8/R7/K7 w - - 149 99").start(game.page());
    game.click("a2", "a3");
    game.result().hasScore("½–½", "SEVENTY_FIVE_MOVES").hasArticle("9.6.2");
  }

  private static void claim(GameScreen game, String button) {
    openClaim(game);
    game.pressInDialog(button);
  }

  /** The button is in the menu as long as no draw can be claimed. */
  private static void openClaim(GameScreen game) {
    if (game.button("Claim draw").count() > 0) {
      game.button("Claim draw").last().click();
    } else {
      game.chooseFromMenu("Claim draw");
    }
  }

  private static void claimFifty(GameScreen game, String button) {
    openClaim(game);
    game.dialog().getByLabel("Fifty moves").check();
    game.pressInDialog(button);
  }
}
