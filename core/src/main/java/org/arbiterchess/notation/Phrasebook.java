package org.arbiterchess.notation;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.PlacedPiece;
import org.arbiterchess.language.Sentence;
import org.arbiterchess.language.Texts;
import org.arbiterchess.notation.language.english.EnglishPhrasebook;
import org.arbiterchess.notation.language.german.GermanPhrasebook;
import org.arbiterchess.remark.AuditRemarkKey;
import org.arbiterchess.remark.PgnRemarkKey;
import org.arbiterchess.remark.PgnWarningKind;
import org.arbiterchess.text.PositionalTemplate;

/**
 * All the core module's messages in one language. To add a language, put an implementation in a new
 * package next to {@code language.german}, and add it to {@link #all}. The switches in an
 * implementation have no default branch, so the compiler reports each missing message. Each group
 * of messages has its own method, so that a page that never reads PGN need not include the PGN
 * messages.
 */
public interface Phrasebook {

  /** The language's two-letter ISO 639 code, such as {@code en}. */
  String language();

  /** The catalogue of this language. */
  default Texts texts() {
    return Texts.of(language()).orElseThrow();
  }

  /** The number with a thousands separator, such as {@code 12,000}. */
  String number(int number);

  /** The template for a sentence about strict play, without the cited article or full stop. */
  String template(StrictPhrase phrase);

  /** The template for a sentence in an arbiter's answer, without the cited article or full stop. */
  String template(CasePhrase phrase);

  /** The template for a sentence about the clock, without the cited article or full stop. */
  String template(ClockPhrase phrase);

  /** The template for a sentence about procedure, without the cited article or full stop. */
  String template(ProcedurePhrase phrase);

  /** The template for fixed text on the answer sheet. */
  String template(ReadableAnswerPhrase phrase);

  /** The piece and its square as the subject of a sentence, such as {@code the knight on b1}. */
  default String subject(PlacedPiece piece) {
    requireNonNull(piece, "piece");
    return texts().name(piece);
  }

  /** The piece and its square as the object of a sentence, such as {@code the knight on b1}. */
  default String object(PlacedPiece piece) {
    requireNonNull(piece, "piece");
    return texts().name(piece, "whom");
  }

  /**
   * The piece and its square as an indirect object, as in "White moves with {@code the knight on
   * b1}".
   */
  default String indirect(PlacedPiece piece) {
    requireNonNull(piece, "piece");
    return texts().name(piece, "toWhom");
  }

  /** The template for a PGN error. */
  String template(PgnRemarkKey key);

  /**
   * The template for a contradiction between a recorded game and the Laws, without the cited
   * article or full stop.
   */
  String template(AuditRemarkKey key);

  /** Describes a deviation from the PGN standard in a sentence fragment. */
  String text(PgnWarningKind kind);

  /** The PGN message, preceded by its line and column. */
  String atPlace(int line, int column, String text);

  /** The message, followed by the number of occurrences. */
  String severalTimes(String text, int times);

  /**
   * Formats a sentence about strict play.
   *
   * @param values a {@link Color} or a player's name for a side; otherwise text that is the same in
   *     every language, such as a move, or text from this phrasebook
   */
  default Sentence say(StrictPhrase phrase, Object... values) {
    requireNonNull(phrase, "phrase");
    requireNonNull(values, "values");
    return say(phrase, template(phrase), phrase.valueCount(), phrase.article(), values);
  }

  /**
   * Formats a sentence in an answer to a question.
   *
   * @param values as for {@link #say(StrictPhrase, Object...)}
   */
  default Sentence say(CasePhrase phrase, Object... values) {
    requireNonNull(phrase, "phrase");
    requireNonNull(values, "values");
    return say(phrase, template(phrase), phrase.valueCount(), phrase.article(), values);
  }

  /** Formats a sentence about the clock; values as for {@link #say(StrictPhrase, Object...)}. */
  default Sentence say(ClockPhrase phrase, Object... values) {
    requireNonNull(phrase, "phrase");
    requireNonNull(values, "values");
    return say(phrase, template(phrase), phrase.valueCount(), phrase.article(), values);
  }

  /**
   * Formats a sentence in an answer about procedure.
   *
   * @param values as for {@link #say(StrictPhrase, Object...)}
   */
  default Sentence say(ProcedurePhrase phrase, Object... values) {
    requireNonNull(phrase, "phrase");
    requireNonNull(values, "values");
    return say(phrase, template(phrase), phrase.valueCount(), phrase.article(), values);
  }

  /**
   * Formats fixed text on the answer sheet.
   *
   * @param values as for {@link #say(StrictPhrase, Object...)}
   */
  default String text(ReadableAnswerPhrase phrase, Object... values) {
    requireNonNull(phrase, "phrase");
    requireNonNull(values, "values");
    return filled(phrase, template(phrase), phrase.valueCount(), values);
  }

  private Sentence say(
      Enum<?> phrase, String template, int count, Optional<String> article, Object... values) {
    return new Sentence(filled(phrase, template, count, values) + ".", article);
  }

  private String filled(Enum<?> phrase, String template, int count, Object... values) {
    List<String> words = new ArrayList<>(values.length);
    for (Object value : values) {
      words.add(value instanceof Color color ? texts().name(color) : (String) value);
    }
    if (words.size() != count) {
      throw new IllegalArgumentException(
          phrase.name()
              + " takes "
              + count
              + " values, not "
              + PositionalTemplate.list(words, ", "));
    }
    return PositionalTemplate.fill(template, words);
  }

  /** The English phrasebook, which is the default. */
  static Phrasebook english() {
    return EnglishPhrasebook.ENGLISH;
  }

  /** Every phrasebook, English first. */
  static List<Phrasebook> all() {
    return List.of(english(), GermanPhrasebook.GERMAN);
  }

  /** The phrasebook for the language with the given two-letter ISO 639 code. */
  static Optional<Phrasebook> of(String language) {
    requireNonNull(language, "language");
    for (Phrasebook book : all()) {
      if (book.language().equals(language)) {
        return Optional.of(book);
      }
    }
    return Optional.empty();
  }
}
