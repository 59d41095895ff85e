package org.arbiterchess.server.link;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import org.arbiterchess.server.json.JsonCodec;
import org.arbiterchess.server.protocol.Limit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Requests whose answer never arrives. A page that made its own token just asks again. */
@Timeout(60)
class LostResponsesTest {

  private static final String TOKEN = "Vb0h3pQx7Lk2mN9sT4wY8zA1cD5eF6g_";
  private static final String OTHER = "xx0h3pQx7Lk2mN9sT4wY8zA1cD5eF6g_";

  @TempDir Path place;

  private final ManualTime time = new ManualTime();
  private LinkServerForTests club;

  @BeforeEach
  void open() {
    club =
        LinkServerForTests.start(
            place, time, LinkServerForTests.highLimits().with(Limit.GAMES_PER_HOUR_PER_ADDRESS, 1));
  }

  @AfterEach
  void close() {
    club.close();
  }

  private static Map<String, Object> join(String token) {
    return Map.of("v", 1, "type", "join", "name", "Bo", "token", token);
  }

  private static Map<String, Object> create(String color) {
    Map<String, Object> create =
        new HashMap<>(LinkServerForTests.createRequest("3+2", color, "Anna"));
    create.put("token", TOKEN);
    return create;
  }

  /** Sends a request, and hangs up once it was carried out, without having read the answer. */
  private void hangUp(String path, Map<String, ?> request, BooleanSupplier done)
      throws IOException {
    byte[] body = JsonCodec.write(request).getBytes(UTF_8);
    String head = "POST " + path + " HTTP/1.1\r\nHost: x\r\nContent-Length: " + body.length;
    try (Socket wire = new Socket(InetAddress.getLoopbackAddress(), club.port())) {
      wire.getOutputStream().write((head + "\r\n\r\n").getBytes(UTF_8));
      wire.getOutputStream().write(body);
      wire.getOutputStream().flush();
      while (!done.getAsBoolean()) {
        Thread.onSpinWait();
      }
    }
  }

  @Test
  void who_joins_again_because_the_answer_was_lost_gets_the_same_seat() throws IOException {
    LinkServerForTests.SeatToken white = club.createGame("3+2", "white");
    String seats = "/api/games/" + white.game() + "/seats";
    hangUp(
        seats,
        join(TOKEN),
        () ->
            club.store().load(white.game()).orElseThrow().seats().black().tokenHash().isPresent());

    LinkServerForTests.SeatToken black =
        LinkServerForTests.SeatToken.of(club.post(seats, join(TOKEN)));
    assertThat(black)
        .isEqualTo(new LinkServerForTests.SeatToken(white.game(), TOKEN, List.of("black")));
    club.crash();
    club.restart();
    assertThat(LinkServerForTests.SeatToken.of(club.post(seats, join(TOKEN)))).isEqualTo(black);

    HttpResponse<String> other = club.post(seats, join(OTHER));
    assertThat(other.statusCode()).isEqualTo(409);
    assertThat(LinkServerForTests.tree(other)).containsEntry("reason", "SEATS_TAKEN");
    WebSocketPlayer anna = WebSocketPlayer.connect(club).hello(white);
    WebSocketPlayer bo = WebSocketPlayer.connect(club).hello(black);
    anna.move("e2e4");
    bo.await("events");
    assertThat(bo.move("e7e5")).containsEntry("type", "accepted");
  }

  @Test
  void the_maker_who_joins_gets_the_own_seat_back_and_not_the_other_one() {
    LinkServerForTests.SeatToken white =
        LinkServerForTests.SeatToken.of(club.post("/api/games", create("white")));
    String seats = "/api/games/" + white.game() + "/seats";
    assertThat(LinkServerForTests.SeatToken.of(club.post(seats, join(TOKEN)))).isEqualTo(white);
    assertThat(LinkServerForTests.SeatToken.of(club.post(seats, join(OTHER))).seats())
        .isEqualTo(List.of("black"));
  }

  @Test
  void who_makes_a_game_again_because_the_answer_was_lost_gets_the_same_game() throws IOException {
    hangUp("/api/games", create("random"), () -> !club.store().unfinishedGames().isEmpty());

    LinkServerForTests.SeatToken made =
        LinkServerForTests.SeatToken.of(club.post("/api/games", create("random")));
    assertThat(made.token()).isEqualTo(TOKEN);
    assertThat(made.seats()).hasSize(1);
    club.crash();
    club.restart();
    assertThat(LinkServerForTests.SeatToken.of(club.post("/api/games", create("random"))))
        .isEqualTo(made);
    assertThat(club.store().unfinishedGames()).containsExactly(made.game());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "short", "Vb0h3pQx7Lk2mN9sT4wY8zA1cD5eF6gé", TOKEN + "x"})
  void a_token_that_is_too_short_to_be_a_secret_is_refused_and_not_repeated(String token) {
    LinkServerForTests.SeatToken white = club.createGame("3+2", "white");
    HttpResponse<String> refused = club.post("/api/games/" + white.game() + "/seats", join(token));
    assertThat(refused.statusCode()).isEqualTo(400);
    assertThat(LinkServerForTests.tree(refused)).containsEntry("reason", "MALFORMED");
    assertThat(refused.body()).contains("$.token");
    if (!token.isEmpty()) {
      assertThat(refused.body()).doesNotContain(token);
    }
  }
}
