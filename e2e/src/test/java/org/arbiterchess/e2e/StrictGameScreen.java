package org.arbiterchess.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;

/**
 * The screen for a strict game. Pieces are touched and released, and pressing the clock completes
 * the move.
 *
 * @param touch whether the players use touch instead of a mouse
 */
record StrictGameScreen(GameScreen game, boolean touch) {

  /** Touches a piece, or puts the selected piece on a square. */
  void tap(String square) {
    tap(game.square(square));
  }

  /** Touches a piece and puts it on another square. */
  void release(String move) {
    tap(move.substring(0, 2));
    tap(move.substring(2, 4));
  }

  void pressClock(String side) {
    tap(clockButton(side));
  }

  /** The button that covers a player's clock. */
  Locator clockButton(String side) {
    return game.page().locator("[data-press=" + side + "]");
  }

  /**
   * Plays moves such as {@code e2e4 e7e5} in turn, starting with the side to move, and presses the
   * clock after each.
   */
  void complete(String moves) {
    int plies = game.moves().count();
    for (String move : moves.split(" ", -1)) {
      release(move);
      pressClock(plies++ % 2 == 0 ? "white" : "black");
      assertThat(game.moves()).hasCount(plies);
    }
  }

  /** The ruling that stops the clocks until the players continue. */
  Locator ruling() {
    return game.message().filter(having("[data-continue]"));
  }

  /** Continues after a ruling. */
  void resume() {
    game.press("Continue");
    assertThat(ruling()).hasCount(0);
  }

  Locator irregularities(String side) {
    return game.player(side).locator("[data-irregularities]");
  }

  /** The arbiter's log beside the scoresheet. */
  Locator log() {
    return game.page().locator(".arbiter-log");
  }

  private Locator.FilterOptions having(String selector) {
    return new Locator.FilterOptions().setHas(game.page().locator(selector));
  }

  private void tap(Locator element) {
    if (touch) {
      element.tap();
    } else {
      element.click();
    }
  }
}
