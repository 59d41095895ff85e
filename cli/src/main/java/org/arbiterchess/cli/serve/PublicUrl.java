package org.arbiterchess.cli.serve;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.Locale;
import java.util.Optional;
import org.arbiterchess.cli.messages.QuotedText;
import org.arbiterchess.cli.messages.TerminalText;
import org.arbiterchess.cli.terminal.BadInputException;
import org.arbiterchess.language.Texts;

/** Parses the server's public URL, such as {@code https://chess.example.org}. */
final class PublicUrl {

  private PublicUrl() {}

  /**
   * Returns the URL's origin, leaving out the port if it is the default one. Throws {@link
   * BadInputException} if the URL is invalid.
   */
  static String parse(String text, Texts texts) {
    return origin(text)
        .orElseThrow(() -> new BadInputException(texts, TerminalText.BAD_URL, QuotedText.of(text)));
  }

  private static Optional<String> origin(String text) {
    try {
      URI uri = new URI(text.strip());
      String scheme = String.valueOf(uri.getScheme()).toLowerCase(Locale.ROOT);
      boolean isOrigin =
          uri.getUserInfo() == null
              && uri.getQuery() == null
              && uri.getFragment() == null
              && String.valueOf(uri.getPath()).matches("/?");
      boolean isHttp = scheme.equals("http") || scheme.equals("https");
      if (!isOrigin
          || !isHttp
          || uri.getHost() == null
          || uri.getPort() == 0
          || uri.getPort() > 65_535) {
        return Optional.empty();
      }
      int defaultPort = scheme.equals("http") ? 80 : 443;
      boolean isDefault = uri.getPort() < 0 || uri.getPort() == defaultPort;
      String host = uri.getHost().toLowerCase(Locale.ROOT);
      return Optional.of(scheme + "://" + host + (isDefault ? "" : ":" + uri.getPort()));
    } catch (URISyntaxException e) {
      return Optional.empty();
    }
  }
}
