package org.arbiterchess.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Page.GetByRoleOptions;
import com.microsoft.playwright.options.AriaRole;

/** Somebody who plays by link, or watches, in a browser of their own. */
record LinkGameClient(Page page, BrowserErrors mishaps) {

  GameScreen game() {
    return new GameScreen(page);
  }

  /** Follows a link and takes the seat that is free. */
  LinkGameClient join(String link, String name) {
    page.navigate(link);
    page.getByLabel("Your name").fill(name);
    press("Join the game");
    assertThat(game().square("e4")).isVisible();
    return this;
  }

  /** Follows a link to a game that is being played. */
  LinkGameClient follow(String link) {
    page.navigate(link);
    assertThat(game().square("e4")).isVisible();
    return this;
  }

  /** The invitation that is on the screen. */
  String invitation() {
    expectHeading("Invite your opponent");
    return page.getByLabel("The link", new Page.GetByLabelOptions().setExact(true)).inputValue();
  }

  /** The secret link of one's own seat, from the menu. */
  String ownLink() {
    game().menu("On another device");
    String link = game().dialog().getByRole(AriaRole.TEXTBOX).inputValue();
    game().answer("Close");
    return link;
  }

  void press(String button) {
    page.getByRole(AriaRole.BUTTON, new GetByRoleOptions().setName(button).setExact(true)).click();
  }

  void expectHeading(String text) {
    assertThat(page.locator("main h1")).hasText(text);
  }

  /** Plays a move by two clicks; what the others see is theirs to say. */
  void move(String move) {
    game().click(move.substring(0, 2), move.substring(2, 4));
  }

  /** What is said of a player: {@code here}, {@code away} or {@code gone}. */
  Locator presence(String side) {
    return game().player(side).locator("[data-presence]");
  }

  /** What is said about the connection. */
  Locator connection() {
    return page.locator("[data-connection]");
  }

  /** Goes away, as somebody does who closes the page. */
  void leave() {
    page.navigate("about:blank");
  }

  /** Browsers tell of every connection that fails; here it was meant to. */
  void forgiveLostConnections() {
    mishaps.forget("WebSocket connection to");
  }
}
