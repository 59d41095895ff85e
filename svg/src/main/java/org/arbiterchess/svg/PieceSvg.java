package org.arbiterchess.svg;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Piece;
import org.arbiterchess.chess.Role;

/**
 * The drawings of the chess pieces. They were made for Arbiter and are covered by its licence.
 *
 * <p>There is one shape for each role, 64 by 64 units. The outline is coloured by {@code fill} and
 * {@code stroke}, and the inner lines by {@code color}, so a style sheet can recolour a piece.
 *
 * <pre>{@code
 * String knight = PieceSvg.of(new Piece(Color.WHITE, Role.KNIGHT));
 * System.out.println(knight.contains("class=\"piece white knight\"")); // true
 * }</pre>
 */
public final class PieceSvg {

  private static final String SPRITE = SvgResource.read("pieces.svg");

  /** The shape of each role, in the order of the roles. */
  private static final List<String> SHAPES =
      Stream.of(Role.values()).map(PieceSvg::readShape).toList();

  private PieceSvg() {}

  /**
   * An SVG document with twelve symbols. A page can refer to one with, for example, {@code <use
   * href="pieces.svg#wk"/>}. Each name is {@code w} or {@code b} followed by the letter of the
   * piece: {@code wk}, {@code wq}, … {@code bp}.
   */
  public static String sprite() {
    return SPRITE;
  }

  /** One piece as an SVG document. */
  public static String of(Piece piece) {
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 64 64\" "
        + classes(piece)
        + " "
        + colors(piece.color())
        + ">"
        + shape(piece.role())
        + "</svg>\n";
  }

  /** The elements of a role's shape, in one group. */
  static String shape(Role role) {
    return SHAPES.get(role.ordinal());
  }

  static String classes(Piece piece) {
    return "class=\"piece " + piece.color().word() + " " + name(piece.role()) + "\"";
  }

  static String name(Role role) {
    return role.name().toLowerCase(Locale.ROOT);
  }

  private static String colors(Color color) {
    return color == Color.WHITE
        ? "fill=\"#fffdf8\" stroke=\"#26221c\" color=\"#26221c\""
        : "fill=\"#35302a\" stroke=\"#15120e\" color=\"#f3ead9\"";
  }

  /** Extracts a shape from the sprite, without its id and line breaks. */
  private static String readShape(Role role) {
    String start = "<g id=\"" + name(role) + "\"";
    int from = SPRITE.indexOf(start);
    int end = SPRITE.indexOf("</g>", from);
    if (from < 0 || end < 0) {
      throw new IllegalStateException("pieces.svg has no group with the id " + name(role));
    }
    String group = "<g" + SPRITE.substring(from + start.length(), end) + "</g>";
    return group.replaceAll(">\\s+<", "><");
  }
}
