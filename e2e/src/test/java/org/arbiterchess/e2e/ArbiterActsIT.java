package org.arbiterchess.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Page.EmulateMediaOptions;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Tests the sheet that lets a player act as the arbiter of a strict game. */
@Tag("check")
class ArbiterActsIT {

  /** White's pawn can promote to a queen that gives checkmate on the back rank. */
  private static final String MATING_QUEEN = "7k/4P1pp/8/8/8/8/8/K7 w - - 0 1";

  private static final List<String> ACTS =
      List.of(
          "Add or deduct time",
          "Set the clocks",
          "Give a warning",
          "Go back to a position",
          "Declare a result",
          "Write a note");

  @RegisterExtension final BrowserPageExtension browser = new BrowserPageExtension();

  private GameScreen game;
  private StrictGameScreen strict;
  private Page page;

  @Test
  void every_act_is_done_by_keyboard_and_says_beforehand_what_will_happen() {
    play(NewGameForm.on(browser).between("Anna", "Boris").timed("40/90+30:30+30"));
    move("white", "e2e4");
    move("black", "e7e5");
    move("white", "g1f3");
    game.button("Call the arbiter").press("Enter");
    assertThat(game.dialog().locator("h2")).hasText("The arbiter’s sheet");
    assertThat(game.dialog().locator("h2")).isFocused();
    assertThat(game.dialog()).containsText("“Continue” starts Boris’s clock.");

    press("Tab", "Tab", "Enter");
    expectPreview("Anna gets two extra minutes (12.9.2).");
    assertThat(button("Confirm")).isFocused();
    press("Enter");
    assertThat(button("Add or deduct time")).isFocused();
    expectDone("Anna gets two extra minutes (12.9.2).");

    press("Tab", "Enter");
    Locator boris = game.dialog().getByLabel("Boris’s clock");
    expectPreview("Nothing yet.");
    assertThat(button("Confirm")).isDisabled();
    boris.fill("soon");
    expectPreview("“soon” is not a time.");
    boris.fill("4:10");
    game.dialog().getByLabel("Moves counted for Anna").fill("39");
    expectPreview("Boris's clock now shows 4:10 (7.1).");
    expectPreview("Moves counted for Anna: 39 (7.1).");
    boris.press("Enter");
    assertThat(sheetClock("black")).hasText("4:10");
    assertThat(game.dialog()).containsText("39 moves");

    press("Tab", "Enter", "ArrowDown");
    expectPreview("Boris gets a warning (12.9.1).");
    press("Enter");
    expectDone("Boris gets a warning (12.9.1).");

    press("Tab", "Enter");
    expectPreview("Back to the position before move 2: Anna to move (7.6).");
    press("ArrowLeft");
    expectPreview("Back to the position before move 1: Boris to move (7.6).");
    boris.fill("5:00");
    expectPreview("Boris’s clock: 4:10 → 5:00");
    boris.press("Enter");
    expectDone("Back to the position before move 1: Boris to move (7.6).");
    game.expectMoves("e4");

    button("Write a note").press("Enter");
    game.dialog().getByLabel("Note for the log").fill("Noise in the hall.");
    button("Confirm").press("Enter");
    expectDone("Noise in the hall.");

    button("Continue").press("Enter");
    assertThat(game.dialog()).hasCount(0);
    assertThat(game.clock("black")).hasText(Pattern.compile("[45]:[05]\\d"));
    move("black", "c7c5");
    game.expectMoves("e4 c5");

    game.button("Call the arbiter").press("Enter");
    button("Declare a result").press("Enter");
    expectPreview("Nothing yet.");
    game.dialog().getByLabel("Boris wins").press("Space");
    expectPreview("The arbiter has decided: Boris wins (12.9.6).");
    game.dialog().getByLabel("Or another article").fill("11.7");
    button("Confirm").press("Enter");
    assertThat(game.dialog()).hasCount(0);
    game.result().hasTitle("Boris wins").hasScore("0–1", "DECLARED").hasArticle("11.7");
  }

