package org.arbiterchess.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Role;
import org.arbiterchess.cli.messages.InGameVocabulary;
import org.arbiterchess.cli.messages.Language;

/** Matches typed text against the words in the current language and in English. */
final class TypedWordMatcher {

  private static final List<Role> PROMOTIONS =
      List.of(Role.QUEEN, Role.ROOK, Role.BISHOP, Role.KNIGHT);

  private final Language language;

  TypedWordMatcher(Language language) {
    this.language = language;
  }

  /** Returns the words in the current language, followed by the English ones. */
  List<String> words(Function<InGameVocabulary, List<String>> words) {
    List<String> all = new ArrayList<>(words.apply(language.inGameVocabulary()));
    all.addAll(words.apply(Language.english().inGameVocabulary()));
    return all;
  }

  boolean startsWith(String text, Function<InGameVocabulary, List<String>> prefixes) {
    String small = text.toLowerCase(Locale.ROOT);
    return words(prefixes).stream().anyMatch(small::startsWith);
  }

  boolean isOneOf(String text, Function<InGameVocabulary, List<String>> words) {
    return words(words).contains(text.trim().toLowerCase(Locale.ROOT));
  }

  /** Returns the colour named at the start of the text. */
  Optional<Color> color(String text) {
    for (Color color : Color.values()) {
      if (startsWith(text, each -> each.colorPrefixes(color))) {
        return Optional.of(color);
      }
    }
    return Optional.empty();
  }

  /** Returns the promotion piece with this letter or name. */
  Optional<Role> promotion(String text) {
    String trimmed = text.trim();
    return promotion(trimmed, language).or(() -> promotion(trimmed, Language.english()));
  }

  private static Optional<Role> promotion(String text, Language language) {
    for (int i = 0; i < PROMOTIONS.size(); i++) {
      String name = language.phrasebook().texts().name(PROMOTIONS.get(i));
      String letter = "" + language.inGameVocabulary().pieceLetters().charAt(1 + i);
      if (text.equalsIgnoreCase(name) || text.equalsIgnoreCase(letter)) {
        return Optional.of(PROMOTIONS.get(i));
      }
    }
    return Optional.empty();
  }
}
