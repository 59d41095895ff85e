package org.arbiterchess.server.link;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import org.arbiterchess.server.http.PageFiles;
import org.arbiterchess.server.http.RequestHandler;
import org.arbiterchess.server.json.JsonTreeCodec;
import org.arbiterchess.server.protocol.ServerLimit;
import org.arbiterchess.server.protocol.ServerLimits;
import org.arbiterchess.server.room.Cluster;
import org.arbiterchess.server.room.RoomContext;
import org.arbiterchess.server.room.ServerEventListener;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(60)
class HttpApiTest {

  @TempDir Path tempDir;

  private final ManualTime time = new ManualTime();
  private LinkServerForTests server;

  @BeforeEach
  void open() {
    server = LinkServerForTests.start(tempDir, time);
  }

  @AfterEach
  void close() {
    server.close();
  }

  private static void assertRefused(HttpResponse<String> response, int status, String reason) {
    assertThat(response.statusCode()).as(response.body()).isEqualTo(status);
    assertThat(LinkServerForTests.tree(response))
        .containsEntry("type", "refused")
        .containsEntry("reason", reason);
    assertThat(response.headers().allValues("Content-Type")).containsExactly("application/json");
    assertThat(response.headers().firstValue("Set-Cookie")).isEmpty();
  }

  @Test
  void a_created_game_is_public() {
    HttpResponse<String> made =
        server.post("/api/games", LinkServerForTests.createRequest("5+3", "random", "Ānna\u202e"));
    LinkServerForTests.SeatToken seated = LinkServerForTests.SeatToken.of(made);
    assertThat(seated.game()).matches("[A-Za-z0-9]{12}");
    assertThat(seated.token()).matches("[A-Za-z0-9_-]{32}");
    assertThat(made.headers().firstValue("Set-Cookie")).isEmpty();
    assertThat(made.headers().firstValue("Referrer-Policy")).contains("no-referrer");
    assertThat(made.headers().firstValue("Cache-Control")).contains("no-store");

    HttpResponse<String> view = server.get("/api/games/" + seated.game());
    assertThat(view.statusCode()).isEqualTo(200);
    assertThat(LinkServerForTests.tree(view))
        .containsEntry((String) seated.seats().get(0), Map.of("name", "Ānna"))
        .containsEntry("created", ManualTime.START)
        .containsEntry("score", "*");
    assertThat(view.body()).doesNotContain(seated.token());
  }

  @Test
  void a_game_is_available_as_text() {
    WebSocketPlayer[] players = server.twoPlayers("5+3");
    String game = server.store().unfinishedGames().get(0);
    players[0].move("e2e4");

    assertThat(server.get("/api/games/" + game + "/fen").body())
        .isEqualTo("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1\n");
    assertThat(server.get("/api/games/" + game + "/pgn").body())
        .contains("[Date \"2025.11.15\"]", "[White \"Anna\"]", "[Black \"Bo\"]", "1. e4");
  }

  @Test
  void the_URL_of_a_game_serves_the_page_and_takes_no_seat() {
    LinkServerForTests.SeatToken white = server.createGame("-", "white");

    for (int i = 0; i < 3; i++) {
      HttpResponse<String> page = server.get("/" + white.game());
      assertThat(page.statusCode()).isEqualTo(200);
      assertThat(page.body()).contains("<title>Arbiter</title>");
    }
    HttpResponse<String> unknown = server.get("/abcDEF012345");
    assertThat(unknown.statusCode()).isEqualTo(404);
    assertThat(unknown.body()).contains("<title>Arbiter</title>");
    assertThat(server.joinGame(white.game()).seats()).isEqualTo(List.of("black"));
  }

