package org.arbiterchess.cli.serve;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.arbiterchess.cli.CommandRun;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** Tests what the server logs about a game and about rejected requests. */
@Timeout(120)
class ServeLogPrivacyTest {

  private static final String ADDRESS = "203.0.113.77";

  @TempDir Path page;
  @TempDir Path data;

  @BeforeEach
  void build_a_page() throws Exception {
    Files.writeString(page.resolve("index.html"), "<!doctype html><title>Arbiter</title>");
  }

  /** A WebSocket client. */
  private static final class Client implements WebSocket.Listener {

    private final BlockingQueue<JsonNode> heard = new LinkedBlockingQueue<>();
    private final StringBuilder part = new StringBuilder();
    private WebSocket socket;

    static Client of(RunningServeCommand serving) {
      Client client = new Client();
      URI address = URI.create(serving.address().replace("http", "ws") + "/socket");
      client.socket =
          HttpClient.newHttpClient()
              .newWebSocketBuilder()
              .header("X-Forwarded-For", ADDRESS)
              .buildAsync(address, client)
              .join();
      return client;
    }

    @Override
    public CompletionStage<?> onText(WebSocket from, CharSequence text, boolean last) {
      part.append(text);
      if (last) {
        heard.add(CommandRun.parse(part.toString()));
        part.setLength(0);
      }
      from.request(1);
      return null;
    }

    JsonNode ask(String message, String... types) throws InterruptedException {
      socket.sendText(message, true).join();
      while (true) {
        JsonNode answer = heard.poll(30, TimeUnit.SECONDS);
        assertThat(answer).as("an answer to " + message).isNotNull();
        if (List.of(types).contains(answer.get("type").asString())) {
          return answer;
        }
      }
    }

    JsonNode hello(String game, String token) throws InterruptedException {
      return ask(
          """
          {"v":1,"type":"hello","game":"%s","token":"%s","after":0,"language":"en","protocol":2}"""
              .formatted(game, token),
          "welcome",
          "refused");
    }

    JsonNode move(String seat, int after, String move) throws InterruptedException {
      return ask(
          """
          {"v":1,"type":"command","after":%d,"command":
          {"v":1,"type":"move","seat":"%s","id":"%s-%d","attempt":"%s"}}"""
              .formatted(after, seat, move, after, move),
          "accepted",
          "refused",
          "stale");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"text", "json"})
  void a_game_leaves_no_name_no_token_no_address_and_no_id_in_the_log(String form)
      throws Exception {
    List<String> secrets = new ArrayList<>(List.of("Annabella", "Bogdana", ADDRESS));
    try (RunningServeCommand serving =
        RunningServeCommand.start(
            page,
            "--data",
            data.toString(),
            "--log",
            form,
            "--behind-proxy",
            "--limit",
            "message-bytes=1024")) {
      JsonNode white =
          CommandRun.parse(
              serving
                  .post(
                      "/api/games",
                      """
                      {"v":1,"type":"create","variant":"CLASSICAL","rulebook":"ONLINE","control":"5+3",
                      "fen":"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
                      "color":"white","name":"Annabella"}""")
                  .body());
      String game = white.get("game").asString();
      JsonNode black =
          CommandRun.parse(
              serving
                  .post(
                      "/api/games/" + game + "/seats",
                      "{\"v\":1,\"type\":\"join\",\"name\":\"Bogdana\"}")
                  .body());
      secrets.add(game);
      secrets.add(white.get("token").asString());
      secrets.add(black.get("token").asString());
      play(serving, game, white.get("token").asString(), black.get("token").asString());
      // Sends invalid input in request bodies, paths and WebSocket messages.
      assertThat(
              serving.post("/api/games/" + game + "/seats", "{\"name\":\"Annabella").statusCode())
          .isEqualTo(400);
      assertThat(serving.get("/api/games/" + game + "x").statusCode()).isEqualTo(404);
      assertThat(serving.get("/" + game + "/%2e%2e/" + secrets.get(4)).statusCode())
          .isGreaterThanOrEqualTo(400);
      Client stranger = Client.of(serving);
      assertThat(stranger.ask("{\"Annabella\":", "refused").get("reason").asString())
          .isEqualTo("MALFORMED");
      stranger.socket.sendBinary(ByteBuffer.wrap(game.getBytes(UTF_8)), true).join();
      Client loud = Client.of(serving);
      loud.ask("\"Bogdana " + "x".repeat(1500) + "\"", "refused");
      assertThat(serving.stop()).isZero();

      assertThat(serving.err())
          .contains("MALFORMED", "TOO_LARGE", "UNKNOWN_GAME")
          .doesNotContain(secrets.toArray(new String[0]));
    }
  }

  private static void play(RunningServeCommand serving, String game, String white, String black)
      throws Exception {
    Client one = Client.of(serving);
    Client other = Client.of(serving);
    assertThat(one.hello(game, white).get("type").asString()).isEqualTo("welcome");
    JsonNode welcome = other.hello(game, black);
    int head = welcome.get("events").size();
    String[] mate = {"f2f3", "e7e5", "g2g4", "d8h4"};
    for (int i = 0; i < mate.length; i++) {
      Client mover = i % 2 == 0 ? one : other;
      JsonNode answer = mover.move(i % 2 == 0 ? "white" : "black", head, mate[i]);
      assertThat(answer.get("type").asString()).as(answer.toString()).isEqualTo("accepted");
      head = answer.get("seq").asInt();
    }
    one.socket.abort();
    other.socket.abort();
  }
}
