package org.arbiterchess.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Page.GetByRoleOptions;
import com.microsoft.playwright.options.AriaRole;

/** The page of a player or spectator in a link game, in a separate browser context. */
record LinkGamePage(Page page, BrowserErrorDetection errors) {

  GameScreen game() {
    return new GameScreen(page);
  }

  /** Opens an invitation link and takes the free seat. */
  LinkGamePage join(String link, String name) {
    page.navigate(link);
    page.getByLabel("Your name").fill(name);
    press("Join the game");
    assertThat(game().square("e4")).isVisible();
    return this;
  }

  /** Opens the link to a game in progress. */
  LinkGamePage openLink(String link) {
    page.navigate(link);
    assertThat(game().square("e4")).isVisible();
    return this;
  }

  /** Returns the invitation link shown on the screen. */
  String invitation() {
    expectHeading("Invite your opponent");
    return page.getByLabel("The link", new Page.GetByLabelOptions().setExact(true)).inputValue();
  }

  /** Presses a button of the dialog about the player's own seat. */
  void chooseForSeat(String item) {
    game().chooseFromMenu("My seat");
    game().pressInDialog(item);
  }

  /** Returns the secret link to the player's own seat, as shown in the menu. */
  String ownLink() {
    game().chooseFromMenu("My seat");
    String link = game().dialog().getByRole(AriaRole.TEXTBOX).inputValue();
    game().pressInDialog("Close");
    return link;
  }

  void press(String button) {
    page.getByRole(AriaRole.BUTTON, new GetByRoleOptions().setName(button).setExact(true)).click();
  }

  void expectHeading(String text) {
    assertThat(page.locator("main h1")).hasText(text);
  }

  /** Plays a move with two clicks. */
  void move(String move) {
    game().click(move.substring(0, 2), move.substring(2, 4));
  }

  /** A player's presence: {@code here}, {@code away} or {@code gone}. */
  Locator presence(String side) {
    return game().player(side).locator("[data-presence]");
  }

  /** The connection state. */
  Locator connection() {
    return page.locator("[data-connection]");
  }

  /** Leaves the page. */
  void leave() {
    page.navigate("about:blank");
  }

  /** Ignores browser errors caused by connections that the test has interrupted. */
  void ignoreLostConnections() {
    errors.ignore("WebSocket connection to");
  }
}
