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
import org.junit.jupiter.api.Test;

class ClusterMessageTest {

  private static final String PAUSED = "{\"v\":1,\"type\":\"paused\",\"at\":1}";
  private static final String RESUMED = "{\"v\":1,\"type\":\"resumed\",\"at\":2}";

  private final ClusterEventSigner signer = new ClusterEventSigner("secret");

  /** What a message about the game "game" tells the listener. */
  private List<Object> told(String message) {
    List<Object> told = new ArrayList<>();
    ClusterMessage.decode("game", message, signer)
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
              public void onNodeLost(String node, long since) {
                throw new AssertionError(node);
              }

              @Override
              public void onNodesGone(OptionalLong since) {
                throw new AssertionError(since);
              }
            });
    return told;
  }

  private String changed(String... events) {
    return ClusterMessage.changed(
        "a", "game", new GameChangeAnnouncement(17, 3, List.of(events)), signer);
  }

  @Test
  void messages_survive_encoding_and_decoding() {
    for (List<String> events : List.of(List.<String>of(), List.of(PAUSED, RESUMED))) {
      assertThat(told(changed(events.toArray(String[]::new))))
          .containsExactly("game", new GameChangeAnnouncement(17, 3, events));
    }
    for (ServerPresenceReport report :
        List.of(
            new ServerPresenceReport(true, false, 12, false, true, 1763172004955L),
            new ServerPresenceReport(false, true, 0, true, false, 0))) {
      for (boolean replyWanted : new boolean[] {true, false}) {
        assertThat(told(ClusterMessage.attended("a/0.0.0.0:80", report, replyWanted)))
            .containsExactly("game", "a/0.0.0.0:80", report, replyWanted);
      }
    }
    assertThat(told(ClusterMessage.greeted("b", Color.BLACK, PresetGreeting.THANK_YOU)))
        .containsExactly("game", Color.BLACK, PresetGreeting.THANK_YOU);
  }

  /**
   * Servers running the previous version split the message at each space and read the first four
   * values.
   */
  @Test
  void a_server_of_an_earlier_version_understands_the_version_of_a_changed_game() {
    assertThat(changed(PAUSED, RESUMED).split(" ", -1)).startsWith("changed", "a", "17", "3");
  }

  @Test
  void values_of_later_versions_are_ignored() {
    assertThat(told("attended b 1 0 12 1 0 0 0 more"))
        .containsExactly(
            "game", "b", new ServerPresenceReport(true, false, 12, false, false, 0), true);
    String later = "{\"v\":2, \"type\": \"new\"}";
    assertThat(told(changed(later)))
        .containsExactly("game", new GameChangeAnnouncement(17, 3, List.of(later)));
  }

  @Test
  void long_events_are_neither_sent_nor_read() {
    String event = "x".repeat(ClusterMessage.MAX_EVENT_CHARS + 1);
    assertThat(changed(event)).isEqualTo("changed a 17 3");
    GameChangeAnnouncement change = new GameChangeAnnouncement(17, 3, List.of(event));
    assertThat(told("changed a 17 3 " + signer.sign("game", change) + " " + event))
        .containsExactly("game", change.withoutEvents());
  }

  @Test
  void only_the_signed_events_of_the_same_game_and_version_are_accepted() {
    GameChangeAnnouncement change = new GameChangeAnnouncement(17, 3, List.of(PAUSED, RESUMED));
    String signature = signer.sign("game", change);

    assertThat(signature).doesNotContain(" ");
    assertThat(new ClusterEventSigner("secret").isSigned("game", change, signature)).isTrue();
    assertThat(new ClusterEventSigner("another").isSigned("game", change, signature)).isFalse();
    assertThat(signer.isSigned("other", change, signature)).isFalse();
    assertThat(signer.isSigned("game", change, "")).isFalse();
    for (GameChangeAnnouncement forged :
        List.of(
            new GameChangeAnnouncement(16, 3, change.events()),
            new GameChangeAnnouncement(17, 4, change.events()),
            new GameChangeAnnouncement(17, 3, List.of(RESUMED, PAUSED)),
            new GameChangeAnnouncement(17, 3, List.of(PAUSED)))) {
      assertThat(signer.isSigned("game", forged, signature)).as(forged.toString()).isFalse();
    }
    assertThat(told("changed a 17 3 forged " + PAUSED))
        .containsExactly("game", new GameChangeAnnouncement(17, 3, List.of()));
  }

  @Test
  void a_server_recognises_its_own_messages() {
    assertThat(ClusterMessage.isFrom("a", "changed a 17 3")).isTrue();
    assertThat(ClusterMessage.isFrom("a", "changed ab 17 3")).isFalse();
    assertThat(ClusterMessage.isFrom("a", "")).isFalse();
    assertThat(ClusterMessage.isFrom("a", "a")).isFalse();
  }

  @Test
  void unknown_messages_are_ignored() {
    for (String message :
        List.of(
            "",
            "changed",
            "changed a",
            "changed a b c",
            "attended a 1 1",
            "hello a 1 2",
            "greeted a WHITE X")) {
      assertThat(told(message)).as(message).isEmpty();
    }
  }
}
