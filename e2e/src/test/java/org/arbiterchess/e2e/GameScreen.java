package org.arbiterchess.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;
import java.util.regex.Pattern;

/**
 * The screen of a game, as its two players see and use it: the board by a mouse, the field for
 * typed moves, the arbiter's slips, the clocks, the score sheet and the buttons. {@link TouchInput}
 * and {@link KeyboardCursor} are other ways to the board; {@link NewGameForm} leads here.
 */
record GameScreen(Page page) {

  /** The square's button in the grid, whichever way the board is turned. */
  Locator square(String name) {
    return page.locator("[role=grid] [data-square=" + name + "]");
  }

  /** Chooses a square, then another. */
  void click(String from, String to) {
    square(from).click();
    square(to).click();
  }

  /** Plays moves such as {@code e2e4 e7e5} by clicks, and waits until the last is on the sheet. */
  void play(String moves) {
    String[] all = moves.split(" ", -1);
    int plies = moves().count();
    for (String move : all) {
      click(move.substring(0, 2), move.substring(2, 4));
    }
    assertThat(moves()).hasCount(plies + all.length);
  }

  /** Drags what stands on a square to another, with the mouse. */
  void drag(String from, String to) {
    lift(from, to);
    page.mouse().up();
  }

  /** Drags what stands on a square over another, and holds it there. */
  void lift(String from, String to) {
    BoundingBox start = square(from).boundingBox();
    BoundingBox end = square(to).boundingBox();
    page.mouse().move(start.x + start.width / 2, start.y + start.height / 2);
    page.mouse().down();
    page.mouse().move((start.x + end.x) / 2 + 20, (start.y + end.y) / 2 + 20);
    page.mouse().move(end.x + end.width / 2, end.y + end.height / 2);
  }

  Locator typedMove() {
    return page.getByLabel(Pattern.compile("Type a move|Zug eingeben"));
  }

  /** Types moves such as {@code e4 e5 Nf3}, one after the other. */
  void type(String moves) {
    for (String move : moves.split(" ", -1)) {
      typedMove().fill(move);
      typedMove().press("Enter");
    }
  }

  /** The moves on the score sheet; on the table there is none. */
  Locator moves() {
    return page.locator("ol.sheet button[data-ply]");
  }

  /** Waits until the score sheet has these moves and no others. */
  void expectMoves(String moves) {
    if (moves.isEmpty()) {
      assertThat(moves()).hasCount(0);
    } else {
      assertThat(moves()).hasText(moves.split(" ", -1));
    }
  }

  /** Waits until a piece such as {@code white knight} is on a square. */
  void expectPiece(String square, String piece) {
    assertThat(square(square))
        .hasAttribute("aria-label", Pattern.compile("^" + square + ", " + piece + "(,.*)?$"));
  }

  /** Waits until the picture of a piece such as {@code wn} is seen on a square. */
  void expectDrawn(String square, String picture) {
    assertThat(page.locator("svg g[data-piece=" + picture + "][data-square=" + square + "]"))
        .isVisible();
  }

  /** Waits until the square says this of itself, such as {@code selected} or {@code in check}. */
  void expectSaid(String square, String words) {
    assertThat(square(square)).hasAttribute("aria-label", Pattern.compile(".*, " + words + ".*"));
  }

  void expectUnsaid(String square, String words) {
    assertThat(square(square))
        .not()
        .hasAttribute("aria-label", Pattern.compile(".*, " + words + ".*"));
  }

  /** Waits until nothing stands on a square. */
  void expectEmpty(String square) {
    assertThat(square(square))
        .not()
        .hasAttribute(
            "aria-label", Pattern.compile(".*(king|queen|rook|bishop|knight|pawn)(,.*)?$"));
  }

  /** Waits until this side sits below. */
  void expectBelow(String side) {
    assertThat(page.locator("[role=grid] [data-square]").first())
        .hasAttribute("data-square", side.equals("white") ? "a8" : "h1");
  }

  /** What the board shows: the first field of a FEN. */
  String placement() {
    return ScreenReaderPlacement.of(page);
  }

  /** The arbiter's slip, whatever it is about. */
  Locator slip() {
    return page.locator("[data-message]");
  }

  Locator refusal() {
    return page.locator("[data-message=refusal]");
  }

  Locator news() {
    return page.locator("[data-message=notice]");
  }

  /** Waits for the slip that refuses with this sentence, by this article. */
  void expectRefusal(String sentence, String article) {
    assertThat(refusal().locator("p")).hasText(sentence);
    assertThat(refusal().locator("[data-article]")).hasAttribute("data-article", article);
  }

  /** Waits for a calm slip that says this. */
  void expectNews(String sentence) {
    assertThat(news().locator("p")).hasText(sentence);
  }

  /** Waits until a screen reader has been told this. */
  void expectHeard(String sentence) {
    assertThat(
            page.locator("[role=log] p")
                .filter(new Locator.FilterOptions().setHasText(sentence))
                .last())
        .hasText(sentence);
  }

  /** A player's clock. */
  Locator clock(String side) {
    return page.locator("[data-clock=" + side + "]");
  }

  /** The button beside a player's clock that stops both clocks, and starts them again. */
  Locator pause(String side) {
    return player(side).getByRole(AriaRole.BUTTON, named("Pause"));
  }

  /** A player's line: name, what was captured, and the clock. */
  Locator player(String side) {
    return page.locator("[data-player=" + side + "]");
  }

  /** A player's own place while the device is on the table. */
  Locator place(String side) {
    return page.locator("[data-place=" + side + "]");
  }

  /** A button of the screen, not of a dialog over it. */
  Locator button(String name) {
    return page.locator("#main .seen").getByRole(AriaRole.BUTTON, named(name));
  }

  void press(String button) {
    button(button).click();
  }

  /** Offers a draw for a player, by the button in that player's own line. */
  void offerDraw(String side) {
    draw(side).click();
  }

  /** The button by which a player offers a draw. */
  Locator draw(String side) {
    String name = side.equals("white") ? "Offer draw: White" : "Offer draw: Black";
    return player(side).getByRole(AriaRole.BUTTON, named(name));
  }

  /** The dialog that is open. */
  Locator dialog() {
    return page.locator("dialog[open]");
  }

  /** Presses a button of the dialog that is open. */
  void answer(String button) {
    dialog().getByRole(AriaRole.BUTTON, named(button)).click();
  }

  /** Opens the menu and presses something there. */
  void menu(String item) {
    press("More");
    answer(item);
  }

  /** Sets a switch of the settings, and returns to the game. */
  void set(String setting, boolean on) {
    page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Settings")).click();
    dialog().getByLabel(setting).setChecked(on);
    answer("Done");
  }

  /** The result. */
  ResultPanel result() {
    return new ResultPanel(page.locator("[data-result]").last());
  }

  private static Locator.GetByRoleOptions named(String name) {
    return new Locator.GetByRoleOptions().setName(name).setExact(true);
  }
}
