package org.arbiterchess.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Page.EmulateMediaOptions;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.Media;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests <em>Ask the arbiter</em>: questions, forms, rulings, links, printing and keyboard use. */
class AskArbiterIT {

  private static final String FLAG =
      "{\"question\":\"flag\",\"fen\":\"8/8/4k3/8/2n5/8/5R2/1K6 w - - 0 64\",\"fallen\":\"white\"}";
  private static final String RESIGNED =
      "{\"question\":\"resigned\",\"fen\":\"8/8/4k3/8/2n5/8/5Q2/1K6 w - - 0 64\"}";
  private static final String KNIGHT_PINNED =
      "r1bqkbnr/ppp2ppp/2np4/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 0 4";
  private static final List<String> QUESTIONS =
      List.of(
          "flag",
          "resigned",
          "dead",
          "over",
          "illegal",
          "touched",
          "illegalposition",
          "displaced",
          "pressed",
          "hands",
          "forgotten",
          "clock",
          "claim",
          "offer",
          "twominutes",
          "setup",
          "late",
          "writing",
          "phone",
          "spectator");
  private static final String SCROLLS_SIDEWAYS =
      "() => document.documentElement.scrollWidth > document.documentElement.clientWidth";

  /** A script that returns the one-word labels that are broken across several lines. */
  private static final String BROKEN_WORDS =
      """
      () => [...document.querySelectorAll('main dt')].filter((label) => {
        const text = document.createRange();
        text.selectNodeContents(label);
        return !label.textContent.includes(' ') && text.getClientRects().length > 1;
      }).map((label) => label.textContent)
      """;

  @RegisterExtension final BrowserPageExtension browser = new BrowserPageExtension();

  private int taps;

  @Test
  void a_fallen_flag_is_ruled_on_with_a_few_taps_on_a_phone() {
    Page page = browser.with(DeviceProfile.PHONE.withoutMotion()).open("/");
    QuestionScreen screen = new QuestionScreen(page);

    tap(page.locator("main").getByRole(AriaRole.LINK, containing("Ask the arbiter")));
    tap(page.getByRole(AriaRole.LINK, named("A flag has fallen. What is the result?")));
    tap(page.getByRole(AriaRole.BUTTON, named("Empty board")));
    place(screen, "white king", "b1");
    place(screen, "white rook", "f2");
    place(screen, "black king", "e6");
    place(screen, "black knight", "c4");
    tap(screen.field("fallen").locator("label").filter(hasText("White")));
    tap(
        screen
            .field("control")
            .locator("label")
            .filter(new Locator.FilterOptions().setHasText(Pattern.compile("^\\s*Standard\\s*$"))));
    tap(screen.ask());

    screen.expectRuling("Black wins.", "6.9");
    System.out.printf("A fallen flag was ruled on after %d taps%n", taps);
    assertThat(taps).isLessThanOrEqualTo(14);
    assertThat(page.locator("main dl").first()).containsText("0–1");
    page.getByRole(AriaRole.BUTTON, named("Show why")).tap();
    page.getByRole(AriaRole.BUTTON, named("Last position")).tap();
    assertThat(page.locator("[data-step]")).containsText("Nc2#");
    assertThat(page.evaluate(SCROLLS_SIDEWAYS)).isEqualTo(false);
  }

  private void place(QuestionScreen screen, String piece, String square) {
    tap(screen.page().locator(".palette label[title='" + piece + "']"));
    tap(screen.square(square));
  }

  private void tap(Locator place) {
    taps++;
    place.tap();
  }

  @Test
  void a_link_from_the_clock_opens_the_form_with_what_is_known() {
    Page page =
        browser.open(
            QuestionScreen.link(
                "{\"question\":\"flag\",\"fallen\":\"black\",\"control\":\"3+2\",\"supervised\":false}"));
    QuestionScreen screen = new QuestionScreen(page);

    assertThat(screen.option("fallen", "Black")).isChecked();
    assertThat(screen.option("control", "Blitz")).isChecked();
    assertThat(screen.option("control", "No")).isChecked();
    assertThat(screen.headline()).hasCount(0);
    screen.ask().click();
    assertThat(page.locator(".go [role=alert]")).containsText("Set up the position");
    assertThat(screen.headline()).hasCount(0);
    screen.ask().click();
    assertThat(screen.headline()).hasText("White wins.");
  }

