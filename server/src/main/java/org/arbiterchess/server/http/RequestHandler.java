package org.arbiterchess.server.http;

import java.util.Optional;
import org.arbiterchess.server.link.Exchange;
import org.arbiterchess.server.link.LinkGameServer;
import org.arbiterchess.server.protocol.RefusalException;
import org.arbiterchess.server.room.FailureMapper;
import org.arbiterchess.server.room.GameSnapshot;
import org.arbiterchess.server.room.IdsAndTokens;
import org.arbiterchess.server.store.StoreException;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/**
 * Handles all requests: of the API, for the status page, and for the page's files, which are
 * compressed if the browser accepts that. At the URL of a link game, serves the page with a preview
 * of the game for messaging apps. All errors are sent from here, or by Jetty with {@link
 * HttpError}.
 */
public final class RequestHandler extends Handler.Abstract {

  private static final String NOT_INDEXED = "/api/games(/.*)?|/[A-Za-z0-9]{12}/?";

  private final PageFiles page;
  private final LinkGameServer linkGames;

  public RequestHandler(PageFiles page, LinkGameServer linkGames) {
    this.page = page;
    this.linkGames = linkGames;
  }

  @Override
  public boolean handle(Request request, Response response, Callback callback) {
    SecurityHeaders.ALL.forEach(response.getHeaders()::put);
    linkGames.receive(new Exchange(request, response, callback), this::respond);
    return true;
  }

  private void respond(Exchange exchange) {
    try {
      if (exchange.path().matches(NOT_INDEXED)) {
        exchange.response().getHeaders().put("X-Robots-Tag", "noindex");
      }
      route(exchange);
    } catch (RefusalException | StoreException e) {
      linkGames.sendRefusal(exchange, FailureMapper.toRefusal(e));
    } catch (RuntimeException e) {
      linkGames.onError(e);
      sendError(exchange, 500);
    }
  }

  private void route(Exchange exchange) {
    if (linkGames.handle(exchange)) {
      return;
    }
    Optional<String> otherMethods = linkGames.allowedMethods(exchange.path());
    if (otherMethods.isPresent() || !exchange.isGet()) {
      exchange.setHeader(HttpHeader.ALLOW, otherMethods.orElse("GET, HEAD"));
      sendError(exchange, 405);
    } else if (exchange.path().matches("/status/?")) {
      StatusPage.send(exchange, linkGames);
    } else {
      sendPage(exchange);
    }
  }

  private static void sendError(Exchange exchange, int status) {
    exchange.response().setStatus(status);
    boolean unused = HttpError.send(exchange.request(), exchange.response(), exchange.callback());
  }

  private void sendPage(Exchange exchange) {
    String path = exchange.path();
    Optional<PageFile> file = page.file(path);
    if (file.isPresent()) {
      send(file.get(), exchange);
    } else if (IdsAndTokens.isGameId(path.replaceFirst("^/", ""))) {
      sendGamePage(path.substring(1), exchange);
    } else if (path.matches("/[A-Za-z0-9]{12}/")) {
      // The page uses relative URLs, so the path must not end with a slash.
      exchange.setHeader(HttpHeader.LOCATION, ".." + path.substring(0, path.length() - 1));
      exchange.setHeader(HttpHeader.CACHE_CONTROL, "no-store");
      exchange.send(308);
    } else {
      sendError(exchange, 404);
    }
  }

  /** Serves the page. For an unknown game, the status is 404 and the page shows the error. */
  private void sendGamePage(String game, Exchange exchange) {
    PageFile index = page.file("/").orElseThrow();
    if (linkGames.gameExists(game, exchange)) {
      exchange.setHeader(HttpHeader.VARY, HttpHeader.ACCEPT_LANGUAGE.asString());
      send(withPreview(index, linkGames.snapshotForPreview(game), exchange), exchange);
    } else {
      exchange.setHeader(HttpHeader.CACHE_CONTROL, "no-store");
      sendBody(404, index, exchange);
    }
  }

  private PageFile withPreview(PageFile index, Optional<GameSnapshot> game, Exchange exchange) {
    return game.map(found -> LinkPreview.html(found, exchange.texts(), linkGames.publicUrl()))
        .map(index::withTags)
        .orElse(index);
  }

  private static void send(PageFile file, Exchange exchange) {
    exchange.setHeader(HttpHeader.ETAG, file.etag());
    exchange.setHeader(HttpHeader.CACHE_CONTROL, file.cacheControl());
    if (file.compressible()) {
      exchange.response().getHeaders().add(HttpHeader.VARY, HttpHeader.ACCEPT_ENCODING.asString());
    }
    if (exchange.hasCached(file.etag())) {
      exchange.send(304);
    } else {
      sendBody(200, file, exchange);
    }
  }

  private static void sendBody(int status, PageFile file, Exchange exchange) {
    boolean acceptsGzip =
        exchange.request().getHeaders().getQualityCSV(HttpHeader.ACCEPT_ENCODING).stream()
            .anyMatch("gzip"::equalsIgnoreCase);
    Optional<byte[]> gzip = acceptsGzip ? file.gzip() : Optional.empty();
    if (gzip.isPresent()) {
      exchange.setHeader(HttpHeader.CONTENT_ENCODING, "gzip");
    }
    exchange.send(status, file.mediaType(), gzip.orElse(file.bytes()));
  }
}
