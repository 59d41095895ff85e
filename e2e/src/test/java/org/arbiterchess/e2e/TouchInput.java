package org.arbiterchess.e2e;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.options.BoundingBox;

/** A finger on the board of a device with a touch screen, as the browser's own protocol has it. */
record TouchInput(GameScreen game, CDPSession session) {

  /** How long a drag takes at least, in nanoseconds. */
  private static final long RESTED = 200_000_000L;

  static TouchInput on(GameScreen game) {
    return new TouchInput(game, game.page().context().newCDPSession(game.page()));
  }

  /** Taps a square, then another. */
  void tap(String from, String to) {
    game.square(from).tap();
    game.square(to).tap();
  }

  /** Drags what stands on a square to another. */
  void drag(String from, String to) {
    lift(from, to);
    release();
  }

  /** Drags what stands on a square over another, and holds it there. */
  void lift(String from, String to) {
    BoundingBox start = game.square(from).boundingBox();
    BoundingBox end = game.square(to).boundingBox();
    double startX = start.x + start.width / 2;
    double startY = start.y + start.height / 2;
    double endX = end.x + end.width / 2;
    double endY = end.y + end.height / 2;
    long began = System.nanoTime();
    touch("touchStart", startX, startY);
    touch("touchMove", (startX + endX) / 2, (startY + endY) / 2);
    touch("touchMove", endX, endY);
    // A finger that has come to rest flings nothing: after a fling the browser takes the next tap
    // for a stop.
    while (System.nanoTime() < began + RESTED) {
      game.page().evaluate("() => new Promise((frame) => requestAnimationFrame(frame))");
      touch("touchMove", endX, endY);
    }
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
