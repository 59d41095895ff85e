package org.arbiterchess.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.options.BoundingBox;

/** Moves pieces by touch, with events sent through the Chrome DevTools Protocol. */
record TouchInput(GameScreen game, CDPSession session) {

  /** The minimum duration of a drag. */
  private static final long MIN_DRAG_NANOS = 200_000_000L;

  static TouchInput on(GameScreen game) {
    return new TouchInput(game, game.page().context().newCDPSession(game.page()));
  }

  void tap(String from, String to) {
    game.square(from).tap();
    game.square(to).tap();
  }

  void drag(String from, String to) {
    dragOver(from, to);
    release();
  }

  /** Drags a piece over another square without releasing it. */
  void dragOver(String from, String to) {
    BoundingBox start = game.square(from).boundingBox();
    BoundingBox end = game.square(to).boundingBox();
    double startX = start.x + start.width / 2;
    double startY = start.y + start.height / 2;
    double endX = end.x + end.width / 2;
    double endY = end.y + end.height / 2;
    long startTime = System.nanoTime();
    touch("touchStart", startX, startY);
    touch("touchMove", (startX + endX) / 2, (startY + endY) / 2);
    touch("touchMove", endX, endY);
    // Keep the finger still before it is lifted. Otherwise, the drag would count as a fling, and
    // the browser would use the next tap to stop scrolling.
    while (System.nanoTime() < startTime + MIN_DRAG_NANOS) {
      game.page().evaluate("() => new Promise((frame) => requestAnimationFrame(frame))");
      touch("touchMove", endX, endY);
    }
  }

  /** Holds a finger on a square until drawing starts. */
  void rest(String square) {
    BoundingBox box = game.square(square).boundingBox();
    touch("touchStart", box.x + box.width / 2, box.y + box.height / 2);
    assertThat(game.page().locator(".drawn.preview")).hasCount(1);
  }

  /** Moves a finger that is already on the board to a square. */
  void moveTo(String square) {
    BoundingBox box = game.square(square).boundingBox();
    touch("touchMove", box.x + box.width / 2, box.y + box.height / 2);
  }

  void release() {
    dispatch("touchEnd", new JsonArray());
  }

  private void touch(String type, double x, double y) {
    JsonObject point = new JsonObject();
    point.addProperty("x", x);
    point.addProperty("y", y);
    JsonArray points = new JsonArray();
    points.add(point);
    dispatch(type, points);
  }

  private void dispatch(String type, JsonArray points) {
    JsonObject event = new JsonObject();
    event.addProperty("type", type);
    event.add("touchPoints", points);
    session.send("Input.dispatchTouchEvent", event);
  }
}
