package org.arbiterchess.e2e;

import com.microsoft.playwright.Page;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The board as drawn on the screen. A piece or mark is on the square that contains its centre. An
 * arrow leads from the square that contains its start to the square that contains its tip. White is
 * at the bottom.
 *
 * @param pieces the visible pieces by square, such as {@code wk}
 * @param marks the squares that a ruling marks with a ring
 * @param arrows the arrows, such as {@code b1-h7}
 */
record RenderedBoard(Map<String, String> pieces, Set<String> marks, Set<String> arrows) {

  private static final String MEASURE =
      """
      () => {
        const board = document.querySelector('.chessboard .drawing');
        const box = board.getBoundingClientRect();
        const square = (x, y) => {
          const column = Math.floor(((x - box.x) / box.width) * 8);
          const row = Math.floor(((y - box.y) / box.height) * 8);
          return String.fromCharCode(97 + column) + (8 - row);
        };
        const centre = (element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return square(x + width / 2, y + height / 2);
        };
        const end = (arrow, x) => {
          const point = new DOMPoint(x, 0).matrixTransform(arrow.getScreenCTM());
          return square(point.x, point.y);
        };
        const all = (selector) => [...board.querySelectorAll(selector)];
        const lines = [];
        for (const piece of all('[data-piece]'))
          if (piece.getAttribute('visibility') !== 'hidden') lines.push(`piece ${centre(piece)} ${piece.dataset.piece}`);
        for (const mark of all('circle.mark:not(.edge)')) lines.push(`mark ${centre(mark)}`);
        for (const arrow of all('.arrow')) {
          const tip = Number(/M([\\d.]+)/.exec(arrow.querySelector('.head').getAttribute('d'))[1]);
          lines.push(`arrow ${end(arrow, 0)}-${end(arrow, tip)}`);
        }
        return lines.join('\\n');
      }
      """;

  static RenderedBoard measure(Page page) {
    String lines = (String) page.evaluate(MEASURE);
    Map<String, String> pieces = new TreeMap<>();
    Pattern.compile("piece (\\w+) (\\w+)")
        .matcher(lines)
        .results()
        .forEach(piece -> pieces.merge(piece.group(1), piece.group(2), (one, two) -> one + two));
    return new RenderedBoard(pieces, matches("mark (\\w+)", lines), matches("arrow (\\S+)", lines));
  }

  /** Returns {@code w} or {@code b} for the piece on a square, or a dash if the square is empty. */
  String colorOn(String square) {
    return pieces.getOrDefault(square, "-").substring(0, 1);
  }

  /** Returns the square of a piece such as {@code wk}. */
  String squareOf(String piece) {
    return pieces.entrySet().stream()
        .filter(entry -> entry.getValue().equals(piece))
        .map(Map.Entry::getKey)
        .findFirst()
        .orElseThrow(() -> new AssertionError("no " + piece + " among " + pieces));
  }

  private static Set<String> matches(String pattern, String lines) {
    return Pattern.compile(pattern)
        .matcher(lines)
        .results()
        .map((MatchResult result) -> result.group(1))
        .collect(Collectors.toCollection(TreeSet::new));
  }
}
