package org.arbiterchess.server.link;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.arbiterchess.server.store.Store;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Tests putting local games online and deleting expired games. */
@Timeout(60)
class PutGameOnlineTest {

  private static final long DAY = 24 * 3_600_000L;

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

  private static List<Map<String, Object>> twoMoves(long at, String control) {
    return List.of(
        PutOnlineRequests.started(at, control),
        PutOnlineRequests.event("movePlayed", at + 1000, "attempt", "e2e4"),
        PutOnlineRequests.event("movePlayed", at + 5000, "attempt", "e7e5"));
  }

  @Test
  void a_local_game_put_online_waits_for_the_opponent() {
    HttpResponse<String> made =
        PutOnlineRequests.put(server, twoMoves(time.now() - 60_000, "5+0"), "give", "black");
    LinkServerForTests.SeatToken anna = LinkServerForTests.SeatToken.of(made);
    assertThat(anna.seats()).isEqualTo(List.of("white"));
    WebSocketPlayer white = WebSocketPlayer.connect(server).hello(anna);
    assertThat(white.log().get(0)).containsEntry("rulebook", "OVER_THE_BOARD");
    assertThat(white.log().get(3))
        .containsEntry("type", "paused")
        .containsEntry("at", time.now() - 55_000);
    time.advance(3_600_000);
    assertThat(white.move("g1f3")).containsEntry("reason", "WAITING_FOR_OPPONENT");

    WebSocketPlayer black = WebSocketPlayer.connect(server).hello(server.joinGame(anna.game()));

    white.await("events");
    assertThat(white.log().get(4)).containsEntry("type", "resumed").containsEntry("at", time.now());
    assertThat(white.move("g1f3")).containsEntry("type", "accepted");
    black.await("events");
    assertThat(black.log()).isEqualTo(white.log());
  }

  @Test
  void a_device_that_keeps_both_seats_continues_at_once() {
    LinkServerForTests.SeatToken both =
        LinkServerForTests.SeatToken.of(
            PutOnlineRequests.put(server, twoMoves(time.now() - 60_000, "5+0")));
    assertThat(both.seats()).isEqualTo(List.of("white", "black"));
    WebSocketPlayer table = WebSocketPlayer.connect(server).hello(both);

    assertThat(table.log().get(4)).containsEntry("type", "resumed").containsEntry("at", time.now());
    assertThat(table.withSeat("white").move("g1f3")).containsEntry("type", "accepted");
    assertThat(table.withSeat("black").move("b8c6")).containsEntry("type", "accepted");
    assertThat(table.sendCommand("claimAbandoned", "win", true))
        .containsEntry("reason", "OPPONENT_NOT_GONE");
  }

  @Test
  void a_clock_that_is_ahead_of_the_servers_is_moved_back_as_a_whole() {
    LinkServerForTests.SeatToken anna =
        LinkServerForTests.SeatToken.of(
            PutOnlineRequests.put(
                server, twoMoves(time.now() + 3_600_000, "5+0"), "give", "white"));
    WebSocketPlayer player = WebSocketPlayer.connect(server).hello(anna);

    assertThat(player.log().get(2)).containsEntry("at", time.now());
    assertThat(player.log().get(1)).containsEntry("at", time.now() - 4000);
    assertThat(player.log().get(0)).containsEntry("at", time.now() - 5000);
  }

  @Test
  void a_game_keeps_the_rule_for_its_first_increment_when_its_dates_are_moved_back() {
    List<Map<String, Object>> older = twoMoves(time.now() + 3_600_000, "3+2");
    List<Map<String, Object>> newer = new ArrayList<>(older);
    Map<String, Object> started = new LinkedHashMap<>(older.get(0));
    started.put("firstIncrement", "AFTER_MOVE");
    newer.set(0, started);

    LinkServerForTests.SeatToken then =
        LinkServerForTests.SeatToken.of(PutOnlineRequests.put(server, older));
    LinkServerForTests.SeatToken now =
        LinkServerForTests.SeatToken.of(PutOnlineRequests.put(server, newer));

    assertThat(WebSocketPlayer.connect(server).hello(then).log().get(0))
        .doesNotContainKey("firstIncrement");
    assertThat(WebSocketPlayer.connect(server).hello(now).log().get(0))
        .containsEntry("firstIncrement", "AFTER_MOVE");
    assertThat(server.get("/api/games/" + then.game() + "/pgn").body())
        .contains("e4 {[%clk 0:03:00]}");
    assertThat(server.get("/api/games/" + now.game() + "/pgn").body())
        .contains("e4 {[%clk 0:03:02]}");
  }

