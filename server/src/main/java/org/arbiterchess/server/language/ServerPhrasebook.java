package org.arbiterchess.server.language;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.arbiterchess.notation.Phrasebook;
import org.arbiterchess.server.json.InvalidJsonException;
import org.arbiterchess.server.language.english.EnglishServerPhrasebook;
import org.arbiterchess.server.language.german.GermanServerPhrasebook;
import org.arbiterchess.server.protocol.RefusalException;
import org.arbiterchess.server.protocol.ServerRefusalReason;
import org.arbiterchess.server.store.StoreMessage;
import org.arbiterchess.server.store.StoreMessageKey;
import org.arbiterchess.server.transfer.DamagedExportException;
import org.arbiterchess.wire.CommandResponse;
import org.arbiterchess.wire.WireProblem;

/**
 * All of the server's messages in one language. To add a language, add a package beside {@code
 * german} and list its phrasebook in {@link #all}. The switches over the keys have no default case,
 * so the compiler reports each missing message.
 */
public interface ServerPhrasebook {

  Locale locale();

  /**
   * The message for a refusal. The placeholders {@code {0}} and {@code {1}} stand for the refusal's
   * values, such as a limit.
   */
  String template(ServerRefusalReason reason);

  String text(PageTextKey key);

  /** A message about the store, with placeholders. */
  String template(StoreMessageKey key);

  /**
   * The message for a problem in JSON. {@code {0}} stands for its column, and {@code {1}} for the
   * key or the unexpected word.
   */
  String template(InvalidJsonException.Problem problem);

  /** The message for a problem in an export file, with placeholders. */
  String template(DamagedExportException.Problem problem);

  default String text(StoreMessage text) {
    return text.in(this::template);
  }

  default String text(InvalidJsonException exception) {
    return exception.text(template(exception.problem()));
  }

  default String text(DamagedExportException exception) {
    return exception.text(template(exception.problem()));
  }

  /** The phrasebook for messages about the game, in the same language. */
  default Phrasebook phrasebook() {
    return Phrasebook.of(locale().getLanguage()).orElse(Phrasebook.english());
  }

  default CommandResponse.Refused refusal(ServerRefusalReason reason, Object... values) {
    String sentence = template(reason);
    for (int i = 0; i < values.length; i++) {
      sentence = sentence.replace("{" + i + "}", text(values[i]));
    }
    return new CommandResponse.Refused(
        reason.name(), Optional.empty(), sentence, List.of(), List.of());
  }

  private String text(Object value) {
    if (value instanceof WireProblem problem) {
      return problem.message(phrasebook());
    }
    return value instanceof InvalidJsonException json ? text(json) : String.valueOf(value);
  }

  default CommandResponse.Refused refusal(RefusalException exception) {
    return refusal(exception.reason(), exception.values().toArray());
  }

  /** The server's languages. The first is the default. */
  static List<ServerPhrasebook> all() {
    return List.of(new EnglishServerPhrasebook(), new GermanServerPhrasebook());
  }

  static ServerPhrasebook english() {
    return all().get(0);
  }

  /** The phrasebook for a language such as {@code de}, or English if the language is unknown. */
  static ServerPhrasebook of(String language) {
    return all().stream()
        .filter(book -> book.locale().getLanguage().equals(language))
        .findFirst()
        .orElse(english());
  }

  /**
   * The phrasebook in the best language for a request (RFC 4647, 3.4).
   *
   * @param acceptLanguage the value of the {@code Accept-Language} header, or null
   */
  static ServerPhrasebook negotiate(String acceptLanguage) {
    List<Locale> locales = all().stream().map(ServerPhrasebook::locale).toList();
    try {
      String header = acceptLanguage == null ? "" : acceptLanguage;
      Locale best = Locale.lookup(Locale.LanguageRange.parse(header), locales);
      return best == null ? english() : of(best.getLanguage());
    } catch (IllegalArgumentException e) {
      // The header is empty or malformed.
      return english();
    }
  }
}
