package org.arbiterchess.server.link;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.arbiterchess.server.store.StoredEvent;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Tests how the server handles concurrent, repeated and late commands. */
@Timeout(60)
class DuplicateCommandsTest {

  @TempDir Path tempDir;

  private LinkServerForTests server;
  private LinkServerForTests.SeatToken white;
  private LinkServerForTests.SeatToken black;

  @BeforeEach
  void open() {
    server = LinkServerForTests.start(tempDir);
    white = server.createGame("5+3", "white");
    black = server.joinGame(white.game());
  }

  @AfterEach
  void close() {
    server.close();
  }

  private List<StoredEvent> stored() {
    return server.store().load(white.game()).orElseThrow().events();
  }

  @Test
  void a_repeated_command_is_executed_once_and_answered_twice() {
    WebSocketPlayer anna = WebSocketPlayer.connect(server).hello(white);
    Map<String, Object> command = anna.command("move", "attempt", "e2e4");

    anna.send("command", "after", 1, "command", command);
    anna.send("command", "after", 1, "command", command);

    Map<String, Object> first = anna.await("accepted");
    Map<String, Object> second = anna.await("accepted");
    first.remove("now");
    second.remove("now");
    assertThat(second).isEqualTo(first).containsEntry("seq", 2);
    assertThat(stored()).hasSize(2);
  }

  @Test
  void the_response_is_the_same_after_a_crash() {
    WebSocketPlayer anna = WebSocketPlayer.connect(server).hello(white);
    Map<String, Object> command = anna.command("move", "attempt", "e2e4");
    Map<String, Object> first = anna.sendCommand(command);
    server.crash();
    server.restart();

    WebSocketPlayer again = WebSocketPlayer.connect(server).hello(white);
    again.send("command", "after", 1, "command", command);
    Map<String, Object> second = again.await(List.of("accepted", "refused", "stale"));

    first.remove("now");
    second.remove("now");
    assertThat(second).isEqualTo(first);
  }

  @Test
  void the_same_id_from_the_other_seat_is_another_command() {
    WebSocketPlayer anna = WebSocketPlayer.connect(server).hello(white);
    WebSocketPlayer bo = WebSocketPlayer.connect(server).hello(black);
    Map<String, Object> first = anna.command("move", "attempt", "e2e4");
    first.put("id", "same");
    Map<String, Object> reply = bo.command("move", "attempt", "e7e5");
    reply.put("id", "same");
    anna.sendCommand(first);
    bo.log(2);

    Map<String, Object> answer = bo.sendCommand(reply);
    assertThat(answer).containsEntry("type", "accepted").containsEntry("seq", 3);
    assertThat(answer.get("events").toString()).contains("e7e5").doesNotContain("e2e4");
    anna.log(3);
    Map<String, Object> offer = anna.command("offerDraw");
    offer.put("id", "offer");
    assertThat(anna.sendCommand(offer)).containsEntry("seq", 4);
    Map<String, Object> resign = bo.command("resign");
    resign.put("id", "offer");
    bo.log(4);
    assertThat(bo.sendCommand(resign).get("events").toString()).contains("RESIGNATION");

    server.crash();
    server.restart();
    assertThat(WebSocketPlayer.connect(server).hello(white).sendCommand(first))
        .containsEntry("seq", 2);
    assertThat(WebSocketPlayer.connect(server).hello(black).sendCommand(reply))
        .containsEntry("seq", 3);
    assertThat(WebSocketPlayer.connect(server).hello(white).sendCommand(offer))
        .containsEntry("seq", 4);
  }

  /** Uses an event without a seat, as stored by earlier versions. */
  @Test
  void a_log_without_seats_answers_a_repeated_command() {
    long now = System.currentTimeMillis();
    String body =
        "{\"v\":1,\"type\":\"ended\",\"at\":"
            + now
            + ",\"outcome\":{\"ending\":\"ABORTED\",\"result\":\"NONE\",\"article\":\"5\"},\"command\":\"old\"}";
    assertThat(
            server
                .store()
                .append(white.game(), 1, List.of(new StoredEvent(now, "ended", body)))
                .join())
        .isTrue();
    WebSocketPlayer bo = WebSocketPlayer.connect(server).hello(black);

    Map<String, Object> again = bo.command("abort");
    again.put("id", "old");
    assertThat(bo.sendCommand(again)).containsEntry("type", "accepted").containsEntry("seq", 2);
  }

  @Test
  void a_command_sent_without_the_latest_events_is_stale() {
    WebSocketPlayer anna = WebSocketPlayer.connect(server).hello(white);
    WebSocketPlayer bo = WebSocketPlayer.connect(server).hello(black);
    anna.move("e2e4");

    bo.send("command", "after", 1, "command", bo.command("resign"));

    Map<String, Object> stale = bo.await(List.of("accepted", "refused", "stale"));
    assertThat(stale).containsEntry("type", "stale").containsEntry("after", 1);
    assertThat(stale.get("events").toString()).contains("e2e4");
    assertThat(bo.move("e7e5")).containsEntry("type", "accepted");
  }

