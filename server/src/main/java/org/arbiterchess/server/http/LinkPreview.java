package org.arbiterchess.server.http;

import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.language.Texts;
import org.arbiterchess.rules.Variant;
import org.arbiterchess.server.language.ServerText;
import org.arbiterchess.server.picture.BoardPictures;
import org.arbiterchess.server.room.GameSnapshot;
import org.arbiterchess.server.store.SeatHolder;

/**
 * The Open Graph tags of a game's page, which messaging apps use to preview its link. They contain
 * only information from the public view of the game.
 */
record LinkPreview(GameSnapshot snapshot, Texts texts) {

  /**
   * The tags as HTML.
   *
   * @param publicUrl the server's public URL; needed for the URLs of the page and the picture,
   *     which must be absolute
   */
  static String html(GameSnapshot snapshot, Texts texts, Optional<String> publicUrl) {
    LinkPreview preview = new LinkPreview(snapshot, texts);
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
    String picture = url + "/api/games/" + snapshot.id() + "/png?v=" + snapshot.head();
    add(html, "property", "og:url", url + "/" + snapshot.id());
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
    return snapshot
        .game()
        .outcome()
        .map(outcome -> outcome.result().text())
        .filter(score -> !score.equals("*"))
        .map(score -> players + " " + score.replace("1/2", "½").replace('-', '–'))
        .orElse(players);
  }

  private String description() {
    Optional<String> outcome = snapshot.outcomeSentence(texts);
    if (outcome.isPresent()) {
      return outcome.get();
    }
    Variant variant = snapshot.game().position().variant();
    String written = snapshot.game().control().text();
    String control = written.equals("-") ? "none" : written;
    return isInvitation()
        ? texts.say(ServerText.PREVIEW_JOIN, variant, control)
        : texts.say(ServerText.PREVIEW_WATCH, variant, control, moveNumber());
  }

  private String moveNumber() {
    return snapshot.fen().substring(snapshot.fen().lastIndexOf(' ') + 1);
  }

  private boolean isInvitation() {
    return !snapshot.game().isOver() && !snapshot.seats().isFull();
  }

  /** The name of the player who is waiting for an opponent, if the player has given one. */
  private Optional<String> host() {
    return givenName(Color.WHITE).or(() -> givenName(Color.BLACK));
  }

  private Optional<String> givenName(Color color) {
    return Optional.of(snapshot.seats().holder(color))
        .filter(holder -> holder.tokenHash().isPresent() && !holder.name().isBlank())
        .map(SeatHolder::name);
  }

  private String name(Color color) {
    return givenName(color).orElseGet(() -> texts.name(color));
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
