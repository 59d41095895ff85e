package org.arbiterchess.server.room;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.arbiterchess.chess.Color;
import org.arbiterchess.server.protocol.PresetGreeting;
import org.arbiterchess.server.store.ServerMessages;
import org.junit.jupiter.api.Test;

class AnnouncementTest {

  private static final String PAUSED = "{\"v\":1,\"type\":\"paused\",\"at\":1}";
  private static final String RESUMED = "{\"v\":1,\"type\":\"resumed\",\"at\":2}";

  private static void expectRead(Announcement announcement) {
    String message = announcement.message("game");
    assertThat(message.split(" ", 3)[1]).isEqualTo("game");
    assertThat(Announcement.read(message)).contains(announcement);
  }

  @Test
  void messages_survive_encoding_and_decoding() {
    for (List<String> events : List.of(List.<String>of(), List.of(PAUSED, RESUMED))) {
      expectRead(new Announcement.Changed(17, 3, events));
    }
    List<Color> white = List.of(Color.WHITE);
    List<Color> both = List.of(Color.WHITE, Color.BLACK);
    for (boolean replyWanted : new boolean[] {true, false}) {
      expectRead(new Announcement.Attended(white, both, 12, 1763172004955L, replyWanted));
      expectRead(new Announcement.Attended(List.of(Color.BLACK), white, 0, 0, replyWanted));
      expectRead(new Announcement.Attended(both, List.of(), 0, 0, replyWanted));
    }
    expectRead(new Announcement.Greeted(Color.BLACK, PresetGreeting.THANK_YOU));
  }

  @Test
  void values_of_later_versions_are_ignored() {
    assertThat(Announcement.read("attended game [WHITE] [] 12 0 true more"))
        .contains(new Announcement.Attended(List.of(Color.WHITE), List.of(), 12, 0, true));
    assertThat(Announcement.read("changed game 17 3 {\"v\":2, \"type\": \"new\"}"))
        .contains(new Announcement.Changed(17, 3, List.of("{\"v\":2, \"type\": \"new\"}")));
  }

  @Test
  void events_that_are_too_long_for_a_message_are_not_sent() {
    for (String event : List.of("x".repeat(7_000), "ж".repeat(3_500))) {
      assertThat(new Announcement.Changed(17, 3, List.of(event)).message("game"))
          .isEqualTo("changed game 17 3");
    }
    String fits = "x".repeat(ServerMessages.MAX_MESSAGE_BYTES - "changed game 17 3 ".length());
    assertThat(new Announcement.Changed(17, 3, List.of(fits)).message("game")).endsWith(fits);
  }

  @Test
  void unknown_messages_are_ignored() {
    for (String message :
        List.of(
            "",
            "changed",
            "changed game",
            "changed game b c",
            "attended game true true",
            "hello game 1 2",
            "greeted game WHITE X")) {
      assertThat(Announcement.read(message)).as(message).isEmpty();
    }
  }
}
