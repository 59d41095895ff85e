package org.arbiterchess.server.http;

import org.arbiterchess.server.language.PageTextKey;
import org.arbiterchess.server.language.ServerPhrasebook;

/**
 * An HTML page of the server itself. Its style is inline, because the security policy allows no
 * style sheet of its own.
 */
final class HtmlPage {

  private HtmlPage() {}

  /**
   * Renders a page with a link to the board.
   *
   * @param bodyHtml HTML to insert below the sentence; may be empty
   */
  static String render(
      ServerPhrasebook phrasebook, PageTextKey heading, PageTextKey sentence, String bodyHtml) {
    return """
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
    """
        .formatted(
            phrasebook.locale().getLanguage(),
            phrasebook.text(heading),
            phrasebook.text(heading),
            phrasebook.text(sentence),
            bodyHtml,
            phrasebook.text(PageTextKey.TO_THE_BOARD));
  }
}
