package org.arbiterchess.server.link;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalLong;
import org.arbiterchess.chess.Color;
import org.arbiterchess.server.protocol.ClientMessage;
import org.arbiterchess.server.protocol.ClientMessageReader;
import org.arbiterchess.server.room.Announcement;
import org.arbiterchess.server.room.Rooms;
import org.arbiterchess.server.room.Seated;
import org.arbiterchess.server.store.StoredEvent;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * Tests, with a manual time source, which time is charged if one of several servers fails. White is
 * to move, is connected to a third server, and has three minutes.
 */
class ServerTimeInClusterTest extends TwoServersTestBase {

  private static final long MINUTE = 60_000;

  private RecordingPage bo;
  private long lastMoveAt;

  @BeforeEach
  void play() {
    RecordingPage anna = connect(second, white, false);
    bo = connect(second, black, false);
    move(anna, 1, "white", "e2e4");
    time.advance(1000);
    move(bo, 2, "black", "e7e5");
    lastMoveAt = time.now();
    second.find(white.game()).leave(anna.participant).join();
    report(true, 0);
    time.advance(5000);
  }

  private void move(RecordingPage page, int after, String seat, String attempt) {
    ClientMessage move =
        ClientMessageReader.read(
            "{\"v\":1,\"type\":\"command\",\"after\":%d,\"command\":{\"v\":1,\"type\":\"move\",\"seat\":\"%s\",\"id\":\"%s\",\"attempt\":\"%s\"}}"
                .formatted(after, seat, attempt, attempt)
                .getBytes(UTF_8));
    second.find(white.game()).receive(page.participant, move, time.now()).join();
    await(() -> page.count("\"type\":\"accepted\"") > 0);
  }

  /** Lets the third server report whether White is connected to it. */
  private void report(boolean whiteIsThere, long clockStoppedAt) {
    for (Rooms rooms : List.of(first, second)) {
      List<Color> players = whiteIsThere ? List.of(Color.WHITE) : List.of();
      rooms.onAnnounced(
          "third",
          white.game(),
          new Announcement.Attended(players, List.of(), 0, clockStoppedAt, false));
    }
  }

  private void loseThird(long since) {
    first.onNodeLost("third", since);
    second.onNodeLost("third", since);
  }

  private List<StoredEvent> log() {
    return store.load(white.game()).orElseThrow().events();
  }

  private void assertPaused(long from, long to) {
    await(() -> log().size() == 5);
    assertThat(log().get(3).type()).isEqualTo("paused");
    assertThat(log().get(3).at()).isEqualTo(from);
    assertThat(log().get(4).body()).contains("resumed", "\"restart\":true");
    assertThat(log().get(4).at()).isEqualTo(to);
  }

  @Test
  void a_player_on_a_failed_server_is_waited_for() {
    long failed = time.now();
    time.advance(1000);
    loseThird(failed);
    await(() -> bo.count("\"type\":\"paused\"") == 1);
    time.advance(MINUTE / 2);
    RecordingPage anna = connect(second, white, false);

    assertPaused(failed, time.now());
    assertThat(anna.count("\"type\":\"resumed\"")).isPositive();
  }

  @Test
  void a_player_who_is_back_before_the_failure_is_noticed_is_charged_only_since_then() {
    long failed = time.now();
    time.advance(700);
    connect(second, white, false);
    long back = time.now();
    time.advance(300);
    loseThird(failed);

    assertPaused(failed, back);
  }

  @Test
  void no_other_server_lets_the_flag_of_a_player_on_a_running_server_fall() {
    time.advance(4 * MINUTE);
    second.snapshot(white.game()).join();
    assertThat(log()).hasSize(3);

    loseThird(time.now());
    await(() -> log().size() > 3);
    assertThat(log().get(3).body()).contains("FLAG");
    assertThat(log().get(3).at()).isEqualTo(lastMoveAt + 3 * MINUTE + 2000);
  }

