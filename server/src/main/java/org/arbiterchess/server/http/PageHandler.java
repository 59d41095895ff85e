package org.arbiterchess.server.http;

import io.javalin.http.Context;
import io.javalin.http.Handler;
import io.javalin.http.Header;
import io.javalin.http.HttpStatus;
import java.util.Optional;
import org.arbiterchess.server.link.LinkService;
import org.arbiterchess.server.room.IdsAndTokens;

/**
 * Sends the files of the page: compressed where the browser takes it, and not twice. The address of
 * a game by link is the page, too.
 */
public final class PageHandler implements Handler {

  private final PageFiles page;
  private final Optional<LinkService> link;

  public PageHandler(PageFiles page, Optional<LinkService> link) {
    this.page = page;
    this.link = link;
  }

  @Override
  public void handle(Context context) {
    Optional<PageFile> file = page.file(context.path());
    if (file.isPresent()) {
      send(file.get(), context);
    } else if (link.isPresent() && IdsAndTokens.isGameId(context.path().substring(1))) {
      sendGame(link.get(), context);
    } else if (link.isPresent() && context.path().matches("/[A-Za-z0-9]{12}/")) {
      // The page's files are beside it, so it has to be where the game is.
      context.header(
          Header.LOCATION, ".." + context.path().substring(0, context.path().length() - 1));
      context.header(Header.CACHE_CONTROL, "no-store");
      context.status(HttpStatus.PERMANENT_REDIRECT);
    } else {
      ErrorResponse.answer(context, HttpError.NOTHING_HERE);
    }
  }

  /** The page says itself that there is no such game; programs see it by the status. */
  private void sendGame(LinkService games, Context context) {
    PageFile front = page.file("/").orElseThrow();
    if (games.knows(context.path().substring(1), context)) {
      send(front, context);
    } else {
      context.status(HttpStatus.NOT_FOUND);
      context.header(Header.CACHE_CONTROL, "no-store");
      sendBody(front, context);
    }
  }

  private static void send(PageFile file, Context context) {
    context.header(Header.ETAG, file.etag());
    context.header(Header.CACHE_CONTROL, file.caching());
    if (file.compressible()) {
      context.header(Header.VARY, Header.ACCEPT_ENCODING);
    }
    if (RequestHeaders.hasSeen(context.header(Header.IF_NONE_MATCH), file.etag())) {
      context.status(HttpStatus.NOT_MODIFIED);
      return;
    }
    sendBody(file, context);
  }

  private static void sendBody(PageFile file, Context context) {
    context.contentType(file.mediaType());
    boolean takesGzip = RequestHeaders.takesGzip(context.header(Header.ACCEPT_ENCODING));
    Optional<byte[]> gzip = takesGzip ? file.gzip() : Optional.empty();
    gzip.ifPresent(compressed -> context.header(Header.CONTENT_ENCODING, "gzip"));
    context.result(gzip.orElse(file.bytes()));
  }
}
