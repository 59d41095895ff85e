package org.arbiterchess.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/**
 * Tests that each kind of message has its place: no message takes the place of an offer or a ruling
 * that waits for an answer, and none covers clocks, names or buttons.
 */
class MessagesIT {

  /** A script that returns the elements that a message covers at least partly. */
  private static final String COVERED =
      """
      () => {
        const covered = [];
        const overlaps = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
        for (const message of document.querySelectorAll('[data-message]')) {
          const box = message.parentElement.getBoundingClientRect();
          for (const other of document.querySelectorAll('[data-clock], [data-player] .name, .player-actions button, [role=grid]'))
            if (overlaps(box, other.getBoundingClientRect())) covered.push(other.outerHTML.slice(0, 80));
        }
        return covered;
      }
      """;

  @RegisterExtension final BrowserPageExtension browser = new BrowserPageExtension();

  @Test
  void a_refusal_is_below_an_open_offer_and_goes_by_itself() {
    Page page = browser.with(DeviceProfile.PHONE).context().newPage();
    page.clock().install();
    GameScreen game = NewGameForm.on(browser).timed("5+3").start(page);
    game.play("e2e4 e7e5");
    game.offerDraw("white");
    game.click("g1", "g3");
    assertThat(game.refusal()).isVisible();
    assertThat(game.button("Accept")).isVisible();
    assertNothingCovered(page);
    page.clock().runFor(30_000);
    assertThat(game.refusal()).hasCount(0);
    game.press("Accept");
    game.result().hasTitle("Draw");
  }

  @Test
  void a_try_in_a_paused_game_leaves_the_button_that_resumes_it() {
    GameScreen game = NewGameForm.on(browser).timed("5+3").start();
    game.play("e2e4");
    game.pauseButton("white").click();
    game.click("e7", "e5");
    assertThat(game.refusal()).containsText("The game is paused");
    game.press("Resume");
    game.play("e7e5");
  }

  @Test
  void on_the_table_a_message_leaves_the_buttons_and_in_strict_play_a_penalty_the_clocks() {
    GameScreen game =
        NewGameForm.on(browser.with(DeviceProfile.PHONE.withoutMotion()))
            .between("Anna", "Boris")
            .timed("90+30")
            .deviceOnTable()
            .start();
    TouchInput.on(game).tap("e2", "e5");
    Locator white = game.playerPanel("white");
    assertThat(white.locator("[data-message]")).isVisible();
    assertThat(button(white, "Resign")).isVisible();
    assertNothingCovered(game.page());

    GameScreen slip =
        NewGameForm.on(browser)
            .between("Anna", "Boris")
            .timed("90+30")
            .deviceOnTable()
            .strictly()
            .start(game.page());
    StrictGameScreen strict = new StrictGameScreen(slip, true);
    button(slip.playerPanel("white"), "Start").tap();
    strict.release("e2e5");
    strict.pressClock("white");
    assertThat(strict.ruling()).hasCount(2);
    for (String side : List.of("white", "black")) {
      assertThat(slip.clock(side)).isInViewport();
      assertThat(slip.player(side)).containsText(side.equals("white") ? "Anna" : "Boris");
    }
    assertNothingCovered(slip.page());
  }

  private static void assertNothingCovered(Page page) {
    assertThat((List<?>) page.evaluate(COVERED)).isEqualTo(List.of());
  }

  private static Locator button(Locator panel, String name) {
    return panel.getByRole(
        AriaRole.BUTTON, new Locator.GetByRoleOptions().setName(name).setExact(true));
  }
}
