package org.arbiterchess.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Keyboard;
import com.microsoft.playwright.Page;

/** The keyboard's cursor on the board, and the way to it with the tab key alone. */
record KeyboardCursor(GameScreen game) {

  /** Presses Tab until the focus is inside what a selector names. */
  static void tabTo(Page page, String selector) {
    for (int presses = 0; presses < 60; presses++) {
      page.keyboard().press("Tab");
      if ((Boolean) page.evaluate("at => document.activeElement.matches(at)", selector)) {
        return;
      }
    }
    throw new AssertionError("the tab key does not lead to " + selector);
  }

  /** Chooses a square, then another. */
  void move(String from, String to) {
    choose(from);
    choose(to);
  }

  /** Walks to a square with the arrow keys and presses Enter there. White sits below. */
  void choose(String square) {
    walk(square);
    keyboard().press("Enter");
  }

  /** Walks to a square with the arrow keys. */
  void walk(String square) {
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
