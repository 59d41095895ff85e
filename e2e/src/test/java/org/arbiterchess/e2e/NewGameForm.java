package org.arbiterchess.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Page.GetByRoleOptions;
import com.microsoft.playwright.options.AriaRole;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;

/**
 * A game that is being set up, in English, the way people do it. Without a clock unless a control
 * is named; from the standard position unless another is.
 */
record NewGameForm(
    BrowserPageExtension visit,
    String white,
    String black,
    String control,
    String fen,
    int number,
    String help,
    boolean table) {

  static NewGameForm on(BrowserPageExtension visit) {
    return new NewGameForm(visit, "", "", "-", "", -1, "How the piece moves", false);
  }

  NewGameForm between(String white, String black) {
    return new NewGameForm(visit, white, black, control, fen, number, help, table);
  }

  /** With a clock: a preset such as {@code 5+3}, or any control in its notation. */
  NewGameForm timed(String control) {
    return new NewGameForm(visit, white, black, control, fen, number, help, table);
  }

  NewGameForm from(String fen) {
    return new NewGameForm(visit, white, black, control, fen, number, help, table);
  }

  /** One of the 960 arrays. */
  NewGameForm chess960(int number) {
    return new NewGameForm(visit, white, black, control, fen, number, help, table);
  }

  /** {@code Off}, {@code How the piece moves} or {@code Legal moves}. */
  NewGameForm helped(String help) {
    return new NewGameForm(visit, white, black, control, fen, number, help, table);
  }

  /** With the device lying on the table between the two. */
  NewGameForm onTheTable() {
    return new NewGameForm(visit, white, black, control, fen, number, help, true);
  }

  /** Opens the page, chooses all this, and starts. */
  GameScreen begin() {
    return begin(visit.context().newPage());
  }

  /** The same on a page that is open already. */
  GameScreen begin(Page page) {
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
      choose(page, "How you sit", "Device on the table between us");
    }
    if (number >= 0) {
      choose(page, "Starting position", "Chess960");
      page.getByLabel("Number, 0 to 959").fill(String.valueOf(number));
    }
    page.getByRole(AriaRole.BUTTON, named("Start")).click();
    GameScreen game = new GameScreen(page);
    assertThat(game.square("e4")).isVisible();
    return game;
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

  private static void choose(Page page, String what, String choice) {
    page.locator("summary").filter(new Locator.FilterOptions().setHasText(what)).click();
    page.getByRole(AriaRole.RADIO, named(choice)).check();
  }

  private static GetByRoleOptions named(String name) {
    return new GetByRoleOptions().setName(name).setExact(true);
  }
}
