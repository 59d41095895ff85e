package org.arbiterchess.notation;

import java.util.ArrayList;
import java.util.List;
import org.arbiterchess.chess.Square;

/** What every language does alike when it makes a sentence. */
final class Words {

  private Words() {}

  /** {@code a}, {@code a and b}, {@code a, b and c}, with the language's own last link. */
  static String list(List<String> parts, String lastLink) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < parts.size(); i++) {
      if (i > 0) {
        text.append(i == parts.size() - 1 ? lastLink : ", ");
      }
      text.append(parts.get(i));
    }
    return text.toString();
  }

  static List<String> names(Iterable<Square> squares) {
    List<String> names = new ArrayList<>();
    for (Square square : squares) {
      names.add(square.toString());
    }
    return names;
  }

  /**
   * Squares seen from a piece, sorted into the lines on which they lie: nearest first in each, the
   * lines clockwise from the one up the file.
   */
  static List<List<Square>> lines(Square from, List<Square> squares) {
    List<List<Square>> lines = new ArrayList<>();
    int[][] directions = {{0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}};
    for (int[] direction : directions) {
      List<Square> line = new ArrayList<>();
      int file = from.file().ordinal() + direction[0];
      int rank = from.rank().ordinal() + direction[1];
      while (file >= 0 && file < 8 && rank >= 0 && rank < 8) {
        Square square = Square.of(rank * 8 + file);
        if (squares.contains(square)) {
          line.add(square);
        }
        file += direction[0];
        rank += direction[1];
      }
      if (!line.isEmpty()) {
        lines.add(line);
      }
    }
    return lines;
  }

  /** The text with {@code {0}}, {@code {1}} and so on replaced by the values. */
  static String fill(String template, List<String> values) {
    StringBuilder text = new StringBuilder();
    int at = 0;
    while (at < template.length()) {
      int open = template.indexOf('{', at);
      if (open < 0) {
        break;
      }
      int value = template.charAt(open + 1) - '0';
      text.append(template, at, open).append(values.get(value));
      at = open + 3;
    }
    return text.append(template, at, template.length()).toString();
  }

  /** The phrase's sentence from its template, with its article if it has one. */
  static String say(Phrase phrase, String template, List<String> values) {
    if (values.size() != phrase.blanks()) {
      throw new IllegalArgumentException(
          phrase + " takes " + phrase.blanks() + " values, not these: " + values);
    }
    String sentence = fill(template, values);
    return phrase.article().map(article -> citing(article, sentence)).orElse(sentence + ".");
  }

  /** The text with a capital, as a sentence begins. */
  static String capital(String text) {
    char first = text.isEmpty() ? ' ' : text.charAt(0);
    return first >= 'a' && first <= 'z' ? (char) (first - 'a' + 'A') + text.substring(1) : text;
  }

  /** The sentence with its article in parentheses before the full stop. */
  static String citing(String article, String sentence) {
    return sentence + " (" + article + ").";
  }
}