  @Test
  void a_strict_game_cannot_be_put_online() {
    Map<String, Object> started =
        new LinkedHashMap<>(PutOnlineRequests.started(time.now() - 60_000, "5+3"));
    started.put("firstIncrement", "INCLUDED");
    started.put("mode", "STRICT");
    HttpResponse<String> refused =
        PutOnlineRequests.put(
            server,
            List.of(started, PutOnlineRequests.event("clockStarted", time.now() - 50_000)),
            "give",
            "black");

    assertThat(refused.statusCode()).isEqualTo(400);
    assertThat(LinkServerForTests.tree(refused))
        .containsEntry("reason", "STRICT_ONLY_OVER_THE_BOARD")
        .containsEntry(
            "sentence",
            "Strict play is only for games in person. Games by link accept only legal moves.");
    assertThat(server.store().unfinishedGames()).isEmpty();
  }

  @Test
  void an_invalid_log_is_refused() {
    Map<String, Object> started = PutOnlineRequests.started(0, "-");
    List<List<Map<String, Object>>> logs =
        List.of(
            List.of(),
            List.of(PutOnlineRequests.event("movePlayed", 0, "attempt", "e2e4")),
            List.of(started, started),
            List.of(started, PutOnlineRequests.event("movePlayed", 0, "attempt", "e2e5")),
            List.of(started, PutOnlineRequests.event("takenBack", 0, "plies", 2)));
    for (List<Map<String, Object>> log : logs) {
      HttpResponse<String> refused = PutOnlineRequests.put(server, log);
      assertThat(refused.statusCode()).as(log.toString()).isEqualTo(400);
      assertThat(LinkServerForTests.tree(refused)).containsEntry("reason", "MALFORMED");
    }
    assertThat(server.store().unfinishedGames()).isEmpty();
  }

  @Test
  void a_result_that_was_being_decided_is_settled() {
    Map<String, Object> outcome =
        Map.of("ending", "FLAG", "result", "BEING_DECIDED", "article", "6.9", "fallen", "white");
    List<Map<String, Object>> log =
        List.of(
            PutOnlineRequests.started(0, "-"),
            PutOnlineRequests.event("ended", 5, "outcome", outcome));
    LinkServerForTests.SeatToken both =
        LinkServerForTests.SeatToken.of(PutOnlineRequests.put(server, log));

    WebSocketPlayer spectator = WebSocketPlayer.connect(server).watch(both.game());
    assertThat(spectator.log(3).get(2)).containsEntry("type", "settled");
    assertThat(LinkServerForTests.tree(server.get("/api/games/" + both.game())))
        .containsEntry("score", "0-1");
    assertThat(server.store().unfinishedGames()).isEmpty();
  }

  // Expiry --------------------------------------------------------------------------------------

  /** The server keeps games for one day and deletes expired ones once a day. */
  @Test
  void a_game_expires_the_configured_time_after_its_last_event() throws Exception {
    LinkServerForTests.SeatToken old = server.createGame("-", "white");
    time.advance(DAY);
    WebSocketPlayer[] players = server.twoPlayers("-");
    players[0].move("e2e4");
    String young =
        server.store().unfinishedGames().stream()
            .filter(id -> !id.equals(old.game()))
            .findFirst()
            .get();

    time.advance(DAY - 1);
    assertThat(server.get("/" + old.game()).statusCode()).isEqualTo(200);
    time.advance(1);
    awaitDeleted(old.game());

    assertThat(server.get("/" + old.game()).statusCode()).isEqualTo(404);
    assertThat(server.get("/api/games/" + young).statusCode()).isEqualTo(200);
    server.stop();
    time.advance(2 * DAY);
    server.restart();
    awaitDeleted(young);
  }

  @Test
  void clients_of_a_deleted_game_are_told() throws Exception {
    WebSocketPlayer spectator =
        WebSocketPlayer.connect(server).watch(server.createGame("-", "white").game());

    time.advance(2 * DAY);

    Map<String, Object> refused = spectator.await("refused");
    assertThat(refused).containsEntry("reason", "UNKNOWN_GAME");
  }

  /** The server deletes a game from the store first and closes its room afterwards. */
  private void awaitDeleted(String game) throws Exception {
    Store store = server.store();
    for (int tries = 0; store.exists(game) && tries < 1000; tries++) {
      TimeUnit.MILLISECONDS.sleep(10);
    }
    assertThat(store.exists(game)).isFalse();
    for (int tries = 0; gameStatus(game) == 200 && tries < 100; tries++) {
      TimeUnit.MILLISECONDS.sleep(100);
    }
    assertThat(gameStatus(game)).isEqualTo(404);
  }

  private int gameStatus(String game) throws Exception {
    return server.get("/api/games/" + game).statusCode();
  }
}
