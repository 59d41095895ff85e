package org.arbiterchess.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the exercises: rulings, repeating the cases that the user got wrong, and progress. */
class CasesIT {

  private static final Map<String, String> RULINGS =
      Map.of(
          "CONTINUES", "The game continues",
          "WHITE_WINS", "White wins",
          "BLACK_WINS", "Black wins",
          "DRAW", "Draw",
          "BOTH_LOSE", "Both players lose",
          "NEW_GAME", "A new game is played",
          "LEFT_TO_ARBITER", "The Laws leave the decision to the arbiter");

  private static final List<Map<String, String>> CASES = CorpusTable.read("cases");

  private static final long IN_TOPIC =
      CASES.stream()
          .filter(row -> row.get("question").matches("\\{question:(late|setup)\\b.*"))
          .count();

  @RegisterExtension final BrowserPageExtension browser = new BrowserPageExtension();

  private Page page;

  @Test
  void a_wrong_case_comes_again_after_three_others_and_progress_stays() {
    page = browser.with(DeviceProfile.PHONE.withoutMotion()).open("/");
    page.getByRole(AriaRole.BUTTON, named("Menu")).tap();
    page.getByRole(AriaRole.NAVIGATION, named("Main"))
        .getByRole(AriaRole.LINK, exactly("Cases"))
        .tap();
    assertThat(page.locator("main li")).hasCount(7);
    page.locator("main li a").filter(hasText("Start of the game")).tap();

    String first = shownCase();
    rule(first, false);
    Set<String> others = new HashSet<>();
    for (int i = 0; i < 3; i++) {
      others.add(shownCase());
      rule(shownCase(), true);
    }
    assertThat(others).hasSize(3).doesNotContain(first);
    assertThat(shownCase()).isEqualTo(first);
    assertThat(page.getByText("3 of " + IN_TOPIC + " correct · 1 to repeat")).isVisible();
    page.reload();
    assertThat(shownCase()).isEqualTo(first);
    rule(first, true);
    assertThat(shownCase()).isNotEqualTo(first);

    page.getByRole(AriaRole.LINK, named("All topics")).tap();
    assertThat(page.locator("main li").filter(hasText("Start of the game")))
        .containsText("4 of " + IN_TOPIC + " correct");
    page.getByRole(AriaRole.BUTTON, named("Reset my progress")).tap();
    page.getByRole(AriaRole.BUTTON, named("Reset")).tap();
    assertThat(page.locator("main li").filter(hasText("Start of the game")))
        .containsText("0 of " + IN_TOPIC + " correct");
    assertThat(page.evaluate("() => localStorage.getItem('arbiter.cases')")).isNull();
  }

  /** Waits for a case that has not been ruled on yet, and returns its id. */
  private String shownCase() {
    Locator shown = page.locator("[data-case]:has(form)");
    assertThat(shown).isVisible();
    return shown.getAttribute("data-case");
  }

  /** Submits a right or wrong ruling, checks the page's verdict and goes to the next case. */
  private void rule(String id, boolean right) {
    Map<String, String> row =
        CASES.stream().filter(each -> each.get("id").equals(id)).findFirst().orElseThrow();
    String game = row.get("game");
    assertThat(page.locator(".happening")).containsText(CorpusTable.stories("en").getProperty(id));
    page.locator("main form label")
        .filter(right ? hasText(RULINGS.get(game)) : hasNotText(RULINGS.get(game)))
        .first()
        .tap();
    page.getByRole(AriaRole.BUTTON, named("Submit ruling")).tap();
    assertThat(page.locator("[data-right]")).hasAttribute("data-right", String.valueOf(right));
    assertThat(page.locator("[data-game]")).hasAttribute("data-game", game);
    page.getByRole(AriaRole.BUTTON, named("Next case")).tap();
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void exercises_are_accessible_and_fit_a_small_phone(boolean dark) {
    DeviceProfile phone = DeviceProfile.PHONE.withSize(320, 640).withoutMotion();
    page = browser.with(dark ? phone.withDarkTheme() : phone).open("/#/cases");

    for (String topic :
        List.of("", "/result", "/moves", "/clock", "/draw", "/start", "/conduct", "/all")) {
      page.navigate("about:blank");
      page.navigate("/#/cases" + topic);
      assertThat(page.locator(topic.isEmpty() ? "main li" : "[data-case]").first()).isVisible();
      AxeAudit.assertNoViolations(page);
      assertThat(page.evaluate("() => document.documentElement.scrollWidth")).isEqualTo(320);
    }
    page.locator("main label").first().tap();
    page.getByRole(AriaRole.BUTTON, named("Submit ruling")).tap();
    assertThat(page.locator("[data-right]")).isFocused();
    AxeAudit.assertNoViolations(page);
    assertThat(page.evaluate("() => document.documentElement.scrollWidth")).isEqualTo(320);
  }

  @Test
  void on_a_phone_in_landscape_the_board_fits_and_the_choice_is_beside_it() {
    page =
        browser
            .with(DeviceProfile.PHONE.withSize(740, 360).withoutMotion())
            .open("/#/cases/result");
    assertThat(page.locator("main form")).isVisible();

    BoundingBox board = page.locator("main .chessboard").boundingBox();
    assertThat(board.height).isBetween(280.0, 360.0);
    assertThat(page.locator("main form").boundingBox().x).isGreaterThan(board.x + board.width);
    assertThat(page.evaluate("() => document.documentElement.scrollWidth")).isEqualTo(740);
  }

  @Test
  void an_exercise_is_done_with_the_keyboard_in_german() {
    page =
        browser
            .with(DeviceProfile.LAPTOP.withLanguage("de-DE").withoutMotion())
            .open("/#/cases/start");
    String shown = shownCase();
    assertThat(page.locator(".happening"))
        .containsText(CorpusTable.stories("de").getProperty(shown));

    page.getByRole(AriaRole.BUTTON, named("So entscheide ich")).click();
    assertThat(page.getByText("Wähle zuerst deine Entscheidung.")).isVisible();
    page.evaluate("() => { document.body.tabIndex = -1; document.body.focus(); }");
    KeyboardCursor.tabTo(page, "main input[type=radio]");
    page.keyboard().press("Space");
    KeyboardCursor.tabTo(page, "main form button");
    page.keyboard().press("Enter");
    assertThat(page.locator("[data-right]")).isFocused();
    assertThat(page.locator(".headline")).isVisible();
    AxeAudit.assertNoViolations(page);
  }

  @Test
  void a_case_opens_as_a_question() {
    page = browser.open("/#/cases/start");
    page.locator("main label").first().click();
    page.getByRole(AriaRole.BUTTON, named("Submit ruling")).click();
    String headline = page.locator(".headline").textContent();

    page.getByRole(AriaRole.LINK, named("Open in “Ask the arbiter”")).click();

    assertThat(page.locator("main h1")).hasText("Ask the arbiter");
    assertThat(page.locator(".headline")).hasText(headline);
  }

  private static Page.GetByRoleOptions named(String name) {
    return new Page.GetByRoleOptions().setName(name).setExact(true);
  }

  private static Locator.GetByRoleOptions exactly(String name) {
    return new Locator.GetByRoleOptions().setName(name).setExact(true);
  }

  private static Locator.FilterOptions hasNotText(String text) {
    return new Locator.FilterOptions().setHasNotText(text);
  }

  private static Locator.FilterOptions hasText(String text) {
    return new Locator.FilterOptions().setHasText(text);
  }
}
