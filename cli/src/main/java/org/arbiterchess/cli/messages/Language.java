package org.arbiterchess.cli.messages;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.PropertyResourceBundle;
import java.util.ResourceBundle;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Role;
import org.arbiterchess.language.Noun;
import org.arbiterchess.language.TextKey;
import org.arbiterchess.language.Texts;
import org.arbiterchess.notation.FenProblem;
import org.arbiterchess.notation.Phrasebook;
import org.arbiterchess.remark.InputRemark;
import org.arbiterchess.remark.InputRemarkKey;
import org.arbiterchess.server.language.ServerPhrasebook;

/** The texts of the command line, the arbiter and the server in one language. */
public class Language {

  private final Texts texts;
  private final Phrasebook phrasebook;

  public Language(Texts texts, Phrasebook phrasebook) {
    this.texts = texts;
    this.phrasebook = phrasebook;
  }

  private Language(Texts texts) {
    this(texts, Phrasebook.of(texts.language()).orElseThrow());
  }

  public static Language english() {
    return new Language(Texts.english());
  }

  public static Optional<Language> of(String code) {
    return Texts.of(code).map(Language::new);
  }

  /**
   * Returns the language for a POSIX locale such as {@code de_AT.UTF-8}, or English if that
   * language is not available.
   */
  public static Language ofLocale(String locale) {
    return of(locale.split("[_.@]", 2)[0]).orElseGet(Language::english);
  }

  public static List<Language> all() {
    return Texts.all().stream().map(Language::new).toList();
  }

  /** The ISO 639 codes of all languages. */
  public static List<String> codes() {
    return Texts.all().stream().map(Texts::language).toList();
  }

  /** The ISO 639 code, such as {@code en}. */
  public String code() {
    return texts.language();
  }

  /** The text for a key; see {@link Texts#say}. */
  public String say(TextKey key, Object... values) {
    return texts.say(key, values);
  }

  /** The phrasebook for the arbiter's sentences. */
  public Phrasebook phrasebook() {
    return phrasebook;
  }

  /** The phrasebook for messages about the game store, the cluster and export files. */
  public ServerPhrasebook server() {
    return ServerPhrasebook.of(code());
  }

  /** The help text, stored under the keys that picocli looks up. */
  public ResourceBundle help() {
    try (InputStream in = Language.class.getResourceAsStream(code() + "/help.properties")) {
      return new PropertyResourceBundle(new InputStreamReader(in, StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public static Noun noun(Color color) {
    return Noun.of(color.word());
  }

  public static Noun noun(Role role) {
    return Noun.of(role.name().toLowerCase(Locale.ROOT));
  }

  /** Returns untrusted text in the language's quotation marks, shortened and made printable. */
  public String quoted(String text) {
    return phrasebook.say(InputRemark.of(InputRemarkKey.QUOTED, QuotedText.excerpt(text)));
  }

  /** Returns the words with "or" between them. */
  public String or(List<String> words) {
    return words.stream().reduce((some, next) -> say(TerminalText.OR, some, next)).orElse("");
  }

  /** Formats a number with the language's decimal mark. */
  public String decimal(String format, double number) {
    return String.format(Locale.forLanguageTag(code()), format, number);
  }

  public String fenProblem(FenProblem problem) {
    return say(
        TerminalText.FEN_PROBLEM,
        problem.field(),
        problem.offset(),
        phrasebook.say(problem.found()),
        phrasebook.say(problem.expected()));
  }
}
