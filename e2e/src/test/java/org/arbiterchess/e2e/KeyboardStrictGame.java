package org.arbiterchess.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;

/** Plays a strict game with the Tab key, the arrow keys, Enter and the clock keys. */
record KeyboardStrictGame(GameScreen game) {

  /** Reaches an element with the Tab key and presses Enter. */
  void activate(String selector) {
    KeyboardCursor.tabTo(page(), selector);
    page().keyboard().press("Enter");
  }

  /** Touches a piece, or puts the selected piece on a square. */
  void choose(String square) {
    boolean onBoard =
        (Boolean) page().evaluate("() => document.activeElement.matches('[data-square]')");
    if (!onBoard) {
      KeyboardCursor.tabTo(page(), "[data-square]");
    }
    new KeyboardCursor(game).choose(square);
  }

  /** Touches a piece and puts it on another square. */
  void release(String move) {
    choose(move.substring(0, 2));
    choose(move.substring(2, 4));
  }

  /** Plays moves such as {@code e2e4 e7e5}, and presses the player's clock after each. */
  void complete(String moves) {
    for (String move : moves.split(" ", -1)) {
      boolean white = game.player("white").locator(".unseen", toMove()).count() > 0;
      release(move);
      page().keyboard().press(white ? "a" : "l");
    }
  }

  void expectFocusOnBoard() {
    assertThat(page().locator("[data-square]:focus")).hasCount(1);
  }

  private static Locator.LocatorOptions toMove() {
    return new Locator.LocatorOptions().setHasText("to move");
  }

  /** Waits until an announcement to screen readers contains this text. */
  void expectSaid(String text) {
    assertThat(
            page()
                .locator("[role=log] p")
                .filter(new Locator.FilterOptions().setHasText(text))
                .last())
        .containsText(text);
  }

  private Page page() {
    return game.page();
  }
}
