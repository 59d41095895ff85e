package org.arbiterchess.server.language;

import java.util.List;
import java.util.Locale;
import org.arbiterchess.language.Texts;

/** Evaluates the {@code Accept-Language} header of requests. */
public final class AcceptLanguage {

  private AcceptLanguage() {}

  /**
   * The texts in the best language for a request (RFC 4647, 3.4), or English if there is none.
   *
   * @param header the value of the header, or null
   */
  public static Texts texts(String header) {
    List<String> languages = Texts.all().stream().map(Texts::language).toList();
    try {
      String best =
          Locale.lookupTag(Locale.LanguageRange.parse(header == null ? "" : header), languages);
      return best == null ? Texts.english() : Texts.of(best).orElseThrow();
    } catch (IllegalArgumentException e) {
      // The header is empty or malformed.
      return Texts.english();
    }
  }
}
