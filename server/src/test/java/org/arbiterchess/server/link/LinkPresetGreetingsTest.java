package org.arbiterchess.server.link;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.arbiterchess.server.store.StoredEvent;
import org.junit.jupiter.api.Test;

/** Tests that players can exchange greetings once both have switched them on. */
class LinkPresetGreetingsTest extends LinkGameTestBase {

  private void switchOn() {
    anna.send("greetings", "on", true);
    awaitGreetings(bo, List.of("white"));
    bo.send("greetings", "on", true);
    awaitGreetings(anna, List.of("white", "black"));
    awaitGreetings(bo, List.of("white", "black"));
  }

  private static void awaitGreetings(WebSocketPlayer player, List<String> sides) {
    Map<String, Object> room = player.await("room");
    while (!sides.equals(room.getOrDefault("greetings", List.of()))) {
      room = player.await("room");
    }
  }

  @Test
  void greetings_are_off_until_both_players_have_switched_them_on() {
    anna.send("greet", "greeting", "HELLO");
    assertThat(anna.await("refused")).containsEntry("reason", "GREETINGS_OFF");
    anna.send("greetings", "on", true);
    awaitGreetings(bo, List.of("white"));
    anna.send("greet", "greeting", "HELLO");
    assertThat(anna.await("refused")).containsEntry("reason", "GREETINGS_OFF");
    bo.send("greetings", "on", true);
    awaitGreetings(anna, List.of("white", "black"));

    anna.send("greet", "greeting", "HELLO");

    for (WebSocketPlayer each : List.of(anna, bo)) {
      assertThat(each.await("greeted"))
          .containsEntry("by", "white")
          .containsEntry("greeting", "HELLO");
    }
    bo.send("greetings", "on", false);
    awaitGreetings(anna, List.of("white"));
    anna.send("greet", "greeting", "HELLO");
    assertThat(anna.await("refused")).containsEntry("reason", "GREETINGS_OFF");
  }

  @Test
  void a_page_that_reconnects_says_again_that_greetings_are_on() {
    switchOn();
    bo.disconnect();
    awaitGreetings(anna, List.of("white"));
    bo = WebSocketPlayer.connect(server);
    bo.send(
        "hello",
        "game",
        black.game(),
        "token",
        black.token(),
        "after",
        0,
        "language",
        "en",
        "greetings",
        true);
    awaitGreetings(anna, List.of("white", "black"));
    bo.send("greet", "greeting", "THANK_YOU");
    assertThat(anna.await("greeted")).containsEntry("greeting", "THANK_YOU");
  }

  @Test
  void spectators_neither_send_nor_see_greetings_and_the_log_does_not_contain_them() {
    switchOn();
    WebSocketPlayer spectator = WebSocketPlayer.connect(server).watch(white.game());
    spectator.send("greetings", "on", true);
    assertThat(spectator.await("refused")).containsEntry("reason", "NOT_YOUR_SEAT");
    spectator.send("greet", "greeting", "HELLO");
    assertThat(spectator.await("refused")).containsEntry("reason", "NOT_YOUR_SEAT");
    anna.send("greet", "greeting", "GOOD_LUCK");
    assertThat(bo.await("greeted")).containsEntry("greeting", "GOOD_LUCK");

    anna.move("e2e4");

    assertThat(spectator.await(List.of("greeted", "events"))).containsEntry("type", "events");
    assertThat(server.store().load(white.game()).orElseThrow().events())
        .extracting(StoredEvent::type)
        .containsExactly("started", "movePlayed");
  }

  @Test
  void a_player_sends_ten_greetings_per_minute_at_most() {
    switchOn();
    for (int i = 0; i < 10; i++) {
      anna.send("greet", "greeting", "HELLO");
      anna.await("greeted");
    }
    anna.send("greet", "greeting", "HELLO");
    assertThat(anna.await("refused"))
        .containsEntry("reason", "TOO_MANY_GREETINGS")
        .containsEntry(
            "sentence",
            "Enough greetings for now: the limit is 10 per minute (greetings-per-minute).");
    bo.send("greet", "greeting", "HELLO");
    assertThat(anna.await("greeted")).containsEntry("by", "black");
    time.advance(60_000);
    anna.send("greet", "greeting", "HELLO");
    assertThat(anna.await("greeted")).containsEntry("by", "white");
  }

  @Test
  void other_words_are_refused() {
    switchOn();
    anna.send("greet", "greeting", "YOU_PLAY_BADLY");
    assertThat(anna.await("refused")).containsEntry("reason", "MALFORMED");
  }
}
