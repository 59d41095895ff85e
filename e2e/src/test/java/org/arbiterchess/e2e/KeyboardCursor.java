package org.arbiterchess.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Keyboard;
import com.microsoft.playwright.Page;

/** Moves pieces with the keyboard. */
record KeyboardCursor(GameScreen game) {

  /** Presses Tab until the focused element matches the selector. */
  static void tabTo(Page page, String selector) {
    for (int presses = 0; presses < 60; presses++) {
      page.keyboard().press("Tab");
      if ((Boolean)
          page.evaluate("selector => document.activeElement.matches(selector)", selector)) {
        return;
      }
    }
    throw new AssertionError("the Tab key does not reach " + selector);
  }

  void move(String from, String to) {
    choose(from);
    choose(to);
  }

  /** Moves the cursor to a square and presses Enter. */
  void choose(String square) {
    moveTo(square);
    keyboard().press("Enter");
  }

  /** Moves the cursor to a square with the arrow keys. White must be at the bottom of the board. */
  void moveTo(String square) {
    String here =
        (String) game.page().evaluate("() => document.activeElement.dataset.square ?? 'nowhere'");
    press(here.charAt(0) < square.charAt(0) ? "ArrowRight" : "ArrowLeft", steps(here, square, 0));
    press(here.charAt(1) < square.charAt(1) ? "ArrowUp" : "ArrowDown", steps(here, square, 1));
    assertThat(game.square(square)).isFocused();
  }

  private static int steps(String from, String to, int index) {
    return Math.abs(from.charAt(index) - to.charAt(index));
  }

  private void press(String key, int times) {
    for (int i = 0; i < times; i++) {
      keyboard().press(key);
    }
  }

  private Keyboard keyboard() {
    return game.page().keyboard();
  }
}
