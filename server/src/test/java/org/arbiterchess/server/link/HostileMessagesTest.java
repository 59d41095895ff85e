package org.arbiterchess.server.link;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.http.WebSocketHandshakeException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.TimeUnit;
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

/** What no page would send, and what is too much of it. */
@Timeout(90)
class HostileMessagesTest {

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
  void what_is_no_message_is_malformed_and_says_where(String text) {
    WebSocketPlayer eve = WebSocketPlayer.connect(club);
    eve.send(text);

    Map<String, Object> refused = eve.await("refused");
    assertThat(reason(refused)).isEqualTo("MALFORMED");
    assertThat(refused).doesNotContainKey("id");
    assertThat((String) refused.get("sentence")).hasSizeLessThan(300);
  }

  @Test
  void a_command_that_cannot_be_read_is_refused_by_its_id() {
    WebSocketPlayer[] players = club.twoPlayers("-");
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
    WebSocketPlayer eve = WebSocketPlayer.connect(club);
    for (String bracket : List.of("[", "{\"a\":")) {
      eve.send("{\"v\":1,\"type\":" + bracket.repeat(700));
      assertThat(reason(eve.await("refused"))).isEqualTo("MALFORMED");
    }
  }

  @Test
  void a_frame_that_is_too_large_is_told_so_and_the_socket_closed() {
    WebSocketPlayer eve = WebSocketPlayer.connect(club);
    eve.send("x".repeat(4097));

    Map<String, Object> refused = eve.await("refused");
    assertThat(reason(refused)).isEqualTo("TOO_LARGE");
    assertThat((String) refused.get("sentence")).contains("4096", "message-bytes");
    assertThat(eve.closeCode()).isEqualTo(1009);

    WebSocketPlayer mallory = WebSocketPlayer.connect(club);
    mallory.sendUnfinished("x".repeat(1_000_000));
    assertThat(mallory.closeCode()).isIn(1009, 1006);
    WebSocketPlayer umlauts = WebSocketPlayer.connect(club);
    umlauts.send("ä".repeat(2049));
    assertThat(reason(umlauts.await("refused"))).isEqualTo("TOO_LARGE");
  }

  @Test
  void a_binary_frame_is_refused() {
    WebSocketPlayer eve = WebSocketPlayer.connect(club);
    eve.sendBinary(new byte[] {1, 2, 3});

    assertThat(reason(eve.await("refused"))).isEqualTo("MALFORMED");
    assertThat(eve.closeCode()).isEqualTo(1003);
  }