  @Test
  void the_form_asks_for_the_one_thing_that_is_missing() {
    Page page = browser.open(QuestionScreen.link(RESIGNED));
    QuestionScreen screen = new QuestionScreen(page);

    assertThat(page.locator("main [data-field]")).hasCount(1);
    assertThat(screen.option("resigned", "White")).isFocused();
    assertThat(page.locator("main [role=grid]")).hasCount(0);
    screen.option("resigned", "White").check();
    screen.ask().click();

    screen.expectRuling("Draw.", "5.1.2");
    page.goBack();
    assertThat(screen.option("resigned", "White")).isChecked();
    assertThat(page.locator("main [role=grid]")).hasCount(1);
    assertThat(screen.square("f2")).hasAttribute("aria-label", "f2, white queen");
  }

  @Test
  void a_search_finds_the_question_and_a_lone_king_needs_no_board() {
    Page page = browser.open("/#/ask");
    QuestionScreen screen = new QuestionScreen(page);

    page.getByRole(AriaRole.SEARCHBOX).fill("phone");
    assertThat(page.locator("main li a")).hasCount(1);
    page.getByRole(AriaRole.SEARCHBOX).fill("whose flag");
    page.locator("main li a").click();
    screen.option("fallen", "White").check();
    screen.option("only", "Only the king").check();
    assertThat(page.locator("main [role=grid]")).hasCount(0);
    screen.option("control", "Standard").check();
    screen.ask().click();

    screen.expectRuling("Draw.", "6.9");
    assertThat(page.locator("main .chessboard")).hasCount(0);
    assertThat(page.locator(".event")).containsText("Standard (90+30)");
    screen.go(QuestionScreen.form("{\"question\":\"clock\"}"));
    assertThat(screen.option("control", "Standard")).isChecked();
  }

  @Test
  void a_wrong_position_and_a_wrong_move_are_explained_at_their_place() {
    Page page = browser.open(QuestionScreen.form("{\"question\":\"illegal\"}"));
    QuestionScreen screen = new QuestionScreen(page);

    page.getByRole(AriaRole.BUTTON, named("Empty board")).click();
    screen.ask().click();
    assertThat(page.locator(".position [role=alert]")).containsText("White has no king yet.");

    page.getByRole(AriaRole.BUTTON, named("Starting position")).click();
    page.getByLabel("The move").last().fill("xyz");
    screen.option("noticed", "After the clock was pressed").check();
    screen.ask().click();
    assertThat(screen.field("move").locator("[role=alert]")).containsText("xyz");
    assertThat(screen.field("move").locator("input")).isFocused();
  }

  @Test
  void an_illegal_move_is_shown_on_the_board() {
    Page page =
        browser.open(
            QuestionScreen.form("{\"question\":\"illegal\",\"fen\":\"" + KNIGHT_PINNED + "\"}"));
    QuestionScreen screen = new QuestionScreen(page);

    screen.square("c6").click();
    screen.square("d4").click();
    assertThat(page.locator("[data-arrow=c6d4]")).hasCount(1);
    assertThat(screen.field("move").locator("input")).hasValue("c6d4");
    screen.square("c6").dragTo(screen.square("b4"));
    assertThat(screen.field("move").locator("input")).hasValue("c6b4");
    screen.option("noticed", "After the clock was pressed").check();
    screen.ask().click();
    assertThat(screen.field("control").locator("[role=alert]"))
        .hasText("This decides the case, so please answer it.");
    screen.option("control", "Standard").check();
    screen.ask().click();
    screen.option("irregularities", "Yes, the first").check();
    screen.ask().click();

    screen.expectRuling("The game goes on.", "7.5.1");
    assertThat(page.locator("[data-arrow=b5e8]")).hasCount(1);
    assertThat(page.locator("main dl").first()).containsText("give White two extra minutes");
  }

  @Test
  void touched_pieces_are_tapped_in_order() {
    Page page = browser.with(DeviceProfile.PHONE.withoutMotion()).open("/");
    QuestionScreen screen = new QuestionScreen(page);
    screen.go(
        QuestionScreen.form(
            "{\"question\":\"touched\",\"fen\":\"rnbqkbnr/ppp1pppp/8/3p4/4P3/2N5/PPPP1PPP/R1BQKBNR"
                + " w KQkq - 0 3\"}"));

    screen.square("c3").tap();
    screen.square("g1").tap();
    screen.square("d5").tap();
    screen.square("g1").tap();
    assertThat(screen.field("touched").locator("output")).hasText("c3, d5");
    assertThat(page.locator("[data-touched=d5] text")).hasText("2");
    screen.ask().tap();

    screen.expectRuling("The game goes on.", "4.3.3");
    assertThat(page.locator("main dl").first()).containsText("Nxd5");
  }

