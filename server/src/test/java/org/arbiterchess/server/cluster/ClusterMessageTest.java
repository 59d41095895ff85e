package org.arbiterchess.server.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.arbiterchess.server.room.PresenceReport;
import org.junit.jupiter.api.Test;

class ClusterMessageTest {

  @Test
  void messages_survive_encoding_and_decoding() {
    List<ClusterMessage> messages =
        List.of(
            new ClusterMessage.Changed("a/0.0.0.0:80", 17, 3),
            new ClusterMessage.PresenceReported("b", new PresenceReport(true, false, 12), true),
            new ClusterMessage.PresenceReported("b", new PresenceReport(false, true, 0), false));
    for (ClusterMessage message : messages) {
      assertThat(ClusterMessage.decode(message.encode())).contains(message);
    }
  }

  @Test
  void unknown_messages_are_ignored() {
    for (String line :
        List.of("", "changed", "changed a", "changed a b c", "attended a 1 1", "hello a 1 2")) {
      assertThat(ClusterMessage.decode(line)).as(line).isEmpty();
    }
  }
}
