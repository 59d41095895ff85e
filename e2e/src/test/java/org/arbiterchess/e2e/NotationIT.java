package org.arbiterchess.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Tests that moves can be shown and typed with German or English piece letters or figurines. */
@Tag("check")
class NotationIT {

  @RegisterExtension final BrowserPageExtension browser = new BrowserPageExtension();

  @Test
  void on_a_phone_the_choice_between_two_moves_comes_into_view() {
    browser.with(DeviceProfile.PHONE);
    GameScreen game =
        NewGameForm.on(browser).from("k7/8/8/4p2Q/2pP4/1P6/4B3/4K3 w - - 0 1").start();
    game.moveField().fill("BXC4");
    game.moveField().press("Enter");
    Locator choice = game.notice().filter(new Locator.FilterOptions().setHasText("Which move?"));
    assertThat(choice.getByRole(AriaRole.BUTTON)).hasCount(2);
    assertThat(choice).isInViewport();
  }

  @Test
  void a_german_game_is_typed_in_german_letters_and_shown_in_the_chosen_notation()
      throws IOException {
    Page page = browser.with(DeviceProfile.DESKTOP.withLanguage("de-DE")).open("/");
    page.locator(".way.main:visible .whole-link").click();
    GameScreen game = new GameScreen(page);
    assertThat(game.moveField()).hasAttribute("placeholder", "e4, Sf3, 0-0, e2e4");
    game.type("e3 e5 Dg4 Nc6");
    game.expectMoves("e3 e5 Dg4 Sc6");
    game.type("Dd8");
    game.expectRefusal("Keine Dame von dir erreicht d8.", "3.4");
    game.type("Sf9");
    assertThat(game.refusal().locator("p"))
        .hasText("Ich kann „Sf9“ nicht lesen. Versuch es mit Sf3 oder g1f3.");

    // In German, "dd4" could be a queen move (D for Dame) or a d-pawn move.
    game.type("dd4");
    Locator choice = game.notice().filter(new Locator.FilterOptions().setHasText("Welcher Zug?"));
    game.expectAnnouncement(
        "„dd4“ könnte Dame g4 nach d4 oder Bauer d2 nach d4 sein. Welcher Zug?");
    assertThat(choice.getByRole(AriaRole.BUTTON)).hasText(new String[] {"Dd4", "d4"});
    assertThat(choice.getByRole(AriaRole.BUTTON).first())
        .hasAttribute("aria-label", "Dd4: Dame g4 nach d4");
    AxeAudit.assertNoViolations(page);
    page.keyboard().press("Tab");
    page.keyboard().press("Enter");
    game.expectMoves("e3 e5 Dg4 Sc6 Dd4");
    assertThat(game.moveField()).isFocused();
    game.expectAnnouncement("Weiß: Dame g4 nach d4.");

    choose(page, "Figurinen");
    game.expectMoves("e3 e5 ♕g4 ♘c6 ♕d4");
    assertThat(game.moves().last())
        .hasAttribute("aria-label", Pattern.compile("3\\. Dame d4: Dame g4 nach d4.*"));
    game.type("♞xd4");
    game.expectMoves("e3 e5 ♕g4 ♘c6 ♕d4 ♘xd4");
    page.keyboard().press("Escape");
    game.moveField().blur();
    page.keyboard().press("ArrowLeft");
    assertThat(game.notice().locator("p")).hasText("Du siehst die Stellung nach 3. ♕Dame d4.");
    AxeAudit.assertNoViolations(page);
    page.screenshot(new Page.ScreenshotOptions().setPath(Path.of("target/notation/figurines.png")));
    page.keyboard().press("End");

    button(page, "Mehr").click();
    game.pressInDialog("Teilen");
    Download pgn = page.waitForDownload(() -> game.pressInDialog("PGN speichern"));
    assertThat(Files.readString(pgn.path())).contains("2. Qg4", "Nc6", "3. Qd4", "3... Nxd4");
    page.keyboard().press("Escape");

    choose(page, "Englische Buchstaben");
    game.expectMoves("e3 e5 Qg4 Nc6 Qd4 Nxd4");
    page.reload();
    game.expectMoves("e3 e5 Qg4 Nc6 Qd4 Nxd4");
  }

  @Test
  void a_pgn_and_a_question_to_the_arbiter_have_german_letters() {
    Page page = browser.with(DeviceProfile.PHONE.withLanguage("de-DE")).open("/#/pgn");
    PgnUpload.CLUB.choose(page);
    page.locator("main li a, main li button").first().click();
    assertThat(page.locator("[data-at='3']")).hasText("Sf3");
    assertThat(page.locator("[data-at='3']"))
        .hasAttribute("aria-label", "2. Sf3: Springer g1 nach f3");

    QuestionScreen question = new QuestionScreen(page);
    question.go(
        QuestionScreen.form(
            "{\"question\":\"illegal\",\"pressed\":false,\"fen\":\"4k3/8/8/8/7Q/8/3P4/4K3 w - - 0 1\"}"));
    Locator field = question.field("move").locator("input");
    field.fill("dd4");
    question.field("move").getByRole(AriaRole.BUTTON, inLocator("Dd4: Dame h4 nach d4")).click();
    assertThat(field).hasValue("h4d4");
    assertThat(field).isFocused();
    field.fill("Dd5");
    AxeAudit.assertNoViolations(page);
    question.ask().click();
    assertThat(page.getByRole(AriaRole.REGION, named("Was passiert ist"))).containsText("Dd5");
    assertThat(page.locator(".slip")).containsText("Dame auf h4");
  }

  private static void choose(Page page, String notation) {
    button(page, "Einstellungen").click();
    page.getByRole(AriaRole.RADIO, named(notation)).check();
    AxeAudit.assertNoViolations(page);
    page.keyboard().press("Escape");
  }

  private static Locator button(Page page, String name) {
    return page.getByRole(AriaRole.BUTTON, named(name));
  }

  private static Page.GetByRoleOptions named(String name) {
    return new Page.GetByRoleOptions().setName(name).setExact(true);
  }

  private static Locator.GetByRoleOptions inLocator(String name) {
    return new Locator.GetByRoleOptions().setName(name).setExact(true);
  }
}
