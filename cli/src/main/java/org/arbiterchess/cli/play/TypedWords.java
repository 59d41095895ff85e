package org.arbiterchess.cli.play;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Role;
import org.arbiterchess.cli.messages.TerminalText;
import org.arbiterchess.game.ClaimKind;
import org.arbiterchess.language.TextKey;
import org.arbiterchess.language.Texts;
import org.arbiterchess.remark.Reading;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;

/** Matches typed text against the words in the current language and in English. */
record TypedWords(Texts texts) {

  private static final Pattern TWO_SQUARES =
      Pattern.compile(
          "[\\p{L}♔-♟]?[\\uFE0E\\uFE0F]?[A-Ha-h][1-8]\\s+[A-Ha-h][1-8](\\s*=?[\\p{L}♕-♘♛-♞])?");

  private static final List<Role> PROMOTIONS =
      List.of(Role.QUEEN, Role.ROOK, Role.BISHOP, Role.KNIGHT);

  /** Returns the words in the current language, followed by the English ones. */
  private List<String> words(TextKey key) {
    return Stream.of(texts, Texts.english())
        .flatMap(each -> Stream.of(each.say(key).split(", ", -1)))
        .toList();
  }

  boolean startsWith(String text, TextKey prefixes) {
    String small = text.toLowerCase(Locale.ROOT);
    return words(prefixes).stream().anyMatch(small::startsWith);
  }

  boolean isOneOf(String text, TextKey words) {
    return words(words).contains(text.trim().toLowerCase(Locale.ROOT));
  }

  /** Reads a typed move, which may contain spaces, as in {@code e2 e4}. */
  Reading<Attempt> move(Position position, String typed) {
    return position.readMove(withoutSpaces(typed), texts);
  }

  /** Returns the legal moves that the text could mean. */
  List<Move> candidates(Position position, String typed) {
    return position.candidates(withoutSpaces(typed), texts);
  }

  private static String withoutSpaces(String typed) {
    return TWO_SQUARES.matcher(typed.trim()).matches() ? typed.replaceAll("\\s", "") : typed;
  }

  /** Returns the colour named at the start of the text. */
  Optional<Color> color(String text) {
    if (startsWith(text, TerminalText.WHITE_WORDS)) {
      return Optional.of(Color.WHITE);
    }
    return startsWith(text, TerminalText.BLACK_WORDS) ? Optional.of(Color.BLACK) : Optional.empty();
  }

  /** Returns the kind of claim named by the word. */
  Optional<ClaimKind> claim(String word) {
    if (startsWith(word, TerminalText.THREEFOLD_WORDS)) {
      return Optional.of(ClaimKind.THREEFOLD_REPETITION);
    }
    return startsWith(word, TerminalText.FIFTY_WORDS)
        ? Optional.of(ClaimKind.FIFTY_MOVES)
        : Optional.empty();
  }

  /** Returns the promotion piece with this letter or name. */
  Optional<Role> promotion(String text) {
    String trimmed = text.trim();
    return promotion(trimmed, texts).or(() -> promotion(trimmed, Texts.english()));
  }

  private static Optional<Role> promotion(String text, Texts texts) {
    for (int i = 0; i < PROMOTIONS.size(); i++) {
      String letter = texts.letters().substring(1 + i, 2 + i);
      if (text.equalsIgnoreCase(texts.name(PROMOTIONS.get(i))) || text.equalsIgnoreCase(letter)) {
        return Optional.of(PROMOTIONS.get(i));
      }
    }
    return Optional.empty();
  }
}
