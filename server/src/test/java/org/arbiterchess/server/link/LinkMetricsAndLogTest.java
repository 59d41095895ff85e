package org.arbiterchess.server.link;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.arbiterchess.server.json.JsonTreeCodec;
import org.arbiterchess.server.monitoring.LogFormat;
import org.arbiterchess.server.monitoring.ServerLog;
import org.arbiterchess.server.monitoring.ServerMetrics;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Tests metrics and log messages while games are played. */
@Timeout(60)
class LinkMetricsAndLogTest {

  private static final Pattern NAME = Pattern.compile("\\b(arbiter|jvm|process)_[a-z_]+\\b");

  @TempDir Path tempDir;

  private final ManualTime time = new ManualTime();
  private final List<String> log = new CopyOnWriteArrayList<>();
  private final ServerMetrics metrics = new ServerMetrics();
  private LinkServerForTests server;

  @BeforeEach
  void open() {
    ServerLog lines = new ServerLog(time::now, LogFormat.JSON, false, log::add);
    lines.forwardTo(metrics);
    server = LinkServerForTests.start(tempDir, time, lines);
    metrics.registerGauges(server::status);
  }

  @AfterEach
  void close() {
    server.close();
    metrics.close();
  }

  private double value(String series) {
    List<String> found =
        metrics.text().lines().filter(line -> line.startsWith(series + " ")).toList();
    assertThat(found).as(series).hasSize(1);
    return Double.parseDouble(found.get(0).substring(series.length() + 1));
  }

  @Test
  void moves_are_counted_when_they_are_stored_and_refusals_by_their_reason() {
    WebSocketPlayer[] players = server.twoPlayers("5+3");
    assertThat(players[0].move("e2e4")).containsEntry("type", "accepted");
    players[1].await("events");
    assertThat(players[1].move("e7e4")).containsEntry("type", "refused");
    assertThat(players[1].move("e7e5")).containsEntry("type", "accepted");
    assertThat(players[1].sendCommand("resign")).containsEntry("type", "accepted");

    assertThat(value("arbiter_commands_accepted_total{command=\"move\"}")).isEqualTo(2);
    assertThat(value("arbiter_commands_accepted_total{command=\"resign\"}")).isEqualTo(1);
    assertThat(value("arbiter_commands_refused_total{command=\"move\",reason=\"PAWN_SHAPE\"}"))
        .isEqualTo(1);
    // The five writes are for creating the game, joining it, and three commands.
    assertThat(value("arbiter_append_seconds_count")).isEqualTo(5);
    assertThat(value("arbiter_append_failures_total")).isZero();
  }

  @Test
  void sockets_and_games_are_counted_as_they_are_now() {
    WebSocketPlayer[] players = server.twoPlayers("5+3");
    LinkServerForTests.SeatToken waiting = server.createGame("-", "white");
    WebSocketPlayer alone = WebSocketPlayer.connect(server).hello(waiting);

    assertThat(value("arbiter_sockets")).isEqualTo(3);
    assertThat(value("arbiter_games{state=\"playing\"}")).isEqualTo(1);
    assertThat(value("arbiter_games{state=\"waiting\"}")).isEqualTo(1);
    players[0].sendCommand("resign");
    assertThat(value("arbiter_games{state=\"over\"}")).isEqualTo(1);
    assertThat(value("arbiter_games{state=\"playing\"}")).isZero();
    assertThat(value("arbiter_others_heard")).isEqualTo(1);
    alone.close();
  }

  @Test
  void the_lateness_of_a_flag_is_measured() {
    WebSocketPlayer[] players = server.twoPlayers("1+0");
    players[0].move("e2e4");
    players[1].await("events");
    time.advance(70_000);
    assertThat(players[0].await("events").toString()).contains("FLAG");

    assertThat(value("arbiter_flag_lateness_seconds_count")).isEqualTo(1);
    assertThat(value("arbiter_flag_lateness_seconds_sum")).isBetween(0.0, 10.0);
  }

  @Test
  void a_store_outage_and_its_end_are_logged_once_each() throws Exception {
    WebSocketPlayer[] players = server.twoPlayers("5+3");
    try (Connection other = server.lockDatabase()) {
      assertThat(players[0].move("e2e4")).containsEntry("reason", "NOT_STORED");
      assertThat(players[0].move("d2d4")).containsEntry("reason", "NOT_STORED");
      assertThat(other.isClosed()).isFalse();
    }
    assertThat(players[0].move("e2e4")).containsEntry("type", "accepted");

    assertThat(value("arbiter_append_failures_total")).isEqualTo(2);
    assertThat(value("arbiter_commands_refused_total{command=\"move\",reason=\"NOT_STORED\"}"))
        .isEqualTo(2);
    assertThat(log).hasSize(2);
    assertThat(JsonTreeCodec.parseObject(log.get(1))).containsEntry("event", "storedAgain");
    assertThat(JsonTreeCodec.parseObject(log.get(0)))
        .containsEntry("at", "2025-11-15T02:00:00Z")
        .containsEntry("level", "error")
        .containsEntry("event", "notStored")
        .containsKey("sentence");
  }

