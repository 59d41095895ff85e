package org.arbiterchess.server.http;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.arbiterchess.language.Said;
import org.arbiterchess.language.Texts;
import org.arbiterchess.server.language.ServerText;
import org.arbiterchess.server.link.Exchange;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;

/**
 * An error or the status: HTML for browsers, plain text for other clients.
 *
 * @param rows labels and values below the sentence
 */
record GeneratedPage(
    Texts texts, ServerText heading, ServerText sentence, Map<ServerText, String> rows) {

  static final String HTML = "text/html;charset=utf-8";
  static final String TEXT = "text/plain;charset=utf-8";

  /** Styles are set in attributes, because the security policy forbids inline style elements. */
  private static final String TEMPLATE =
      """
      <!doctype html>
      <html lang="%s" style="color-scheme: light dark; background: #f6f1e7; \
      background: light-dark(#f6f1e7, #161c19); color: #26221c; color: light-dark(#26221c, #ece6da)">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <link rel="icon" href="/icons/icon.svg" type="image/svg+xml">
      <title>%s · Arbiter</title>
      </head>
      <body style="margin: 0; font: 18px/1.5 system-ui, sans-serif">
      <main style="max-width: 30em; margin: 18vh auto 0; padding: 0 24px 48px">
      <h1 style="font: 500 40px/1.15 Literata, Georgia, serif; margin: 0 0 16px">%s</h1>
      <p style="margin: 0 0 28px">%s</p>
      %s<p><a href="/" style="color: inherit; text-underline-offset: 4px">%s</a></p>
      </main>
      </body>
      </html>
      """;

  private static final String LIST =
      """
      <dl style="margin: 0 0 28px; font-variant-numeric: tabular-nums">
      %s</dl>
      """;

  private static final String ROW =
      """
      <div style="display: flex; flex-wrap: wrap; gap: 0 24px; padding: 10px 0; \
      border-top: 1px solid color-mix(in srgb, currentColor 22%%, transparent)">
      <dt style="flex: 0 0 11em">%s</dt><dd style="flex: 1 1 14em; margin: 0">%s</dd></div>
      """;

  /** The type that the client prefers. Browsers accept HTML. */
  static String type(HttpFields requestHeaders) {
    List<String> accepted = requestHeaders.getCSV(HttpHeader.ACCEPT, false);
    return accepted.stream().anyMatch(type -> type.startsWith("text/html")) ? HTML : TEXT;
  }

  void send(Exchange exchange, int status, String cacheControl) {
    String type = type(exchange.request().getHeaders());
    exchange.setHeader(HttpHeader.CACHE_CONTROL, cacheControl);
    exchange.setHeader(HttpHeader.VARY, "Accept, Accept-Language");
    exchange.send(status, type, write(type));
  }

  String write(String type) {
    return type.equals(HTML) ? html() : plainText();
  }

  private String plainText() {
    String line = texts.say(ServerText.ERROR_LINE, Said.of(heading), Said.of(sentence)) + "\n";
    return line + rows("%s: %s\n");
  }

  private String html() {
    return TEMPLATE.formatted(
        texts.language(),
        texts.say(heading),
        texts.say(heading),
        texts.say(sentence),
        rows.isEmpty() ? "" : LIST.formatted(rows(ROW)),
        texts.say(ServerText.TO_THE_BOARD));
  }

  private String rows(String format) {
    return rows.entrySet().stream()
        .map(row -> format.formatted(texts.say(row.getKey()), row.getValue()))
        .collect(Collectors.joining());
  }
}
