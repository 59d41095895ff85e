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
import org.arbiterchess.server.json.JsonTreeCodec;
import org.arbiterchess.server.protocol.ServerLimit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests that a client that generates its own token can repeat a request after a lost response. */
@Timeout(60)
class LostResponsesTest {

  private static final String TOKEN = "Vb0h3pQx7Lk2mN9sT4wY8zA1cD5eF6g_";
  private static final String OTHER = "xx0h3pQx7Lk2mN9sT4wY8zA1cD5eF6g_";

  @TempDir Path tempDir;

  private final ManualTime time = new ManualTime();
  private LinkServerForTests server;

  @BeforeEach
  void open() {
    server =
        LinkServerForTests.start(
            tempDir,
            time,
            LinkServerForTests.highLimits().with(ServerLimit.GAMES_PER_HOUR_PER_ADDRESS, 1));
  }

  @AfterEach
  void close() {
    server.close();
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

  /**
   * Sends a request, waits until the server has processed it, and disconnects without reading the
   * response.
   */
  private void sendAndDisconnect(String path, Map<String, ?> request, BooleanSupplier done)
      throws IOException {
    byte[] body = JsonTreeCodec.write(request).getBytes(UTF_8);
    String head = "POST " + path + " HTTP/1.1\r\nHost: x\r\nContent-Length: " + body.length;
    try (Socket wire = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
      wire.getOutputStream().write((head + "\r\n\r\n").getBytes(UTF_8));
      wire.getOutputStream().write(body);
      wire.getOutputStream().flush();
      while (!done.getAsBoolean()) {
        Thread.onSpinWait();
      }
    }
  }

  @Test
  void joining_again_after_a_lost_response_gives_the_same_seat() throws IOException {
    LinkServerForTests.SeatToken white = server.createGame("3+2", "white");
    String seats = "/api/games/" + white.game() + "/seats";
    sendAndDisconnect(
        seats,
        join(TOKEN),
        () ->
            server
                .store()
                .load(white.game())
                .orElseThrow()
                .seats()
                .black()
                .tokenHash()
                .isPresent());

    LinkServerForTests.SeatToken black =
        LinkServerForTests.SeatToken.of(server.post(seats, join(TOKEN)));
    assertThat(black)
        .isEqualTo(new LinkServerForTests.SeatToken(white.game(), TOKEN, List.of("black")));
    server.crash();
    server.restart();
    assertThat(LinkServerForTests.SeatToken.of(server.post(seats, join(TOKEN)))).isEqualTo(black);

    HttpResponse<String> other = server.post(seats, join(OTHER));
    assertThat(other.statusCode()).isEqualTo(409);
    assertThat(LinkServerForTests.tree(other)).containsEntry("reason", "SEATS_TAKEN");
    WebSocketPlayer anna = WebSocketPlayer.connect(server).hello(white);
    WebSocketPlayer bo = WebSocketPlayer.connect(server).hello(black);
    anna.move("e2e4");
    bo.await("events");
    assertThat(bo.move("e7e5")).containsEntry("type", "accepted");
  }

  @Test
  void the_creator_who_joins_gets_back_their_own_seat() {
    LinkServerForTests.SeatToken white =
        LinkServerForTests.SeatToken.of(server.post("/api/games", create("white")));
    String seats = "/api/games/" + white.game() + "/seats";
    assertThat(LinkServerForTests.SeatToken.of(server.post(seats, join(TOKEN)))).isEqualTo(white);
    assertThat(LinkServerForTests.SeatToken.of(server.post(seats, join(OTHER))).seats())
        .isEqualTo(List.of("black"));
  }

  @Test
  void creating_again_after_a_lost_response_gives_the_same_game() throws IOException {
    sendAndDisconnect(
        "/api/games", create("random"), () -> !server.store().unfinishedGames().isEmpty());

    LinkServerForTests.SeatToken made =
        LinkServerForTests.SeatToken.of(server.post("/api/games", create("random")));
    assertThat(made.token()).isEqualTo(TOKEN);
    assertThat(made.seats()).hasSize(1);
    server.crash();
    server.restart();
    assertThat(LinkServerForTests.SeatToken.of(server.post("/api/games", create("random"))))
        .isEqualTo(made);
    assertThat(server.store().unfinishedGames()).containsExactly(made.game());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "short", "Vb0h3pQx7Lk2mN9sT4wY8zA1cD5eF6gé", TOKEN + "x"})
  void a_short_token_is_refused_and_not_echoed(String token) {
    LinkServerForTests.SeatToken white = server.createGame("3+2", "white");
    HttpResponse<String> refused =
        server.post("/api/games/" + white.game() + "/seats", join(token));
    assertThat(refused.statusCode()).isEqualTo(400);
    assertThat(LinkServerForTests.tree(refused)).containsEntry("reason", "MALFORMED");
    assertThat(refused.body()).contains("$.token");
    if (!token.isEmpty()) {
      assertThat(refused.body()).doesNotContain(token);
    }
  }
}
