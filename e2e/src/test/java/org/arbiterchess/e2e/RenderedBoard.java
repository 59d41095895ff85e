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
 * What is drawn on the board, measured on the screen: a piece or mark is on the square its middle
 * lies in, an arrow goes from the square its shaft begins in to the one its tip points into. White
 * is below.
 *
 * @param pieces by square, as {@code wk}; one that is not to be seen is not there
 * @param marks the squares with a ring of a ruling
 * @param arrows as {@code b1-h7}
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
        const middle = (element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return square(x + width / 2, y + height / 2);
        };
        const end = (arrow, x) => {
          const point = new DOMPoint(x, 0).matrixTransform(arrow.getScreenCTM());
          return square(point.x, point.y);
        };
        const all = (selector) => [...board.querySelectorAll(selector)];
        const said = [];
        for (const piece of all('[data-piece]'))
          if (piece.getAttribute('visibility') !== 'hidden') said.push(`piece ${middle(piece)} ${piece.dataset.piece}`);
        for (const mark of all('circle.mark:not(.edge)')) said.push(`mark ${middle(mark)}`);
        for (const arrow of all('.arrow')) {
          const tip = Number(/M([\\d.]+)/.exec(arrow.querySelector('.head').getAttribute('d'))[1]);
          said.push(`arrow ${end(arrow, 0)}-${end(arrow, tip)}`);
        }
        return said.join('\\n');
      }
      """;

  static RenderedBoard on(Page page) {
    String said = (String) page.evaluate(MEASURE);
    Map<String, String> pieces = new TreeMap<>();
    Pattern.compile("piece (\\w+) (\\w+)")
        .matcher(said)
        .results()
        .forEach(piece -> pieces.merge(piece.group(1), piece.group(2), (one, two) -> one + two));
    return new RenderedBoard(pieces, found("mark (\\w+)", said), found("arrow (\\S+)", said));
  }

  /** {@code w} or {@code b}, and a dash for an empty square. */
  String colorOn(String square) {
    return pieces.getOrDefault(square, "-").substring(0, 1);
  }

  /** Where a piece stands, such as {@code wk}. */
  String squareOf(String piece) {
    return pieces.entrySet().stream()
        .filter(entry -> entry.getValue().equals(piece))
        .map(Map.Entry::getKey)
        .findFirst()
        .orElseThrow(() -> new AssertionError("no " + piece + " among " + pieces));
  }

  private static Set<String> found(String pattern, String said) {
    return Pattern.compile(pattern)
        .matcher(said)
        .results()
        .map((MatchResult result) -> result.group(1))
        .collect(Collectors.toCollection(TreeSet::new));
  }
}
