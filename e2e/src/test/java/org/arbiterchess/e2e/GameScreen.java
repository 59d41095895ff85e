package org.arbiterchess.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;
import java.util.regex.Pattern;

/**
 * The game screen: the board, the field for typed moves, the arbiter's messages, the clocks, the
 * scoresheet and the buttons. Pieces are moved with the mouse here, by touch in {@link TouchInput}
 * and by keyboard in {@link KeyboardCursor}. {@link NewGameForm} opens this screen.
 */
record GameScreen(Page page) {

  /** The button for a square on the board. */
  Locator square(String name) {
    return page.locator("[role=grid] [data-square=" + name + "]");
  }

  void click(String from, String to) {
    square(from).click();
    square(to).click();
  }

  /**
   * Plays moves such as {@code e2e4 e7e5} with clicks, and waits until all are on the scoresheet.
   */
  void play(String moves) {
    String[] all = moves.split(" ", -1);
    int plies = moves().count();
    for (String move : all) {
      click(move.substring(0, 2), move.substring(2, 4));
    }
    assertThat(moves()).hasCount(plies + all.length);
  }

  /** Drags a piece to another square with the mouse. */
  void drag(String from, String to) {
    dragOver(from, to);
    page.mouse().up();
  }

  /** Drags a piece over another square without releasing it. */
  void dragOver(String from, String to) {
    BoundingBox start = square(from).boundingBox();
    BoundingBox end = square(to).boundingBox();
    page.mouse().move(start.x + start.width / 2, start.y + start.height / 2);
    page.mouse().down();
    page.mouse().move((start.x + end.x) / 2 + 20, (start.y + end.y) / 2 + 20);
    page.mouse().move(end.x + end.width / 2, end.y + end.height / 2);
  }

  Locator moveField() {
    return page.getByLabel(Pattern.compile("Type a move|Zug eingeben"));
  }

  /** Types moves such as {@code e4 e5 Nf3}, one after the other. */
  void type(String moves) {
    for (String move : moves.split(" ", -1)) {
      moveField().fill(move);
      moveField().press("Enter");
    }
  }

  /** The moves on the scoresheet, which is hidden while the device lies on the table. */
  Locator moves() {
    return page.locator("ol.sheet button[data-ply]");
  }

  /** Waits until the scoresheet contains exactly these moves. */
  void expectMoves(String moves) {
    if (moves.isEmpty()) {
      assertThat(moves()).hasCount(0);
    } else {
      assertThat(moves()).hasText(moves.split(" ", -1));
    }
  }

  /** Waits until a square's label names a piece such as {@code white knight}. */
  void expectPiece(String square, String piece) {
    assertThat(square(square))
        .hasAttribute("aria-label", Pattern.compile("^" + square + ", " + piece + "(,.*)?$"));
  }

  /** Waits until a piece image such as {@code wn} is visible on a square. */
  void expectPieceImage(String square, String image) {
    assertThat(page.locator("svg g[data-piece=" + image + "][data-square=" + square + "]"))
        .isVisible();
  }

  /** Waits until a square's label contains a state such as {@code selected}. */
  void expectState(String square, String state) {
    assertThat(square(square)).hasAttribute("aria-label", Pattern.compile(".*, " + state + ".*"));
  }

  void expectNoState(String square, String state) {
    assertThat(square(square))
        .not()
        .hasAttribute("aria-label", Pattern.compile(".*, " + state + ".*"));
  }

  void expectEmpty(String square) {
    assertThat(square(square))
        .not()
        .hasAttribute(
            "aria-label", Pattern.compile(".*(king|queen|rook|bishop|knight|pawn)(,.*)?$"));
  }

  /** Waits until this side is at the bottom of the board. */
  void expectBottomColor(String side) {
    assertThat(page.locator("[role=grid] [data-square]").first())
        .hasAttribute("data-square", side.equals("white") ? "a8" : "h1");
  }

  /** The piece placement, as in the first field of a FEN. */
  String placement() {
    return PlacementFromSquareLabels.of(page);
  }

  /** Any message from the arbiter. */
  Locator message() {
    return page.locator("[data-message]");
  }

  Locator refusal() {
    return page.locator("[data-message=refusal]");
  }

  Locator notice() {
    return page.locator("[data-message=notice]");
  }

  /** Waits for a refusal that has this sentence and cites this article of the Laws. */
  void expectRefusal(String sentence, String article) {
    assertThat(refusal().locator("p")).hasText(sentence);
    assertThat(refusal().locator("[data-article]")).hasAttribute("data-article", article);
  }

  void expectNotice(String sentence) {
    assertThat(notice().locator("p")).hasText(sentence);
  }

  /** Waits until this sentence is announced to screen readers. */
  void expectAnnouncement(String sentence) {
    assertThat(
            page.locator("[role=log] p")
                .filter(new Locator.FilterOptions().setHasText(sentence))
                .last())
        .hasText(sentence);
  }

  Locator clock(String side) {
    return page.locator("[data-clock=" + side + "]");
  }

  /** The button beside a player's clock that pauses and resumes both clocks. */
  Locator pauseButton(String side) {
    return player(side).getByRole(AriaRole.BUTTON, named("Pause"));
  }

  /** A player's bar: name, captured pieces and clock. */
  Locator player(String side) {
    return page.locator("[data-player=" + side + "]");
  }

  /** A player's panel while the device lies on the table. */
  Locator playerPanel(String side) {
    return page.locator("[data-place=" + side + "]");
  }

  /** A button on the screen, outside dialogs. */
  Locator button(String name) {
    return page.locator("#main .on-screen").getByRole(AriaRole.BUTTON, named(name));
  }

  void press(String button) {
    button(button).click();
  }

  /** Offers a draw with the button in a player's bar. */
  void offerDraw(String side) {
    drawOfferButton(side).click();
  }

  Locator drawOfferButton(String side) {
    String name = side.equals("white") ? "Offer draw: White" : "Offer draw: Black";
    return player(side).getByRole(AriaRole.BUTTON, named(name));
  }

  /** The open dialog. */
  Locator dialog() {
    return page.locator("dialog[open]");
  }

  /** Presses a button in the open dialog. */
  void pressInDialog(String button) {
    dialog().getByRole(AriaRole.BUTTON, named(button)).click();
  }

  void chooseFromMenu(String item) {
    press("More");
    pressInDialog(item);
  }

  /** Shows the buttons of the dialog for sharing that few people need. */
  void showMoreFormats() {
    dialog().getByText("More formats").click();
  }

  /** Waits for the dialogs, with which the printed scoresheet is loaded. */
  void loadDialogs() {
    chooseFromMenu("Close");
  }

  /** Turns a setting on or off and returns to the game. */
  void changeSetting(String setting, boolean on) {
    page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Settings")).click();
    dialog().getByLabel(setting).setChecked(on);
    pressInDialog("Done");
  }

  ResultPanel result() {
    return new ResultPanel(page.locator("[data-result]").last());
  }

  private static Locator.GetByRoleOptions named(String name) {
    return new Locator.GetByRoleOptions().setName(name).setExact(true);
  }
}
