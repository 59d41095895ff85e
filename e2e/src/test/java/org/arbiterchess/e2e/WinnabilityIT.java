package org.arbiterchess.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Tests game results that depend on whether checkmate was still possible. */
class WinnabilityIT {

  /** The words that a square's label contains if the arbiter has marked the square. */
  private static final String MARKED = "named in the ruling";

  @RegisterExtension final BrowserPageExtension browser = new BrowserPageExtension();

  @Test
  void after_a_flag_the_mate_that_was_still_possible_is_played_on_the_board() {
    GameScreen game =
        NewGameForm.on(browser).from("6k1/8/6K1/8/8/8/8/R7 w - - 0 1").timed("5+0|0.02+0").start();
    game.click("a1", "a2");
    game.result().hasTitle("White wins").hasScore("1–0", "FLAG");

    game.press("Show how White could still mate in 1 move");

    game.expectNotice("White could still mate: 2. Ra8#");
    Locator line = line(game);
    assertThat(line.locator("button")).hasText(new String[] {"Kh8", "Ra8#"});
    assertThat(line.locator("[aria-current=step]")).hasText("Ra8#");
    game.expectPiece("a8", "white rook");
    game.expectPiece("h8", "black king");
    game.expectAnnouncement("rook a2 to a8, checkmate");
    game.expectMoves("Ra2");
    AxeAudit.assertNoViolations(game.page());
    game.page().keyboard().press("ArrowLeft");
    game.expectPiece("a2", "white rook");
    game.press("Back to the result");
    game.result().hasTitle("White wins").hasArticle("6.9");

    // The mating line stays in the move list, where its moves can still be selected with the arrow
    // keys or by clicking.
    assertThat(line.locator("[aria-current]")).hasCount(0);
    game.page().keyboard().press("ArrowRight");
    game.expectPiece("h8", "black king");
    assertThat(line.locator("[aria-current=step]")).hasText("Kh8");
    line.getByText("Ra8#").click();
    game.expectPiece("a8", "white rook");
    game.moves().click();
    game.result().hasTitle("White wins");
    game.page().keyboard().press("End");
    game.expectPiece("a8", "white rook");
  }

  @Test
  void a_flag_is_a_draw_if_a_search_finds_no_checkmate() {
    GameScreen game =
        NewGameForm.on(browser).from("7k/8/8/8/7P/1r6/P7/K7 b - - 0 1").timed("0.02+0|5+0").start();
    game.click("b3", "b1");

    game.result()
        .hasTitle("Draw")
        .hasScore("½–½", "FLAG")
        .hasReason("Black cannot checkmate by any series of legal moves.");
    assertThat(reasons(game))
        .hasText(
            "Every position that can still arise was examined; the other king is never mated.");
  }

  @Test
  void a_locked_position_ends_the_game_with_the_squares_that_prove_it() {
    GameScreen game =
        NewGameForm.on(browser).from("8/2k5/8/p1p1p1p1/P1P1P3/6P1/5K2/8 w - - 0 1").start();
    game.click("g3", "g4");

    game.result().hasTitle("Draw").hasScore("½–½", "DEAD_POSITION").hasArticle("5.2.2");
    assertThat(reasons(game))
        .hasText(
            "No checkmate is possible: the pawns are locked, and both kings can escape every"
                + " check.");
    AxeAudit.assertNoViolations(game.page());
    game.press("Show where the kings can go");

    for (String square : new String[] {"a8", "c7", "h6", "c3", "f2", "h1"}) {
      game.expectState(square, MARKED);
    }
    for (String square : new String[] {"a4", "b4", "b5", "h4", "h5"}) {
      game.expectNoState(square, MARKED);
    }
    AxeAudit.assertNoViolations(game.page());
    game.press("Show the result");
    game.result().hasTitle("Draw");
  }

  /** The mating line in the move list. */
  private static Locator line(GameScreen game) {
    return game.page()
        .getByRole(
            AriaRole.LIST,
            new Page.GetByRoleOptions()
                .setName("Hypothetical line, not played: mate in 1 move")
                .setExact(true));
  }

  private static Locator reasons(GameScreen game) {
    return game.result().panel().locator("[data-argument]");
  }
}
