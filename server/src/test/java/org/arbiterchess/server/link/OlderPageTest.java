package org.arbiterchess.server.link;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.arbiterchess.server.json.JsonTreeCodec;
import org.junit.jupiter.api.Test;

/** Tests how the server treats a page of another protocol version, such as one from a cache. */
class OlderPageTest extends LinkGameTestBase {

  private static Map<String, Object> hello(LinkServerForTests.SeatToken seat) {
    return WebSocketPlayer.message(
        "hello", "game", seat.game(), "token", seat.token(), "after", 0, "language", "en");
  }

  private WebSocketPlayer say(Map<String, Object> hello) {
    WebSocketPlayer player = WebSocketPlayer.connect(server);
    player.send(JsonTreeCodec.write(hello));
    return player;
  }

  @Test
  void it_is_asked_to_reload_and_the_game_goes_on() {
    for (int version : new int[] {1, 3}) {
      Map<String, Object> hello = hello(black);
      hello.put("protocol", version);
      WebSocketPlayer other = say(hello);
      assertThat(other.await("refused"))
          .containsEntry("reason", "RELOAD_PAGE")
          .containsEntry(
              "sentence",
              "Arbiter has been updated. Please reload this page: your move is saved, and the game"
                  + " continues where it left off.")
          .doesNotContainKey("id");
      assertThat(other.closeCode()).isEqualTo(1013);
      assertThat(other.received()).noneMatch(message -> message.get("type").equals("welcome"));
    }
    assertThat(anna.move("e2e4")).containsEntry("type", "accepted");
    bo.await("events");
    assertThat(bo.move("e7e5")).containsEntry("type", "accepted");
  }

  @Test
  void a_client_that_states_no_version_is_welcome() {
    Map<String, Object> hello = hello(black);
    hello.remove("protocol");
    assertThat(say(hello).await("welcome")).containsEntry("protocol", 2);
  }
}
