package org.arbiterchess.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Mouse;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Tests that no move is lost when input arrives faster than the page can process it. */
@Tag("check")
class FastInputIT {

  private static final String TWELVE_MOVES =
      "e2e4 e7e5 g1f3 b8c6 f1c4 g8f6 d2d3 f8c5 c2c3 d7d6 b1d2 a7a6";
  private static final String THEIR_SAN = "e4 e5 Nf3 Nc6 Bc4 Nf6 d3 Bc5 c3 d6 Nbd2 a6";

  @RegisterExtension final BrowserPageExtension browser = new BrowserPageExtension();

  @Test
  void twelve_drags_without_a_pause_are_twelve_moves_on_a_processor_of_any_speed() {
    Page page = browser.context().newPage();
    CDPSession session = browser.context().newCDPSession(page);
    for (int slowdown : new int[] {1, 6, 20}) {
      GameScreen game = NewGameForm.on(browser).start(page);
      Map<String, BoundingBox> squares = squaresOf(game, TWELVE_MOVES);
      slowDown(session, slowdown);
      for (String move : TWELVE_MOVES.split(" ", -1)) {
        press(page.mouse(), squares.get(move.substring(0, 2)));
        release(page.mouse(), squares.get(move.substring(2)));
      }
      slowDown(session, 1);
      game.expectMoves(THEIR_SAN);
    }
  }

  @Test
  void flipping_the_board_waits_until_the_piece_is_dropped() {
    GameScreen game = NewGameForm.on(browser).start();
    Page page = game.page();
    Map<String, BoundingBox> squares = squaresOf(game, "e2e4");
    press(page.mouse(), squares.get("e2"));
    page.mouse().move(200, 200);
    page.keyboard().press("f");
    assertThat(page.locator(".dragged-piece")).isVisible();
    game.expectBottomColor("white");
    release(page.mouse(), squares.get("e4"));
    game.expectMoves("e4");
    game.expectBottomColor("black");
  }

  @Test
  void a_dropped_piece_goes_back_if_another_tab_plays_the_game() {
    GameScreen game = NewGameForm.on(browser).start();
    Page other = browser.context().newPage();
    other.navigate(game.page().url());
    GameScreen following = new GameScreen(other);
    assertThat(other.getByText("Play here instead")).isVisible();
    following.drag("e2", "e4");
    assertThat(following.message()).isVisible();
    following.expectPieceImage("e2", "wp");
    following.expectMoves("");
  }

  @Test
  void a_finger_that_rests_beside_the_board_does_not_block_moves() {
    browser.with(DeviceProfile.PHONE);
    GameScreen game = NewGameForm.on(browser).start();
    CDPSession session = browser.context().newCDPSession(game.page());
    Map<String, BoundingBox> squares = squaresOf(game, "e2e4");
    BoundingBox beside = game.player("black").boundingBox();
    JsonObject resting = touch(1, beside.x + 5, beside.y + 5);
    dispatch(session, "touchStart", resting);
    for (String square : new String[] {"e2", "e4"}) {
      BoundingBox box = squares.get(square);
      JsonObject tapping = touch(2, box.x + box.width / 2, box.y + box.height / 2);
      dispatch(session, "touchStart", resting, tapping);
      dispatch(session, "touchEnd", tapping);
    }
    dispatch(session, "touchEnd", resting);
    game.expectMoves("e4");
  }

  /** Measures the squares of all moves in advance, so that measuring does not delay the input. */
  private static Map<String, BoundingBox> squaresOf(GameScreen game, String moves) {
    return Stream.of(moves.split(" ", -1))
        .flatMap(move -> Stream.of(move.substring(0, 2), move.substring(2)))
        .distinct()
        .collect(Collectors.toMap(Function.identity(), name -> game.square(name).boundingBox()));
  }

  private static void press(Mouse mouse, BoundingBox square) {
    mouse.move(square.x + square.width / 2, square.y + square.height / 2);
    mouse.down();
  }

  private static void release(Mouse mouse, BoundingBox square) {
    mouse.move(square.x + square.width / 2, square.y + square.height / 2);
    mouse.up();
  }

  private static void slowDown(CDPSession session, int rate) {
    JsonObject processor = new JsonObject();
    processor.addProperty("rate", rate);
    session.send("Emulation.setCPUThrottlingRate", processor);
  }

  private static JsonObject touch(int finger, double x, double y) {
    JsonObject point = new JsonObject();
    point.addProperty("id", finger);
    point.addProperty("x", x);
    point.addProperty("y", y);
    return point;
  }

  /**
   * Dispatches a touch event. A start event lists all fingers on the screen, and an end event lists
   * the lifted fingers.
   */
  private static void dispatch(CDPSession session, String type, JsonObject... touching) {
    JsonObject event = new JsonObject();
    event.addProperty("type", type);
    JsonArray points = new JsonArray();
    Stream.of(touching).forEach(points::add);
    event.add("touchPoints", points);
    session.send("Input.dispatchTouchEvent", event);
  }
}
