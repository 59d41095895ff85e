package org.arbiterchess.server.http;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.arbiterchess.server.link.Exchange;
import org.arbiterchess.server.link.LinkConfig;
import org.arbiterchess.server.link.LinkGameServer;
import org.arbiterchess.server.picture.BoardPictures;
import org.arbiterchess.server.protocol.GameHttpRequest;
import org.arbiterchess.server.protocol.GameHttpRequestReader;
import org.arbiterchess.server.protocol.RefusalException;
import org.arbiterchess.server.protocol.ServerLimit;
import org.arbiterchess.server.protocol.ServerMessage;
import org.arbiterchess.server.protocol.ServerRefusalReason;
import org.arbiterchess.server.room.FailureMapper;
import org.arbiterchess.server.room.GameCreator;
import org.arbiterchess.server.room.GameSnapshot;
import org.arbiterchess.server.room.IdsAndTokens;
import org.arbiterchess.server.room.Seated;
import org.arbiterchess.server.store.Store;
import org.arbiterchess.server.store.StoreException;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/**
 * Handles all requests: of the API described in docs/protocol.md, for WebSockets, for the status
 * page, and for the page's files, which are compressed if the browser accepts that. At the URL of a
 * link game, serves the page with a preview of the game for messaging apps. All errors are sent
 * from here, or by Jetty with {@link HttpError}.
 */
public final class RequestHandler extends Handler.Abstract {

  private static final String GET = "GET, HEAD";
  private static final String SOCKET_PATH = "/socket";
  private static final String JSON = "application/json";
  private static final String PGN = "application/vnd.chess-pgn;charset=utf-8";
  private static final int MAX_BODY_BYTES = 4096;
  private static final long RESPONSE_TIMEOUT_SECONDS = 10;
  private static final long PREVIEW_TIMEOUT_MILLIS = 1000;
  private static final String CACHE_FOR_A_DAY = "public, max-age=86400";
  private static final String NOT_INDEXED = "/api/games(/.*)?|/[A-Za-z0-9]{12}/?";

  private final PageFiles page;
  private final LinkConfig config;
  private final LinkGameServer linkGames;
  private final BoardPictures pictures = new BoardPictures();
  private final List<Route> routes = routes();

  public RequestHandler(PageFiles page, LinkConfig config, LinkGameServer linkGames) {
    this.page = page;
    this.config = config;
    this.linkGames = linkGames;
  }

  // Routes

  /**
   * A request of the API.
   *
   * @param methods as in the header {@code Allow}
   */
  public record Route(String methods, String path, Consumer<Exchange> handler) {

    private boolean hasPath(String requested) {
      return requested.matches(path.replace("{game}", "[^/]+") + "/?");
    }

    private boolean accepts(String method) {
      return List.of(methods.split(", ")).contains(method);
    }
  }

