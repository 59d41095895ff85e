package org.arbiterchess.server.http;

import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.language.Texts;
import org.arbiterchess.rules.Variant;
import org.arbiterchess.server.language.ServerText;
import org.arbiterchess.server.picture.BoardPictures;
import org.arbiterchess.server.protocol.SeatStatus;
import org.arbiterchess.server.protocol.ServerMessage;
import org.arbiterchess.server.room.GameSnapshot;

/**
 * The Open Graph tags of a game's page, which messaging apps use to preview its link. They contain
 * only information from the public view of the game.
 */
record LinkPreview(GameSnapshot snapshot, ServerMessage.GameView view, Texts texts) {

  /**
   * The tags as HTML.
   *
   * @param publicUrl the server's public URL; needed for the URLs of the page and the picture,
   *     which must be absolute
   */
  static String html(GameSnapshot snapshot, Texts texts, Optional<String> publicUrl) {
    LinkPreview preview = new LinkPreview(snapshot, snapshot.view(), texts);
    StringBuilder html = new StringBuilder();
    add(html, "property", "og:type", "website");
    add(html, "property", "og:site_name", "Arbiter");
    add(html, "property", "og:locale", texts.say(ServerText.PREVIEW_LOCALE));
    add(html, "property", "og:title", preview.title());
    add(html, "property", "og:description", preview.description());
    publicUrl.ifPresent(url -> preview.addAddresses(html, url));
    add(html, "name", "twitter:card", publicUrl.isPresent() ? "summary_large_image" : "summary");
    return html.toString();
  }

  private void addAddresses(StringBuilder html, String url) {
    String picture = url + "/api/games/" + view.game() + "/png?v=" + view.head();
    add(html, "property", "og:url", url + "/" + view.game());
    add(html, "property", "og:image", picture);
    add(html, "property", "og:image:type", "image/png");
    add(html, "property", "og:image:width", "" + BoardPictures.WIDTH);
    add(html, "property", "og:image:height", "" + BoardPictures.HEIGHT);
    add(html, "property", "og:image:alt", texts.say(ServerText.PREVIEW_PICTURE));
  }

  private String title() {
    if (isInvitation()) {
      return host()
          .map(name -> texts.say(ServerText.PREVIEW_INVITATION_FROM, name))
          .orElseGet(() -> texts.say(ServerText.PREVIEW_INVITATION));
    }
    String players = name(Color.WHITE) + " – " + name(Color.BLACK);
    return view.score().equals("*")
        ? players
        : players + " " + view.score().replace("1/2", "½").replace('-', '–');
  }

  private String description() {
    Optional<String> outcome = snapshot.outcomeSentence(texts);
    if (outcome.isPresent()) {
      return outcome.get();
    }
    Variant variant = view.started().position().variant();
    String written = view.started().control().text();
    String control = written.equals("-") ? "none" : written;
    return isInvitation()
        ? texts.say(ServerText.PREVIEW_JOIN, variant, control)
        : texts.say(ServerText.PREVIEW_WATCH, variant, control, moveNumber());
  }

  private String moveNumber() {
    return view.fen().substring(view.fen().lastIndexOf(' ') + 1);
  }

  private boolean isInvitation() {
    return view.outcome().isEmpty()
        && (view.white() instanceof SeatStatus.Free || view.black() instanceof SeatStatus.Free);
  }

  /** The name of the player who is waiting for an opponent, if the player has given one. */
  private Optional<String> host() {
    return givenName(view.white()).or(() -> givenName(view.black()));
  }

  private static Optional<String> givenName(SeatStatus seat) {
    return seat instanceof SeatStatus.Taken taken && !taken.name().isBlank()
        ? Optional.of(taken.name())
        : Optional.empty();
  }

  private String name(Color color) {
    return givenName(color == Color.WHITE ? view.white() : view.black())
        .orElseGet(() -> texts.name(color));
  }

  private static void add(StringBuilder html, String kind, String name, String value) {
    html.append("<meta ").append(kind).append("=\"").append(name).append("\" content=\"");
    html.append(escape(value)).append("\">\n");
  }

  private static String escape(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;")
        .replace("'", "&#39;");
  }
}
