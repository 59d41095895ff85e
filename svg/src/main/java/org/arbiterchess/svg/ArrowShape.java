package org.arbiterchess.svg;

import org.arbiterchess.chess.Square;

/**
 * The outline of an arrow as SVG path data. The arrow starts and ends some distance from the
 * centres of its squares, so that the pieces stay visible.
 */
final class ArrowShape {

  private static final double FROM_CENTER = 17;
  private static final double TO_CENTER = 6;
  private static final double HEAD_LENGTH = 18;
  private static final double HEAD_WIDTH = 10.5;
  private static final double SHAFT_WIDTH = 3;

  private final StringBuilder path = new StringBuilder();
  private final double startX;
  private final double startY;
  private final double cosine;
  private final double sine;

  private ArrowShape(double startX, double startY, double cosine, double sine) {
    this.startX = startX;
    this.startY = startY;
    this.cosine = cosine;
    this.sine = sine;
  }

  static String path(Geometry geometry, Square from, Square to) {
    double x = geometry.centerX(from);
    double y = geometry.centerY(from);
    double dx = geometry.centerX(to) - x;
    double dy = geometry.centerY(to) - y;
    double distance = Math.hypot(dx, dy);
    double end = distance - TO_CENTER;
    double neck = end - HEAD_LENGTH;
    return new ArrowShape(x, y, dx / distance, dy / distance)
        .point('M', FROM_CENTER, -SHAFT_WIDTH)
        .point('L', neck, -SHAFT_WIDTH)
        .point('L', neck, -HEAD_WIDTH)
        .point('L', end, 0)
        .point('L', neck, HEAD_WIDTH)
        .point('L', neck, SHAFT_WIDTH)
        .point('L', FROM_CENTER, SHAFT_WIDTH)
        .path
        .append('Z')
        .toString();
  }

  /** Adds a point, given its distances along the arrow and across it. */
  private ArrowShape point(char command, double along, double across) {
    path.append(command).append(number(startX + along * cosine - across * sine));
    path.append(' ').append(number(startY + along * sine + across * cosine));
    return this;
  }

  /** Formats a number with at most one decimal place, independently of the locale. */
  private static String number(double value) {
    long tenths = Math.round(value * 10);
    String decimal = tenths % 10 == 0 ? "" : "." + Math.abs(tenths % 10);
    return tenths / 10 + decimal;
  }
}
