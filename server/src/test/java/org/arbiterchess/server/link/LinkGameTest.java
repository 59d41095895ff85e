package org.arbiterchess.server.link;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Tests a game between two players with a spectator over real WebSockets. */
@Timeout(60)
class LinkGameTest {

  @TempDir Path tempDir;

  private LinkServerForTests server;

  @BeforeEach
  void open() {
    server = LinkServerForTests.start(tempDir);
  }

  @AfterEach
  void close() {
    server.close();
  }

  @Test
  void two_players_play_to_checkmate_while_a_spectator_watches() {
    WebSocketPlayer[] players = server.twoPlayers("5+3");
    String game = (String) players[0].log().get(0).get("type");
    assertThat(game).isEqualTo("started");

    String[] moves = {"f2f3", "e7e5", "g2g4", "d8h4"};
    for (int i = 0; i < moves.length; i++) {
      WebSocketPlayer mover = players[i % 2];
      Map<String, Object> answer = mover.move(moves[i]);
      assertThat(answer).as(moves[i]).containsEntry("type", "accepted");
      assertThat(answer).containsEntry("seq", mover.head());
      players[1 - i % 2].await("events");
    }

    assertThat(players[0].log()).isEqualTo(players[1].log()).hasSize(6);
    assertThat(players[0].log().get(5).get("outcome"))
        .isEqualTo(Map.of("ending", "CHECKMATE", "result", "BLACK_WINS", "article", "5.1.1"));
    assertThat(players[0].move("a2a3")).containsEntry("reason", "GAME_OVER");
  }

  @Test
  void nobody_moves_while_a_seat_is_free() {
    LinkServerForTests.SeatToken white = server.createGame("-", "white");
    WebSocketPlayer anna = WebSocketPlayer.connect(server).hello(white);

    assertThat(anna.move("e2e4")).containsEntry("reason", "WAITING_FOR_OPPONENT");

    LinkServerForTests.SeatToken black = server.joinGame(white.game());
    assertThat(black.seats()).isEqualTo(List.of("black"));
    assertThat(anna.await("room").get("black").toString()).contains("name=Bo", "away");
    assertThat(anna.move("e2e4")).containsEntry("type", "accepted");
  }

  @Test
  void an_illegal_move_is_refused_to_its_player_alone() {
    WebSocketPlayer[] players = server.twoPlayers("-");

    Map<String, Object> answer = players[0].move("e2e5");
    assertThat(answer).containsEntry("type", "refused").containsEntry("article", "3.7");
    assertThat(players[0].move("e2e4")).containsEntry("type", "accepted");

    assertThat(players[1].await(List.of("events", "refused"))).containsEntry("type", "events");
  }
}
