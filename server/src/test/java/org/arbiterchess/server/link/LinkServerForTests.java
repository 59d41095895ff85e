package org.arbiterchess.server.link;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Supplier;
import org.arbiterchess.server.ArbiterServer;
import org.arbiterchess.server.SystemTimeSource;
import org.arbiterchess.server.http.PageFiles;
import org.arbiterchess.server.json.JsonTreeCodec;
import org.arbiterchess.server.protocol.ServerLimit;
import org.arbiterchess.server.protocol.ServerLimits;
import org.arbiterchess.server.room.Cluster;
import org.arbiterchess.server.room.ErrorListener;
import org.arbiterchess.server.room.ProblemStatistics;
import org.arbiterchess.server.room.RoomContext;
import org.arbiterchess.server.room.ServerEventListener;
import org.arbiterchess.server.room.TimeSource;
import org.arbiterchess.server.store.Store;

/** A real server with a real store, and a client for its HTTP API. */
final class LinkServerForTests implements AutoCloseable {

  static final String CLASSICAL = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

  static final int KEEP_DAYS = 1;

  static final HttpClient CLIENT = HttpClient.newHttpClient();

  private final Path folder;
  private final TimeSource time;
  private final ServerLimits limits;
  private final boolean behindProxy;
  private final Queue<Throwable> errors = new ConcurrentLinkedQueue<>();
  private ServerEventListener listener = new ErrorListener(errors::add);
  private Optional<String> url = Optional.empty();
  private Supplier<? extends Store> storeOpener;
  private Store store;
  private ArbiterServer server;

  private LinkServerForTests(
      Path folder, TimeSource time, ServerLimits limits, boolean behindProxy) {
    this.folder = folder;
    this.time = time;
    this.limits = limits;
    this.behindProxy = behindProxy;
    this.storeOpener = () -> Store.open(folder.resolve("data"));
  }

  /** Starts a server with high limits. */
  static LinkServerForTests start(Path folder, TimeSource time) {
    return start(folder, time, highLimits());
  }

  static LinkServerForTests start(Path folder, TimeSource time, ServerLimits limits) {
    return start(folder, time, limits, false);
  }

  static LinkServerForTests start(
      Path folder, TimeSource time, ServerLimits limits, boolean behindProxy) {
    LinkServerForTests started = new LinkServerForTests(folder, time, limits, behindProxy);
    started.start();
    return started;
  }

  static LinkServerForTests start(Path folder, TimeSource time, ServerEventListener listener) {
    LinkServerForTests started = new LinkServerForTests(folder, time, highLimits(), false);
    started.listener = listener;
    started.start();
    return started;
  }

  /** Starts a server with another store. */
  static LinkServerForTests start(
      Path folder, TimeSource time, Supplier<? extends Store> storeOpener) {
    LinkServerForTests started = new LinkServerForTests(folder, time, highLimits(), false);
    started.storeOpener = storeOpener;
    started.start();
    return started;
  }

  /** Starts a server with a public URL. */
  static LinkServerForTests startAt(Path folder, TimeSource time, String url) {
    LinkServerForTests started = new LinkServerForTests(folder, time, highLimits(), false);
    started.url = Optional.of(url);
    started.start();
    return started;
  }

  static LinkServerForTests start(Path folder) {
    return start(folder, new SystemTimeSource());
  }

  /** Returns high limits, because rate limits recover only when the manual time advances. */
  static ServerLimits highLimits() {
    return ServerLimits.DEFAULTS
        .with(ServerLimit.MESSAGES_PER_SECOND, 100_000)
        .with(ServerLimit.MESSAGES_PER_SECOND_PER_ADDRESS, 100_000)
        .with(ServerLimit.MESSAGES_PER_SECOND_PER_PLAYER, 100_000)
        .with(ServerLimit.REQUESTS_PER_SECOND_PER_ADDRESS, 100_000)
        .with(ServerLimit.GAMES_PER_HOUR_PER_ADDRESS, 100_000)
        .with(ServerLimit.PENDING_BYTES, 100_000_000)
        .with(ServerLimit.FIRST_MOVE_SECONDS, 0)
        .with(ServerLimit.HELLO_SECONDS, 100_000_000)
        .with(ServerLimit.IDLE_SECONDS, 100_000_000);
  }

