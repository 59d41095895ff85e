package org.arbiterchess.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Page.GetByRoleOptions;
import com.microsoft.playwright.options.AriaRole;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;

/**
 * Fills in the English form for a new game. By default, the game has no clock and starts from the
 * standard position.
 */
record NewGameForm(
    BrowserPageExtension browser,
    String white,
    String black,
    String control,
    String fen,
    int number,
    String help,
    boolean table,
    boolean strict) {

  private static final String KNOWS_STRICT_PLAY =
      "() => JSON.parse(localStorage.getItem('arbiter.settings') ?? '{}').knowsStrictPlay === true";

  static NewGameForm on(BrowserPageExtension browser) {
    return new NewGameForm(browser, "", "", "-", "", -1, "How the piece moves", false, false);
  }

  NewGameForm between(String white, String black) {
    return new NewGameForm(browser, white, black, control, fen, number, help, table, strict);
  }

  /**
   * Sets the time control: a preset such as {@code 5+3}, or any other control in the same notation.
   */
  NewGameForm timed(String control) {
    return new NewGameForm(browser, white, black, control, fen, number, help, table, strict);
  }

  NewGameForm from(String fen) {
    return new NewGameForm(browser, white, black, control, fen, number, help, table, strict);
  }

  /** Sets the Chess960 starting position by its number, from 0 to 959. */
  NewGameForm chess960(int number) {
    return new NewGameForm(browser, white, black, control, fen, number, help, table, strict);
  }

  /** Sets the move hints: {@code Off}, {@code How the piece moves} or {@code Legal moves}. */
  NewGameForm withHints(String help) {
    return new NewGameForm(browser, white, black, control, fen, number, help, table, strict);
  }

  /** Chooses the layout for a device that lies on the table between the players. */
  NewGameForm deviceOnTable() {
    return new NewGameForm(browser, white, black, control, fen, number, help, true, strict);
  }

  /** Chooses strict play. */
  NewGameForm strictly() {
    return new NewGameForm(browser, white, black, control, fen, number, help, table, true);
  }

  /** Opens a page, fills in the form and starts the game. */
  GameScreen start() {
    return start(browser.context().newPage());
  }

  /** Fills in the form on an open page and starts the game. */
  GameScreen start(Page page) {
    if (fen.isEmpty()) {
      page.navigate("/#/setup");
    } else {
      page.navigate("/#/position?fen=" + URLEncoder.encode(fen, StandardCharsets.UTF_8));
      page.getByRole(AriaRole.BUTTON, named("Play from here")).click();
    }
    page.getByRole(AriaRole.TEXTBOX, named("White")).fill(white);
    page.getByRole(AriaRole.TEXTBOX, named("Black")).fill(black);
    chooseTime(page);
    if (!help.equals("How the piece moves")) {
      choose(page, "Move hints", help);
    }
    if (table) {
      choose(page, "Seating", "Device on the table between you");
    }
    if (number >= 0) {
      choose(page, "Starting position", "Chess960");
      page.getByLabel("Number, 0 to 959").fill(String.valueOf(number));
    }
    if (strict) {
      choose(page, "Play", "Strict");
    }
    boolean cardFollows = strict && !knowsStrictPlay(page);
    page.getByRole(AriaRole.BUTTON, named("Start")).click();
    if (cardFollows) {
      page.getByRole(AriaRole.BUTTON, named("Start the game")).click();
    }
    GameScreen game = new GameScreen(page);
    assertThat(game.square("e4")).isVisible();
    return game;
  }

  /** Returns whether the card that explains strict play has been shown on this device. */
  private static boolean knowsStrictPlay(Page page) {
    return (Boolean) page.evaluate(KNOWS_STRICT_PLAY);
  }

  private void chooseTime(Page page) {
    Locator preset =
        page.getByRole(AriaRole.RADIO, named(control.equals("-") ? "No clock" : control));
    if (preset.count() > 0) {
      preset.check();
    } else {
      page.getByRole(AriaRole.RADIO, named("Custom")).check();
      page.getByLabel("Notation").fill(control);
    }
  }

  private static void choose(Page page, String group, String choice) {
    page.locator("summary").filter(new Locator.FilterOptions().setHasText(group)).click();
    page.getByRole(AriaRole.RADIO, named(choice)).check();
  }

  private static GetByRoleOptions named(String name) {
    return new GetByRoleOptions().setName(name).setExact(true);
  }
}
