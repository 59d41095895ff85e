package org.arbiterchess.server.link;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.arbiterchess.server.protocol.ClientMessage;
import org.arbiterchess.server.protocol.ClientMessageReader;
import org.arbiterchess.server.room.Announcement;
import org.junit.jupiter.api.Test;

/**
 * Tests which events a server takes from another server's announcements and which it loads from the
 * store.
 */
class RemoteEventsTest extends TwoServersTestBase {

  private static final List<String> MOVES = List.of("e2e4", "e7e5", "g1f3", "b8c6");

  /**
   * A game in which Anna is connected to the first server and Bo to the second. The test delivers
   * the first server's announcements to the second.
   */
  private record Table(RecordingPage anna, RecordingPage bo, List<Announcement.Changed> changes) {}

  private Table table() {
    RecordingPage anna = connect(first, white, false);
    RecordingPage bo = connect(second, black, false);
    connect(first, black, false);
    Table table = new Table(anna, bo, firstCluster.hold());
    store.reads.set(0);
    return table;
  }

  /** Plays the given half-move on the first server, connecting Black to it for Black's moves. */
  private void play(Table table, int ply) {
    RecordingPage page = ply % 2 == 0 ? table.anna : connect(first, black, false);
    ClientMessage move =
        ClientMessageReader.read(
            "{\"v\":1,\"type\":\"command\",\"after\":%d,\"command\":{\"v\":1,\"type\":\"move\",\"seat\":\"%s\",\"id\":\"%d\",\"attempt\":\"%s\"}}"
                .formatted(ply + 1, ply % 2 == 0 ? "white" : "black", ply, MOVES.get(ply))
                .getBytes(UTF_8));
    first.find(white.game()).receive(page.participant, move, time.now()).join();
    await(() -> table.changes.size() == ply + 1);
    store.reads.set(0);
  }

  private void deliver(Announcement.Changed change) {
    second.onAnnounced("first", white.game(), change);
  }

  /** The number of times Bo's page has received this move. */
  private static long told(Table table, int ply) {
    return table.bo.count("\"attempt\":\"" + MOVES.get(ply) + "\"");
  }

  /**
   * Waits until Bo's page has received the first {@code plies} moves, and asserts that each arrived
   * once and in order.
   */
  private static void assertTold(Table table, int plies) {
    for (int ply = 0; ply < plies; ply++) {
      int number = ply;
      await(() -> told(table, number) > 0);
      assertThat(told(table, number)).as(MOVES.get(ply)).isEqualTo(1);
    }
    List<String> events =
        table.bo.received.stream().filter(each -> each.contains("\"type\":\"events\"")).toList();
    String all = String.join("\n", events);
    for (int ply = 1; ply < plies; ply++) {
      assertThat(all.indexOf(MOVES.get(ply))).isGreaterThan(all.indexOf(MOVES.get(ply - 1)));
    }
  }

  @Test
  void a_move_on_another_server_is_shown_without_reading_the_store() {
    Table table = table();
    for (int ply = 0; ply < 4; ply++) {
      play(table, ply);
      deliver(table.changes.get(ply));
      assertTold(table, ply + 1);
      assertThat(store.reads).hasValue(0);
    }
  }

  @Test
  void a_message_that_arrives_twice_changes_nothing() {
    Table table = table();
    play(table, 0);
    deliver(table.changes.get(0));
    deliver(table.changes.get(0));
    play(table, 1);
    deliver(table.changes.get(1));
    deliver(table.changes.get(0));
    deliver(table.changes.get(1));

    assertTold(table, 2);
    assertThat(store.reads).hasValue(0);
  }

  @Test
  void a_lost_message_is_made_up_from_the_store() {
    Table table = table();
    play(table, 0);
    play(table, 1);
    play(table, 2);
    deliver(table.changes.get(2));

    assertTold(table, 3);
    assertThat(store.reads).hasValue(1);
  }

  @Test
  void a_move_that_is_announced_while_the_room_is_being_opened_is_shown() {
    RecordingPage bo = new RecordingPage();
    Table table = new Table(connect(first, white, false), bo, firstCluster.hold());
    CompletableFuture<Void> delivered = new CompletableFuture<>();
    store.delivered = delivered;
    CompletableFuture<Void> connected = sendHello(second, black, false, bo);
    await(() -> store.lastAnswer.isDone());
    store.delivered = CompletableFuture.completedFuture(null);
    play(table, 0);
    deliver(table.changes.get(0));
    delivered.complete(null);
    connected.join();

    assertTold(table, 1);
    assertThat(store.reads).hasValue(0);
  }

  @Test
  void messages_in_the_wrong_order_show_each_move_once_and_in_order() {
    Table table = table();
    play(table, 0);
    play(table, 1);
    deliver(table.changes.get(1));
    deliver(table.changes.get(0));

    assertTold(table, 2);
    assertThat(store.reads).hasValue(1);
  }

  @Test
  void of_a_message_with_known_and_new_events_only_the_new_ones_are_added() {
    Table table = table();
    play(table, 0);
    play(table, 1);
    deliver(table.changes.get(0));
    List<String> both =
        List.of(table.changes.get(0).events().get(0), table.changes.get(1).events().get(0));
    deliver(new Announcement.Changed(3, table.changes.get(1).revision(), both));

    assertTold(table, 2);
    assertThat(store.reads).hasValue(0);
  }

  @Test
  void a_message_without_events_as_earlier_versions_send_it_is_loaded_from_the_store() {
    Table table = table();
    play(table, 0);
    deliver(new Announcement.Changed(2, table.changes.get(0).revision(), List.of()));

    assertTold(table, 1);
    assertThat(store.reads).hasValue(1);
  }

  @Test
  void events_that_cannot_be_true_are_replaced_by_those_in_the_store() {
    List<String> untrue =
        List.of(
            "",
            "{",
            "[]",
            "{\"v\":1,\"type\":\"started\"}",
            "{\"v\":1,\"type\":\"movePlayed\",\"at\":1,\"attempt\":\"e2e5\"}",
            "{\"v\":1,\"type\":\"resumed\",\"at\":1}",
            "{\"v\":1,\"type\":\"resumed\",\"at\":1,\"command\":{}}",
            "{\"v\":99,\"type\":\"teleported\",\"at\":1}",
            "{\"a\":".repeat(1000) + "1" + "}".repeat(1000));
    Table table = table();
    play(table, 0);
    int revision = table.changes.get(0).revision();
    for (String event : untrue) {
      deliver(new Announcement.Changed(2, revision, List.of(event)));
    }

    assertTold(table, 1);
    assertThat(store.reads).hasValue(1);
  }

  @Test
  void a_version_that_the_store_does_not_have_is_looked_for_once() {
    Table table = table();
    deliver(new Announcement.Changed(Integer.MAX_VALUE, 1, List.of()));
    deliver(new Announcement.Changed(Integer.MAX_VALUE, Integer.MAX_VALUE, List.of("{}")));
    deliver(new Announcement.Changed(-5, -7, List.of("{}", "{}")));
    second.snapshot(white.game()).join();
    int before = store.reads.get();
    assertThat(before).isLessThanOrEqualTo(2);

    second.snapshot(white.game()).join();
    assertThat(store.reads).hasValue(before);
    play(table, 0);
    deliver(table.changes.get(0));
    assertTold(table, 1);
  }
}