  @Test
  void the_sheet_faces_the_player_who_calls_and_works_by_touch() {
    play(
        NewGameForm.on(browser.with(DeviceProfile.PHONE.withoutMotion()))
            .between("Anna", "Boris")
            .timed("10+0")
            .deviceOnTable());
    move("white", "e2e4");
    move("black", "e7e5");
    game.playerPanel("black").getByRole(AriaRole.BUTTON, named("Call the arbiter")).tap();
    assertThat(game.dialog()).hasClass(Pattern.compile(".*upside-down.*"));

    button("+2 min for Boris").tap();
    expectPreview("Boris gets two extra minutes (12.9.2).");
    button("Confirm").tap();
    assertThat(sheetClock("black")).hasText(Pattern.compile("1[12]:[05]\\d"));

    button("Add or deduct time").tap();
    label("Boris").tap();
    label("Deduct").tap();
    game.dialog().getByLabel("Minutes and seconds").fill("0:30");
    expectPreview("Boris loses 0:30 (12.9.3).");
    button("Confirm").tap();
    expectDone("Boris loses 0:30 (12.9.3).");

    button("Go back to a position").tap();
    assertSameSideUp();
    button("One move back").tap();
    expectPreview("Back to the position before move 1: Anna to move (7.6).");
    button("Confirm").tap();
    game.expectPiece("e2", "white pawn");
    button("See the board").tap();
    assertThat(game.dialog()).hasCount(0);
    game.playerPanel("white").getByRole(AriaRole.BUTTON, named("Arbiter’s sheet")).tap();
    assertThat(game.dialog()).not().hasClass(Pattern.compile(".*upside-down.*"));
    button("Go back to a position").tap();
    assertSameSideUp();
    button("Back").tap();
    button("Continue").tap();
    assertThat(game.dialog()).hasCount(0);
    move("white", "d2d4");
    game.expectPiece("d4", "white pawn");
  }

  @Test
  void the_sheet_opens_by_itself_if_a_pawn_that_was_not_replaced_gives_mate() {
    play(NewGameForm.on(browser).from(MATING_QUEEN).between("Anna", "Boris").timed("5+0"));
    move("white", "e7e8");
    assertThat(game.dialog().locator("h2")).hasText("The arbiter’s sheet");
    assertThat(game.dialog()).containsText("The new queen would end the game");
    assertThat(button("Continue")).isDisabled();
    page.keyboard().press("Escape");
    assertThat(game.dialog()).hasCount(0);

    page.reload();
    assertThat(game.dialog()).containsText("The new queen would end the game");
    button("Go back to a position").click();
    expectPreview("Back to the position before move 1: Anna to move (7.6).");
    button("Back").click();
    button("Declare a result").click();
    label("Anna wins").click();
    label("7.5.2").click();
    button("Confirm").click();
    game.result().hasTitle("Anna wins").hasScore("1–0", "DECLARED").hasArticle("7.5.2");
  }

  @Test
  void escape_leads_from_an_act_to_the_sheet_and_from_the_sheet_to_the_board() {
    play(NewGameForm.on(browser));
    move("white", "e2e4");
    game.button("Call the arbiter").click();
    assertThat(button("Add or deduct time")).hasCount(0);
    assertThat(button("Set the clocks")).hasCount(0);
    button("Give a warning").click();
    page.keyboard().press("Escape");
    assertThat(button("Give a warning")).isFocused();
    page.keyboard().press("Escape");
    assertThat(game.dialog()).hasCount(0);
    assertThat(game.square("e7")).isDisabled();
    game.press("Arbiter’s sheet");
    assertThat(game.dialog()).containsText("The game is stopped.");
  }

