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
import org.arbiterchess.server.ArbiterServer;
import org.arbiterchess.server.SystemTime;
import org.arbiterchess.server.http.PageFiles;
import org.arbiterchess.server.json.JsonCodec;
import org.arbiterchess.server.monitoring.MonitoredStore;
import org.arbiterchess.server.protocol.Limit;
import org.arbiterchess.server.protocol.Limits;
import org.arbiterchess.server.room.ServerListener;
import org.arbiterchess.server.room.TimeSource;
import org.arbiterchess.server.store.SqliteStore;

/** A real server with a real store, and somebody who sends requests to it. */
final class LinkServerForTests implements AutoCloseable {

  static final String CLASSICAL = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

  static final int KEEP_DAYS = 1;

  static final HttpClient CLIENT = HttpClient.newHttpClient();

  private final Path place;
  private final TimeSource time;
  private final Limits limits;
  private final boolean behindProxy;
  private final Queue<Throwable> faults = new ConcurrentLinkedQueue<>();
  private ServerListener witness = ServerListener.NONE;
  private Optional<String> url = Optional.empty();
  private SqliteStore store;
  private ArbiterServer server;

  private LinkServerForTests(Path place, TimeSource time, Limits limits, boolean behindProxy) {
    this.place = place;
    this.time = time;
    this.limits = limits;
    this.behindProxy = behindProxy;
  }

  /** Open to everybody, whatever a test's own haste. */
  static LinkServerForTests open(Path place, TimeSource time) {
    return open(place, time, generous());
  }

  static LinkServerForTests open(Path place, TimeSource time, Limits limits) {
    return open(place, time, limits, false);
  }

  static LinkServerForTests open(Path place, TimeSource time, Limits limits, boolean behindProxy) {
    LinkServerForTests club = new LinkServerForTests(place, time, limits, behindProxy);
    club.start();
    return club;
  }

  /** Watched over. */
  static LinkServerForTests open(Path place, TimeSource time, ServerListener witness) {
    LinkServerForTests club = new LinkServerForTests(place, time, generous(), false);
    club.witness = witness;
    club.start();
    return club;
  }

  /** Opened by players at that address. */
  static LinkServerForTests openAt(Path place, TimeSource time, String url) {
    LinkServerForTests club = new LinkServerForTests(place, time, generous(), false);
    club.url = Optional.of(url);
    club.start();
    return club;
  }

  static LinkServerForTests open(Path place) {
    return open(place, new SystemTime());
  }

  /** Time of a test's own may stand still, so nothing would ever be let through again. */
  static Limits generous() {
    return Limits.USUAL
        .with(Limit.MESSAGES_PER_SECOND, 100_000)
        .with(Limit.MESSAGES_PER_SECOND_PER_ADDRESS, 100_000)
        .with(Limit.REQUESTS_PER_SECOND_PER_ADDRESS, 100_000)
        .with(Limit.GAMES_PER_HOUR_PER_ADDRESS, 100_000)
        .with(Limit.PENDING_BYTES, 100_000_000)
        .with(Limit.HELLO_SECONDS, 100_000_000)
        .with(Limit.IDLE_SECONDS, 100_000_000);
  }

  private void start() {
    try {
      Path page = Files.createDirectories(place.resolve("page"));
      Files.writeString(page.resolve("index.html"), "<!doctype html><title>Arbiter</title>");
      Files.writeString(page.resolve("link.json"), "{\"v\":1,\"type\":\"link\",\"open\":false}");
      store = SqliteStore.open(place.resolve("data"));
      LinkConfig setup =
          new LinkConfig(store, time, limits, KEEP_DAYS, behindProxy)
              .with(new MonitoredStore(store, witness), witness)
              .at(url);
      server = ArbiterServer.start("127.0.0.1", 0, PageFiles.in(page), setup, faults::add);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** As if the process had been killed: nobody says goodbye to anything. */
  void crash() {
    store.close();
    server.close();
  }

  /** Stopped as it is asked to. */
  void stop() {
    server.close();
    store.close();
  }

  void startAgain() {
    faults.clear();
    start();
  }

  /** Another program writes into the store's file, and does not come to an end. */
  Connection holdUp() {
    try {
      Connection other =
          DriverManager.getConnection("jdbc:sqlite:" + place.resolve("data/arbiter.db"));
      try (Statement statement = other.createStatement()) {
        statement.execute("begin immediate");
      }
      return other;
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  ServerStatus glance() {
    return server.glance().orElseThrow();
  }

  SqliteStore store() {
    return store;
  }

  int port() {
    return server.port();
  }

  @Override
  public void close() {
    stop();
    if (time instanceof SystemTime system) {
      system.close();
    }
    assertThat(faults).isEmpty();
  }

  // Requests ------------------------------------------------------------------------------------

  HttpResponse<String> ask(String method, String path, String body, String... headers) {
    try {
      return CLIENT.send(request(method, path, body, headers), BodyHandlers.ofString());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private HttpRequest request(String method, String path, String body, String... headers) {
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
    return ask("GET", path, "", headers);
  }

  HttpResponse<String> post(String path, Map<String, ?> body, String... headers) {
    return ask("POST", path, JsonCodec.write(body), headers);
  }

  CompletableFuture<HttpResponse<String>> postAsync(String path, Map<String, ?> body) {
    return CLIENT.sendAsync(request("POST", path, JsonCodec.write(body)), BodyHandlers.ofString());
  }

  static Map<String, Object> tree(HttpResponse<String> response) {
    return JsonCodec.read(response.body());
  }

  static Map<String, Object> create(String control, String color, String name) {
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

  /** A token and what it is for. */
  record Seated(String game, String token, List<?> seats) {

    static Seated of(HttpResponse<String> response) {
      assertThat(response.statusCode()).as(response.body()).isEqualTo(201);
      Map<String, Object> tree = tree(response);
      return new Seated(
          (String) tree.get("game"), (String) tree.get("token"), (List<?>) tree.get("seats"));
    }
  }

  Seated make(String control, String color) {
    return Seated.of(post("/api/games", create(control, color, "Anna")));
  }

  Seated join(String game) {
    Map<String, Object> join = Map.of("v", 1, "type", "join", "name", "Bo");
    return Seated.of(post("/api/games/" + game + "/seats", join));
  }

  /** White and Black, both connected. */
  WebSocketPlayer[] pair(String control) {
    Seated white = make(control, "white");
    Seated black = join(white.game());
    WebSocketPlayer one = WebSocketPlayer.connect(this).hello(white);
    WebSocketPlayer other = WebSocketPlayer.connect(this).hello(black);
    return new WebSocketPlayer[] {one, other};
  }
}
