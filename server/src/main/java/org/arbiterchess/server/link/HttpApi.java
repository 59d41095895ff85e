package org.arbiterchess.server.link;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
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
import org.arbiterchess.server.room.Seated;
import org.arbiterchess.server.store.Store;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;

/** The HTTP API described in docs/protocol.md. */
final class HttpApi {

  private static final String GET = "GET";
  private static final String JSON = "application/json";
  private static final String TEXT = "text/plain;charset=utf-8";
  private static final String PGN = "application/vnd.chess-pgn;charset=utf-8";
  private static final int MAX_BODY_BYTES = 4096;
  static final int MAX_PUT_ONLINE_BODY_BYTES = 256 * 1024;
  private static final long RESPONSE_TIMEOUT_SECONDS = 10;
  private static final String CACHE_FOR_A_DAY = "public, max-age=86400";

  private final BoardPictures pictures = new BoardPictures();

  private final LinkGameServer service;
  private final List<Route> routes = routes();

  HttpApi(LinkGameServer service) {
    this.service = service;
  }

  record Route(String method, String path, Consumer<Exchange> handler) {

    boolean hasPath(String requested) {
      return requested.matches(path.replace("{game}", "[^/]+") + "/?");
    }

    boolean accepts(Exchange exchange) {
      return method.equals(GET) ? exchange.isGet() : method.equals(exchange.request().getMethod());
    }
  }

  /** All routes in openapi.json except the one that serves a game's page. */
  List<Route> routes() {
    return List.of(
        new Route("POST", "/api/games", this::createGame),
        new Route("POST", "/api/games/{game}/seats", this::joinGame),
        new Route("DELETE", "/api/games/{game}/name", this::removeName),
        new Route(GET, "/api/games/{game}", c -> sendMessage(c, 200, snapshot(c).view())),
        new Route(GET, "/api/games/{game}/pgn", c -> sendText(c, PGN, snapshot(c).pgn())),
        new Route(GET, "/api/games/{game}/fen", c -> sendText(c, TEXT, snapshot(c).fen() + "\n")),
        new Route(GET, "/api/games/{game}/png", c -> sendPicture(c, snapshot(c))),
        new Route(GET, "/api/openapi.json", c -> sendText(c, JSON, openApi())),
        new Route(GET, "/link.json", this::linkInfo),
        new Route(GET, "/health", c -> sendText(c, TEXT, "alive\n")),
        new Route(GET, "/ready", this::ready));
  }

  /** The methods of a path, as in the header {@code Allow}; empty if no route has the path. */
  Optional<String> allowedMethods(String path) {
    return routes.stream()
        .filter(route -> route.hasPath(path))
        .map(route -> route.method().equals(GET) ? "GET, HEAD" : route.method())
        .reduce((one, other) -> one + ", " + other);
  }

  /**
   * Responds to a request of a known path. Returns false if the path does not support its method.
   */
  boolean handle(Exchange exchange) {
    Optional<Route> found =
        routes.stream()
            .filter(route -> route.hasPath(exchange.path()) && route.accepts(exchange))
            .findFirst();
    if (found.isPresent()) {
      if (exchange.bodyRefusal.isPresent()) {
        throw exchange.bodyRefusal.get();
      }
      countRequest(exchange);
      service.requireOrigin(exchange.request());
      found.get().handler().accept(exchange);
    }
    return found.isPresent();
  }

  /**
   * Counts a request. Throws {@link RefusalException} if too many requests have come from the
   * client's address.
   */
  void countRequest(Exchange exchange) {
    requireWithinLimit(
        exchange, ServerLimit.REQUESTS_PER_SECOND_PER_ADDRESS, ServerRefusalReason.TOO_FAST);
  }

  private void requireWithinLimit(
      Exchange exchange, ServerLimit limit, ServerRefusalReason otherwise) {
    if (!service.limiterFor(exchange.request()).tryAcquire(limit, service.now())) {
      throw service.limits().exceeded(otherwise, limit);
    }
  }

  private void createGame(Exchange exchange) {
    GameHttpRequest request =
        GameHttpRequestReader.readGame(exchange.body(MAX_PUT_ONLINE_BODY_BYTES));
    Seated seated =
        GameCreator.findExisting(service.context.store(), request)
            .orElseGet(() -> create(exchange, request));
    sendMessage(exchange, 201, seated.message());
  }

  /**
   * Creates a game. If the request is refused, but an identical one has created the game in the
   * meantime, returns that game instead.
   */
  private Seated create(Exchange exchange, GameHttpRequest request) {
    requireWithinLimit(
        exchange, ServerLimit.GAMES_PER_HOUR_PER_ADDRESS, ServerRefusalReason.TOO_MANY_GAMES);
    if (request instanceof GameHttpRequest.Create) {
      exchange.requireBody(MAX_BODY_BYTES);
    }
    Store store = service.context.store();
    try {
      return await(GameCreator.create(store, request, service.now()));
    } catch (RefusalException e) {
      return GameCreator.findExisting(store, request).orElseThrow(() -> e);
    }
  }

  private void joinGame(Exchange exchange) {
    GameHttpRequest.Join join = GameHttpRequestReader.readJoin(exchange.body(MAX_BODY_BYTES));
    sendMessage(exchange, 201, await(service.rooms.join(game(exchange), join)).message());
  }

  private void removeName(Exchange exchange) {
    String authorization = String.valueOf(exchange.header(HttpHeader.AUTHORIZATION));
    if (!authorization.startsWith("Bearer ")) {
      throw new RefusalException(ServerRefusalReason.WRONG_TOKEN);
    }
    String token = authorization.substring("Bearer ".length()).strip();
    await(service.rooms.removeName(game(exchange), token));
    exchange.send(204);
  }

  private static String game(Exchange exchange) {
    return exchange.path().split("/", -1)[3];
  }

  private GameSnapshot snapshot(Exchange exchange) {
    return await(service.rooms.snapshot(game(exchange)));
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

  private void linkInfo(Exchange exchange) {
    sendMessage(
        exchange,
        200,
        ServerMessage.link(
            service.config.keepDays(), service.config.publicUrl(), service.networkAddress()));
  }

  private void ready(Exchange exchange) {
    if (service.closing) {
      throw new RefusalException(ServerRefusalReason.STOPPING);
    }
    if (!service.context.store().canStore() || service.context.cluster().isDatabaseLost()) {
      throw new RefusalException(ServerRefusalReason.NOT_STORED);
    }
    sendText(exchange, TEXT, "ready\n");
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

  void sendRefusal(Exchange exchange, RefusalException refusal) {
    service.onRefused(refusal.reason());
    exchange.setHeader(HttpHeader.VARY, HttpHeader.ACCEPT_LANGUAGE.asString());
    ServerMessage message =
        ServerMessage.refused(refusal.refusal(), exchange.texts(), Optional.empty());
    sendMessage(exchange, refusal.reason().status(), message);
  }

  private static String openApi() {
    try (InputStream in = HttpApi.class.getResourceAsStream("openapi.json")) {
      return new String(in.readAllBytes(), UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void sendMessage(Exchange exchange, int status, ServerMessage message) {
    exchange.setHeader(HttpHeader.CACHE_CONTROL, "no-store");
    exchange.send(status, JSON, message.bytes());
  }

  private static void sendText(Exchange exchange, String type, String text) {
    exchange.setHeader(HttpHeader.CACHE_CONTROL, "no-store");
    exchange.send(200, type, text);
  }
}
