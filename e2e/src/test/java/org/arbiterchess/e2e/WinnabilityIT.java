package org.arbiterchess.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Results that rest on what could still have been played, shown on the board. */
class WinnabilityIT {

  /** How a square calls itself that the arbiter points at. */
  private static final String MARKED = "named in the ruling";

  @RegisterExtension final BrowserPageExtension visit = new BrowserPageExtension();

  @Test
  void after_a_flag_the_mate_that_was_still_possible_is_played_on_the_board() {
    GameScreen game =
        NewGameForm.on(visit).from("6k1/8/6K1/8/8/8/8/R7 w - - 0 1").timed("5+0|0.02+0").begin();
    game.click("a1", "a2");
    game.result().titled("White wins").scored("1–0", "FLAG");

    game.press("White could still mate: show me");

    game.expectNews("White could still mate: 2. Ra8#");
    game.expectPiece("a8", "white rook");
    game.expectPiece("h8", "black king");
    game.expectHeard("rook a2 to a8, checkmate");
    game.expectMoves("Ra2");
    AxeAudit.look(game.page());
    game.page().keyboard().press("ArrowLeft");
    game.expectPiece("a2", "white rook");
    game.press("Back to the result");
    game.result().titled("White wins").by("6.9");
  }

  @Test
  void a_flag_is_a_draw_where_only_a_search_finds_that_nothing_could_be_lost() {
    GameScreen game =
        NewGameForm.on(visit).from("7k/8/8/8/7P/1r6/P7/K7 b - - 0 1").timed("0.02+0|5+0").begin();
    game.click("b3", "b1");

    game.result()
        .titled("Draw")
        .scored("½–½", "FLAG")
        .because("No series of legal moves ends with a checkmate by Black.");
    assertThat(reasons(game))
        .hasText("Every position that can still arise was examined; none is such a mate.");
  }

  @Test
  void a_wall_that_closes_ends_the_game_with_the_squares_that_prove_it() {
    GameScreen game =
        NewGameForm.on(visit).from("8/2k5/8/p1p1p1p1/P1P1P3/6P1/5K2/8 w - - 0 1").begin();
    game.click("g3", "g4");

    game.result().titled("Draw").scored("½–½", "DEAD_POSITION").by("5.2.2");
    assertThat(reasons(game))
        .hasText(
            "No checkmate is possible: the pawns are locked, and wherever the kings go they can always"
                + " escape.");
    AxeAudit.look(game.page());
    game.press("Show where the kings can go");

    for (String square : new String[] {"a8", "c7", "h6", "c3", "f2", "h1"}) {
      game.expectSaid(square, MARKED);
    }
    for (String square : new String[] {"a4", "b4", "b5", "h4", "h5"}) {
      game.expectUnsaid(square, MARKED);
    }
    AxeAudit.look(game.page());
    game.press("Show the result");
    game.result().titled("Draw");
  }

  private static Locator reasons(GameScreen game) {
    return game.result().panel().locator("[data-argument]");
  }
}
