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

/** Commands that race, come twice, or come late. */
@Timeout(60)
class DuplicateCommandsTest {

  @TempDir Path place;

  private LinkServerForTests club;
  private LinkServerForTests.SeatToken white;
  private LinkServerForTests.SeatToken black;

  @BeforeEach
  void open() {
    club = LinkServerForTests.start(place);
    white = club.createGame("5+3", "white");
    black = club.joinGame(white.game());
  }

  @AfterEach
  void close() {
    club.close();
  }

  private List<StoredEvent> stored() {
    return club.store().load(white.game()).orElseThrow().events();
  }

  @Test
  void a_command_sent_twice_is_played_once_and_answered_twice() {
    WebSocketPlayer anna = WebSocketPlayer.connect(club).hello(white);
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
  void even_after_the_server_was_killed_it_is_the_same_answer() {
    WebSocketPlayer anna = WebSocketPlayer.connect(club).hello(white);
    Map<String, Object> command = anna.command("move", "attempt", "e2e4");
    Map<String, Object> first = anna.sendCommand(command);
    club.crash();
    club.restart();

    WebSocketPlayer again = WebSocketPlayer.connect(club).hello(white);
    again.send("command", "after", 1, "command", command);
    Map<String, Object> second = again.await(List.of("accepted", "refused", "stale"));

    first.remove("now");
    second.remove("now");
    assertThat(second).isEqualTo(first);
  }

  @Test
  void the_same_id_from_the_other_seat_is_another_command() {
    WebSocketPlayer anna = WebSocketPlayer.connect(club).hello(white);
    WebSocketPlayer bo = WebSocketPlayer.connect(club).hello(black);
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

    club.crash();
    club.restart();
    assertThat(WebSocketPlayer.connect(club).hello(white).sendCommand(first))
        .containsEntry("seq", 2);
    assertThat(WebSocketPlayer.connect(club).hello(black).sendCommand(reply))
        .containsEntry("seq", 3);
    assertThat(WebSocketPlayer.connect(club).hello(white).sendCommand(offer))
        .containsEntry("seq", 4);
  }

  /** As events were stored before they told the seat. */
  @Test
  void a_log_that_tells_no_seats_answers_whoever_asks_again() {
    long now = System.currentTimeMillis();
    String body =
        "{\"v\":1,\"type\":\"ended\",\"at\":"
            + now
            + ",\"outcome\":{\"ending\":\"ABORTED\",\"result\":\"NONE\",\"article\":\"5\"},\"command\":\"old\"}";
    assertThat(
            club.store()
                .append(white.game(), 1, List.of(new StoredEvent(now, "ended", body)))
                .join())
        .isTrue();
    WebSocketPlayer bo = WebSocketPlayer.connect(club).hello(black);

    Map<String, Object> again = bo.command("abort");
    again.put("id", "old");
    assertThat(bo.sendCommand(again)).containsEntry("type", "accepted").containsEntry("seq", 2);
  }

  @Test
  void a_command_made_without_knowing_the_last_events_is_stale() {
    WebSocketPlayer anna = WebSocketPlayer.connect(club).hello(white);
    WebSocketPlayer bo = WebSocketPlayer.connect(club).hello(black);
    anna.move("e2e4");

    bo.send("command", "after", 1, "command", bo.command("resign"));

    Map<String, Object> stale = bo.await(List.of("accepted", "refused", "stale"));
    assertThat(stale).containsEntry("type", "stale").containsEntry("after", 1);
    assertThat(stale.get("events").toString()).contains("e2e4");
    assertThat(bo.move("e7e5")).containsEntry("type", "accepted");
  }

  @Test
  void a_page_that_knows_more_than_there_is_gets_the_whole_log() {
    WebSocketPlayer anna = WebSocketPlayer.connect(club);
    anna.send("hello", "game", white.game(), "token", white.token(), "after", 7, "language", "en");
    Map<String, Object> welcome = anna.await("welcome");

    assertThat(welcome).containsEntry("after", 0);
    assertThat((List<?>) welcome.get("events")).hasSize(1);

    anna.send("command", "after", 9, "command", anna.withSeat("white").command("abort"));
    assertThat(anna.await("stale")).containsEntry("after", 0);
  }

  @Test
  void of_two_commands_that_race_one_is_played_and_the_other_is_stale() throws Exception {
    List<String> kinds = new ArrayList<>();
    WebSocketPlayer anna = WebSocketPlayer.connect(club).hello(white);
    WebSocketPlayer twin = WebSocketPlayer.connect(club).hello(white);
    WebSocketPlayer bo = WebSocketPlayer.connect(club).hello(black);
    String[][] moves = {{"e2e4", "d2d4"}, {"e7e5", "d7d5"}};
    for (int ply = 0; ply < 2; ply++) {
      WebSocketPlayer one = ply == 0 ? anna : bo;
      WebSocketPlayer other = ply == 0 ? twin : WebSocketPlayer.connect(club).hello(black);
      int head = one.head();
      Thread racing =
          new Thread(() -> say(other, head, other.command("move", "attempt", moves[0][1])));
      if (ply == 1) {
        racing = new Thread(() -> say(other, head, other.command("move", "attempt", moves[1][1])));
      }
      racing.start();
      say(one, head, one.command("move", "attempt", moves[ply][0]));
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

  private static void say(WebSocketPlayer player, int after, Map<String, Object> command) {
    player.send("command", "after", after, "command", command);
  }

  @Test
  void two_sockets_with_one_token_are_one_seat() {
    WebSocketPlayer anna = WebSocketPlayer.connect(club).hello(white);
    WebSocketPlayer twin = WebSocketPlayer.connect(club).hello(white);

    anna.move("e2e4");

    assertThat(twin.await("events").get("events").toString()).contains("e2e4");
    anna.disconnect();
    assertThat(twin.sendCommand("offerDraw")).containsEntry("reason", "BOTH_MUST_HAVE_MOVED");
  }

  @Test
  void what_somebody_else_stored_meanwhile_is_found_and_decided_upon_again() {
    WebSocketPlayer anna = WebSocketPlayer.connect(club).hello(white);
    String elsewhere =
        "{\"v\":1,\"type\":\"movePlayed\",\"at\":"
            + System.currentTimeMillis()
            + ",\"attempt\":\"d2d4\",\"command\":\"77aa88bb99cc00dd\"}";
    StoredEvent event = new StoredEvent(System.currentTimeMillis(), "movePlayed", elsewhere);
    assertThat(club.store().append(white.game(), 1, List.of(event)).join()).isTrue();

    Map<String, Object> answer = anna.move("e2e4");

    assertThat(answer).containsEntry("type", "stale");
    assertThat(answer.get("events").toString()).contains("d2d4");
    assertThat(stored()).hasSize(2);
  }

  @Test
  void a_page_resumes_with_what_it_missed() {
    WebSocketPlayer anna = WebSocketPlayer.connect(club).hello(white);
    WebSocketPlayer bo = WebSocketPlayer.connect(club).hello(black);
    anna.move("e2e4");
    bo.await("events");
    bo.disconnect();
    anna.sendCommand("resign");

    WebSocketPlayer again = WebSocketPlayer.connect(club);
    again.send("hello", "game", black.game(), "token", black.token(), "after", 2, "language", "de");
    Map<String, Object> welcome = again.await(List.of("welcome", "refused"));

    assertThat(welcome).containsEntry("after", 2).containsEntry("seats", List.of("black"));
    assertThat(welcome.get("events").toString()).contains("RESIGNATION");
  }
}