  @Test
  void hello_comes_first_and_soon_and_for_one_game() {
    LinkServerForTests.SeatToken white = club.createGame("-", "white");
    LinkServerForTests.SeatToken other = club.createGame("-", "white");
    WebSocketPlayer eve = WebSocketPlayer.connect(club);
    eve.send("rematch", "wanted", true);
    assertThat(reason(eve.await("refused"))).isEqualTo("HELLO_FIRST");
    eve.send("hello", "game", "abcDEF012345", "after", 0, "language", "en");
    assertThat(reason(eve.await("refused"))).isEqualTo("UNKNOWN_GAME");

    WebSocketPlayer anna = WebSocketPlayer.connect(club).hello(white);
    anna.send("hello", "game", other.game(), "after", 0, "language", "en");
    assertThat(reason(anna.await("refused"))).isEqualTo("MALFORMED");
    Limits limits =
        LinkServerForTests.highLimits().with(Limit.HELLO_SECONDS, 10).with(Limit.IDLE_SECONDS, 20);
    try (LinkServerForTests strict =
        LinkServerForTests.start(place.resolve("strict"), time, limits)) {
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
  void who_says_too_much_at_once_is_told_the_limit_and_cut_off() {
    Limits limits = Limits.DEFAULTS.with(Limit.MESSAGES_PER_SECOND, 5);
    try (LinkServerForTests strict =
        LinkServerForTests.start(place.resolve("strict"), time, limits)) {
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
  void all_sockets_of_an_address_together_have_a_limit_too() {
    Limits limits = Limits.DEFAULTS.with(Limit.MESSAGES_PER_SECOND_PER_ADDRESS, 4);
    try (LinkServerForTests strict =
        LinkServerForTests.start(place.resolve("strict"), time, limits)) {
      for (int i = 0; i < 8; i++) {
        admitted(strict);
      }
      WebSocketPlayer last = WebSocketPlayer.connect(strict);
      last.send("beat", "now", 0);
      assertThat((String) last.await("refused").get("sentence"))
          .contains("messages-per-second-per-address");
    }
  }

  /** Somebody whom the server has answered, and so has counted. */
  private static WebSocketPlayer admitted(LinkServerForTests club) {
    WebSocketPlayer player = WebSocketPlayer.connect(club);
    player.send("beat", "now", 0);
    assertThat(reason(player.await("refused"))).isEqualTo("HELLO_FIRST");
    return player;
  }

  @ParameterizedTest
  @CsvSource({"SOCKETS_PER_ADDRESS", "SOCKETS"})
  void there_are_only_so_many_sockets(Limit limit) throws Exception {
    try (LinkServerForTests strict =
        LinkServerForTests.start(place.resolve("strict"), time, Limits.DEFAULTS.with(limit, 3))) {
      WebSocketPlayer first = admitted(strict);
      admitted(strict);
      admitted(strict);
      WebSocketPlayer fourth = WebSocketPlayer.connect(strict);

      Map<String, Object> refused = fourth.await("refused");
      assertThat(reason(refused)).isEqualTo("TOO_MANY_CONNECTIONS");
      assertThat((String) refused.get("sentence")).contains(limit.optionName(), "3");
      assertThat(fourth.closeCode()).isEqualTo(1008);
      first.close();
      assertThat(first.closeCode()).isEqualTo(1000);
      // The server may still count a socket whose end its owner has already seen.
      while (strict.status().webSockets() > 2) {
        TimeUnit.MILLISECONDS.sleep(10);
      }
      admitted(strict);
    }
  }

  @Test
  void a_game_has_only_so_many_spectators_but_always_its_players() {
    Limits limits = LinkServerForTests.highLimits().with(Limit.SPECTATORS_PER_GAME, 2);
    try (LinkServerForTests strict =
        LinkServerForTests.start(place.resolve("strict"), time, limits)) {
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
  void the_page_of_another_site_gets_no_socket() {
    for (String origin : List.of("https://evil.example", "null", "http://127.0.0.1:1", "")) {
      assertThatThrownBy(() -> WebSocketPlayer.connect(club, "Origin", origin))
          .as(origin)
          .hasCauseInstanceOf(WebSocketHandshakeException.class)
          .satisfies(
              e ->
                  assertThat(
                          ((WebSocketHandshakeException) e.getCause()).getResponse().statusCode())
                      .isEqualTo(403));
    }
    WebSocketPlayer own =
        WebSocketPlayer.connect(club, "Origin", "http://127.0.0.1:" + club.port());
    own.send("beat", "now", 0);
    assertThat(reason(own.await("refused"))).isEqualTo("HELLO_FIRST");
  }

  @Test
  void a_slow_reader_is_cut_off_and_resumes() throws Exception {
    Limits limits = LinkServerForTests.highLimits().with(Limit.PENDING_BYTES, 2048);
    try (LinkServerForTests strict =
            LinkServerForTests.start(place.resolve("strict"), time, limits);
        SlowWebSocketClient slow = SlowWebSocketClient.connect(strict)) {
      LinkServerForTests.SeatToken seated = PutOnlineRequests.putOnline(strict, 1500);
      awaitSockets(strict, 1);
      Map<String, Object> hello =
          WebSocketPlayer.message("hello", "game", seated.game(), "after", 0, "language", "en");
      for (int i = 0; i < 200; i++) {
        slow.send(JsonCodec.write(hello));
      }
      awaitSockets(strict, 0);
      assertThat(slow.closeCode()).isIn(1006, 1013);

      WebSocketPlayer again = WebSocketPlayer.connect(strict).watch(seated.game());
      assertThat(again.head()).isEqualTo(1500);
    }
  }

  /** Lets time pass until the server has so many. */
  private void awaitSockets(LinkServerForTests strict, int count) throws InterruptedException {
    while (strict.status().webSockets() != count) {
      time.advance(3000);
      TimeUnit.MILLISECONDS.sleep(10);
    }
  }

  /** Frames made of pieces of real ones: the log stays what the players made it. */
  @Test
  void hostile_frames_never_harm_the_log() {
    int rounds = Integer.getInteger("arbiter.soak", 0) > 0 ? 20_000 : 1500;
    WebSocketPlayer[] players = club.twoPlayers("-");
    String game = club.store().unfinishedGames().get(0);
    players[0].move("e2e4");
    players[1].await("events");
    String before = club.store().load(game).orElseThrow().events().toString();
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
    WebSocketPlayer eve = WebSocketPlayer.connect(club);
    for (int i = 0; i < rounds; i++) {
      eve.send(mangled(frames.get(random.nextInt(frames.size())), random));
    }
    eve.send("{\"v\":1,\"type\":\"hello\",\"game\":\"" + game + "\",\"after\":-5}");
    assertThat(players[1].move("e7e6")).containsEntry("type", "accepted");
    String after = club.store().load(game).orElseThrow().events().toString();
    assertThat(after).startsWith(before.substring(0, before.length() - 1)).contains("e7e6");
    System.out.println(rounds + " hostile frames");
  }

  private static String mangled(String frame, Random random) {
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
