package org.arbiterchess.notation;

import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Piece;
import org.arbiterchess.chess.Role;
import org.arbiterchess.remark.Remark;
import org.arbiterchess.rules.LegalityExplanation;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Ruling;

/**
 * Everything the arbiter says, in one language. Another language is one more implementation, listed
 * in {@link #all}; the compiler asks it for every finding, allowance and phrase.
 */
public interface Phrasebook {

  /** The language's two letters of ISO 639, such as {@code en}. */
  String language();

  /** Why the attempt was refused: the evidence named, the article at the end. */
  String sentence(Ruling.Illegal ruling);

  /** Why the move was allowed, the article at the end. */
  String why(LegalityExplanation allowance);

  /**
   * A sentence of the game. The values are the same in every language, and the phrasebook turns
   * them into words: a colour as {@link Color#word} writes it, a number in digits, a move as it is
   * notated.
   *
   * @throws IllegalArgumentException unless there are as many values as the phrase takes
   */
  String say(Phrase phrase, String... values);

  /** What is said about a text or a setup. */
  String say(Remark remark);

  /** The move in words, such as {@code knight g1 to f3}, without what comes of it. */
  String spoken(Move move);

  /** The side, as it is called within a sentence. */
  String name(Color color);

  /** The piece, as it is called within a sentence. */
  String name(Role role);

  /** The piece with its colour, such as {@code white knight}. */
  String name(Piece piece);

  /** The phrasebook for players who read English. */
  static Phrasebook english() {
    return EnglishPhrasebook.ENGLISH;
  }

  /** The phrasebook for players who read German. */
  static Phrasebook german() {
    return GermanPhrasebook.GERMAN;
  }

  /** Every phrasebook there is. */
  static List<Phrasebook> all() {
    return List.of(english(), german());
  }

  /** The phrasebook of a language, by its two letters of ISO 639. */
  static Optional<Phrasebook> of(String language) {
    for (Phrasebook book : all()) {
      if (book.language().equals(language)) {
        return Optional.of(book);
      }
    }
    return Optional.empty();
  }
}
