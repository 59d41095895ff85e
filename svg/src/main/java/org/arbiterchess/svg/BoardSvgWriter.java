package org.arbiterchess.svg;

import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.arbiterchess.chess.File;
import org.arbiterchess.chess.Piece;
import org.arbiterchess.chess.Rank;
import org.arbiterchess.chess.Role;
import org.arbiterchess.chess.Square;
import org.arbiterchess.pgn.tree.ArrowMark;
import org.arbiterchess.pgn.tree.MarkColor;
import org.arbiterchess.pgn.tree.SquareMark;

/** Writes a picture as an SVG document, layer by layer from back to front. */
final class BoardSvgWriter {

  private static final String STYLE = SvgResource.read("board.css");

  /**
   * The prefix for the ids of the piece shapes. The prefix avoids conflicts with other ids on a
   * page that contains several documents.
   */
  private static final String ID = "arbiter-";

  /** How much smaller an outline is than its square on each side, so that it stays inside. */
  private static final int INSET = 2;

  private static final int RING = 28;
  private static final int SMALL_RING = 10;

  /**
   * The maximum number of marks that are drawn as large rings. If there are more marks, all rings
   * are small.
   */
  private static final int MAX_LARGE_RINGS = 10;

  private final BoardSvg picture;
  private final List<String> captionLines;
  private final Geometry geometry;
  private final StringBuilder out = new StringBuilder(16_384);

  BoardSvgWriter(BoardSvg picture) {
    this.picture = picture;
    this.captionLines = CaptionLines.of(picture.caption);
    this.geometry = Geometry.of(picture, captionLines);
  }

  String text() {
    open();
    shapes();
    background();
    squares();
    highlights();
    coordinates();
    pieces();
    marks();
    arrows();
    caption();
    return out.append("</svg>\n").toString();
  }

  private void open() {
    int height = geometry.pixelHeight(picture.width);
    boolean described = !picture.title.isEmpty() || !picture.description.isEmpty();
    out.append("<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"arbiter-board\" viewBox=\"0 0 ");
    out.append(geometry.width()).append(' ').append(geometry.height());
    out.append("\" width=\"").append(picture.width).append("\" height=\"").append(height);
    out.append(described ? "\" role=\"img\">\n" : "\">\n");
    textElement("title", picture.title);
    textElement("desc", picture.description);
    if (picture.style) {
      out.append("<style>\n").append(STYLE).append("</style>\n");
    }
  }

  private void textElement(String name, String text) {
    if (!text.isEmpty()) {
      out.append('<').append(name).append('>').append(XmlText.escape(text));
      out.append("</").append(name).append(">\n");
    }
  }

  /** Defines the shapes of the pieces that are on the board. */
  private void shapes() {
    Set<Role> roles = EnumSet.noneOf(Role.class);
    for (Square square : picture.board.occupied()) {
      picture.board.pieceAt(square).ifPresent(piece -> roles.add(piece.role()));
    }
    if (roles.isEmpty()) {
      return;
    }
    out.append("<defs>\n");
    for (Role role : roles) {
      String shape = PieceSvg.shape(role).substring("<g".length());
      out.append("<g id=\"").append(ID).append(PieceSvg.name(role)).append('"').append(shape);
      out.append('\n');
    }
    out.append("</defs>\n");
  }

  private void background() {
    out.append("<rect class=\"background\" width=\"").append(geometry.width());
    out.append("\" height=\"").append(geometry.height()).append("\"/>\n");
  }

  private void squares() {
    out.append("<g class=\"squares\">\n");
    for (Square square : Square.values()) {
      rect(square, square.isLight() ? "square light " + square : "square dark " + square, 0);
    }
    out.append("</g>\n");
  }

  /**
   * Highlights squares. The squares of the last move are put in a set to remove duplicates, because
   * in Chess960 a king may castle without leaving its square.
   */
  private void highlights() {
    new LinkedHashSet<>(picture.lastMove).forEach(square -> rect(square, "last-move", 0));
    picture.check.ifPresent(square -> rect(square, "check", INSET));
    for (int i = 0; i < picture.attempt.size(); i++) {
      boolean origin = i == 0 && picture.attempt.size() > 1;
      rect(picture.attempt.get(i), origin ? "attempt from" : "attempt to", INSET);
    }
  }

  private void rect(Square square, String classes, int inset) {
    int size = Geometry.SQUARE - 2 * inset;
    out.append("<rect class=\"").append(classes);
    out.append("\" x=\"").append(geometry.left(square) + inset);
    out.append("\" y=\"").append(geometry.top(square) + inset);
    out.append("\" width=\"").append(size).append("\" height=\"").append(size).append("\"/>\n");
  }

  private void coordinates() {
    if (!picture.coordinates) {
      return;
    }
    int middle = geometry.margin() / 2;
    out.append("<g class=\"coordinates\">\n");
    for (File file : File.values()) {
      int x = geometry.centerX(Square.of(file, Rank.FIRST));
      textLine("coordinate file", x, geometry.margin() + Geometry.BOARD + 19, "" + file.letter());
    }
    for (Rank rank : Rank.values()) {
      int y = geometry.centerY(Square.of(File.A, rank));
      textLine("coordinate rank", middle, y + 6, "" + rank.number());
    }
    out.append("</g>\n");
  }

  private void textLine(String classes, int x, int y, String text) {
    out.append("<text class=\"").append(classes).append("\" x=\"").append(x);
    out.append("\" y=\"").append(y).append("\">").append(XmlText.escape(text)).append("</text>\n");
  }

  private void pieces() {
    out.append("<g class=\"pieces\">\n");
    for (Square square : picture.board.occupied()) {
      Piece piece = picture.board.pieceAt(square).orElseThrow();
      out.append("<use ").append(PieceSvg.classes(piece)).append(" href=\"#").append(ID);
      out.append(PieceSvg.name(piece.role())).append("\" x=\"").append(geometry.left(square));
      out.append("\" y=\"").append(geometry.top(square)).append("\"/>\n");
    }
    out.append("</g>\n");
  }

  /** Draws the rings. Each has a light edge, so that it is visible on dark squares and pieces. */
  private void marks() {
    int radius = picture.marks.size() > MAX_LARGE_RINGS ? SMALL_RING : RING;
    for (SquareMark mark : picture.marks) {
      circle("edge", mark.square(), radius);
      circle("mark " + name(mark.color()), mark.square(), radius);
    }
  }

  private void circle(String classes, Square square, int radius) {
    out.append("<circle class=\"").append(classes);
    out.append("\" cx=\"").append(geometry.centerX(square));
    out.append("\" cy=\"").append(geometry.centerY(square));
    out.append("\" r=\"").append(radius).append("\"/>\n");
  }

  private void arrows() {
    for (ArrowMark arrow : picture.arrows) {
      out.append("<path class=\"arrow ").append(name(arrow.color())).append("\" d=\"");
      out.append(ArrowShape.path(geometry, arrow.from(), arrow.to())).append("\"/>\n");
    }
  }

  private void caption() {
    for (int i = 0; i < captionLines.size(); i++) {
      int y = geometry.captionTop() + (i + 1) * Geometry.CAPTION_LINE;
      textLine("caption", geometry.width() / 2, y, captionLines.get(i));
    }
  }

  private static String name(MarkColor color) {
    return color.name().toLowerCase(Locale.ROOT);
  }
}
