package org.arbiterchess.server.link;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Tests results that require a background search. */
@Timeout(60)
class LinkWinnabilityTest {

  private static final long MINUTE = 60_000;

  /** After Rb3-b1, White must take the rook. From then on, only White can checkmate. */
  private static final String ROOK_MUST_BE_TAKEN = "7k/8/8/8/7P/1r6/P7/K7 b - - 0 1";

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

  /**
   * Connects White and Black to a game that starts from the given position, with three minutes
   * each.
   */
  private WebSocketPlayer[] twoPlayersAt(String fen) {
    Map<String, Object> create =
        new LinkedHashMap<>(LinkServerForTests.createRequest("3+2", "white", "Anna"));
    create.put("fen", fen);
    LinkServerForTests.SeatToken white =
        LinkServerForTests.SeatToken.of(server.post("/api/games", create));
    LinkServerForTests.SeatToken black = server.joinGame(white.game());
    return new WebSocketPlayer[] {
      WebSocketPlayer.connect(server).hello(white), WebSocketPlayer.connect(server).hello(black),
    };
  }

  private static Object outcome(Map<String, Object> event, String key) {
    return ((Map<?, ?>) event.get("outcome")).get(key);
  }

  @Test
  void after_a_flag_the_result_is_being_decided_and_then_settled() {
    WebSocketPlayer[] players = server.twoPlayers("3+2");
    players[0].move("e2e4");
    players[1].await("events");

    time.advance(4 * MINUTE);

    for (WebSocketPlayer player : players) {
      List<Map<String, Object>> log = player.log(4);
      assertThat(outcome(log.get(2), "result")).isEqualTo("BEING_DECIDED");
      assertThat(log.get(3)).containsEntry("type", "settled");
      assertThat(outcome(log.get(3), "result")).isEqualTo("WHITE_WINS");
    }
  }

  @Test
  void a_flag_is_a_draw_if_only_a_search_finds_that_nobody_could_have_lost() {
    WebSocketPlayer[] players = twoPlayersAt(ROOK_MUST_BE_TAKEN);
    players[1].move("b3b1");

    time.advance(4 * MINUTE);

    Map<String, Object> settled = players[0].log(4).get(3);
    assertThat(outcome(settled, "result")).isEqualTo("DRAW");
    assertThat(outcome(settled, "why")).isEqualTo("VERDICT");
  }

  @Test
  void a_dead_position_found_by_the_search_ends_the_game() {
    WebSocketPlayer[] players = twoPlayersAt("7k/8/8/8/8/8/7r/K7 b - - 0 1");

    players[1].move("h2b2");

    Map<String, Object> ended = players[0].log(3).get(2);
    assertThat(outcome(ended, "ending")).isEqualTo("DEAD_POSITION");
    assertThat(players[1].log(3)).isEqualTo(players[0].log());
  }

  @Test
  void a_game_left_being_decided_is_settled_after_a_restart() {
    Map<String, Object> open =
        Map.of("ending", "FLAG", "result", "BEING_DECIDED", "article", "6.9", "fallen", "white");
    List<Map<String, Object>> log =
        List.of(
            PutOnlineRequests.started(0, "-"),
            PutOnlineRequests.event("ended", 5, "outcome", open));
    String game = LinkServerForTests.SeatToken.of(PutOnlineRequests.put(server, log)).game();
    // A server that is slow to start may still find this game and settle it now.
    server.crash();

    server.restart();

    Map<String, Object> settled = WebSocketPlayer.connect(server).watch(game).log(3).get(2);
    assertThat(outcome(settled, "result")).isEqualTo("BLACK_WINS");
    assertThat(server.store().unfinishedGames()).isEmpty();
  }
}
