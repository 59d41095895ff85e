package org.arbiterchess.server.link;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * Tests how the server treats a page that uses the first protocol version. The page receives only
 * messages it can read, and is asked to reload once its move is saved. {@code
 * web/test/link/olderPage.test.ts} tests how the page reacts.
 */
class OlderPageTest extends LinkGameTestBase {

  /** The types of message that the server sends in the first protocol version. */
  private static final Set<String> MESSAGES =
      Set.of("welcome", "events", "accepted", "refused", "stale", "room", "beat");

  private static final Set<String> EVENTS =
      Set.of(
          "started",
          "movePlayed",
          "drawOffered",
          "drawDeclined",
          "drawClaimed",
          "takebackAsked",
          "takebackDeclined",
          "takenBack",
          "paused",
          "resumed",
          "clockSet",
          "ended",
          "settled");

  @Override
  void sayHello(WebSocketPlayer player, LinkServerForTests.SeatToken seat) {
    player.helloOfOlderPage(seat);
    player.await("welcome");
  }

  private static Map<String, Object> awaitRefusal(WebSocketPlayer player) {
    Map<String, Object> refused = player.await("refused");
    assertThat(refused)
        .containsEntry("reason", "RELOAD_PAGE")
        .containsEntry(
            "sentence",
            "Arbiter has been updated. Please reload this page: your move is saved, and the game"
                + " continues where it left off.")
        .doesNotContainKey("id");
    assertThat(player.closeCode()).isEqualTo(1013);
    return refused;
  }

  @Test
  void it_is_asked_to_reload_after_its_own_move_was_acknowledged() {
    anna.move("e2e4");
    assertThat(bo.await(List.of("events", "refused"))).containsEntry("type", "events");
    assertThat(bo.move("e7e5")).containsEntry("type", "accepted");
    awaitRefusal(bo);
    assertThat(anna.log(3)).hasSize(3);
  }

  @Test
  void it_is_refused_for_five_seconds_and_can_then_play_on() {
    anna.move("e2e4");
    bo.await("events");
    bo.move("e7e5");
    awaitRefusal(bo);
    time.advance(4_999);
    awaitRefusal(WebSocketPlayer.connect(server).helloOfOlderPage(black));
    time.advance(1);

    WebSocketPlayer again = WebSocketPlayer.connect(server).helloOfOlderPage(black);
    again.await("welcome");
    anna.await("events");
    anna.move("g1f3");
    again.await("events");
    assertThat(again.move("b8c6")).containsEntry("type", "accepted");
    anna.await("events");
    anna.move("f1b5");
    assertThat(again.await(List.of("events", "refused"))).containsEntry("type", "events");
  }

  @Test
  void the_reloaded_page_is_welcome_at_once() {
    anna.move("e2e4");
    bo.await("events");
    bo.move("e7e5");
    awaitRefusal(bo);
    WebSocketPlayer reloaded = WebSocketPlayer.connect(server).hello(black);
    assertThat(reloaded.log()).hasSize(3);
    anna.await("events");
    anna.move("g1f3");
    assertThat(reloaded.await(List.of("events", "refused"))).containsEntry("type", "events");
  }

  @Test
  void a_spectator_is_asked_after_any_move() {
    WebSocketPlayer spectator = WebSocketPlayer.connect(server);
    spectator.send(
        "{\"v\":1,\"type\":\"hello\",\"game\":\""
            + white.game()
            + "\",\"after\":0,\"language\":\"en\"}");
    spectator.await("welcome");
    anna.move("e2e4");
    assertThat(spectator.await(List.of("events", "refused"))).containsEntry("type", "events");
    awaitRefusal(spectator);
  }

  @Test
  void it_gets_only_messages_and_events_that_it_can_read() {
    List<Map<String, Object>> received = new ArrayList<>();
    anna.send("greetings", "on", true);
    received.add(bo.await("room"));
    bo.send("greetings", "on", true);
    while (!anna.await("room").toString().contains("greetings=[white, black]")) {
      assertThat(received).isNotEmpty();
    }
    anna.send("greet", "greeting", "HELLO");
    anna.await("greeted");
    anna.sendCommand("giveTime");
    anna.move("e2e4");
    List<String> all = new ArrayList<>(MESSAGES);
    all.add("greeted");
    do {
      received.add(bo.await(all));
    } while (bo.head() < 3);

    assertThat(received).extracting(message -> message.get("type")).isSubsetOf(MESSAGES);
    assertThat(bo.log()).extracting(event -> event.get("type")).isSubsetOf(EVENTS);
    assertThat(bo.log().get(1)).containsEntry("type", "clockSet").containsEntry("millis", 195_000);
  }
}
