package org.arbiterchess.server.link;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import io.javalin.http.HandlerType;
import io.javalin.http.Header;
import io.javalin.http.HttpStatus;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.arbiterchess.notation.Phrasebook;
import org.arbiterchess.server.protocol.GameRequest;
import org.arbiterchess.server.protocol.GameRequestReader;
import org.arbiterchess.server.protocol.Limit;
import org.arbiterchess.server.protocol.MalformedMessageException;
import org.arbiterchess.server.protocol.RefusalException;
import org.arbiterchess.server.protocol.ServerMessage;
import org.arbiterchess.server.protocol.ServerRefusalReason;
import org.arbiterchess.server.room.GameCreator;
import org.arbiterchess.server.room.GameSnapshot;
import org.arbiterchess.server.store.NotStoredException;
import org.arbiterchess.server.store.StoreReadException;

/** The requests of docs/protocol.md. */
final class HttpApi {

  private static final String JSON = "application/json";
  private static final String TEXT = "text/plain;charset=utf-8";
  private static final String PGN = "application/vnd.chess-pgn;charset=utf-8";
  private static final int SMALL_BODY = 4096;
  static final int LARGE_BODY = 256 * 1024;
  private static final long SECONDS_TO_ANSWER = 10;

  private final LinkService link;

  HttpApi(LinkService link) {
    this.link = link;
  }

  /** One kind of request. */
  record Route(HandlerType method, String path, Handler handler) {}

  /** All that openapi.json describes, but for the page. */
  List<Route> routes() {
    return List.of(
        new Route(HandlerType.POST, "/api/games", this::make),
        new Route(HandlerType.POST, "/api/games/{game}/seats", this::join),
        new Route(HandlerType.DELETE, "/api/games/{game}/name", this::removeName),
        new Route(HandlerType.GET, "/api/games/{game}", c -> answer(c, 200, look(c).view())),
        new Route(HandlerType.GET, "/api/games/{game}/pgn", c -> text(c, PGN, look(c).pgn())),
        new Route(
            HandlerType.GET, "/api/games/{game}/fen", c -> text(c, TEXT, look(c).fen() + "\n")),
        new Route(HandlerType.GET, "/api/openapi.json", c -> text(c, JSON, OpenApi.text())),
        new Route(HandlerType.GET, "/link.json", this::open),
        new Route(HandlerType.GET, "/health", c -> text(c, TEXT, "alive\n")),
        new Route(HandlerType.GET, "/ready", this::ready));
  }

  void configure(RoutesConfig routes) {
    for (Route route : routes()) {
      Handler handler = limited(route.handler());
      routes.addHttpHandler(route.method(), route.path(), handler);
      if (route.method().equals(HandlerType.GET)) {
        routes.addHttpHandler(HandlerType.HEAD, route.path(), handler);
      }
    }
    routes.exception(RefusalException.class, (refusing, context) -> refuse(context, refusing));
    routes.exception(
        MalformedMessageException.class, (e, context) -> refuse(context, RefusalMapper.of(e)));
    routes.exception(
        NotStoredException.class, (e, context) -> refuse(context, RefusalMapper.of(e)));
    routes.exception(
        StoreReadException.class, (e, context) -> refuse(context, RefusalMapper.of(e)));
  }

  private Handler limited(Handler handler) {
    return context -> {
      Optional<RefusalException> unread =
          RequestBodyBufferingHandler.refusal(
              context.attribute(RequestBodyBufferingHandler.attribute()));
      if (unread.isPresent()) {
        throw unread.get();
      }
      count(context);
      if (!OriginCheck.isOurs(
          context.header(Header.ORIGIN), context.header(Header.HOST), link.setup().url())) {
        throw new RefusalException(ServerRefusalReason.WRONG_ORIGIN);
      }
      handler.handle(context);
    };
  }

  /** Throws {@link RefusalException} if too much comes from where this comes from. */
  void count(Context context) {
    may(context, Limit.REQUESTS_PER_SECOND_PER_ADDRESS, ServerRefusalReason.TOO_FAST);
  }

