package org.arbiterchess.notation;

import java.util.ArrayList;
import java.util.List;
import org.arbiterchess.chess.Square;
import org.arbiterchess.chess.SquareSet;
import org.arbiterchess.rules.SetupProblem;
import org.arbiterchess.text.Template;
import org.arbiterchess.wording.Wording;

/** What every language does alike when it makes a sentence. */
final class Words {

  private Words() {}

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
    SquareSet seen = SquareSet.EMPTY;
    for (Square square : squares) {
      seen = seen.with(square);
    }
    List<List<Square>> lines = new ArrayList<>();
    int[][] directions = {{0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}};
    for (int[] direction : directions) {
      List<Square> line = new ArrayList<>();
      int file = from.file().ordinal() + direction[0];
      int rank = from.rank().ordinal() + direction[1];
      while (file >= 0 && file < 8 && rank >= 0 && rank < 8) {
        Square square = Square.of(rank * 8 + file);
        if (seen.contains(square)) {
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

  /** The phrase's sentence from its template, with its article if it has one. */
  static String say(Phrase phrase, String template, List<String> values) {
    if (values.size() != phrase.blanks()) {
      throw new IllegalArgumentException(
          phrase + " takes " + phrase.blanks() + " values, not " + Template.list(values, " and "));
    }
    String sentence = Template.fill(template, values);
    return phrase.article().map(article -> citing(article, sentence)).orElse(sentence + ".");
  }

  /** The sentence with its article in parentheses before the full stop. */
  static String citing(String article, String sentence) {
    return sentence + " (" + article + ").";
  }

  /** What a field of FEN is called. */
  static Wording field(String word) {
    for (SetupProblem.Field field : SetupProblem.Field.values()) {
      if (field.word().equals(word)) {
        return name(field);
      }
    }
    return Wording.TEXT;
  }

  private static Wording name(SetupProblem.Field field) {
    return switch (field) {
      case PLACEMENT -> Wording.PLACEMENT;
      case TURN -> Wording.TURN;
      case CASTLING -> Wording.CASTLING;
      case EN_PASSANT -> Wording.EN_PASSANT;
      case HALFMOVE_CLOCK -> Wording.HALFMOVE_CLOCK;
      case FULLMOVE_NUMBER -> Wording.FULLMOVE_NUMBER;
    };
  }
}
