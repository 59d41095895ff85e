package org.arbiterchess.server.link;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.http.WebSocketHandshakeException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.arbiterchess.server.json.JsonTreeCodec;
import org.arbiterchess.server.protocol.ServerLimit;
import org.arbiterchess.server.protocol.ServerLimits;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests how the server handles invalid messages and message floods. */
@Timeout(90)
class HostileMessagesTest {

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

  private static String reason(Map<String, Object> refused) {
    return (String) refused.get("reason");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "chess",
        "null",
        "[]",
        "{",
        "{}",
        "{\"v\":1}",
        "{\"v\":1,\"type\":\"resign\"}",
        "{\"v\":2,\"type\":\"hello\"}",
        "{\"v\":1,\"type\":\"hello\"}",
        "{\"v\":1,\"type\":\"hello\",\"game\":7,\"after\":0,\"language\":\"en\"}",
        "{\"v\":1,\"type\":\"hello\",\"game\":\"x\",\"after\":-1,\"language\":\"en\"}",
        "{\"v\":1,\"type\":\"hello\",\"game\":\"x\",\"after\":1e99,\"language\":\"en\"}",
        "{\"v\":1,\"type\":\"command\",\"after\":1,\"command\":{}}",
        "{\"v\":1,\"type\":\"takeSeat\",\"color\":\"green\"}",
        "{\"v\":1,\"type\":\"beat\",\"now\":\"soon\"}",
        "{\"v\":1,\"type\":\"beat\",\"now\":99999999999999999999999999}"
      })
  void an_invalid_message_is_refused_with_the_place(String text) {
    WebSocketPlayer eve = WebSocketPlayer.connect(server);
    eve.send(text);

    Map<String, Object> refused = eve.await("refused");
    assertThat(reason(refused)).isEqualTo("MALFORMED");
    assertThat(refused).doesNotContainKey("id");
    assertThat((String) refused.get("sentence")).hasSizeLessThan(300);
  }

  @Test
  void a_malformed_command_is_refused_with_its_id() {
    WebSocketPlayer[] players = server.twoPlayers("-");
    Map<String, Object> command = players[0].command("move", "attempt", "from here to there");

    Map<String, Object> refused = players[0].sendCommand(command);

    assertThat(reason(refused)).isEqualTo("MALFORMED");
    assertThat(refused).containsEntry("id", command.get("id"));
    assertThat((String) refused.get("sentence")).contains("$.command.attempt");
    command.put("id", "");
    assertThat(reason(players[0].sendCommand(command))).isEqualTo("MALFORMED");
  }

  @Test
  void deep_nesting_is_refused_and_nothing_breaks() {
    WebSocketPlayer eve = WebSocketPlayer.connect(server);
    for (String bracket : List.of("[", "{\"a\":")) {
      eve.send("{\"v\":1,\"type\":" + bracket.repeat(700));
      assertThat(reason(eve.await("refused"))).isEqualTo("MALFORMED");
    }
  }

  @Test
  void a_frame_that_is_too_large_closes_the_connection() {
    WebSocketPlayer eve = WebSocketPlayer.connect(server);
    eve.send("x".repeat(4097));

    Map<String, Object> refused = eve.await("refused");
    assertThat(reason(refused)).isEqualTo("TOO_LARGE");
    assertThat((String) refused.get("sentence")).contains("4096", "message-bytes");
    assertThat(eve.closeCode()).isEqualTo(1009);

    WebSocketPlayer mallory = WebSocketPlayer.connect(server);
    mallory.sendUnfinished("x".repeat(1_000_000));
    assertThat(mallory.closeCode()).isIn(1009, 1006);
    WebSocketPlayer umlauts = WebSocketPlayer.connect(server);
    umlauts.send("ä".repeat(2049));
    assertThat(reason(umlauts.await("refused"))).isEqualTo("TOO_LARGE");
  }

  @Test
  void a_binary_frame_is_refused() {
    WebSocketPlayer eve = WebSocketPlayer.connect(server);
    eve.sendBinary(new byte[] {1, 2, 3});

    assertThat(reason(eve.await("refused"))).isEqualTo("MALFORMED");
    assertThat(eve.closeCode()).isEqualTo(1003);
  }

  @Test
  void hello_must_come_first_in_time_and_for_one_game() {
    LinkServerForTests.SeatToken white = server.createGame("-", "white");
    LinkServerForTests.SeatToken other = server.createGame("-", "white");
    WebSocketPlayer eve = WebSocketPlayer.connect(server);
    eve.send("rematch", "wanted", true);
    assertThat(reason(eve.await("refused"))).isEqualTo("HELLO_FIRST");
    eve.send("hello", "game", "abcDEF012345", "after", 0, "language", "en");
    assertThat(reason(eve.await("refused"))).isEqualTo("UNKNOWN_GAME");

    WebSocketPlayer anna = WebSocketPlayer.connect(server).hello(white);
    anna.send("hello", "game", other.game(), "after", 0, "language", "en");
    assertThat(reason(anna.await("refused"))).isEqualTo("MALFORMED");
    ServerLimits limits =
        LinkServerForTests.highLimits()
            .with(ServerLimit.HELLO_SECONDS, 10)
            .with(ServerLimit.IDLE_SECONDS, 20);
    try (LinkServerForTests strict =
        LinkServerForTests.start(tempDir.resolve("strict"), time, limits)) {
      WebSocketPlayer silent = WebSocketPlayer.connect(strict);
      WebSocketPlayer seated =
          WebSocketPlayer.connect(strict).hello(strict.createGame("-", "white"));
      time.advance(10_500);
      assertThat(reason(silent.await("refused"))).isEqualTo("HELLO_FIRST");
      assertThat(silent.closeCode()).isEqualTo(1008);

      seated.send("beat", "now", 0);
      seated.send("beat", "now", "so that the one before is known to have arrived");
      seated.await("refused");
      time.advance(19_000);
      seated.send("freeSeat", "color", "black");
      assertThat(reason(seated.await("refused"))).isEqualTo("NOT_YOUR_SEAT");
      time.advance(20_500);
      assertThat(seated.closeCode()).isEqualTo(1008);
    }
  }

  @Test
  void a_client_that_sends_too_fast_is_told_the_limit_and_disconnected() {
    ServerLimits limits = ServerLimits.DEFAULTS.with(ServerLimit.MESSAGES_PER_SECOND, 5);
    try (LinkServerForTests strict =
        LinkServerForTests.start(tempDir.resolve("strict"), time, limits)) {
      WebSocketPlayer eve = WebSocketPlayer.connect(strict);
      for (int i = 0; i < 10; i++) {
        eve.send("beat", "now", 0);
        assertThat(reason(eve.await("refused"))).isEqualTo("HELLO_FIRST");
      }
      eve.send("beat", "now", 0);
      Map<String, Object> refused = eve.await("refused");
      assertThat(reason(refused)).isEqualTo("TOO_FAST");
      assertThat((String) refused.get("sentence")).contains("messages-per-second", "5 per second");
      assertThat(eve.closeCode()).isEqualTo(1008);
    }
  }

  @Test
  void ping_frames_count_as_messages() throws Exception {
    ServerLimits limits = ServerLimits.DEFAULTS.with(ServerLimit.MESSAGES_PER_SECOND, 5);
    try (LinkServerForTests strict =
        LinkServerForTests.start(tempDir.resolve("strict"), time, limits)) {
      WebSocketPlayer eve = WebSocketPlayer.connect(strict);
      for (int i = 0; i < 10; i++) {
        assertThat(eve.ping()).isTrue();
      }
      assertThat(eve.ping()).isFalse();
      assertThat(reason(eve.await("refused"))).isEqualTo("TOO_FAST");
      assertThat(eve.closeCode()).isEqualTo(1008);
    }
  }

  /** Repeats a message that is answered with the log. Returns how often the log was sent. */
  private static int logsSent(WebSocketPlayer player, String type, Object... keysAndValues) {
    for (int logs = 0; ; logs++) {
      player.send(type, keysAndValues);
      Map<String, Object> answer = player.await(List.of("welcome", "stale", "refused"));
      if (answer.get("type").equals("refused")) {
        assertThat(reason(answer)).isEqualTo("TOO_FAST");
        assertThat(player.closeCode()).isEqualTo(1008);
        return logs;
      }
    }
  }

  @Test
  void a_log_that_is_sent_again_counts_as_many_messages() {
    ServerLimits limits = LinkServerForTests.highLimits().with(ServerLimit.MESSAGES_PER_SECOND, 20);
    try (LinkServerForTests strict =
        LinkServerForTests.start(tempDir.resolve("strict"), time, limits)) {
      LinkServerForTests.SeatToken seat = PutOnlineRequests.putOnline(strict, 1500);
      WebSocketPlayer eve = WebSocketPlayer.connect(strict).watch(seat.game());
      assertThat(logsSent(eve, "hello", "game", seat.game(), "after", 0, "language", "en"))
          .isLessThan(4);

      WebSocketPlayer anna = WebSocketPlayer.connect(strict).hello(seat);
      Map<String, Object> resign = anna.command("resign");
      assertThat(logsSent(anna, "command", "after", 1, "command", resign)).isLessThan(4);

      WebSocketPlayer page = WebSocketPlayer.connect(strict).hello(seat);
      for (int i = 0; i < 30; i++) {
        page.hello(seat);
      }
      assertThat(page.head()).isEqualTo(1500);
    }
  }

  @Test
  void all_connections_of_an_address_share_a_limit() {
    ServerLimits limits =
        ServerLimits.DEFAULTS.with(ServerLimit.MESSAGES_PER_SECOND_PER_ADDRESS, 4);
    try (LinkServerForTests strict =
        LinkServerForTests.start(tempDir.resolve("strict"), time, limits)) {
      for (int i = 0; i < 8; i++) {
        connectAndAwaitReply(strict);
      }
      WebSocketPlayer last = WebSocketPlayer.connect(strict);
      last.send("beat", "now", 0);
      assertThat((String) last.await("refused").get("sentence"))
          .contains("messages-per-second-per-address");
    }
  }

  /** Connects and waits for a response, so that the server has counted the connection. */
  private static WebSocketPlayer connectAndAwaitReply(LinkServerForTests server) {
    WebSocketPlayer player = WebSocketPlayer.connect(server);
    player.send("beat", "now", 0);
    assertThat(reason(player.await("refused"))).isEqualTo("HELLO_FIRST");
    return player;
  }

  @ParameterizedTest
  @CsvSource({"SOCKETS_PER_ADDRESS", "SOCKETS"})
  void the_number_of_connections_is_limited(ServerLimit limit) throws Exception {
    try (LinkServerForTests strict =
        LinkServerForTests.start(
            tempDir.resolve("strict"), time, ServerLimits.DEFAULTS.with(limit, 3))) {
      WebSocketPlayer first = connectAndAwaitReply(strict);
      connectAndAwaitReply(strict);
      connectAndAwaitReply(strict);
      WebSocketPlayer fourth = WebSocketPlayer.connect(strict);

      Map<String, Object> refused = fourth.await("refused");
      assertThat(reason(refused)).isEqualTo("TOO_MANY_CONNECTIONS");
      assertThat((String) refused.get("sentence")).contains(limit.optionName(), "3");
      assertThat(fourth.closeCode()).isEqualTo(1008);
      first.close();
      assertThat(first.closeCode()).isEqualTo(1000);
      // The server may still count a connection that the client has already closed.
      while (strict.status().webSockets() > 2) {
        TimeUnit.MILLISECONDS.sleep(10);
      }
      connectAndAwaitReply(strict);
    }
  }

  @Test
  void spectators_are_limited_but_players_are_not() {
    ServerLimits limits = LinkServerForTests.highLimits().with(ServerLimit.SPECTATORS_PER_GAME, 2);
    try (LinkServerForTests strict =
        LinkServerForTests.start(tempDir.resolve("strict"), time, limits)) {
      LinkServerForTests.SeatToken white = strict.createGame("-", "white");
      WebSocketPlayer eve = WebSocketPlayer.connect(strict).watch(white.game());
      WebSocketPlayer.connect(strict).watch(white.game());
      WebSocketPlayer third = WebSocketPlayer.connect(strict);
      third.send("hello", "game", white.game(), "after", 0, "language", "en");
      assertThat(reason(third.await("refused"))).isEqualTo("TOO_MANY_SPECTATORS");
      assertThat(third.closeCode()).isEqualTo(1008);
      eve.watch(white.game());
      WebSocketPlayer.connect(strict).hello(white);
    }
  }

  @Test
  void pages_of_other_sites_cannot_connect() {
    for (String origin : List.of("https://evil.example", "null", "http://127.0.0.1:1", "")) {
      assertThatThrownBy(() -> WebSocketPlayer.connect(server, "Origin", origin))
          .as(origin)
          .hasCauseInstanceOf(WebSocketHandshakeException.class)
          .satisfies(
              e ->
                  assertThat(
                          ((WebSocketHandshakeException) e.getCause()).getResponse().statusCode())
                      .isEqualTo(403));
    }
    WebSocketPlayer own =
        WebSocketPlayer.connect(server, "Origin", "http://127.0.0.1:" + server.port());
    own.send("beat", "now", 0);
    assertThat(reason(own.await("refused"))).isEqualTo("HELLO_FIRST");
  }

  @Test
  void a_slow_reader_is_disconnected_and_can_resume() throws Exception {
    ServerLimits limits = LinkServerForTests.highLimits().with(ServerLimit.PENDING_BYTES, 2048);
    try (LinkServerForTests strict =
            LinkServerForTests.start(tempDir.resolve("strict"), time, limits);
        SlowWebSocketClient slow = SlowWebSocketClient.connect(strict)) {
      LinkServerForTests.SeatToken seated = PutOnlineRequests.putOnline(strict, 1500);
      awaitSockets(strict, 1);
      Map<String, Object> hello =
          WebSocketPlayer.message("hello", "game", seated.game(), "after", 0, "language", "en");
      for (int i = 0; i < 200; i++) {
        slow.send(JsonTreeCodec.write(hello));
      }
      awaitSockets(strict, 0);
      assertThat(slow.closeCode()).isIn(1006, 1013);

      WebSocketPlayer again = WebSocketPlayer.connect(strict).watch(seated.game());
      assertThat(again.head()).isEqualTo(1500);
    }
  }

  /** Advances the time until the server has this many WebSocket connections. */
  private void awaitSockets(LinkServerForTests strict, int count) throws InterruptedException {
    while (strict.status().webSockets() != count) {
      time.advance(3000);
      TimeUnit.MILLISECONDS.sleep(10);
    }
  }

  /** Sends randomly altered copies of real frames, which must not change the log. */
  @Test
  void hostile_frames_never_harm_the_log() {
    int rounds = Boolean.getBoolean("arbiter.soak") ? 20_000 : 1500;
    WebSocketPlayer[] players = server.twoPlayers("-");
    String game = server.store().unfinishedGames().get(0);
    players[0].move("e2e4");
    players[1].await("events");
    String before = server.store().load(game).orElseThrow().events().toString();
    Random random = new Random(4);
    List<String> frames =
        List.of(
            "{\"v\":1,\"type\":\"hello\",\"game\":\""
                + game
                + "\",\"after\":0,\"language\":\"en\"}",
            "{\"v\":1,\"type\":\"command\",\"after\":2,\"command\":{\"v\":1,\"type\":\"move\","
                + "\"seat\":\"black\",\"id\":\"1\",\"attempt\":\"e7e5\"}}",
            "{\"v\":1,\"type\":\"command\",\"after\":2,\"command\":{\"v\":1,\"type\":\"stop\","
                + "\"seat\":\"arbiter\",\"id\":\"2\",\"how\":\"BLACK_RESIGNS\"}}",
            "{\"v\":1,\"type\":\"takeSeat\",\"color\":\"white\"}",
            "{\"v\":1,\"type\":\"freeSeat\",\"color\":\"black\"}",
            "{\"v\":1,\"type\":\"answerSeat\",\"accept\":true}",
            "{\"v\":1,\"type\":\"rematch\",\"wanted\":true}",
            "{\"v\":1,\"type\":\"beat\",\"now\":1}");
    WebSocketPlayer eve = WebSocketPlayer.connect(server);
    for (int i = 0; i < rounds; i++) {
      eve.send(mangle(frames.get(random.nextInt(frames.size())), random));
    }
    eve.send("{\"v\":1,\"type\":\"hello\",\"game\":\"" + game + "\",\"after\":-5}");
    assertThat(players[1].move("e7e6")).containsEntry("type", "accepted");
    String after = server.store().load(game).orElseThrow().events().toString();
    assertThat(after).startsWith(before.substring(0, before.length() - 1)).contains("e7e6");
    System.out.println(rounds + " hostile frames");
  }

  private static String mangle(String frame, Random random) {
    StringBuilder text = new StringBuilder(frame);
    int changes = random.nextInt(4);
    for (int i = 0; i < changes; i++) {
      int at = random.nextInt(text.length());
      switch (random.nextInt(4)) {
        case 0 -> text.deleteCharAt(at);
        case 1 -> text.insert(at, (char) (32 + random.nextInt(95)));
        case 2 -> text.setCharAt(at, "{}[]\",:0\\é".charAt(random.nextInt(10)));
        default -> text.insert(at, text.substring(at, Math.min(text.length(), at + 20)));
      }
    }
    return text.toString();
  }
}
