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
import org.arbiterchess.server.protocol.FromServer;
import org.arbiterchess.server.protocol.Limit;
import org.arbiterchess.server.protocol.Malformed;
import org.arbiterchess.server.protocol.Refusing;
import org.arbiterchess.server.protocol.Request;
import org.arbiterchess.server.protocol.RequestJson;
import org.arbiterchess.server.protocol.ServerReason;
import org.arbiterchess.server.room.GameMaker;
import org.arbiterchess.server.room.Snapshot;
import org.arbiterchess.server.store.CannotRead;
import org.arbiterchess.server.store.NotStored;

/** The requests of docs/protocol.md. */
final class LinkHttp {

  private static final String JSON = "application/json";
  private static final String TEXT = "text/plain;charset=utf-8";
  private static final String PGN = "application/vnd.chess-pgn;charset=utf-8";
  private static final int SMALL_BODY = 4096;
  static final int LARGE_BODY = 256 * 1024;
  private static final long SECONDS_TO_ANSWER = 10;

  private final Link link;

  LinkHttp(Link link) {
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
    routes.exception(Refusing.class, (refusing, context) -> refuse(context, refusing));
    routes.exception(Malformed.class, (e, context) -> refuse(context, Refusals.of(e)));
    routes.exception(NotStored.class, (e, context) -> refuse(context, Refusals.of(e)));
    routes.exception(CannotRead.class, (e, context) -> refuse(context, Refusals.of(e)));
  }

  private Handler limited(Handler handler) {
    return context -> {
      Optional<Refusing> unread =
          RequestBodies.refusal(context.attribute(RequestBodies.attribute()));
      if (unread.isPresent()) {
        throw unread.get();
      }
      count(context);
      if (!Origin.isOurs(
          context.header(Header.ORIGIN), context.header(Header.HOST), link.setup().url())) {
        throw new Refusing(ServerReason.WRONG_ORIGIN);
      }
      handler.handle(context);
    };
  }

  /** Throws {@link Refusing} if too much comes from where this comes from. */
  void count(Context context) {
    may(context, Limit.REQUESTS_PER_SECOND_PER_ADDRESS, ServerReason.TOO_FAST);
  }

  private void may(Context context, Limit limit, ServerReason otherwise) {
    String address =
        Addresses.of(
            context.ip(),
            Collections.list(context.req().getHeaders(Header.X_FORWARDED_FOR)),
            link.setup().behindProxy());
    if (!link.callers().at(address, link.now()).may(limit, link.now())) {
      throw new Refusing(otherwise, limit.written(), link.limits().of(limit));
    }
  }

  private void make(Context context) {
    String body = Body.read(context, LARGE_BODY);
    Request request = RequestJson.readGame(body);
    Optional<FromServer.Seated> before = GameMaker.madeBefore(link.setup().store(), request);
    if (before.isPresent()) {
      answer(context, 201, before.get());
      return;
    }
    may(context, Limit.GAMES_PER_HOUR_PER_ADDRESS, ServerReason.TOO_MANY_GAMES);
    if (request instanceof Request.PutOnline put) {
      answer(context, 201, made(put, GameMaker.putOnline(link.setup().store(), put, link.now())));
      return;
    }
    Body.mustFit(body, SMALL_BODY);
    Request.Create create = (Request.Create) request;
    answer(context, 201, made(create, GameMaker.create(link.setup().store(), create, link.now())));
  }

  /** The same request may have made the game meanwhile; then it gets the same answer. */
  private FromServer.Seated made(Request request, CompletionStage<FromServer.Seated> answer) {
    try {
      return done(answer);
    } catch (Refusing e) {
      return GameMaker.madeBefore(link.setup().store(), request).orElseThrow(() -> e);
    }
  }

  private void join(Context context) {
    Request.Join join = RequestJson.readJoin(Body.read(context, SMALL_BODY));
    answer(context, 201, done(link.rooms().join(context.pathParam("game"), join)));
  }

  private void removeName(Context context) {
    String authorization = String.valueOf(context.header(Header.AUTHORIZATION));
    if (!authorization.startsWith("Bearer ")) {
      throw new Refusing(ServerReason.WRONG_TOKEN);
    }
    String token = authorization.substring("Bearer ".length()).strip();
    done(link.rooms().removeName(context.pathParam("game"), token));
    context.status(HttpStatus.NO_CONTENT);
  }

  private Snapshot look(Context context) {
    return done(link.rooms().look(context.pathParam("game")));
  }

  private void open(Context context) {
    answer(
        context,
        200,
        new FromServer.Link(link.setup().keepDays(), link.setup().url(), link.onTheNetwork()));
  }

  private void ready(Context context) {
    if (link.isClosing()) {
      throw new Refusing(ServerReason.STOPPING);
    }
    if (!link.setup().store().canStore()) {
      throw new Refusing(ServerReason.NOT_STORED);
    }
    text(context, TEXT, "ready\n");
  }

  private static <T> T done(CompletionStage<T> answer) {
    try {
      return answer.toCompletableFuture().get(SECONDS_TO_ANSWER, TimeUnit.SECONDS);
    } catch (ExecutionException e) {
      throw Refusals.of(e);
    } catch (TimeoutException e) {
      throw new Refusing(ServerReason.NOT_STORED);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new Refusing(ServerReason.STOPPING);
    }
  }

  private void refuse(Context context, Refusing refusing) {
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
        new FromServer.Refused(refusing.in(book), Optional.empty()));
  }

  private static void answer(Context context, int status, FromServer message) {
    context.status(status);
    text(context, JSON, message.json());
  }

  private static void text(Context context, String type, String text) {
    context.header(Header.CACHE_CONTROL, "no-store");
    context.contentType(type);
    context.result(text);
  }
}
