package org.arbiterchess.server.link;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import io.javalin.http.HandlerType;
import io.javalin.http.Header;
import io.javalin.http.HttpStatus;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.arbiterchess.language.Texts;
import org.arbiterchess.server.language.AcceptLanguage;
import org.arbiterchess.server.picture.BoardPictures;
import org.arbiterchess.server.protocol.GameHttpRequest;
import org.arbiterchess.server.protocol.GameHttpRequestReader;
import org.arbiterchess.server.protocol.MalformedMessageException;
import org.arbiterchess.server.protocol.RefusalException;
import org.arbiterchess.server.protocol.ServerLimit;
import org.arbiterchess.server.protocol.ServerMessage;
import org.arbiterchess.server.protocol.ServerRefusalReason;
import org.arbiterchess.server.room.FailureMapper;
import org.arbiterchess.server.room.GameCreator;
import org.arbiterchess.server.room.GameSnapshot;
import org.arbiterchess.server.store.StoreException;

/** The HTTP API described in docs/protocol.md. */
final class HttpApi {

  private static final String JSON = "application/json";
  private static final String TEXT = "text/plain;charset=utf-8";
  private static final String PGN = "application/vnd.chess-pgn;charset=utf-8";
  private static final int MAX_BODY_BYTES = 4096;
  static final int MAX_PUT_ONLINE_BODY_BYTES = 256 * 1024;
  private static final long RESPONSE_TIMEOUT_SECONDS = 10;
  private static final String CACHE_FOR_A_DAY = "public, max-age=86400";

  private final BoardPictures pictures = new BoardPictures();

  private final LinkGameServer service;

  HttpApi(LinkGameServer service) {
    this.service = service;
  }

  record Route(HandlerType method, String path, Handler handler) {}

  /** All routes in openapi.json except the one that serves a game's page. */
  List<Route> routes() {
    return List.of(
        new Route(HandlerType.POST, "/api/games", this::createGame),
        new Route(HandlerType.POST, "/api/games/{game}/seats", this::joinGame),
        new Route(HandlerType.DELETE, "/api/games/{game}/name", this::removeName),
        new Route(
            HandlerType.GET, "/api/games/{game}", c -> sendMessage(c, 200, snapshot(c).view())),
        new Route(
            HandlerType.GET, "/api/games/{game}/pgn", c -> sendText(c, PGN, snapshot(c).pgn())),
        new Route(
            HandlerType.GET,
            "/api/games/{game}/fen",
            c -> sendText(c, TEXT, snapshot(c).fen() + "\n")),
        new Route(HandlerType.GET, "/api/games/{game}/png", c -> sendPicture(c, snapshot(c))),
        new Route(HandlerType.GET, "/api/openapi.json", c -> sendText(c, JSON, OpenApi.json())),
        new Route(HandlerType.GET, "/link.json", this::linkInfo),
        new Route(HandlerType.GET, "/health", c -> sendText(c, TEXT, "alive\n")),
        new Route(HandlerType.GET, "/ready", this::ready));
  }

  /** The methods of a path, as in the header {@code Allow}; empty if no route has the path. */
  Optional<String> allowedMethods(String path) {
    return routes().stream()
        .filter(route -> path.matches(route.path().replace("{game}", "[^/]+") + "/?"))
        .map(route -> route.method().equals(HandlerType.GET) ? "GET, HEAD" : route.method().name())
        .reduce((one, other) -> one + ", " + other);
  }

  void configure(RoutesConfig routes) {
    for (Route route : routes()) {
      Handler handler = withLimits(route.handler());
      routes.addHttpHandler(route.method(), route.path(), handler);
      if (route.method().equals(HandlerType.GET)) {
        routes.addHttpHandler(HandlerType.HEAD, route.path(), handler);
      }
    }
    routes.exception(RefusalException.class, (refusal, context) -> sendRefusal(context, refusal));
    routes.exception(
        MalformedMessageException.class,
        (e, context) ->
            sendRefusal(context, new RefusalException(ServerRefusalReason.MALFORMED, e.problem())));
    routes.exception(
        StoreException.class, (e, context) -> sendRefusal(context, FailureMapper.toRefusal(e)));
  }

  private Handler withLimits(Handler handler) {
    return context -> {
      Optional<RefusalException> unread =
          RequestBodyBufferingHandler.refusal(
              context.attribute(RequestBodyBufferingHandler.attribute()));
      if (unread.isPresent()) {
        throw unread.get();
      }
      countRequest(context);
      if (!OriginCheck.isAllowed(
          context.header(Header.ORIGIN),
          context.header(Header.HOST),
          service.config().publicUrl())) {
        throw new RefusalException(ServerRefusalReason.WRONG_ORIGIN);
      }
      handler.handle(context);
    };
  }

  /**
   * Counts a request. Throws {@link RefusalException} if too many requests have come from the
   * client's address.
   */
  void countRequest(Context context) {
    requireWithinLimit(
        context, ServerLimit.REQUESTS_PER_SECOND_PER_ADDRESS, ServerRefusalReason.TOO_FAST);
  }

