package org.arbiterchess.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Tests a game on the German page. */
class GermanGameIT {

  @RegisterExtension final BrowserPageExtension browser = new BrowserPageExtension();

  @Test
  void a_whole_game_in_german_from_the_home_page_to_mate() {
    Page page = browser.with(DeviceProfile.DESKTOP.withLanguage("de-DE")).open("/");
    assertThat(page.locator("html")).hasAttribute("lang", "de");
    page.locator(".way.main:visible .whole-link").click();
    GameScreen game = new GameScreen(page);
    game.expectPiece("e2", "weißer Bauer");
    assertThat(page.getByText("Weiß am Zug").last()).isVisible();

    game.square("e7").click();
    game.expectRefusal("Weiß ist am Zug, und der Bauer auf e7 gehört Schwarz.", "1.2");
    assertThat(game.refusal().locator("[data-article]")).hasText("Artikel 1.2");
    game.play("f2f3 e7e5 g2g4");
    button(page, "Remis anbieten: Schwarz").click();
    game.expectNotice("Schwarz bietet Remis an.");
    button(page, "Ablehnen").click();
    game.click("d8", "h4");

    game.result().hasTitle("Schwarz gewinnt").hasSentence("Schachmatt.");
    assertThat(game.result().panel().locator(".article")).hasText("Artikel 5.1.1");
    assertThat(page.locator("aside .line")).containsText("Schachmatt");
    game.expectAnnouncement("Schachmatt: Schwarz gewinnt (5.1.1).");
    button(page, "Revanche").click();
    game.expectMoves("");
  }

  private static Locator button(Page page, String name) {
    return page.getByRole(
        AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
  }
}
