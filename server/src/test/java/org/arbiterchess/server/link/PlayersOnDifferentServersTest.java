package org.arbiterchess.server.link;

import static org.assertj.core.api.Assertions.assertThat;

import org.arbiterchess.server.protocol.ClientMessage;
import org.arbiterchess.server.protocol.PresetGreeting;
import org.junit.jupiter.api.Test;

/** Tests what players connected to different servers see of each other. */
class PlayersOnDifferentServersTest extends TwoServersTestBase {

  @Test
  void greetings_pass_between_players_on_different_servers() {
    RecordingPage anna = connect(first, white, true);
    RecordingPage bo = connect(second, black, true);
    time.advance(2_000);
    await(() -> anna.count("\"greetings\":[\"white\",\"black\"]") > 0);

    first
        .find(white.game())
        .receive(anna.participant, new ClientMessage.Greet(PresetGreeting.HELLO), time.now())
        .join();

    await(() -> bo.count("\"type\":\"greeted\",\"by\":\"white\",\"greeting\":\"HELLO\"") == 1);
    assertThat(anna.count("\"type\":\"greeted\"")).isEqualTo(1);
  }

  @Test
  void a_game_that_nobody_begins_is_aborted_once() {
    RecordingPage anna = connect(first, white, false);
    RecordingPage bo = connect(second, black, false);
    assertThat(bo.count("\"firstMoveBy\":" + (time.now() + 30_000))).isPositive();

    time.advance(30_499);
    assertThat(anna.count("ABORTED")).isZero();
    time.advance(5_000);

    await(() -> anna.count("ABORTED") == 1 && bo.count("ABORTED") == 1);
    assertThat(store.load(white.game()).orElseThrow().events()).hasSize(2);
  }

  @Test
  void a_player_who_moves_to_another_server_gets_the_whole_time_there() {
    RecordingPage anna = connect(first, white, false);
    connect(second, black, false);
    time.advance(25_000);
    first.find(white.game()).leave(anna.participant).join();
    RecordingPage again = connect(second, white, false);
    assertThat(again.count("\"firstMoveBy\":" + (time.now() + 30_000))).isPositive();

    time.advance(30_000);
    assertThat(again.count("ABORTED")).isZero();
    time.advance(5_000);
    await(() -> again.count("ABORTED") == 1);
  }
}
