package org.arbiterchess.server.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import org.arbiterchess.chess.Color;
import org.arbiterchess.server.protocol.PresetGreeting;
import org.arbiterchess.server.room.Cluster;
import org.arbiterchess.server.room.GameChangeAnnouncement;
import org.arbiterchess.server.room.ServerPresenceReport;
import org.arbiterchess.server.store.ServerMessages;
import org.junit.jupiter.api.Test;

class ClusterMessageTest {

  private static final String PAUSED = "{\"v\":1,\"type\":\"paused\",\"at\":1}";
  private static final String RESUMED = "{\"v\":1,\"type\":\"resumed\",\"at\":2}";

  /** What a message from server "a" tells the listener. */
  private static List<Object> told(String message) {
    List<Object> told = new ArrayList<>();
    ClusterMessage.decode("a", message)
        .accept(
            new Cluster.ClusterListener() {
              @Override
              public void onGameChanged(String game, GameChangeAnnouncement change) {
                told.addAll(List.of(game, change));
              }

              @Override
              public void onPresenceReported(
                  String game, String node, ServerPresenceReport report, boolean replyWanted) {
                told.addAll(List.of(game, node, report, replyWanted));
              }

              @Override
              public void onGreeting(String game, Color by, PresetGreeting greeting) {
                told.addAll(List.of(game, by, greeting));
              }

              @Override
              public void onAnnouncementsMissed() {
                throw new AssertionError();
              }

              @Override
              public void onNodeLost(String node, long since) {
                throw new AssertionError();
              }

              @Override
              public void onNodesGone(OptionalLong since) {
                throw new AssertionError();
              }
            });
    return told;
  }

  @Test
  void messages_survive_encoding_and_decoding() {
    for (List<String> events : List.of(List.<String>of(), List.of(PAUSED, RESUMED))) {
      GameChangeAnnouncement change = new GameChangeAnnouncement(17, 3, events);
      assertThat(told(ClusterMessage.changed("game", change))).containsExactly("game", change);
    }
    for (ServerPresenceReport report :
        List.of(
            new ServerPresenceReport(true, false, 12, false, true, 1763172004955L),
            new ServerPresenceReport(false, true, 0, true, false, 0))) {
      for (boolean replyWanted : new boolean[] {true, false}) {
        assertThat(told(ClusterMessage.attended("game", report, replyWanted)))
            .containsExactly("game", "a", report, replyWanted);
      }
    }
    assertThat(told(ClusterMessage.greeted("game", Color.BLACK, PresetGreeting.THANK_YOU)))
        .containsExactly("game", Color.BLACK, PresetGreeting.THANK_YOU);
  }

  @Test
  void values_of_later_versions_are_ignored() {
    assertThat(told("attended game true false 12 true false false 0 more"))
        .containsExactly(
            "game", "a", new ServerPresenceReport(true, false, 12, false, false, 0), true);
    assertThat(told("changed game 17 3 {\"v\":2, \"type\": \"new\"}"))
        .containsExactly(
            "game", new GameChangeAnnouncement(17, 3, List.of("{\"v\":2, \"type\": \"new\"}")));
  }

  @Test
  void events_that_are_too_long_for_a_message_are_not_sent() {
    for (String event : List.of("x".repeat(7_000), "ж".repeat(3_500))) {
      String message =
          ClusterMessage.changed("game", new GameChangeAnnouncement(17, 3, List.of(event)));
      assertThat(message).isEqualTo("changed game 17 3");
    }
    String fits = "x".repeat(ServerMessages.MAX_MESSAGE_BYTES - "changed game 17 3 ".length());
    assertThat(ClusterMessage.changed("game", new GameChangeAnnouncement(17, 3, List.of(fits))))
        .endsWith(fits);
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
      assertThat(told(message)).as(message).isEmpty();
    }
  }
}
