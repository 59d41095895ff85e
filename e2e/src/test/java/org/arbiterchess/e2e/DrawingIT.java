package org.arbiterchess.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Mouse;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.MouseButton;
import java.io.IOException;
import java.nio.file.Files;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Tests drawing arrows and circles on the board by mouse, touch and keyboard. */
@Tag("check")
class DrawingIT {

  @RegisterExtension final BrowserPageExtension browser = new BrowserPageExtension();

  @Test
  void drawings_belong_to_their_position_and_are_exported_and_read_again() throws IOException {
    GameScreen game = NewGameForm.on(browser).between("Anna", "Boris").start();
    Page page = game.page();
    game.play("e2e4");
    draw(game, "g8", "f6", "");
    draw(game, "e4", "e5", "Shift");
    draw(game, "d2", "d4", "Alt");
    draw(game, "c4", "c4", "Control+Alt");
    assertThat(drawn(page, "GREEN", "arrow=g8f6")).hasCount(1);
    assertThat(drawn(page, "RED", "arrow=e4e5")).hasCount(1);
    assertThat(drawn(page, "BLUE", "arrow=d2d4")).hasCount(1);
    assertThat(drawn(page, "YELLOW", "mark=c4")).hasCount(1);
    game.expectState("c4", "yellow circle on c4");
    assertThat(game.message()).hasCount(0);
    draw(game, "d2", "d4", "Alt");
    assertThat(drawn(page, "BLUE", "arrow=d2d4")).hasCount(0);
    AxeAudit.assertNoViolations(page);

    game.play("e7e5");
    assertThat(page.locator(".drawn")).hasCount(0);
    page.reload();
    assertThat(game.moves()).hasCount(2);
    page.keyboard().press("ArrowLeft");
    assertThat(page.locator(".drawn")).hasCount(3);
    page.keyboard().press("ArrowRight");

    drawWithKeys(game);
    game.square("d5").click();
    assertThat(page.locator(".drawn")).hasCount(0);
    assertThat(game.message()).hasCount(0);
    draw(game, "a1", "a1", "");
    page.keyboard().press("Escape");
    assertThat(page.locator(".drawn")).hasCount(0);

    game.chooseFromMenu("Share");
    Download download = page.waitForDownload(() -> game.pressInDialog("Save PGN"));
    String pgn = Files.readString(download.path());
    assertThat(pgn.replaceAll("\\s+", " "))
        .contains("1. e4 {[%csl Yc4] [%cal Gg8f6,Re4e5]} 1... e5 *");
    isShownByTheViewer(page, pgn);
  }

  private static void drawWithKeys(GameScreen game) {
    Page page = game.page();
    KeyboardCursor keys = new KeyboardCursor(game);
    KeyboardCursor.tabTo(page, "[data-square]");
    keys.moveTo("b1");
    page.keyboard().press("d");
    assertThat(announcement(page)).containsText("Drawing from b1");
    keys.moveTo("c3");
    page.keyboard().press("2");
    assertThat(announcement(page)).hasText("red arrow from b1 to c3");
    assertThat(drawn(page, "RED", "arrow=b1c3")).hasCount(1);
    page.keyboard().press("d");
    page.keyboard().press("d");
    assertThat(announcement(page)).hasText("green circle on c3");
  }

  private void isShownByTheViewer(Page page, String pgn) {
    page.navigate(browser.address() + "/#/pgn");
    new PgnUpload("drawn.pgn", pgn).choose(page);
    assertThat(page.locator("[data-said]")).isVisible();
    page.keyboard().press("ArrowRight");
    assertThat(drawn(page, "GREEN", "arrow=g8f6")).hasCount(1);
    assertThat(drawn(page, "YELLOW", "mark=c4")).hasCount(1);
    GameScreen board = new GameScreen(page);
    draw(board, "b8", "c6", "");
    assertThat(page.locator(".drawn")).hasCount(4);
    page.keyboard().press("ArrowRight");
    assertThat(page.locator(".drawn")).hasCount(0);
    page.keyboard().press("ArrowLeft");
    assertThat(page.locator(".drawn")).hasCount(4);
    // The viewer accepts no moves, so its squares are disabled. If the click were not forced,
    // Playwright would wait until they were enabled.
    board.square("d5").click(new Locator.ClickOptions().setForce(true));
    assertThat(page.locator(".drawn")).hasCount(3);
  }

