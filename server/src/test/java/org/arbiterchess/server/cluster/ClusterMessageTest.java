package org.arbiterchess.server.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.arbiterchess.chess.Color;
import org.arbiterchess.server.protocol.PresetGreeting;
import org.arbiterchess.server.room.GameChangeAnnouncement;
import org.arbiterchess.server.room.ServerPresenceReport;
import org.junit.jupiter.api.Test;

class ClusterMessageTest {

  private static final String PAUSED = "{\"v\":1,\"type\":\"paused\",\"at\":1}";
  private static final String RESUMED = "{\"v\":1,\"type\":\"resumed\",\"at\":2}";

  @Test
  void messages_survive_encoding_and_decoding() {
    List<ClusterMessage> messages =
        List.of(
            new ClusterMessage.Changed(
                "a/0.0.0.0:80", new GameChangeAnnouncement(17, 3, List.of()), ""),
            new ClusterMessage.Changed(
                "a", new GameChangeAnnouncement(17, 3, List.of(PAUSED, RESUMED)), "sign"),
            new ClusterMessage.PresenceReported(
                "b", new ServerPresenceReport(true, false, 12, false, true, 1763172004955L), true),
            new ClusterMessage.PresenceReported(
                "b", new ServerPresenceReport(false, true, 0, true, false, 0), false),
            new ClusterMessage.Greeted("b", Color.BLACK, PresetGreeting.THANK_YOU));
    for (ClusterMessage message : messages) {
      assertThat(ClusterMessage.decode(message.encode())).contains(message);
    }
  }

  /**
   * Servers running the previous version split the message at each space and read the first four
   * values.
   */
  @Test
  void a_server_of_an_earlier_version_understands_the_version_of_a_changed_game() {
    String message =
        new ClusterMessage.Changed(
                "a", new GameChangeAnnouncement(17, 3, List.of(PAUSED, RESUMED)), "sign")
            .encode();
    assertThat(message.split(" ", -1)).startsWith("changed", "a", "17", "3");
  }

  @Test
  void a_change_may_be_announced_without_its_events() {
    assertThat(ClusterMessage.decode("changed a 17 3"))
        .contains(
            new ClusterMessage.Changed("a", new GameChangeAnnouncement(17, 3, List.of()), ""));
  }

  @Test
  void values_of_later_versions_are_ignored() {
    assertThat(ClusterMessage.decode("attended b 1 0 12 1 0 0 0 more"))
        .contains(
            new ClusterMessage.PresenceReported(
                "b", new ServerPresenceReport(true, false, 12, false, false, 0), true));
    assertThat(ClusterMessage.decode("changed a 17 3 sign {\"v\":2, \"type\": \"new\"}"))
        .contains(
            new ClusterMessage.Changed(
                "a",
                new GameChangeAnnouncement(17, 3, List.of("{\"v\":2, \"type\": \"new\"}")),
                "sign"));
  }

  @Test
  void long_events_are_neither_sent_nor_read() {
    String event = "x".repeat(ClusterMessage.MAX_EVENT_CHARS + 1);
    assertThat(
            new ClusterMessage.Changed(
                    "a", new GameChangeAnnouncement(17, 3, List.of(event)), "sign")
                .encode())
        .isEqualTo("changed a 17 3");
    assertThat(ClusterMessage.decode("changed a 17 3 sign " + event))
        .contains(
            new ClusterMessage.Changed("a", new GameChangeAnnouncement(17, 3, List.of()), ""));
  }

  @Test
  void only_the_signed_events_of_the_same_game_and_version_are_accepted() {
    ClusterEventSigner signer = new ClusterEventSigner("secret");
    GameChangeAnnouncement change = new GameChangeAnnouncement(17, 3, List.of(PAUSED, RESUMED));
    String signature = signer.sign("one", change);

    assertThat(signature).doesNotContain(" ");
    assertThat(new ClusterEventSigner("secret").isSigned("one", change, signature)).isTrue();
    assertThat(new ClusterEventSigner("another").isSigned("one", change, signature)).isFalse();
    assertThat(signer.isSigned("other", change, signature)).isFalse();
    assertThat(signer.isSigned("one", change, "")).isFalse();
    for (GameChangeAnnouncement forged :
        List.of(
            new GameChangeAnnouncement(16, 3, change.events()),
            new GameChangeAnnouncement(17, 4, change.events()),
            new GameChangeAnnouncement(17, 3, List.of(RESUMED, PAUSED)),
            new GameChangeAnnouncement(17, 3, List.of(PAUSED)))) {
      assertThat(signer.isSigned("one", forged, signature)).as(forged.toString()).isFalse();
    }
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
    for (String line :
        List.of(
            "",
            "changed",
            "changed a",
            "changed a b c",
            "attended a 1 1",
            "hello a 1 2",
            "greeted a WHITE X")) {
      assertThat(ClusterMessage.decode(line)).as(line).isEmpty();
    }
  }
}
