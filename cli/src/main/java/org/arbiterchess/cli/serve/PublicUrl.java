package org.arbiterchess.cli.serve;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.Locale;
import java.util.Optional;
import org.arbiterchess.cli.terminal.BadInputException;
import org.arbiterchess.cli.terminal.QuotedText;

/**
 * The address at which players open a server, as it is typed: {@code https://chess.example.org}.
 */
final class PublicUrl {

  private PublicUrl() {}

  /** As a browser names it, without the default port; throws {@link BadInputException}. */
  static String read(String typed) {
    return origin(typed)
        .orElseThrow(
            () ->
                new BadInputException(
                    QuotedText.of(typed)
                        + " is no address for invitations. Give the one that players open, without"
                        + " a path, as in --url https://chess.example.org."));
  }

  private static Optional<String> origin(String typed) {
    try {
      URI uri = new URI(typed.strip());
      String scheme = String.valueOf(uri.getScheme()).toLowerCase(Locale.ROOT);
      boolean plain =
          uri.getUserInfo() == null
              && uri.getQuery() == null
              && uri.getFragment() == null
              && String.valueOf(uri.getPath()).matches("/?");
      boolean web = scheme.equals("http") || scheme.equals("https");
      if (!plain || !web || uri.getHost() == null || uri.getPort() == 0 || uri.getPort() > 65_535) {
        return Optional.empty();
      }
      int usual = scheme.equals("http") ? 80 : 443;
      boolean unsaid = uri.getPort() < 0 || uri.getPort() == usual;
      String host = uri.getHost().toLowerCase(Locale.ROOT);
      return Optional.of(scheme + "://" + host + (unsaid ? "" : ":" + uri.getPort()));
    } catch (URISyntaxException e) {
      return Optional.empty();
    }
  }
}
