package org.arbiterchess.server.link;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;
import org.arbiterchess.server.json.JsonCodec;
import org.arbiterchess.server.protocol.Limit;
import org.arbiterchess.server.protocol.Limits;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Everything that is asked over HTTP. */
@Timeout(60)
class HttpApiTest {

  @TempDir Path place;

  private final ManualTime time = new ManualTime();
  private LinkServerForTests club;

  @BeforeEach
  void open() {
    club = LinkServerForTests.start(place, time);
  }

  @AfterEach
  void close() {
    club.close();
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
  void a_game_is_made_and_shown_to_everybody() {
    HttpResponse<String> made =
        club.post("/api/games", LinkServerForTests.createRequest("5+3", "random", "Ānna\u202e"));
    LinkServerForTests.SeatToken seated = LinkServerForTests.SeatToken.of(made);
    assertThat(seated.game()).matches("[A-Za-z0-9]{12}");
    assertThat(seated.token()).matches("[A-Za-z0-9_-]{32}");
    assertThat(made.headers().firstValue("Set-Cookie")).isEmpty();
    assertThat(made.headers().firstValue("Referrer-Policy")).contains("no-referrer");
    assertThat(made.headers().firstValue("Cache-Control")).contains("no-store");

    HttpResponse<String> view = club.get("/api/games/" + seated.game());
    assertThat(view.statusCode()).isEqualTo(200);
    assertThat(LinkServerForTests.tree(view))
        .containsEntry((String) seated.seats().get(0), Map.of("name", "Ānna"))
        .containsEntry("created", ManualTime.START)
        .containsEntry("score", "*");
    assertThat(view.body()).doesNotContain(seated.token());
  }

  @Test
  void a_game_is_text_too() {
    WebSocketPlayer[] players = club.twoPlayers("5+3");
    String game = club.store().unfinishedGames().get(0);
    players[0].move("e2e4");

    assertThat(club.get("/api/games/" + game + "/fen").body())
        .isEqualTo("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1\n");
    assertThat(club.get("/api/games/" + game + "/pgn").body())
        .contains("[Date \"2025.11.15\"]", "[White \"Anna\"]", "[Black \"Bo\"]", "1. e4");
  }

  @Test
  void the_address_of_a_game_is_the_page_and_takes_no_seat() {
    LinkServerForTests.SeatToken white = club.createGame("-", "white");

    for (int i = 0; i < 3; i++) {
      HttpResponse<String> page = club.get("/" + white.game());
      assertThat(page.statusCode()).isEqualTo(200);
      assertThat(page.body()).contains("<title>Arbiter</title>");
    }
    HttpResponse<String> unknown = club.get("/abcDEF012345");
    assertThat(unknown.statusCode()).isEqualTo(404);
    assertThat(unknown.body()).contains("<title>Arbiter</title>");
    assertThat(club.joinGame(white.game()).seats()).isEqualTo(List.of("black"));
  }

  @Test
  void a_slash_after_the_address_of_a_game_leads_to_the_game() {
    LinkServerForTests.SeatToken white = club.createGame("-", "white");
    HttpResponse<String> slash = club.get("/" + white.game() + "/");
    assertThat(slash.statusCode()).isEqualTo(308);
    URI there = slash.uri().resolve(slash.headers().firstValue("Location").orElseThrow());
    assertThat(there.getPath()).isEqualTo("/" + white.game());
    assertThat(club.get(there.getPath()).statusCode()).isEqualTo(200);
    assertThat(club.get("/abcDEF012345x/").statusCode()).isEqualTo(404);
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
  void what_is_asked_for_with_head_has_the_same_headers_and_no_body(String path) {
    String there = path.replace("GAME", club.createGame("5+3", "white").game());
    HttpResponse<String> get = club.get(there);
    HttpResponse<String> head = club.request("HEAD", there, "");

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

  @Test
  void the_server_says_that_it_has_games_lives_and_can_store() {
    assertThat(club.get("/link.json").body())
        .isEqualTo("{\"v\":1,\"type\":\"link\",\"open\":true,\"keepDays\":1}");
    assertThat(club.get("/health").statusCode()).isEqualTo(200);
    assertThat(club.get("/ready").statusCode()).isEqualTo(200);
    club.store().close();
    assertRefused(club.get("/ready"), 503, "NOT_STORED");
    assertRefused(
        club.post("/api/games", LinkServerForTests.createRequest("-", "white", "")),
        503,
        "NOT_STORED");
  }

  @ParameterizedTest
  @ValueSource(strings = {"abcDEF012345", "x", "abcDEF01234%2f", "......", "abcDEF01234é"})
  void a_game_that_is_not_there_is_refused_everywhere(String game) {
    String path = "/api/games/" + game.replace("é", "%C3%A9");
    Map<String, Object> join = Map.of("v", 1, "type", "join", "name", "Bo");
    if (!game.contains("%2f")) {
      assertRefused(club.get(path), 404, "UNKNOWN_GAME");
      assertRefused(club.get(path + "/pgn"), 404, "UNKNOWN_GAME");
      assertRefused(club.post(path + "/seats", join), 404, "UNKNOWN_GAME");
      assertRefused(
          club.request("DELETE", path + "/name", "", "Authorization", "Bearer x"),
          404,
          "UNKNOWN_GAME");
    }
    assertThat(club.get(path).statusCode()).isBetween(400, 404);
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
  void a_body_that_makes_no_sense_is_refused_and_says_where(String body, String words) {
    HttpResponse<String> response = club.request("POST", "/api/games", body);
    assertRefused(response, 400, "MALFORMED");
    assertThat((String) LinkServerForTests.tree(response).get("sentence")).contains(words);
  }

  @Test
  void a_position_nobody_can_play_and_a_name_nobody_has_are_refused() {
    Map<String, Object> create =
        new HashMap<>(LinkServerForTests.createRequest("5+3", "white", ""));
    create.put("fen", "8/8/8/8/8/8/8/8 w - - 0 1");
    assertRefused(club.post("/api/games", create), 400, "MALFORMED");
    create.put("fen", LinkServerForTests.CLASSICAL);
    create.put("control", "soon");
    assertRefused(club.post("/api/games", create), 400, "MALFORMED");
    create.put("control", "-");
    create.put("name", "x".repeat(161));
    assertRefused(club.post("/api/games", create), 400, "MALFORMED");
  }

  @Test
  void too_large_a_body_is_refused_before_it_is_read() {
    Map<String, Object> create = new HashMap<>(LinkServerForTests.createRequest("-", "white", ""));
    create.put("more", "x".repeat(5000));
    assertRefused(club.post("/api/games", create), 413, "TOO_LARGE");
    create.put("more", "x".repeat(300_000));
    assertRefused(club.post("/api/games", create), 413, "TOO_LARGE");
    String nested = "{\"a\":".repeat(1000) + "1" + "}".repeat(1000);
    assertRefused(club.request("POST", "/api/games", nested), 400, "MALFORMED");
    assertThat(club.store().unfinishedGames()).isEmpty();
  }

  @Test
  void refusals_are_in_the_language_that_is_asked_for() {
    assertThat(club.get("/api/games/abcDEF012345", "Accept-Language", "de-AT,en").body())
        .contains("Diese Partie gibt es hier nicht");
    assertThat(club.get("/api/games/abcDEF012345", "Accept-Language", "fr").body())
        .contains("There is no such game here");
  }

  @Test
  void the_page_of_another_site_makes_no_games() {
    String body = JsonCodec.write(LinkServerForTests.createRequest("-", "white", ""));
    String own = "http://127.0.0.1:" + club.port();

    assertRefused(
        club.request("POST", "/api/games", body, "Origin", "https://evil.example"),
        403,
        "WRONG_ORIGIN");
    assertRefused(club.request("POST", "/api/games", body, "Origin", "null"), 403, "WRONG_ORIGIN");
    assertThat(club.request("POST", "/api/games", body, "Origin", own).statusCode()).isEqualTo(201);
  }

  @Test
  void the_address_that_players_open_may_differ_from_the_one_a_proxy_tells() {
    String url = "https://chess.example.org";
    String body = JsonCodec.write(LinkServerForTests.createRequest("-", "white", ""));
    try (LinkServerForTests there = LinkServerForTests.startAt(place.resolve("there"), time, url)) {
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
  void what_is_described_for_programs_is_what_there_is() {
    Map<String, Object> api = LinkServerForTests.tree(club.get("/api/openapi.json"));
    TreeSet<String> described = new TreeSet<>();
    ((Map<?, ?>) api.get("paths"))
        .forEach(
            (path, item) ->
                ((Map<?, ?>) item).keySet().forEach(method -> described.add(method + " " + path)));
    described.removeIf(line -> line.startsWith("parameters "));

    LinkConfig setup = new LinkConfig(club.store(), time, Limits.DEFAULTS, 90, false);
    TreeSet<String> served = new TreeSet<>(List.of("get /{game}"));
    try (LinkService link = new LinkService(setup, fault -> {})) {
      for (HttpApi.Route route : link.api().routes()) {
        served.add(route.method().toString().toLowerCase(Locale.ROOT) + " " + route.path());
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
    Limits limits =
        Limits.DEFAULTS
            .with(Limit.REQUESTS_PER_SECOND_PER_ADDRESS, 5)
            .with(Limit.GAMES_PER_HOUR_PER_ADDRESS, 3);
    try (LinkServerForTests small =
        LinkServerForTests.start(place.resolve("small"), time, limits)) {
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
  void behind_a_proxy_everybody_is_counted_by_the_address_it_tells() {
    Limits limits = Limits.DEFAULTS.with(Limit.REQUESTS_PER_SECOND_PER_ADDRESS, 1);
    try (LinkServerForTests small =
        LinkServerForTests.start(place.resolve("small"), time, limits, true)) {
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
  void a_network_of_the_sixth_version_is_one_caller(String one, String other, boolean same) {
    assertThat(
            ClientAddress.rateLimitKey(one, List.of(), true)
                .equals(ClientAddress.rateLimitKey(other, List.of(), true)))
        .isEqualTo(same);
  }
}
