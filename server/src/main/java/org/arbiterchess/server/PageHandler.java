package org.arbiterchess.server;

import io.javalin.http.Context;
import io.javalin.http.Handler;
import io.javalin.http.Header;
import io.javalin.http.HttpStatus;
import java.util.Optional;

/** Sends the files of the page: compressed where the browser takes it, and not twice. */
final class PageHandler implements Handler {

  private final Page page;

  PageHandler(Page page) {
    this.page = page;
  }

  @Override
  public void handle(Context context) {
    Optional<PageFile> file = page.file(context.path());
    if (file.isPresent()) {
      send(file.get(), context);
    } else {
      KindWords.answer(context, Trouble.NOTHING_HERE);
    }
  }

  private static void send(PageFile file, Context context) {
    context.header(Header.ETAG, file.etag());
    context.header(Header.CACHE_CONTROL, file.caching());
    if (file.gzip().isPresent()) {
      context.header(Header.VARY, Header.ACCEPT_ENCODING);
    }
    if (Asked.hasSeen(context.header(Header.IF_NONE_MATCH), file.etag())) {
      context.status(HttpStatus.NOT_MODIFIED);
      return;
    }
    context.contentType(file.mediaType());
    if (file.gzip().isPresent() && Asked.takesGzip(context.header(Header.ACCEPT_ENCODING))) {
      context.header(Header.CONTENT_ENCODING, "gzip");
      context.result(file.gzip().get());
    } else {
      context.result(file.bytes());
    }
  }
}
