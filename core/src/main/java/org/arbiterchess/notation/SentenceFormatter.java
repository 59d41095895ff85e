package org.arbiterchess.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.Square;
import org.arbiterchess.remark.Remark;
import org.arbiterchess.remark.RemarkKey;
import org.arbiterchess.rules.SetupProblem;
import org.arbiterchess.text.Template;

/** What every language does alike when it makes a sentence. */
final class SentenceFormatter {

  private SentenceFormatter() {}

  static List<String> names(Iterable<Square> squares) {
    List<String> names = new ArrayList<>();
    for (Square square : squares) {
      names.add(square.toString());
    }
    return names;
  }

  /** The phrase's sentence from its template, with its article if it has one. */
  static String say(Phrase phrase, String template, List<String> values) {
    if (values.size() != phrase.valueCount()) {
      throw new IllegalArgumentException(
          phrase
              + " takes "
              + phrase.valueCount()
              + " values, not "
              + Template.list(values, " and "));
    }
    String sentence = Template.fill(template, values);
    return phrase.article().map(article -> citing(article, sentence)).orElse(sentence + ".");
  }

  /** The sentence with its article in parentheses before the full stop. */
  static String citing(String article, String sentence) {
    return sentence + " (" + article + ").";
  }

  /** What a person sees on the board without being told a place in a text, as one sentence. */
  static Optional<Remark> plainly(Remark found) {
    return switch (found.key()) {
      case NO_KING -> Optional.of(Remark.of(RemarkKey.NO_KING_YET, found.values().get(0)));
      case CHECK_OUT_OF_TURN ->
          Optional.of(Remark.of(RemarkKey.MUST_BE_THEIR_MOVE, found.values().get(0)));
      default -> Optional.empty();
    };
  }

  /** What a field of FEN is called. */
  static RemarkKey field(String word) {
    for (SetupProblem.Field field : SetupProblem.Field.values()) {
      if (field.word().equals(word)) {
        return name(field);
      }
    }
    return RemarkKey.TEXT;
  }

  private static RemarkKey name(SetupProblem.Field field) {
    return switch (field) {
      case PLACEMENT -> RemarkKey.PLACEMENT;
      case TURN -> RemarkKey.TURN;
      case CASTLING -> RemarkKey.CASTLING;
      case EN_PASSANT -> RemarkKey.EN_PASSANT;
      case HALFMOVE_CLOCK -> RemarkKey.HALFMOVE_CLOCK;
      case FULLMOVE_NUMBER -> RemarkKey.FULLMOVE_NUMBER;
    };
  }
}
