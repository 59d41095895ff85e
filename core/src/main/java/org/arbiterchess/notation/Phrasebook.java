package org.arbiterchess.notation;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Piece;
import org.arbiterchess.chess.PlacedPiece;
import org.arbiterchess.chess.Role;
import org.arbiterchess.language.Sentence;
import org.arbiterchess.language.Texts;
import org.arbiterchess.notation.language.english.EnglishPhrasebook;
import org.arbiterchess.notation.language.german.GermanPhrasebook;
import org.arbiterchess.remark.InputRemark;
import org.arbiterchess.remark.InputRemarkKey;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Ruling;
import org.arbiterchess.rules.SurprisingMoveExplanation;
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

  /** Explains to the player why an attempt is illegal. */
  Sentence sentence(Ruling.Illegal ruling);

  /** Explains why a move was illegal, in words for a record: it names White or Black. */
  Sentence reason(Ruling.Illegal ruling);

  /** Explains why a move that looks illegal is legal. */
  Sentence why(SurprisingMoveExplanation explanation);

  /** The move in words, such as {@code knight g1 to f3}, without mentioning check or mate. */
  String spoken(Move move);

  /** A side's name, such as {@code White}. */
  String name(Color color);

  /** A piece's name, such as {@code knight}. */
  String name(Role role);

  /** A piece's name and colour, such as {@code white knight}. */
  String name(Piece piece);

  /** The colour as an adjective for {@link InputRemarkKey} templates, such as {@code white}. */
  String adjective(Color color);

  /** The number with a thousands separator, such as {@code 12,000}. */
  String number(int number);

  /** The template for a sentence about the game, without the cited article or full stop. */
  String template(Phrase phrase);

  /** The piece and its square as the subject of a sentence, such as {@code the knight on b1}. */
  String subject(PlacedPiece piece);

  /** The piece and its square as the object of a sentence, such as {@code the knight on b1}. */
  String object(PlacedPiece piece);

  /**
   * The piece and its square as an indirect object, as in "White moves with {@code the knight on
   * b1}".
   */
  String indirect(PlacedPiece piece);

  /** The template for a remark about a position, a move or a time control. */
  String template(InputRemarkKey key);

  /**
   * Formats a sentence about the game.
   *
   * @param values a {@link Color} for a side; otherwise text that is the same in every language,
   *     such as a move, or text from this phrasebook, such as the name of a piece
   * @throws IllegalArgumentException if the number of values does not match the phrase
   */
  default Sentence say(Phrase phrase, Object... values) {
    requireNonNull(phrase, "phrase");
    requireNonNull(values, "values");
    return say(phrase, template(phrase), phrase.valueCount(), phrase.article(), values);
  }

  private Sentence say(
      Enum<?> phrase, String template, int count, Optional<String> article, Object... values) {
    return new Sentence(filled(phrase, template, count, values) + ".", article);
  }

  private String filled(Enum<?> phrase, String template, int count, Object... values) {
    List<String> words = new ArrayList<>(values.length);
    for (Object value : values) {
      words.add(value instanceof Color color ? name(color) : (String) value);
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

  /** Formats a remark about parsed input or a position setup. */
  default String say(InputRemark remark) {
    requireNonNull(remark, "remark");
    List<String> words = new ArrayList<>(remark.values().size());
    for (Object value : remark.values()) {
      if (value instanceof Color color) {
        words.add(adjective(color));
      } else if (value instanceof Role role) {
        words.add(name(role));
      } else {
        words.add(value instanceof InputRemark part ? say(part) : (String) value);
      }
    }
    return PositionalTemplate.fill(template(remark.key()), words);
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