  private void requireWithinLimit(
      Context context, ServerLimit limit, ServerRefusalReason otherwise) {
    String address =
        ClientAddress.rateLimitKey(
            context.ip(),
            Collections.list(context.req().getHeaders(Header.X_FORWARDED_FOR)),
            service.config().behindProxy());
    if (!service
        .clientLimiters()
        .forAddress(address, service.now())
        .tryAcquire(limit, service.now())) {
      throw new RefusalException(otherwise, limit.optionName(), service.limits().get(limit));
    }
  }

  private void createGame(Context context) {
    String body = RequestBodyReader.read(context, MAX_PUT_ONLINE_BODY_BYTES);
    GameHttpRequest request = GameHttpRequestReader.readGame(body);
    Optional<ServerMessage.Seated> before =
        GameCreator.findExisting(service.config().store(), request);
    if (before.isPresent()) {
      sendMessage(context, 201, before.get());
      return;
    }
    requireWithinLimit(
        context, ServerLimit.GAMES_PER_HOUR_PER_ADDRESS, ServerRefusalReason.TOO_MANY_GAMES);
    if (request instanceof GameHttpRequest.PutOnline put) {
      sendMessage(
          context,
          201,
          createdOrExisting(
              put, GameCreator.putOnline(service.config().store(), put, service.now())));
      return;
    }
    RequestBodyReader.requireMaxSize(body, MAX_BODY_BYTES);
    GameHttpRequest.Create create = (GameHttpRequest.Create) request;
    sendMessage(
        context,
        201,
        createdOrExisting(
            create, GameCreator.create(service.config().store(), create, service.now())));
  }

  /**
   * Returns the response to the request. If the request is refused, but an identical one has
   * created the game in the meantime, returns the response to that one instead.
   */
  private ServerMessage.Seated createdOrExisting(
      GameHttpRequest request, CompletionStage<ServerMessage.Seated> answer) {
    try {
      return await(answer);
    } catch (RefusalException e) {
      return GameCreator.findExisting(service.config().store(), request).orElseThrow(() -> e);
    }
  }

  private void joinGame(Context context) {
    GameHttpRequest.Join join =
        GameHttpRequestReader.readJoin(RequestBodyReader.read(context, MAX_BODY_BYTES));
    sendMessage(context, 201, await(service.rooms().join(context.pathParam("game"), join)));
  }

  private void removeName(Context context) {
    String authorization = String.valueOf(context.header(Header.AUTHORIZATION));
    if (!authorization.startsWith("Bearer ")) {
      throw new RefusalException(ServerRefusalReason.WRONG_TOKEN);
    }
    String token = authorization.substring("Bearer ".length()).strip();
    await(service.rooms().removeName(context.pathParam("game"), token));
    context.status(HttpStatus.NO_CONTENT);
  }

  private GameSnapshot snapshot(Context context) {
    return await(service.rooms().snapshot(context.pathParam("game")));
  }

  /**
   * Sends the picture of the current position. The parameter {@code v} is the game version that a
   * link preview shows. The response may be cached if that version is still current.
   */
  private void sendPicture(Context context, GameSnapshot game) {
    String etag = BoardPictures.etag(game.board(), game.lastMove());
    boolean current = String.valueOf(game.view().head()).equals(context.queryParam("v"));
    context.header(Header.ETAG, etag);
    context.header(Header.CACHE_CONTROL, current ? CACHE_FOR_A_DAY : "no-cache");
    if (EntityTags.matches(context.header(Header.IF_NONE_MATCH), etag)) {
      context.status(HttpStatus.NOT_MODIFIED);
      return;
    }
    context.contentType("image/png");
    context.result(pictures.png(game.board(), game.lastMove()));
  }

  private void linkInfo(Context context) {
    sendMessage(
        context,
        200,
        new ServerMessage.LinkInfo(
            service.config().keepDays(), service.config().publicUrl(), service.networkAddress()));
  }

  private void ready(Context context) {
    if (service.isClosing()) {
      throw new RefusalException(ServerRefusalReason.STOPPING);
    }
    if (!service.config().store().canStore() || service.config().cluster().isDatabaseLost()) {
      throw new RefusalException(ServerRefusalReason.NOT_STORED);
    }
    sendText(context, TEXT, "ready\n");
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

  private void sendRefusal(Context context, RefusalException refusal) {
    service.onRefused(refusal.reason());
    Texts texts = AcceptLanguage.texts(context.header(Header.ACCEPT_LANGUAGE));
    context.header(Header.VARY, Header.ACCEPT_LANGUAGE);
    sendMessage(
        context,
        refusal.reason().status(),
        new ServerMessage.Refused(refusal.refusal(), texts, Optional.empty()));
  }

  private static void sendMessage(Context context, int status, ServerMessage message) {
    context.status(status);
    sendText(context, JSON, message.json());
  }

  private static void sendText(Context context, String type, String text) {
    context.header(Header.CACHE_CONTROL, "no-store");
    context.contentType(type);
    context.result(text);
  }
}