  private void may(Context context, Limit limit, ServerRefusalReason otherwise) {
    String address =
        ClientAddress.of(
            context.ip(),
            Collections.list(context.req().getHeaders(Header.X_FORWARDED_FOR)),
            link.setup().behindProxy());
    if (!link.callers().at(address, link.now()).may(limit, link.now())) {
      throw new RefusalException(otherwise, limit.written(), link.limits().of(limit));
    }
  }

  private void make(Context context) {
    String body = RequestBodyReader.read(context, LARGE_BODY);
    GameRequest request = GameRequestReader.readGame(body);
    Optional<ServerMessage.Seated> before = GameCreator.findExisting(link.setup().store(), request);
    if (before.isPresent()) {
      answer(context, 201, before.get());
      return;
    }
    may(context, Limit.GAMES_PER_HOUR_PER_ADDRESS, ServerRefusalReason.TOO_MANY_GAMES);
    if (request instanceof GameRequest.PutOnline put) {
      answer(context, 201, made(put, GameCreator.putOnline(link.setup().store(), put, link.now())));
      return;
    }
    RequestBodyReader.mustFit(body, SMALL_BODY);
    GameRequest.Create create = (GameRequest.Create) request;
    answer(
        context, 201, made(create, GameCreator.create(link.setup().store(), create, link.now())));
  }

  /** The same request may have made the game meanwhile; then it gets the same answer. */
  private ServerMessage.Seated made(
      GameRequest request, CompletionStage<ServerMessage.Seated> answer) {
    try {
      return done(answer);
    } catch (RefusalException e) {
      return GameCreator.findExisting(link.setup().store(), request).orElseThrow(() -> e);
    }
  }

  private void join(Context context) {
    GameRequest.Join join = GameRequestReader.readJoin(RequestBodyReader.read(context, SMALL_BODY));
    answer(context, 201, done(link.rooms().join(context.pathParam("game"), join)));
  }

  private void removeName(Context context) {
    String authorization = String.valueOf(context.header(Header.AUTHORIZATION));
    if (!authorization.startsWith("Bearer ")) {
      throw new RefusalException(ServerRefusalReason.WRONG_TOKEN);
    }
    String token = authorization.substring("Bearer ".length()).strip();
    done(link.rooms().removeName(context.pathParam("game"), token));
    context.status(HttpStatus.NO_CONTENT);
  }

  private GameSnapshot look(Context context) {
    return done(link.rooms().snapshot(context.pathParam("game")));
  }

  private void open(Context context) {
    answer(
        context,
        200,
        new ServerMessage.Link(link.setup().keepDays(), link.setup().url(), link.onTheNetwork()));
  }

  private void ready(Context context) {
    if (link.isClosing()) {
      throw new RefusalException(ServerRefusalReason.STOPPING);
    }
    if (!link.setup().store().canStore()) {
      throw new RefusalException(ServerRefusalReason.NOT_STORED);
    }
    text(context, TEXT, "ready\n");
  }

  private static <T> T done(CompletionStage<T> answer) {
    try {
      return answer.toCompletableFuture().get(SECONDS_TO_ANSWER, TimeUnit.SECONDS);
    } catch (ExecutionException e) {
      throw RefusalMapper.of(e);
    } catch (TimeoutException e) {
      throw new RefusalException(ServerRefusalReason.NOT_STORED);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new RefusalException(ServerRefusalReason.STOPPING);
    }
  }

  private void refuse(Context context, RefusalException refusing) {
    link.refused(refusing.reason());
    boolean german =
        String.valueOf(context.header(Header.ACCEPT_LANGUAGE))
            .toLowerCase(Locale.ROOT)
            .startsWith("de");
    Phrasebook book = german ? Phrasebook.german() : Phrasebook.english();
    context.header(Header.VARY, Header.ACCEPT_LANGUAGE);
    answer(
        context,
        refusing.reason().status(),
        new ServerMessage.Refused(refusing.in(book), Optional.empty()));
  }

  private static void answer(Context context, int status, ServerMessage message) {
    context.status(status);
    text(context, JSON, message.json());
  }

  private static void text(Context context, String type, String text) {
    context.header(Header.CACHE_CONTROL, "no-store");
    context.contentType(type);
    context.result(text);
  }
}