  @Test
  void a_finger_draws_after_it_has_rested_and_moves_pieces_otherwise() {
    GameScreen game = NewGameForm.on(browser.with(DeviceProfile.PHONE)).start();
    Page page = game.page();
    TouchInput finger = TouchInput.on(game);

    finger.rest("e2");
    game.expectNoState("e2", "selected");
    finger.moveTo("e4");
    finger.release();
    assertThat(drawn(page, "GREEN", "arrow=e2e4")).hasCount(1);
    assertThat(game.moves()).hasCount(0);
    finger.rest("d5");
    finger.release();
    assertThat(drawn(page, "GREEN", "mark=d5")).hasCount(1);
    assertThat(game.message()).hasCount(0);
    finger.drag("e2", "e4");
    assertThat(game.moves()).hasCount(1);
    finger.tap("e7", "e5");
    assertThat(game.moves()).hasCount(2);
    assertThat(page.locator(".drawn")).hasCount(0);
  }

  @Test
  void a_finger_draws_from_the_pieces_of_the_mated_side() {
    GameScreen game = NewGameForm.on(browser.with(DeviceProfile.PHONE)).start();
    game.play("f2f3 e7e5 g2g4 d8h4");
    TouchInput finger = TouchInput.on(game);

    finger.rest("a2");
    finger.moveTo("a4");
    finger.release();
    assertThat(drawn(game.page(), "GREEN", "arrow=a2a4")).hasCount(1);
    assertThat(game.page().getByText("no more moves can be played")).hasCount(0);
  }

  @Test
  void a_drawing_never_touches_a_piece_in_strict_play() {
    GameScreen game =
        NewGameForm.on(browser.with(DeviceProfile.TABLET)).strictly().deviceOnTable().start();
    Page page = game.page();
    TouchInput finger = TouchInput.on(game);

    finger.rest("e2");
    finger.moveTo("e4");
    finger.release();
    assertThat(drawn(page, "GREEN", "arrow=e2e4")).hasCount(1);
    draw(game, "g1", "f3", "");
    assertThat(drawn(page, "GREEN", "arrow=g1f3")).hasCount(1);
    assertThat(page.locator("[data-touched]")).hasCount(0);
    game.square("d2").tap();
    game.expectState("d2", "touched first");
    game.square("d4").tap();
    game.expectPiece("d4", "white pawn");
  }

  /** Draws by dragging with the right mouse button while the given modifier keys are held down. */
  private static void draw(GameScreen game, String from, String to, String keys) {
    Page page = game.page();
    BoundingBox start = game.square(from).boundingBox();
    BoundingBox end = game.square(to).boundingBox();
    String[] held = keys.isEmpty() ? new String[0] : keys.split("\\+", -1);
    for (String key : held) {
      page.keyboard().down(key);
    }
    Mouse mouse = page.mouse();
    mouse.move(start.x + start.width / 2, start.y + start.height / 2);
    mouse.down(new Mouse.DownOptions().setButton(MouseButton.RIGHT));
    mouse.move(end.x + end.width / 2, end.y + end.height / 2);
    mouse.up(new Mouse.UpOptions().setButton(MouseButton.RIGHT));
    for (String key : held) {
      page.keyboard().up(key);
    }
  }

  private static Locator drawn(Page page, String color, String attribute) {
    return page.locator(".drawn[data-color=" + color + "]").locator(either(attribute));
  }

  /**
   * An XPath selector for the part of a drawing that has the attribute: for an arrow, the group
   * itself; for a circle, the circle inside the group.
   */
  private static String either(String attribute) {
    return "xpath=descendant-or-self::*[@data-" + attribute.replace("=", "='") + "']";
  }

  private static Locator announcement(Page page) {
    return page.locator(".board-input").getByRole(AriaRole.STATUS);
  }
}