  /** All routes in openapi.json except the one that serves a game's page. */
  public List<Route> routes() {
    return List.of(
        new Route("POST", "/api/games", this::createGame),
        new Route("POST", "/api/games/{game}/seats", this::joinGame),
        new Route("DELETE", "/api/games/{game}/name", this::removeName),
        new Route(GET, "/api/games/{game}", c -> sendMessage(c, 200, snapshot(c).view())),
        new Route(GET, "/api/games/{game}/pgn", c -> sendText(c, PGN, snapshot(c).pgn())),
        new Route(
            GET,
            "/api/games/{game}/fen",
            c -> sendText(c, GeneratedPage.TEXT, snapshot(c).fen() + "\n")),
        new Route(GET, "/api/games/{game}/png", c -> sendPicture(c, snapshot(c))),
        new Route(GET, "/api/openapi.json", c -> sendText(c, JSON, openApi())),
        new Route(GET, "/link.json", this::linkInfo),
        new Route(GET, "/health", c -> sendText(c, GeneratedPage.TEXT, "alive\n")),
        new Route(GET, "/ready", this::ready));
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
      sendRefusal(exchange, FailureMapper.toRefusal(e));
    } catch (RuntimeException e) {
      linkGames.onError(e);
      sendError(exchange, 500);
    }
  }

  private void route(Exchange exchange) {
    String path = exchange.path();
    String method = exchange.request().getMethod();
    List<Route> there = routes.stream().filter(route -> route.hasPath(path)).toList();
    Optional<Route> found = there.stream().filter(route -> route.accepts(method)).findFirst();
    if (found.isPresent()) {
      linkGames.admit(exchange);
      found.get().handler().accept(exchange);
    } else if (!there.isEmpty()) {
      sendNotAllowed(
          exchange, there.stream().map(Route::methods).collect(Collectors.joining(", ")));
    } else if (path.equals(SOCKET_PATH)) {
      if (!linkGames.upgrade(exchange)) {
        sendNotAllowed(exchange, "GET");
      }
    } else if (!exchange.isGet()) {
      sendNotAllowed(exchange, GET);
    } else if (path.matches("/status/?")) {
      sendStatus(exchange);
    } else {
      sendPage(exchange);
    }
  }

  private static void sendNotAllowed(Exchange exchange, String allowed) {
    exchange.setHeader(HttpHeader.ALLOW, allowed);
    sendError(exchange, 405);
  }

  private static void sendError(Exchange exchange, int status) {
    exchange.response().setStatus(status);
    boolean unused = HttpError.send(exchange.request(), exchange.response(), exchange.callback());
  }

  private void sendRefusal(Exchange exchange, RefusalException refusal) {
    linkGames.onRefused(refusal.reason());
    exchange.setHeader(HttpHeader.VARY, HttpHeader.ACCEPT_LANGUAGE.asString());
    ServerMessage message =
        ServerMessage.refused(refusal.refusal(), exchange.texts(), Optional.empty());
    sendMessage(exchange, refusal.reason().status(), message);
  }

  private static void sendMessage(Exchange exchange, int status, ServerMessage message) {
    exchange.setHeader(HttpHeader.CACHE_CONTROL, "no-store");
    exchange.send(status, JSON, message.bytes());
  }

  private static void sendText(Exchange exchange, String type, String text) {
    exchange.setHeader(HttpHeader.CACHE_CONTROL, "no-store");
    exchange.send(200, type, text);
  }

  private static <T> T await(CompletionStage<T> answer) {
    try {
      return answer.toCompletableFuture().get(RESPONSE_TIMEOUT_SECONDS, TimeUnit.SECONDS);
    } catch (ExecutionException e) {
      throw FailureMapper.toRefusal(e);
    } catch (TimeoutException e) {
      throw new RefusalException(ServerRefusalReason.NOT_STORED);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new RefusalException(ServerRefusalReason.STOPPING);
    }
  }

  // Games

  private void createGame(Exchange exchange) {
    GameHttpRequest request =
        GameHttpRequestReader.readGame(exchange.body(Exchange.MAX_BODY_BYTES));
    Seated seated =
        GameCreator.findExisting(config.rooms().store(), request)
            .orElseGet(() -> create(exchange, request));
    sendMessage(exchange, 201, seated.message());
  }

  /**
   * Creates a game. If the request is refused, but an identical one has created the game in the
   * meantime, returns that game instead.
   */
  private Seated create(Exchange exchange, GameHttpRequest request) {
    linkGames.requireWithinLimit(
        exchange.request(),
        ServerLimit.GAMES_PER_HOUR_PER_ADDRESS,
        ServerRefusalReason.TOO_MANY_GAMES);
    if (request instanceof GameHttpRequest.Create) {
      exchange.requireBody(MAX_BODY_BYTES);
    }
    Store store = config.rooms().store();
    try {
      return await(GameCreator.create(store, request, config.rooms().time().now()));
    } catch (RefusalException e) {
      return GameCreator.findExisting(store, request).orElseThrow(() -> e);
    }
  }

  private void joinGame(Exchange exchange) {
    GameHttpRequest.Join join = GameHttpRequestReader.readJoin(exchange.body(MAX_BODY_BYTES));
    sendMessage(exchange, 201, await(linkGames.rooms().join(game(exchange), join)).message());
  }

  private void removeName(Exchange exchange) {
    String authorization = String.valueOf(exchange.header(HttpHeader.AUTHORIZATION));
    if (!authorization.startsWith("Bearer ")) {
      throw new RefusalException(ServerRefusalReason.WRONG_TOKEN);
    }
    String token = authorization.substring("Bearer ".length()).strip();
    await(linkGames.rooms().removeName(game(exchange), token));
    exchange.send(204);
  }

  private static String game(Exchange exchange) {
    return exchange.path().split("/", -1)[3];
  }

  private GameSnapshot snapshot(Exchange exchange) {
    return await(linkGames.rooms().snapshot(game(exchange)));
  }

  /**
   * Sends the picture of the current position. The parameter {@code v} is the game version that a
   * link preview shows. The response may be cached if that version is still current.
   */
  private void sendPicture(Exchange exchange, GameSnapshot game) {
    String etag = BoardPictures.etag(game.board(), game.lastMove());
    String version = Request.extractQueryParameters(exchange.request()).getValue("v");
    boolean current = String.valueOf(game.head()).equals(version);
    exchange.setHeader(HttpHeader.ETAG, etag);
    exchange.setHeader(HttpHeader.CACHE_CONTROL, current ? CACHE_FOR_A_DAY : "no-cache");
    if (exchange.hasCached(etag)) {
      exchange.send(304);
    } else {
      exchange.send(200, "image/png", pictures.png(game.board(), game.lastMove()));
    }
  }

  // The server

  private static String openApi() {
    try (InputStream in = RequestHandler.class.getResourceAsStream("openapi.json")) {
      return new String(in.readAllBytes(), UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void linkInfo(Exchange exchange) {
    sendMessage(
        exchange,
        200,
        ServerMessage.link(config.keepDays(), config.publicUrl(), linkGames.networkAddress()));
  }

  private void ready(Exchange exchange) {
    if (linkGames.isClosing()) {
      throw new RefusalException(ServerRefusalReason.STOPPING);
    }
    if (!config.rooms().store().canStore() || config.rooms().cluster().isDatabaseLost()) {
      throw new RefusalException(ServerRefusalReason.NOT_STORED);
    }
    sendText(exchange, GeneratedPage.TEXT, "ready\n");
  }

  private void sendStatus(Exchange exchange) {
    linkGames.countRequest(exchange.request());
    boolean canStore = !linkGames.isClosing() && config.rooms().store().canStore();
    new StatusPage(exchange.texts())
        .page(canStore, linkGames.status())
        .send(exchange, canStore ? 200 : 503, "no-store");
  }

  // The page

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
    linkGames.countRequest(exchange.request());
    if (linkGames.rooms().exists(game)) {
      exchange.setHeader(HttpHeader.VARY, HttpHeader.ACCEPT_LANGUAGE.asString());
      send(
          snapshotForPreview(game)
              .map(found -> LinkPreview.html(found, exchange.texts(), config.publicUrl()))
              .map(index::withTags)
              .orElse(index),
          exchange);
    } else {
      exchange.setHeader(HttpHeader.CACHE_CONTROL, "no-store");
      sendBody(404, index, exchange);
    }
  }

  /**
   * The public state of a game for a link preview. Empty if the state is not available immediately,
   * because the page must open even if the game cannot be read. The page then reports the problem
   * itself.
   */
  private Optional<GameSnapshot> snapshotForPreview(String game) {
    CompletableFuture<Optional<GameSnapshot>> snapshot =
        linkGames.rooms().snapshot(game).handle((found, failure) -> Optional.ofNullable(found));
    return snapshot
        .completeOnTimeout(Optional.empty(), PREVIEW_TIMEOUT_MILLIS, TimeUnit.MILLISECONDS)
        .join();
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