  @Test
  void the_clock_of_a_player_who_leaves_a_server_runs_although_it_fails_later() {
    report(false, 0);
    time.advance(1000);
    loseThird(time.now());
    time.advance(4 * MINUTE);

    await(() -> log().size() > 3);
    assertThat(log().get(3).body()).contains("FLAG");
  }

  @Test
  void a_frozen_server_does_not_stop_the_clock_of_a_player_on_another() {
    time.freeze(10_000);
    second.snapshot(white.game()).join();

    assertThat(log()).hasSize(3);
  }

  @Test
  void the_clock_stops_while_the_server_of_the_side_to_move_cannot_store() {
    long stopped = time.now();
    time.advance(1000);
    report(true, stopped);
    await(() -> bo.count("\"type\":\"paused\"") == 1);
    time.advance(MINUTE / 2);
    report(false, stopped);
    connect(second, white, false);

    assertPaused(stopped, time.now());
  }

  @Test
  void a_server_that_takes_over_a_game_waits_for_the_side_to_move() {
    report(false, 0);
    long failed = time.now();
    time.advance(2000);
    Rooms third = rooms(new InMemoryCluster("fourth"));
    third.openUnfinished(OptionalLong.of(failed));
    time.advance(1000);
    await(() -> log().size() == 4);

    assertThat(log().get(3).type()).isEqualTo("paused");
    assertThat(log().get(3).at()).isEqualTo(failed);
  }

  /** The second server learns of the pause only because the move cannot follow the log it knows. */
  @Test
  void a_move_on_one_server_resumes_a_game_that_another_paused_when_it_stopped() {
    report(false, 0);
    RecordingPage anna = connect(second, white, false);
    connect(first, black, false);
    boolean unused = firstCluster.hold().isEmpty();
    first.stop(20_000);
    time.advance(100);
    move(anna, 3, "white", "g1f3");

    assertThat(log().stream().map(StoredEvent::type).skip(3))
        .containsExactly("paused", "resumed", "movePlayed");
  }

  @Test
  void a_move_resumes_a_game_that_another_server_paused_during_an_outage_here() {
    report(false, 0);
    RecordingPage anna = connect(second, white, false);
    connect(first, black, false);
    secondCluster.databaseSilentSince = OptionalLong.of(time.now());
    second.snapshot(white.game()).join();
    secondCluster.databaseSilentSince = OptionalLong.empty();
    await(() -> bo.count("\"type\":\"paused\"") == 1);
    move(anna, 3, "white", "g1f3");

    assertThat(log().stream().map(StoredEvent::type).skip(3))
        .containsExactly("paused", "resumed", "movePlayed");
  }

  /** The first server's announcements reach the second one only when the test delivers them. */
  @Test
  void time_until_a_move_reaches_the_opponents_server_is_not_charged() {
    List<Announcement.Changed> changes = firstCluster.hold();
    RecordingPage anna = connect(first, white, false);
    Seated seated = white;
    ClientMessage move =
        ClientMessageReader.read(
            ("{\"v\":1,\"type\":\"command\",\"after\":3,\"command\":{\"v\":1,\"type\":\"move\","
                    + "\"seat\":\"white\",\"id\":\"x\",\"attempt\":\"g1f3\"}}")
                .getBytes(UTF_8));
    long moved = time.now();
    first.find(seated.game()).receive(anna.participant, move, moved).join();
    await(() -> changes.size() == 1);
    time.advance(1900);
    second.onAnnounced("first", seated.game(), changes.get(0));
    await(() -> bo.count("\"type\":\"resumed\"") == 1);
    time.advance(50);
    move(bo, 4, "black", "b8c6");

    await(() -> log().size() == 7);
    assertThat(log().get(4).at()).isEqualTo(moved);
    assertThat(log().get(5).body()).contains("resumed").doesNotContain("restart");
    assertThat(log().get(5).at()).isEqualTo(moved + 1900);
    assertThat(log().get(6).at()).isEqualTo(moved + 1950);
  }
}