  private void start() {
    try {
      Path page = Files.createDirectories(folder.resolve("page"));
      Files.writeString(page.resolve("index.html"), "<!doctype html><title>Arbiter</title>");
      Files.writeString(page.resolve("link.json"), "{\"v\":1,\"type\":\"link\",\"open\":false}");
      store = storeOpener.get();
      store.setListener(listener);
      RoomContext rooms =
          new RoomContext(store, time, limits, Cluster.singleServer(time.now()), listener);
      LinkConfig config = new LinkConfig(rooms, KEEP_DAYS, behindProxy, url);
      server = ArbiterServer.start("127.0.0.1", 0, PageFiles.fromFolder(page), config);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Simulates a crash. The store closes first, so the server cannot store anything. */
  void crash() {
    store.close();
    server.close();
  }

  void stop() {
    server.close();
    store.close();
  }

  void restart() {
    errors.clear();
    start();
  }

  /**
   * Opens a write transaction and leaves it open, to simulate another program that locks the
   * database.
   */
  Connection lockDatabase() {
    try {
      Connection other =
          DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("data/arbiter.db"));
      try (Statement statement = other.createStatement()) {
        statement.execute("begin immediate");
      }
      return other;
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  ServerStatus status() {
    return server.status();
  }

  Store store() {
    return store;
  }

  int port() {
    return server.port();
  }

  @Override
  public void close() {
    stop();
    if (time instanceof SystemTimeSource system) {
      system.close();
    }
    assertThat(errors).isEmpty();
    assertThat(listener.problems().lastProblem().map(ProblemStatistics.Problem::kind))
        .isNotEqualTo(Optional.of(ProblemStatistics.Kind.PROGRAM_ERROR));
  }

  // Requests ------------------------------------------------------------------------------------

  HttpResponse<String> request(String method, String path, String body, String... headers) {
    try {
      return CLIENT.send(buildRequest(method, path, body, headers), BodyHandlers.ofString());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private HttpRequest buildRequest(String method, String path, String body, String... headers) {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port() + path))
            .method(
                method, body.isEmpty() ? BodyPublishers.noBody() : BodyPublishers.ofString(body));
    if (headers.length > 0) {
      request.headers(headers);
    }
    return request.build();
  }

  HttpResponse<String> get(String path, String... headers) {
    return request("GET", path, "", headers);
  }

  HttpResponse<String> post(String path, Map<String, ?> body, String... headers) {
    return request("POST", path, JsonTreeCodec.write(body), headers);
  }

  CompletableFuture<HttpResponse<String>> postAsync(String path, Map<String, ?> body) {
    return CLIENT.sendAsync(
        buildRequest("POST", path, JsonTreeCodec.write(body)), BodyHandlers.ofString());
  }

  static Map<String, Object> tree(HttpResponse<String> response) {
    return JsonTreeCodec.parseObject(response.body());
  }

  static Map<String, Object> createRequest(String control, String color, String name) {
    return Map.of(
        "v",
        1,
        "type",
        "create",
        "variant",
        "CLASSICAL",
        "fen",
        CLASSICAL,
        "rulebook",
        "ONLINE",
        "control",
        control,
        "color",
        color,
        "name",
        name);
  }

  /** A token for one or both seats in a game. */
  record SeatToken(String game, String token, List<?> seats) {

    static SeatToken of(HttpResponse<String> response) {
      assertThat(response.statusCode()).as(response.body()).isEqualTo(201);
      Map<String, Object> tree = tree(response);
      return new SeatToken(
          (String) tree.get("game"), (String) tree.get("token"), (List<?>) tree.get("seats"));
    }
  }

  SeatToken createGame(String control, String color) {
    return SeatToken.of(post("/api/games", createRequest(control, color, "Anna")));
  }

  SeatToken joinGame(String game) {
    Map<String, Object> join = Map.of("v", 1, "type", "join", "name", "Bo");
    return SeatToken.of(post("/api/games/" + game + "/seats", join));
  }

  /** Creates a game and connects White and Black. */
  WebSocketPlayer[] twoPlayers(String control) {
    SeatToken white = createGame(control, "white");
    SeatToken black = joinGame(white.game());
    WebSocketPlayer one = WebSocketPlayer.connect(this).hello(white);
    WebSocketPlayer other = WebSocketPlayer.connect(this).hello(black);
    return new WebSocketPlayer[] {one, other};
  }
}
