package org.arbiterchess.server.http;

import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.rules.Variant;
import org.arbiterchess.server.language.PageTextKey;
import org.arbiterchess.server.language.ServerPhrasebook;
import org.arbiterchess.server.picture.BoardPictures;
import org.arbiterchess.server.protocol.SeatStatus;
import org.arbiterchess.server.protocol.ServerMessage;
import org.arbiterchess.server.room.GameSnapshot;

/**
 * The Open Graph tags of a game's page, which messaging apps use to preview its link. They contain
 * only information from the public view of the game.
 */
final class LinkPreview {

  private final GameSnapshot snapshot;
  private final ServerMessage.GameView view;
  private final ServerPhrasebook phrasebook;

  private LinkPreview(GameSnapshot snapshot, ServerPhrasebook phrasebook) {
    this.snapshot = snapshot;
    this.view = snapshot.view();
    this.phrasebook = phrasebook;
  }

  /**
   * The tags as HTML.
   *
   * @param publicUrl the server's public URL; needed for the URLs of the page and the picture,
   *     which must be absolute
   */
  static String html(
      GameSnapshot snapshot, ServerPhrasebook phrasebook, Optional<String> publicUrl) {
    LinkPreview preview = new LinkPreview(snapshot, phrasebook);
    StringBuilder html = new StringBuilder();
    add(html, "property", "og:type", "website");
    add(html, "property", "og:site_name", "Arbiter");
    add(html, "property", "og:locale", phrasebook.text(PageTextKey.PREVIEW_LOCALE));
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
    add(html, "property", "og:image:alt", phrasebook.text(PageTextKey.PREVIEW_PICTURE));
  }

  private String title() {
    if (isInvitation()) {
      return host()
          .map(name -> fill(PageTextKey.PREVIEW_INVITATION_FROM, name))
          .orElseGet(() -> phrasebook.text(PageTextKey.PREVIEW_INVITATION));
    }
    String players = name(Color.WHITE) + " – " + name(Color.BLACK);
    return view.score().equals("*")
        ? players
        : players + " " + view.score().replace("1/2", "½").replace('-', '–');
  }

  private String description() {
    Optional<String> outcome = snapshot.outcomeSentence(phrasebook.phrasebook());
    if (outcome.isPresent()) {
      return outcome.get();
    }
    return isInvitation()
        ? fill(PageTextKey.PREVIEW_JOIN, kind())
        : fill(PageTextKey.PREVIEW_WATCH, kind(), moveNumber());
  }

  /** The variant and the time control, such as {@code Chess, 5+3}. */
  private String kind() {
    String control = view.started().control().text();
    boolean chess960 = view.started().position().variant() == Variant.CHESS960;
    return (chess960 ? "Chess960" : phrasebook.text(PageTextKey.PREVIEW_CHESS))
        + ", "
        + (control.equals("-") ? phrasebook.text(PageTextKey.PREVIEW_NO_CLOCK) : control);
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
        .orElseGet(() -> phrasebook.phrasebook().texts().name(color));
  }

  /**
   * Replaces the placeholders with the values in one pass, because a player's name may look like a
   * placeholder.
   */
  private String fill(PageTextKey key, String... values) {
    StringBuilder text = new StringBuilder();
    String template = phrasebook.text(key);
    for (int i = 0; i < template.length(); i++) {
      if (template.charAt(i) == '{') {
        text.append(values[template.charAt(i + 1) - '0']);
        i += 2;
      } else {
        text.append(template.charAt(i));
      }
    }
    return text.toString();
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