  /**
   * Tests repeated key presses, because Chromium allows a page to override the Escape key only a
   * few times.
   */
  @Test
  void escape_leads_to_the_sheet_however_often_it_is_pressed() {
    play(NewGameForm.on(browser));
    game.button("Call the arbiter").click();
    for (int round = 0; round < 6; round++) {
      button("Write a note").click();
      page.keyboard().press("Escape");
      assertThat(button("Write a note")).isFocused();
    }
    button("See the board").click();
    assertThat(game.dialog()).hasCount(0);
    game.press("Arbiter’s sheet");
    assertThat(game.dialog()).isVisible();
  }

  @Test
  void every_act_is_accessible_in_both_themes() {
    play(NewGameForm.on(browser.with(DeviceProfile.PHONE.withoutMotion())).timed("10+5"));
    move("white", "e2e4");
    game.button("Call the arbiter").click();
    audit();
    for (String act : ACTS) {
      button(act).click();
      assertThat(game.dialog().locator("h2")).hasText(act);
      if (act.equals("Declare a result")) {
        label("Draw").click();
      }
      audit();
      button("Back").click();
    }
  }

  /** Asserts that the sheet's small board and the main board both have a1 on the left. */
  private void assertSameSideUp() {
    String a1IsLeft =
        "() => [...document.querySelectorAll('dialog, .board')].map(part => {"
            + " const left = name => part.querySelector(`g[data-square=${name}]`)"
            + ".getBoundingClientRect().left;"
            + " return left('a1') < left('h8'); }).every(left => left)";
    assertThat(game.dialog().locator("g[data-square=a1]")).isAttached();
    assertThat(page.evaluate(a1IsLeft)).isEqualTo(true);
  }

  private void audit() {
    for (ColorScheme scheme : List.of(ColorScheme.DARK, ColorScheme.LIGHT)) {
      page.emulateMedia(new EmulateMediaOptions().setColorScheme(scheme));
      assertThat(page.locator("html"))
          .hasAttribute("data-theme", scheme == ColorScheme.DARK ? "dark" : "light");
      AxeAudit.assertNoViolations(page);
    }
  }

  /** Starts a strict game and, if the game is timed, starts White's clock. */
  private void play(NewGameForm form) {
    game = form.strictly().start();
    strict = new StrictGameScreen(game, form.table());
    page = game.page();
    if (!form.control().equals("-")) {
      page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Start").setExact(true))
          .first()
          .click();
    }
  }

  /** Moves a piece and presses the clock. */
  private void move(String side, String move) {
    strict.release(move);
    strict.pressClock(side);
  }

  private void press(String... keys) {
    for (String key : keys) {
      page.keyboard().press(key);
    }
  }

  private void expectPreview(String sentence) {
    assertThat(game.dialog().locator("[data-preview]")).containsText(sentence);
  }

  private void expectDone(String sentence) {
    assertThat(game.dialog().locator("[role=status] li").filter(startingWith(sentence)))
        .isVisible();
  }

  private Locator sheetClock(String side) {
    return game.dialog().locator("[data-sheet-clock=" + side + "]");
  }

  /**
   * A button on the sheet. The buttons for the arbiter's actions show article numbers after the
   * name.
   */
  private Locator button(String name) {
    Pattern pattern = Pattern.compile("^" + escaped(name) + "( \\d[\\d., ]*)?$");
    return game.dialog()
        .getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName(pattern));
  }

  /** The visible label of a choice. The radio button itself is transparent. */
  private Locator label(String text) {
    return game.dialog().locator("label").filter(startingWith(text));
  }

  private static Locator.FilterOptions startingWith(String text) {
    return new Locator.FilterOptions().setHasText(Pattern.compile("^\\s*" + escaped(text)));
  }

  /**
   * Escapes the characters that have a special meaning in Java and JavaScript regular expressions.
   */
  private static String escaped(String text) {
    return text.replaceAll("[.+()]", "\\\\$0");
  }

  private static Locator.GetByRoleOptions named(String name) {
    return new Locator.GetByRoleOptions().setName(name).setExact(true);
  }
}