  @Test
  void a_client_with_too_many_events_gets_the_whole_log() {
    WebSocketPlayer anna = WebSocketPlayer.connect(server);
    anna.send("hello", "game", white.game(), "token", white.token(), "after", 7, "language", "en");
    Map<String, Object> welcome = anna.await("welcome");

    assertThat(welcome).containsEntry("after", 0);
    assertThat((List<?>) welcome.get("events")).hasSize(1);

    anna.send("command", "after", 9, "command", anna.withSeat("white").command("abort"));
    assertThat(anna.await("stale")).containsEntry("after", 0);
  }

  @Test
  void of_two_concurrent_commands_one_is_executed_and_the_other_is_stale() throws Exception {
    List<String> kinds = new ArrayList<>();
    WebSocketPlayer anna = WebSocketPlayer.connect(server).hello(white);
    WebSocketPlayer twin = WebSocketPlayer.connect(server).hello(white);
    WebSocketPlayer bo = WebSocketPlayer.connect(server).hello(black);
    String[][] moves = {{"e2e4", "d2d4"}, {"e7e5", "d7d5"}};
    for (int ply = 0; ply < 2; ply++) {
      WebSocketPlayer one = ply == 0 ? anna : bo;
      WebSocketPlayer other = ply == 0 ? twin : WebSocketPlayer.connect(server).hello(black);
      int head = one.head();
      Thread racing =
          new Thread(() -> sendCommand(other, head, other.command("move", "attempt", moves[0][1])));
      if (ply == 1) {
        racing =
            new Thread(
                () -> sendCommand(other, head, other.command("move", "attempt", moves[1][1])));
      }
      racing.start();
      sendCommand(one, head, one.command("move", "attempt", moves[ply][0]));
      racing.join();
      for (WebSocketPlayer player : List.of(one, other)) {
        kinds.add((String) player.await(List.of("accepted", "refused", "stale")).get("type"));
      }
      while (bo.head() < head + 1) {
        bo.await("events");
      }
    }
    assertThat(kinds).containsExactlyInAnyOrder("accepted", "stale", "accepted", "stale");
    assertThat(stored()).hasSize(3);
  }

  private static void sendCommand(WebSocketPlayer player, int after, Map<String, Object> command) {
    player.send("command", "after", after, "command", command);
  }

  @Test
  void two_connections_with_one_token_share_a_seat() {
    WebSocketPlayer anna = WebSocketPlayer.connect(server).hello(white);
    WebSocketPlayer twin = WebSocketPlayer.connect(server).hello(white);

    anna.move("e2e4");

    assertThat(twin.await("events").get("events").toString()).contains("e2e4");
    anna.disconnect();
    assertThat(twin.sendCommand("offerDraw")).containsEntry("reason", "BOTH_MUST_HAVE_MOVED");
  }

  @Test
  void a_conflict_in_the_store_reloads_the_log_and_decides_again() {
    WebSocketPlayer anna = WebSocketPlayer.connect(server).hello(white);
    String elsewhere =
        "{\"v\":1,\"type\":\"movePlayed\",\"at\":"
            + System.currentTimeMillis()
            + ",\"attempt\":\"d2d4\",\"command\":\"77aa88bb99cc00dd\"}";
    StoredEvent event = new StoredEvent(System.currentTimeMillis(), "movePlayed", elsewhere);
    assertThat(server.store().append(white.game(), 1, List.of(event)).join()).isTrue();

    Map<String, Object> answer = anna.move("e2e4");

    assertThat(answer).containsEntry("type", "stale");
    assertThat(answer.get("events").toString()).contains("d2d4");
    assertThat(stored()).hasSize(2);
  }

  @Test
  void a_client_resumes_with_the_missed_events() {
    WebSocketPlayer anna = WebSocketPlayer.connect(server).hello(white);
    WebSocketPlayer bo = WebSocketPlayer.connect(server).hello(black);
    anna.move("e2e4");
    bo.await("events");
    bo.disconnect();
    anna.sendCommand("resign");

    WebSocketPlayer again = WebSocketPlayer.connect(server);
    again.send("hello", "game", black.game(), "token", black.token(), "after", 2, "language", "de");
    Map<String, Object> welcome = again.await(List.of("welcome", "refused"));

    assertThat(welcome).containsEntry("after", 2).containsEntry("seats", List.of("black"));
    assertThat(welcome.get("events").toString()).contains("RESIGNATION");
  }
}
