package org.arbiterchess.server.http;

import io.javalin.http.Context;
import io.javalin.http.Handler;
import io.javalin.http.Header;
import io.javalin.http.HttpStatus;
import java.util.Optional;
import org.arbiterchess.language.Texts;
import org.arbiterchess.server.language.AcceptLanguage;
import org.arbiterchess.server.link.EntityTags;
import org.arbiterchess.server.link.LinkGameServer;
import org.arbiterchess.server.room.GameSnapshot;
import org.arbiterchess.server.room.IdsAndTokens;

/**
 * Serves the page's files, compressed if the browser accepts compression. Responds with 304 if the
 * browser already has the file. Also serves the page at the URL of a link game, with a preview of
 * the game for messaging apps.
 */
public final class PageHandler implements Handler {

  private final PageFiles page;
  private final Optional<LinkGameServer> linkGames;

  public PageHandler(PageFiles page, Optional<LinkGameServer> linkGames) {
    this.page = page;
    this.linkGames = linkGames;
  }

  @Override
  public void handle(Context context) {
    Optional<PageFile> file = page.file(context.path());
    if (file.isPresent()) {
      send(file.get(), context);
    } else if (linkGames.isPresent() && IdsAndTokens.isGameId(context.path().substring(1))) {
      sendGamePage(linkGames.get(), context);
    } else if (linkGames.isPresent() && context.path().matches("/[A-Za-z0-9]{12}/")) {
      // The page uses relative URLs, so the path must not end with a slash.
      context.header(
          Header.LOCATION, ".." + context.path().substring(0, context.path().length() - 1));
      context.header(Header.CACHE_CONTROL, "no-store");
      context.status(HttpStatus.PERMANENT_REDIRECT);
    } else if (linkGames.isPresent()
        && linkGames.get().allowedMethods(context.path()).isPresent()) {
      sendMethodNotAllowed(context);
    } else {
      ErrorResponse.send(context, HttpError.NOT_FOUND);
    }
  }

  /** Responds to a request with a method that its path does not support. */
  public void sendMethodNotAllowed(Context context) {
    context.header(
        Header.ALLOW,
        linkGames.flatMap(service -> service.allowedMethods(context.path())).orElse("GET, HEAD"));
    ErrorResponse.send(context, HttpError.METHOD_NOT_ALLOWED);
  }

  /** Serves the page. For an unknown game, the status is 404 and the page shows the error. */
  private void sendGamePage(LinkGameServer service, Context context) {
    PageFile index = page.file("/").orElseThrow();
    String game = context.path().substring(1);
    if (service.gameExists(game, context)) {
      context.header(Header.VARY, Header.ACCEPT_LANGUAGE);
      send(withPreview(index, service.snapshotForPreview(game), context), context);
    } else {
      context.status(HttpStatus.NOT_FOUND);
      context.header(Header.CACHE_CONTROL, "no-store");
      sendBody(index, context);
    }
  }

  private PageFile withPreview(PageFile index, Optional<GameSnapshot> game, Context context) {
    Texts texts = AcceptLanguage.texts(context.header(Header.ACCEPT_LANGUAGE));
    Optional<String> publicUrl = linkGames.flatMap(LinkGameServer::publicUrl);
    return game.map(found -> index.withTags(LinkPreview.html(found, texts, publicUrl)))
        .orElse(index);
  }

  private static void send(PageFile file, Context context) {
    context.header(Header.ETAG, file.etag());
    context.header(Header.CACHE_CONTROL, file.cacheControl());
    if (file.compressible()) {
      context.res().addHeader(Header.VARY, Header.ACCEPT_ENCODING);
    }
    if (EntityTags.matches(context.header(Header.IF_NONE_MATCH), file.etag())) {
      context.status(HttpStatus.NOT_MODIFIED);
      return;
    }
    sendBody(file, context);
  }

  private static void sendBody(PageFile file, Context context) {
    context.contentType(file.mediaType());
    boolean acceptsGzip = AcceptHeaders.acceptsGzip(context.header(Header.ACCEPT_ENCODING));
    Optional<byte[]> gzip = acceptsGzip ? file.gzip() : Optional.empty();
    gzip.ifPresent(compressed -> context.header(Header.CONTENT_ENCODING, "gzip"));
    context.result(gzip.orElse(file.bytes()));
  }
}
