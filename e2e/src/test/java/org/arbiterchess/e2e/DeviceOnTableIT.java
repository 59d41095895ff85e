package org.arbiterchess.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** A phone lies between two people, and everything faces the one it is for. */
class DeviceOnTableIT {

  private static final String ANGLE =
      """
      (element) => {
        let angle = 0;
        for (let at = element; at instanceof Element; at = at.parentElement) {
          const { rotate, transform } = getComputedStyle(at);
          if (rotate !== 'none') angle += parseFloat(rotate);
          if (transform !== 'none') {
            const { a, b } = new DOMMatrix(transform);
            angle += (Math.atan2(b, a) * 180) / Math.PI;
          }
        }
        return Math.round(((angle % 360) + 360) % 360);
      }
      """;

  @RegisterExtension final BrowserPageExtension visit = new BrowserPageExtension();

  @Test
  void slips_offers_and_buttons_face_the_player_they_are_for() {
    GameScreen game = table().timed("5+3").begin();
    TouchInput finger = TouchInput.on(game);
    assertThat(angle(game.place("black"))).isEqualTo(180);
    assertThat(angle(game.place("white"))).isZero();
    assertThat(angle(game.place("black").locator("[data-clock]"))).isEqualTo(180);

    finger.tap("e2", "e5");
    assertThat(game.place("white").locator("[data-message=refusal]")).isVisible();
    assertThat(game.place("black").locator("[data-message]")).hasCount(0);
    finger.tap("e2", "e4");
    assertThat(game.place("white").locator("[data-message]")).hasCount(0);
    assertThat(game.clock("black")).isVisible();
    finger.drag("e7", "e4");
    assertThat(game.place("black").locator("[data-message=refusal]")).isVisible();
    assertThat(game.place("white").locator("[data-message]")).hasCount(0);
    finger.drag("e7", "e5");
    game.expectPiece("e5", "black pawn");

    tap(game.place("black"), "Draw");
    assertThat(game.place("white").locator("[data-message] p")).hasText("Boris offers a draw.");
    assertThat(game.place("black").locator("[data-message]")).hasCount(0);
    tap(game.place("white"), "Decline");
    assertThat(game.place("black").locator("[data-message] p")).containsText("declined the draw.");
    assertThat(game.place("white").locator("[data-message]")).hasCount(0);
    tap(game.place("black"), "Close");

    tap(game.place("black"), "Claim");
    assertThat(angle(game.dialog())).isEqualTo(180);
    game.answer("Cancel");
    tap(game.place("white"), "Claim");
    assertThat(angle(game.dialog())).isZero();
    game.answer("Cancel");
  }

  @Test
  void the_far_player_resigns_at_the_far_side() {
    GameScreen game = table().begin();
    TouchInput finger = TouchInput.on(game);
    finger.tap("e2", "e4");
    finger.tap("e7", "e5");
    game.expectPiece("e5", "black pawn");

    tap(game.place("black"), "Resign");
    assertThat(angle(game.dialog())).isEqualTo(180);
    assertThat(game.dialog().getByText("Anna")).hasCount(0);
    assertThat(game.dialog()).containsText("Boris resigns. Are you sure?");
    game.dialog().getByText("Resign", new Locator.GetByTextOptions().setExact(true)).tap();

    game.result().titled("Anna wins").scored("1–0", "RESIGNATION").saying("Boris resigned.");
    assertThat(angle(game.place("black").locator("[data-result]"))).isEqualTo(180);
    assertThat(angle(game.place("white").locator("[data-result]"))).isZero();
    tap(game.place("black"), "Record");
    assertThat(angle(game.dialog())).isEqualTo(180);
  }

  @Test
  void the_far_player_has_the_menu_and_promotes_the_right_way_up() {
    GameScreen game =
        NewGameForm.on(visit.with(DeviceProfile.PHONE.withoutMotion()))
            .from("7k/8/8/8/8/8/p6K/8 b - - 0 1")
            .onTheTable()
            .begin();
    TouchInput finger = TouchInput.on(game);

    finger.tap("a2", "a1");
    Locator queen = game.page().getByLabel("Promote the pawn to").getByLabel("Queen");
    queen.tap();
    game.expectPiece("a1", "black queen");

    tap(game.place("black"), "More");
    assertThat(angle(game.dialog())).isEqualTo(180);
    game.answer("Sit side by side");
    game.expectMoves("a1=Q");
    game.menu("Lay the device on the table");
    assertThat(game.place("black")).isVisible();
  }

  private NewGameForm table() {
    return NewGameForm.on(visit.with(DeviceProfile.PHONE.withoutMotion()))
        .between("Anna", "Boris")
        .onTheTable();
  }

  private static void tap(Locator place, String button) {
    place
        .getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName(button).setExact(true))
        .tap();
  }

  /** By how many degrees something is turned on the screen. */
  private static int angle(Locator element) {
    return ((Number) element.evaluate(ANGLE)).intValue();
  }
}