  @Test
  void a_claim_is_checked_against_moves_played_on_the_board() {
    Page page = browser.open(QuestionScreen.form("{\"question\":\"claim\"}"));
    QuestionScreen screen = new QuestionScreen(page);

    for (String move : List.of("g1f3", "g8f6", "f3g1", "f6g8", "g1f3", "g8f6", "f3g1")) {
      screen.square(move.substring(0, 2)).click();
      screen.square(move.substring(2)).click();
    }
    assertThat(page.getByLabel("Game moves")).hasValue("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1");
    screen.option("claim", "The same position three times or more").check();
    screen.field("named").locator("input").fill("Ng8");
    screen.option("touchedFirst", "No").check();
    screen.ask().click();

    screen.expectRuling("Draw.", "9.2.1");
    assertThat(page.locator("main dl").first())
        .containsText("Occurred afterthe start, 2... Ng8, 4... Ng8");
  }

  @Test
  void a_shared_link_opens_the_same_answer_in_another_tab() {
    Page page = browser.open("/");
    browser.context().grantPermissions(List.of("clipboard-read", "clipboard-write"));
    QuestionScreen screen = new QuestionScreen(page);
    screen.go(QuestionScreen.link(FLAG));
    screen.expectRuling("Black wins.", "6.9");

    page.getByRole(AriaRole.BUTTON, named("Share link")).click();
    assertThat(page.getByText("Link copied.")).isVisible();
    String link = (String) page.evaluate("() => navigator.clipboard.readText()");

    Page other = browser.context().newPage();
    other.navigate(link);
    new QuestionScreen(other).expectRuling("Black wins.", "6.9");
    assertThat((String) other.evaluate("() => JSON.stringify(localStorage)"))
        .doesNotContain("flag");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"/#/ask?q=", "/#/ask?q=bm9uc2Vuc2U", "/#/ask?q=%00%ff", "/#/ask?edit=e30"})
  void a_broken_link_leads_to_the_questions(String path) {
    Page page = browser.open(path);

    assertThat(page.getByRole(AriaRole.ALERT).filter(hasText("does not understand the question")))
        .isVisible();
    assertThat(page.locator("main li a")).hasCount(QUESTIONS.size());
  }

  @Test
  void every_form_is_accessible_and_fits_a_small_phone() {
    Page page = browser.with(DeviceProfile.PHONE.withSize(320, 640).withoutMotion()).open("/#/ask");
    QuestionScreen screen = new QuestionScreen(page);
    List<String> tooWide = new ArrayList<>();
    assertThat(page.locator("main li a")).hasCount(QUESTIONS.size());
    AxeAudit.assertNoViolations(page);

    for (String question : QUESTIONS) {
      screen.go(QuestionScreen.form("{\"question\":\"" + question + "\"}"));
      assertThat(screen.ask()).isVisible();
      AxeAudit.assertNoViolations(page);
      if ((Boolean) page.evaluate(SCROLLS_SIDEWAYS)) {
        tooWide.add(question);
      }
    }

    assertThat(tooWide).isEmpty();
  }

  @Test
  void on_a_phone_in_landscape_the_board_fits_and_the_ruling_is_beside_it() {
    Page page =
        browser
            .with(DeviceProfile.PHONE.withSize(740, 360).withoutMotion())
            .open(QuestionScreen.link(FLAG));
    new QuestionScreen(page).expectRuling("Black wins.", "6.9");

    BoundingBox board = page.locator("main .chessboard").boundingBox();
    assertThat(board.height).isBetween(300.0, 360.0);
    assertThat(page.locator("main .slip").boundingBox().x).isGreaterThan(board.x + board.width);
    assertThat(page.evaluate(SCROLLS_SIDEWAYS)).isEqualTo(false);
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void answers_are_accessible_in_both_themes(boolean dark) {
    Page page =
        browser
            .with(dark ? DeviceProfile.TABLET.withDarkTheme() : DeviceProfile.TABLET)
            .open(QuestionScreen.link(FLAG));
    QuestionScreen screen = new QuestionScreen(page);

    screen.expectRuling("Black wins.", "6.9");
    assertThat(page.locator("main [role=img]"))
        .hasAttribute("aria-label", Pattern.compile("white rook f2.*White to move"));
    AxeAudit.assertNoViolations(page);
    page.getByRole(AriaRole.BUTTON, named("Show why")).click();
    AxeAudit.assertNoViolations(page);
    screen.go(
        QuestionScreen.link("{\"question\":\"hands\",\"how\":\"HIT_CLOCK\",\"by\":\"white\"}"));
    screen.expectRuling("The arbiter decides.", "6.2.4");
    AxeAudit.assertNoViolations(page);
  }

  @Test
  void a_question_is_asked_with_the_keyboard_alone() {
    Page page = browser.with(DeviceProfile.LAPTOP.withoutMotion()).open("/#/ask");
    QuestionScreen screen = new QuestionScreen(page);
    assertThat(page.locator("main h1")).hasText("Ask the arbiter");

    KeyboardCursor.tabTo(page, "main li a");
    page.keyboard().press("Enter");
    assertThat(screen.ask()).isVisible();
    KeyboardCursor.tabTo(page, "[data-square=e2]");
    page.keyboard().press("Delete");
    assertThat(screen.square("e2")).hasAttribute("aria-label", "e2, empty");
    KeyboardCursor.tabTo(page, "[data-field=fallen] input");
    page.keyboard().press("Space");
    KeyboardCursor.tabTo(page, "[data-field=control] input");
    page.keyboard().press("Space");
    KeyboardCursor.tabTo(page, "main .go button");
    page.keyboard().press("Enter");

    screen.expectRuling("Black wins.", "6.9");
    assertThat(page.locator("[data-announcement]"))
        .containsText("Black wins. White's flag has fallen");
  }

  @Test
  void the_answer_is_given_in_german() {
    Page page = browser.with(DeviceProfile.PHONE.withLanguage("de-DE").withoutMotion()).open("/");
    QuestionScreen screen = new QuestionScreen(page);

    page.locator("main").getByRole(AriaRole.LINK, containing("Schieds\u00adrichter fragen")).tap();
    page.getByRole(AriaRole.LINK, named("Ein Telefon hat geklingelt.")).tap();
    screen.field("phoneBy").locator("label").filter(hasText("Schwarz")).tap();
    screen.field("place").locator("label").filter(hasText("Beim Spieler")).tap();
    screen.field("milder").locator("label").filter(hasText("Nein")).tap();
    screen.ask().tap();

    screen.expectRuling("Weiß gewinnt.", "11.3.2");
    AxeAudit.assertNoViolations(page);
    screen.go(
        QuestionScreen.link("{\"question\":\"pressed\",\"moves\":\"e4\",\"control\":\"15+10\"}"));
    screen.expectRuling("Die Partie geht weiter.", "7.5.3");
    assertThat(page.locator("main dt").filter(hasText("Zeitgutschrift"))).isVisible();
    assertThat(page.evaluate(BROKEN_WORDS)).isEqualTo(List.of());
  }

  @Test
  void the_dark_theme_prints_an_answer_black_on_white() {
    Page page = browser.with(DeviceProfile.LAPTOP.withDarkTheme()).open(QuestionScreen.link(FLAG));
    new QuestionScreen(page).expectRuling("Black wins.", "6.9");
    page.evaluate(
"""
addEventListener('beforeprint', () => {
  const { color, backgroundColor } = getComputedStyle(document.querySelector('.slip'));
  const shown = (selector) => document.querySelector(selector).checkVisibility();
  window.paper = [color, backgroundColor, shown('.headline'), shown('main .chessboard'), shown('main .actions'), shown('header')];
})
""");
    page.emulateMedia(new EmulateMediaOptions().setMedia(Media.PRINT));

    page.pdf();

    assertThat(page.evaluate("window.paper"))
        .isEqualTo(List.of("rgb(0, 0, 0)", "rgb(255, 255, 255)", true, true, false, false));
  }

  @Test
  void the_arbiter_answers_offline() {
    Page page = browser.with(DeviceProfile.LAPTOP.withServiceWorker()).open("/");
    browser.awaitInstalled(page);

    browser.offline(true);
    page.reload();
    page.locator("main").getByRole(AriaRole.LINK, containing("Ask the arbiter")).click();
    page.getByRole(AriaRole.LINK, named("A player is late.")).click();
    QuestionScreen screen = new QuestionScreen(page);
    page.getByLabel("How many minutes late was Black?").fill("12");
    screen.ask().click();

    screen.expectRuling("White wins.", "6.7.1");
  }

  private static Page.GetByRoleOptions named(String name) {
    return new Page.GetByRoleOptions().setName(name).setExact(true);
  }

  private static Locator.GetByRoleOptions containing(String name) {
    return new Locator.GetByRoleOptions().setName(name);
  }

  private static Locator.FilterOptions hasText(String text) {
    return new Locator.FilterOptions().setHasText(text);
  }
}