  @Test
  void two_concurrent_identical_requests_create_one_game() throws Exception {
    Map<String, Object> create =
        new HashMap<>(LinkServerForTests.createRequest("5+3", "white", "Anna"));
    create.put("token", "Vb0h3pQx7Lk2mN9sT4wY8zA1cD5eF6g_");
    List<CompletableFuture<HttpResponse<String>>> asked = new ArrayList<>();
    for (int i = 0; i < 6; i++) {
      asked.add(server.postAsync("/api/games", create));
    }

    Set<LinkServerForTests.SeatToken> seated = new HashSet<>();
    for (CompletableFuture<HttpResponse<String>> one : asked) {
      seated.add(LinkServerForTests.SeatToken.of(one.get()));
    }
    assertThat(seated).hasSize(1);
    assertThat(server.store().unfinishedGames()).hasSize(1);
    assertThat(value("arbiter_append_failures_total")).isZero();
    assertThat(log).isEmpty();
  }

  @Test
  void log_and_metrics_contain_no_names_games_or_secrets() throws Exception {
    WebSocketPlayer[] players = server.twoPlayers("5+3");
    String game = server.store().unfinishedGames().get(0);
    try (Connection other = server.lockDatabase()) {
      assertThat(players[0].move("e2e4")).containsEntry("reason", "NOT_STORED");
      assertThat(other.isClosed()).isFalse();
    }
    assertThat(players[0].move("e2e4")).containsEntry("type", "accepted");

    assertThat(log).isNotEmpty();
    for (String secret : List.of(game, "Anna", "Bo\"", "127.0.0.1")) {
      assertThat(String.join("\n", log) + metrics.text()).doesNotContain(secret);
    }
  }

  @Test
  void every_metric_of_the_dashboard_exists() throws IOException {
    WebSocketPlayer[] players = server.twoPlayers("5+3");
    players[0].move("e2e4");
    Set<String> served =
        metrics
            .text()
            .lines()
            .map(NAME::matcher)
            .filter(Matcher::lookingAt)
            .map(Matcher::group)
            .collect(Collectors.toCollection(TreeSet::new));

    Map<String, Object> dashboard =
        JsonTreeCodec.parseObject(Files.readString(Path.of("../ops/grafana-dashboard.json")));
    Set<String> shown = new TreeSet<>();
    for (Object panel : (List<?>) dashboard.get("panels")) {
      Object targets = ((Map<?, ?>) panel).get("targets");
      for (Object target : targets == null ? List.of() : (List<?>) targets) {
        Matcher name = NAME.matcher((String) ((Map<?, ?>) target).get("expr"));
        assertThat(name.find()).as(target.toString()).isTrue();
        shown.add(name.group());
      }
    }
    System.out.println(shown.size() + " measurements are shown, " + served.size() + " are served");
    assertThat(shown).hasSizeGreaterThan(15);
    assertThat(served).containsAll(shown);
  }

  @Test
  void every_metric_has_a_description() {
    List<String> explained =
        metrics.text().lines().filter(line -> line.startsWith("# HELP arbiter_")).toList();
    System.out.println(explained.size() + " measurements are explained");
    assertThat(explained).hasSizeGreaterThan(10).allMatch(line -> line.endsWith("."));
  }

  @Test
  void the_metrics_port_serves_only_metrics() throws Exception {
    int port = metrics.serve("127.0.0.1", 0);
    HttpResponse<String> answer = get(port, "/metrics");
    assertThat(answer.statusCode()).isEqualTo(200);
    assertThat(answer.headers().firstValue("Content-Type").orElse("")).startsWith("text/plain");
    assertThat(answer.body()).contains("# TYPE arbiter_sockets gauge", "arbiter_sockets 0.0");
    assertThat(get(port, "/").statusCode()).isEqualTo(404);
    assertThat(get(port, "/api/games").statusCode()).isEqualTo(404);
    assertThat(server.get("/metrics").statusCode()).isEqualTo(404);
  }

  private static HttpResponse<String> get(int port, String path) throws Exception {
    URI address = URI.create("http://127.0.0.1:" + port + path);
    return LinkServerForTests.CLIENT.send(
        HttpRequest.newBuilder(address).build(), BodyHandlers.ofString());
  }
}
