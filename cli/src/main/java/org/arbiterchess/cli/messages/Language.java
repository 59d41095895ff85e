package org.arbiterchess.cli.messages;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.PropertyResourceBundle;
import java.util.ResourceBundle;
import java.util.stream.Collectors;
import org.arbiterchess.cli.messages.english.English;
import org.arbiterchess.cli.messages.german.German;
import org.arbiterchess.language.Texts;
import org.arbiterchess.message.InputText;
import org.arbiterchess.notation.Phrasebook;

/**
 * A language that the command-line program supports. To add a language, create a package like
 * {@code german}, add its {@code help.properties} to the resources, and add the language to {@link
 * #all}. The compiler reports missing messages, and a test reports missing help text.
 */
public interface Language {

  /** The phrasebook for the arbiter's sentences. */
  Phrasebook phrasebook();

  /** The texts about the game store, the cluster and export files. */
  default Texts server() {
    return Texts.of(code()).orElseThrow();
  }

  CommonMessages common();

  WinnabilityMessages winnability();

  QueryMessages query();

  AskMessages ask();

  PgnMessages pgn();

  PlayMessages play();

  StrictPlayMessages strictPlay();

  InGameVocabulary inGameVocabulary();

  SavedGameMessages savedGame();

  ServeMessages serve();

  TransferMessages transfer();

  /** Returns untrusted text in the language's quotation marks, shortened and made printable. */
  default String quoted(String text) {
    return phrasebook().texts().say(InputText.QUOTED, QuotedText.excerpt(text));
  }

  /** The help text, stored under the keys that picocli looks up. */
  default ResourceBundle help() {
    try (InputStream in = getClass().getResourceAsStream("help.properties")) {
      return new PropertyResourceBundle(new InputStreamReader(in, StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The ISO 639 code, such as {@code en}. */
  default String code() {
    return phrasebook().language();
  }

  static Language english() {
    return English.ENGLISH;
  }

  static List<Language> all() {
    return List.of(english(), German.GERMAN);
  }

  /** Returns the codes of all languages, separated by commas. */
  static String codes() {
    return all().stream().map(Language::code).collect(Collectors.joining(", "));
  }

  static Optional<Language> of(String code) {
    return all().stream().filter(language -> language.code().equals(code)).findFirst();
  }

  /**
   * Returns the language for a POSIX locale such as {@code de_AT.UTF-8}, or English if that
   * language is not available.
   */
  static Language ofLocale(String locale) {
    return of(locale.split("[_.@]", 2)[0]).orElse(english());
  }
}
