package org.arbiterchess.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.options.AriaRole;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/**
 * Tests the layout for a phone lying on the table between two players. Each player's elements face
 * that player.
 */
class DeviceOnTableIT {

  private static final String ANGLE =
      """
      (element) => {
        let angle = 0;
        for (let node = element; node instanceof Element; node = node.parentElement) {
          const { rotate, transform } = getComputedStyle(node);
          if (rotate !== 'none') angle += parseFloat(rotate);
          if (transform !== 'none') {
            const { a, b } = new DOMMatrix(transform);
            angle += (Math.atan2(b, a) * 180) / Math.PI;
          }
        }
        return Math.round(((angle % 360) + 360) % 360);
      }
      """;

  @RegisterExtension final BrowserPageExtension browser = new BrowserPageExtension();

  @Test
  void messages_offers_and_buttons_face_their_player() {
    GameScreen game = gameOnTable().timed("5+3").start();
    TouchInput finger = TouchInput.on(game);
    assertThat(angle(game.playerPanel("black"))).isEqualTo(180);
    assertThat(angle(game.playerPanel("white"))).isZero();
    assertThat(angle(game.playerPanel("black").locator("[data-clock]"))).isEqualTo(180);

    finger.tap("e2", "e5");
    assertThat(game.playerPanel("white").locator("[data-message=refusal]")).isVisible();
    assertThat(game.playerPanel("black").locator("[data-message]")).hasCount(0);
    finger.tap("e2", "e4");
    assertThat(game.playerPanel("white").locator("[data-message]")).hasCount(0);
    assertThat(game.clock("black")).isVisible();
    finger.drag("e7", "e4");
    assertThat(game.playerPanel("black").locator("[data-message=refusal]")).isVisible();
    assertThat(game.playerPanel("white").locator("[data-message]")).hasCount(0);
    finger.drag("e7", "e5");
    game.expectPiece("e5", "black pawn");

    tap(game.playerPanel("black"), "Draw");
    assertThat(game.playerPanel("white").locator("[data-message] p"))
        .hasText("Boris offers a draw.");
    // The player who offers sees that the offer is open, but cannot answer it.
    assertThat(game.playerPanel("black").locator("[data-message] p"))
        .hasText("Boris offers a draw.");
    assertThat(game.playerPanel("black").locator("[data-message]").getByRole(AriaRole.BUTTON))
        .hasCount(0);
    assertThat(button(game.playerPanel("white"), "Accept")).isInViewport(completely());
    assertThat(button(game.playerPanel("white"), "Decline")).isInViewport(completely());
    tap(game.playerPanel("white"), "Decline");
    assertThat(game.playerPanel("black").locator("[data-message] p"))
        .containsText("declined the draw.");
    assertThat(game.playerPanel("white").locator("[data-message]")).hasCount(0);

    tap(game.playerPanel("black"), "Moves");
    assertThat(angle(game.dialog())).isEqualTo(180);
    game.expectMoves("e4 e5");
    game.pressInDialog("Close");
    tap(game.playerPanel("white"), "Moves");
    assertThat(angle(game.dialog())).isZero();
    game.pressInDialog("Close");
  }

  @Test
  void the_far_player_resigns_on_the_far_side() {
    GameScreen game = gameOnTable().start();
    TouchInput finger = TouchInput.on(game);
    finger.tap("e2", "e4");
    finger.tap("e7", "e5");
    game.expectPiece("e5", "black pawn");

    tap(game.playerPanel("black"), "Resign");
    assertThat(angle(game.dialog())).isEqualTo(180);
    assertThat(game.dialog().getByText("Anna")).hasCount(0);
    assertThat(game.dialog()).containsText("Boris resigns. Are you sure?");
    game.dialog().getByText("Resign", new Locator.GetByTextOptions().setExact(true)).tap();

    game.result()
        .hasTitle("Anna wins")
        .hasScore("1–0", "RESIGNATION")
        .hasSentence("Boris resigned.");
    assertThat(angle(game.playerPanel("black").locator("[data-result]"))).isEqualTo(180);
    assertThat(angle(game.playerPanel("white").locator("[data-result]"))).isZero();
    tap(game.playerPanel("black"), "Share");
    assertThat(angle(game.dialog())).isEqualTo(180);
  }

  @Test
  void the_far_player_has_the_menu_and_promotes_the_right_way_up() {
    GameScreen game =
        NewGameForm.on(browser.with(DeviceProfile.PHONE.withoutMotion()))
            .from("7k/8/8/8/8/8/p6K/8 b - - 0 1")
            .deviceOnTable()
            .start();
    TouchInput finger = TouchInput.on(game);

    finger.tap("a2", "a1");
    Locator queen = game.page().getByLabel("Promote the pawn to").getByLabel("Queen");
    queen.tap();
    game.expectPiece("a1", "black queen");

    tap(game.playerPanel("black"), "More");
    assertThat(angle(game.dialog())).isEqualTo(180);
    game.pressInDialog("Sit side by side");
    game.expectMoves("a1=Q");
    game.chooseFromMenu("Put the device on the table");
    assertThat(game.playerPanel("black")).isVisible();
  }

  @Test
  void a_rematch_keeps_the_seats_and_shows_the_points() {
    GameScreen game = gameOnTable().start();
    TouchInput finger = TouchInput.on(game);
    finger.tap("e2", "e4");
    assertThat(game.playerPanel("white").locator("[data-points]")).hasCount(0);
    tap(game.playerPanel("black"), "Resign");
    game.pressInDialog("Resign");
    assertThat(game.playerPanel("white")).containsText("Anna wins");
    tap(game.playerPanel("white"), "Rematch");

    assertThat(game.playerPanel("white").locator("[data-points]")).hasText("0");
    assertThat(game.playerPanel("black").locator("[data-points]")).hasText("1");
    assertThat(game.playerPanel("black")).containsText("Anna");
    assertThat(angle(game.playerPanel("black"))).isZero();
  }

  private NewGameForm gameOnTable() {
    return NewGameForm.on(browser.with(DeviceProfile.PHONE.withoutMotion()))
        .between("Anna", "Boris")
        .deviceOnTable();
  }

  private static void tap(Locator panel, String button) {
    button(panel, button).tap();
  }

  private static Locator button(Locator panel, String name) {
    return panel.getByRole(
        AriaRole.BUTTON, new Locator.GetByRoleOptions().setName(name).setExact(true));
  }

  private static LocatorAssertions.IsInViewportOptions completely() {
    return new LocatorAssertions.IsInViewportOptions().setRatio(1);
  }

  /** Returns an element's rotation on the screen, in degrees. */
  static int angle(Locator element) {
    return ((Number) element.evaluate(ANGLE)).intValue();
  }
}