  @Test
  void a_trailing_slash_redirects_to_the_game() {
    LinkServerForTests.SeatToken white = server.createGame("-", "white");
    HttpResponse<String> slash = server.get("/" + white.game() + "/");
    assertThat(slash.statusCode()).isEqualTo(308);
    URI there = slash.uri().resolve(slash.headers().firstValue("Location").orElseThrow());
    assertThat(there.getPath()).isEqualTo("/" + white.game());
    assertThat(server.get(there.getPath()).statusCode()).isEqualTo(200);
    assertThat(server.get("/abcDEF012345x/").statusCode()).isEqualTo(404);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/",
        "/GAME",
        "/abcDEF012345",
        "/api/games/GAME",
        "/api/games/abcDEF012345",
        "/api/games/GAME/pgn",
        "/api/games/GAME/fen",
        "/api/openapi.json",
        "/link.json",
        "/health",
        "/ready",
        "/status",
        "/no-such-page"
      })
  void HEAD_returns_the_same_headers_without_a_body(String path) {
    String there = path.replace("GAME", server.createGame("5+3", "white").game());
    HttpResponse<String> get = server.get(there);
    HttpResponse<String> head = server.request("HEAD", there, "");

    assertThat(get.body()).isNotEmpty();
    assertThat(head.body()).isEmpty();
    assertThat(head.statusCode()).isEqualTo(get.statusCode());
    assertThat(withoutDate(head)).isEqualTo(withoutDate(get));
  }

  private static Map<String, List<String>> withoutDate(HttpResponse<String> response) {
    Map<String, List<String>> headers = new HashMap<>(response.headers().map());
    headers.remove("date");
    return headers;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "PUT | / | GET, HEAD",
        "POST | /status | GET, HEAD",
        "GET | /api/games | POST",
        "HEAD | /api/games | POST",
        "DELETE | /api/games/ | POST",
        "POST | /api/games/{game} | GET, HEAD",
        "GET | /api/games/{game}/seats | POST",
        "GET | /api/games/{game}/name | DELETE",
        "PUT | /api/games/{game}/png | GET, HEAD",
        "POST | /{game} | GET, HEAD",
        "POST | /health | GET, HEAD",
        "POST | /socket | GET"
      })
  void another_method_is_refused_and_Allow_names_those_of_the_path(
      String method, String path, String allow) {
    String game = server.createGame("-", "white").game();

    HttpResponse<String> refused = server.request(method, path.replace("{game}", game), "");

    assertThat(refused.statusCode()).isEqualTo(405);
    assertThat(refused.headers().allValues("Allow")).containsExactly(allow);
  }

  @Test
  void search_engines_are_told_not_to_index_games() {
    String game = server.createGame("-", "white").game();
    String unknown = "abcDEF012345";

    for (String path :
        List.of(
            "/" + game,
            "/" + game + "/",
            "/" + unknown,
            "/api/games/" + game,
            "/api/games/" + game + "/pgn",
            "/api/games/" + game + "/png",
            "/api/games/" + unknown)) {
      assertThat(server.get(path).headers().allValues("X-Robots-Tag"))
          .as(path)
          .containsExactly("noindex");
    }
    assertThat(server.get("/").headers().allValues("X-Robots-Tag")).isEmpty();
  }

  @Test
  void link_info_health_and_readiness() {
    assertThat(server.get("/link.json").body())
        .isEqualTo("{\"v\":1,\"type\":\"link\",\"open\":true,\"keepDays\":1}");
    assertThat(server.get("/health").statusCode()).isEqualTo(200);
    assertThat(server.get("/ready").statusCode()).isEqualTo(200);
    server.store().close();
    assertRefused(server.get("/ready"), 503, "NOT_STORED");
    assertRefused(
        server.post("/api/games", LinkServerForTests.createRequest("-", "white", "")),
        503,
        "NOT_STORED");
  }

  @ParameterizedTest
  @ValueSource(strings = {"abcDEF012345", "x", "abcDEF01234%2f", "......", "abcDEF01234é"})
  void an_unknown_game_is_refused_everywhere(String game) {
    String path = "/api/games/" + game.replace("é", "%C3%A9");
    Map<String, Object> join = Map.of("v", 1, "type", "join", "name", "Bo");
    if (!game.contains("%2f")) {
      assertRefused(server.get(path), 404, "UNKNOWN_GAME");
      assertRefused(server.get(path + "/pgn"), 404, "UNKNOWN_GAME");
      assertRefused(server.post(path + "/seats", join), 404, "UNKNOWN_GAME");
      assertRefused(
          server.request("DELETE", path + "/name", "", "Authorization", "Bearer x"),
          404,
          "UNKNOWN_GAME");
    }
    assertThat(server.get(path).statusCode()).isBetween(400, 404);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "'';the text is empty",
        "{;invalid JSON",
        "[];not a JSON object",
        "{} {};text follows the JSON object",
        "{};$.v: found nothing",
        "{\"v\":2,\"type\":\"create\"};version 1",
        "{\"v\":1,\"type\":\"castle\"};one of create, putOnline",
        "{\"v\":1,\"type\":\"create\",\"color\":\"green\"};one of white, black, random",
        "{\"v\":1,\"type\":\"create\",\"color\":\"white\"};$.variant",
        "{\"v\":1,\"type\":\"putOnline\",\"white\":\"\",\"black\":\"\",\"log\":[]};$.log",
        "{\"v\":1,\"v\":1};duplicate key at column"
      })
  void a_malformed_body_is_refused_with_the_place(String body, String words) {
    HttpResponse<String> response = server.request("POST", "/api/games", body);
    assertRefused(response, 400, "MALFORMED");
    assertThat((String) LinkServerForTests.tree(response).get("sentence")).contains(words);
  }

  @Test
  void invalid_positions_time_controls_and_names_are_refused() {
    Map<String, Object> create =
        new HashMap<>(LinkServerForTests.createRequest("5+3", "white", ""));
    create.put("fen", "8/8/8/8/8/8/8/8 w - - 0 1");
    assertRefused(server.post("/api/games", create), 400, "MALFORMED");
    create.put("fen", LinkServerForTests.CLASSICAL);
    create.put("control", "soon");
    assertRefused(server.post("/api/games", create), 400, "MALFORMED");
    create.put("control", "-");
    create.put("name", "x".repeat(161));
    assertRefused(server.post("/api/games", create), 400, "MALFORMED");
  }

  @Test
  void a_strict_game_cannot_be_created() {
    Map<String, Object> create =
        new HashMap<>(LinkServerForTests.createRequest("5+3", "white", "Anna"));
    create.put("rulebook", "OVER_THE_BOARD");
    create.put("mode", "STRICT");
    HttpResponse<String> refused = server.post("/api/games", create);
    assertRefused(refused, 400, "STRICT_ONLY_OVER_THE_BOARD");
    assertThat(LinkServerForTests.tree(refused))
        .containsEntry(
            "sentence",
            "Strict play is only for games in person. Games by link accept only legal moves.");

    create.put("mode", "LENIENT");
    assertRefused(server.post("/api/games", create), 400, "MALFORMED");
    assertThat(server.store().unfinishedGames()).isEmpty();
    create.put("mode", "CASUAL");
    assertThat(server.post("/api/games", create).statusCode()).isEqualTo(201);
  }

  @Test
  void a_body_that_is_too_large_is_refused() {
    Map<String, Object> create = new HashMap<>(LinkServerForTests.createRequest("-", "white", ""));
    create.put("more", "x".repeat(5000));
    assertRefused(server.post("/api/games", create), 413, "TOO_LARGE");
    create.put("more", "x".repeat(300_000));
    assertRefused(server.post("/api/games", create), 413, "TOO_LARGE");
    String nested = "{\"a\":".repeat(1000) + "1" + "}".repeat(1000);
    assertRefused(server.request("POST", "/api/games", nested), 400, "MALFORMED");
    assertThat(server.store().unfinishedGames()).isEmpty();
  }

  @Test
  void refusals_are_in_the_language_of_the_request() {
    assertThat(server.get("/api/games/abcDEF012345", "Accept-Language", "de-AT,en").body())
        .contains("Diese Partie gibt es nicht");
    assertThat(server.get("/api/games/abcDEF012345", "Accept-Language", "fr").body())
        .contains("This game does not exist");
  }

  @Test
  void pages_of_other_sites_cannot_create_games() {
    String body = JsonTreeCodec.write(LinkServerForTests.createRequest("-", "white", ""));
    String own = "http://127.0.0.1:" + server.port();

    assertRefused(
        server.request("POST", "/api/games", body, "Origin", "https://evil.example"),
        403,
        "WRONG_ORIGIN");
    assertRefused(
        server.request("POST", "/api/games", body, "Origin", "null"), 403, "WRONG_ORIGIN");
    assertThat(server.request("POST", "/api/games", body, "Origin", own).statusCode())
        .isEqualTo(201);
  }

  @Test
  void the_public_URL_may_differ_from_the_host_that_a_proxy_sends() {
    String url = "https://chess.example.org";
    String body = JsonTreeCodec.write(LinkServerForTests.createRequest("-", "white", ""));
    try (LinkServerForTests there =
        LinkServerForTests.startAt(tempDir.resolve("there"), time, url)) {
      assertThat(there.get("/link.json").body())
          .isEqualTo(
              "{\"v\":1,\"type\":\"link\",\"open\":true,\"keepDays\":1,\"url\":\"" + url + "\"}");
      assertThat(there.request("POST", "/api/games", body, "Origin", url).statusCode())
          .isEqualTo(201);
      assertRefused(
          there.request("POST", "/api/games", body, "Origin", "http://chess.example.org"),
          403,
          "WRONG_ORIGIN");
      WebSocketPlayer.connect(there, "Origin", url).close();
    }
  }

  @Test
  void openapi_json_describes_exactly_the_existing_routes() {
    Map<String, Object> api = LinkServerForTests.tree(server.get("/api/openapi.json"));
    TreeSet<String> described = new TreeSet<>();
    ((Map<?, ?>) api.get("paths"))
        .forEach(
            (path, item) ->
                ((Map<?, ?>) item).keySet().forEach(method -> described.add(method + " " + path)));
    described.removeIf(line -> line.startsWith("parameters "));

    RoomContext rooms =
        new RoomContext(
            server.store(),
            time,
            ServerLimits.DEFAULTS,
            Cluster.singleServer(time.now()),
            ServerEventListener.NONE);
    LinkConfig setup = new LinkConfig(rooms, 90, false, Optional.empty());
    TreeSet<String> served = new TreeSet<>(List.of("get /{game}"));
    PageFiles page = PageFiles.fromFolder(tempDir.resolve("page"));
    try (LinkGameServer link = new LinkGameServer(setup)) {
      for (RequestHandler.Route route : new RequestHandler(page, setup, link).routes()) {
        served.add(
            route.methods().replaceFirst(",.*", "").toLowerCase(Locale.ROOT) + " " + route.path());
      }
    }

    assertThat(described).isEqualTo(served);
    assertReferencesLeadSomewhere(api, api);
    System.out.println(described.size() + " requests are described");
  }

  private static void assertReferencesLeadSomewhere(Object node, Map<String, Object> root) {
    if (node instanceof List<?> list) {
      list.forEach(each -> assertReferencesLeadSomewhere(each, root));
    } else if (node instanceof Map<?, ?> map) {
      if (map.get("$ref") instanceof String reference) {
        Object at = root;
        for (String key : reference.substring(2).split("/", -1)) {
          at = ((Map<?, ?>) at).get(key);
          assertThat(at).as(reference).isNotNull();
        }
      }
      map.values().forEach(each -> assertReferencesLeadSomewhere(each, root));
    }
  }

  @Test
  void too_many_requests_and_too_many_games_are_refused_for_a_while() {
    ServerLimits limits =
        ServerLimits.DEFAULTS
            .with(ServerLimit.REQUESTS_PER_SECOND_PER_ADDRESS, 5)
            .with(ServerLimit.GAMES_PER_HOUR_PER_ADDRESS, 3);
    try (LinkServerForTests small =
        LinkServerForTests.start(tempDir.resolve("small"), time, limits)) {
      for (int i = 0; i < 10; i++) {
        assertThat(small.get("/health").statusCode()).isEqualTo(200);
      }
      HttpResponse<String> refused = small.get("/health");
      assertRefused(refused, 429, "TOO_FAST");
      assertThat(refused.body()).contains("requests-per-second-per-address", "5");
      assertRefused(small.get("/abcDEF012345"), 429, "TOO_FAST");
      assertThat(small.get("/").statusCode()).isEqualTo(200);
      time.advance(1000);
      for (int i = 0; i < 3; i++) {
        small.createGame("-", "white");
      }
      assertRefused(
          small.post("/api/games", LinkServerForTests.createRequest("-", "white", "")),
          429,
          "TOO_MANY_GAMES");
      time.advance(20 * 60_000);
      small.createGame("-", "white");
    }
  }

  @Test
  void behind_a_proxy_clients_are_counted_by_the_forwarded_address() {
    ServerLimits limits =
        ServerLimits.DEFAULTS.with(ServerLimit.REQUESTS_PER_SECOND_PER_ADDRESS, 1);
    try (LinkServerForTests small =
        LinkServerForTests.start(tempDir.resolve("small"), time, limits, true)) {
      String forged = "10.0.0.1, 192.0.2.";
      for (int i = 0; i < 5; i++) {
        String header = forged + i;
        assertThat(small.get("/health", "X-Forwarded-For", header).statusCode()).isEqualTo(200);
      }
      for (int i = 0; i < 3; i++) {
        small.get("/health", "X-Forwarded-For", i + ".0.0.1, 198.51.100.7");
      }
      assertRefused(
          small.get("/health", "X-Forwarded-For", "9.9.9.9, 198.51.100.7"), 429, "TOO_FAST");
      String name = "X-Forwarded-For";
      assertRefused(small.get("/health", name, "9.9.9.9", name, "198.51.100.7"), 429, "TOO_FAST");
    }
  }

  @ParameterizedTest
  @CsvSource({
    "192.0.2.1, 192.0.2.1, true",
    "192.0.2.1, 192.0.2.2, false",
    "2001:db8:1:2:3:4:5:6, 2001:db8:1:2::1, true",
    "2001:0db8:0001:0002::9, 2001:db8:1:2::1, true",
    "2001:db8:1:2::1, 2001:db8:1:3::1, false",
    "[2001:db8:1:2::1]:99, 2001:db8:1:2::1, true",
    "::1, ::2, true",
    "::1, 1::1, false",
    "2001:db8::1:0:0:1, 2001:db8:0:0:1::1, true",
    "2001::5:6:7:8:9, 2001:0:0:5:6:7:8:9, true",
    "2001::5:6:7:8:9, 2001:0:0:6::, false",
    "2001:db8::4:5:6:7:8, 2001:db8:0:4:5:6:7:8, true",
    "2001:db8::4:5:6:7:8, 2001:db8:0:5::, false",
    "2001:db8:1:2::1%eth0, 2001:DB8:1:2::9, true",
    "192.0.2.1:51234, 192.0.2.1, true",
    "::ffff:192.0.2.1, 192.0.2.1, true",
    "[::ffff:192.0.2.1]:99, 192.0.2.1, true",
    "::ffff:c000:201, 192.0.2.1, true",
    "::ffff:192.0.2.1, ::ffff:192.0.2.2, false"
  })
  void an_IPv6_network_counts_as_one_client(String one, String other, boolean same) {
    assertThat(
            IpAddress.rateLimitKey(one, List.of(), true)
                .equals(IpAddress.rateLimitKey(other, List.of(), true)))
        .isEqualTo(same);
  }
}
