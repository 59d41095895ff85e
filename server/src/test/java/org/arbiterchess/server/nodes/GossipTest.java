package org.arbiterchess.server.nodes;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.arbiterchess.server.room.Attendance;
import org.junit.jupiter.api.Test;

class GossipTest {

  @Test
  void what_is_said_is_understood() {
    List<Gossip> said =
        List.of(
            new Gossip.Changed("a/0.0.0.0:80", 17, 3),
            new Gossip.Attended("b", new Attendance(true, false, 12), true),
            new Gossip.Attended("b", new Attendance(false, true, 0), false));
    for (Gossip one : said) {
      assertThat(Gossip.read(one.line())).contains(one);
    }
  }

  @Test
  void what_is_not_understood_is_nothing() {
    for (String line :
        List.of("", "changed", "changed a", "changed a b c", "attended a 1 1", "hello a 1 2")) {
      assertThat(Gossip.read(line)).as(line).isEmpty();
    }
  }
}
